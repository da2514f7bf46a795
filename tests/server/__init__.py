"""Tests of the server: tables as values, storage, the wire, people, faults."""
