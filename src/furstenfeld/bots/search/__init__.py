"""The bot `search`: information-set search over whole turns, on the compiled engine."""

from furstenfeld.bots.search.budget import Budget, BudgetError
from furstenfeld.bots.search.search import Search, SearchReport, TriedTurn

__all__ = ["Budget", "BudgetError", "Search", "SearchReport", "TriedTurn"]
