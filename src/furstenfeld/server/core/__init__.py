"""A table as a value and what may happen to it: pure functions, without clock or database."""
