"""Benchmarks, with peers measured in the same run; nothing here is a timed test."""
