"""The bots: what holds for all of them, and how well a steward plays."""
