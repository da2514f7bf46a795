"""Tests of the command `furstenfeld`, through its own front door."""
