"""The logic of a table as pure functions of values: no clock, no database, no processes."""
