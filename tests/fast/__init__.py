"""The compiled engine: batches, worlds, observations, and what it refuses."""
