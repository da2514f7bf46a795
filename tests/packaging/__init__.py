"""Tests of what surrounds the game: the wheel, the Makefile, the documents, the arrows."""
