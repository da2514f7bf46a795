"""The compiled policy and the search above it."""
