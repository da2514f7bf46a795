"""Tests of the logic of tables."""
