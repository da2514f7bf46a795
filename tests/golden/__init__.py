"""Golden games and perft: recorded play that must never change unless the rules do."""
