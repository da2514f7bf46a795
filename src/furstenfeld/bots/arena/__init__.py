"""The arena: bots play each other, each deal in all seat rotations, and the games are counted."""

from furstenfeld.bots.arena.blocks import whole_blocks
from furstenfeld.bots.arena.cluster import by_ray
from furstenfeld.bots.arena.contest import Contest, Field, Piece
from furstenfeld.bots.arena.crew import by_processes
from furstenfeld.bots.arena.game import Failed, Finished, Game, Maker, play_piece
from furstenfeld.bots.arena.intervals import Interval
from furstenfeld.bots.arena.ledger import FolderError, Ledger
from furstenfeld.bots.arena.report import (
    Report,
    Summary,
    TooFewDealsError,
    empty_summary,
    report_of,
    troubles_of,
)

__all__ = [
    "Contest",
    "Failed",
    "Field",
    "Finished",
    "FolderError",
    "Game",
    "Interval",
    "Ledger",
    "Maker",
    "Piece",
    "Report",
    "Summary",
    "TooFewDealsError",
    "by_processes",
    "by_ray",
    "empty_summary",
    "play_piece",
    "report_of",
    "troubles_of",
    "whole_blocks",
]
