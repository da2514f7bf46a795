"""Two engines walk together: no tolerance, no skip list."""
