"""The arena: bots play each other, each deal in all seat rotations, and the games are counted."""

from furstenfeld.lab.arena.blocks import whole_blocks
from furstenfeld.lab.arena.cluster import by_ray
from furstenfeld.lab.arena.contest import Contest, Field, Piece
from furstenfeld.lab.arena.intervals import Interval
from furstenfeld.lab.arena.ledger import FolderError, Ledger
from furstenfeld.lab.arena.match import Failed, Finished, Game, Maker, play_piece
from furstenfeld.lab.arena.report import (
    Report,
    Summary,
    TooFewDealsError,
    empty_summary,
    report_of,
    troubles_of,
)
from furstenfeld.lab.arena.workers import by_processes

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
