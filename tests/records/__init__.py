"""Games and editions written down: what is read, what is refused, and how."""
