"""The parts of a server process: scheduler, bot workers, live updates, rate limits."""
