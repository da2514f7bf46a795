"""Tests of the parts of a server process."""
