"""What runs inside a server process: the scheduler, bot workers, live updates, limits."""
