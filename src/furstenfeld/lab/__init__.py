"""Measurements of games and bots: the arena, the balance lab, statistics and report pages."""
