"""Measurements of games and players: the arena, the balance lab, statistics and report pages."""
