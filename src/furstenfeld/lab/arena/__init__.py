"""The arena: bots play each other on deals in all seat rotations, and a report compares them."""

from furstenfeld.lab.arena.blocks import whole_blocks
from furstenfeld.lab.arena.cluster import play_on_ray
from furstenfeld.lab.arena.contest import Contest, Field, GameTask
from furstenfeld.lab.arena.ledger import FolderError, Ledger
from furstenfeld.lab.arena.match import FailedGame, FinishedGame, GameResult, play_task
from furstenfeld.lab.arena.report import (
    ContestReport,
    ContestSummary,
    TooFewDealsError,
    empty_summary,
    failures_of,
    report_of,
)
from furstenfeld.lab.arena.workers import play_locally
from furstenfeld.lab.intervals import Interval

__all__ = [
    "Contest",
    "ContestReport",
    "ContestSummary",
    "FailedGame",
    "Field",
    "FinishedGame",
    "FolderError",
    "GameResult",
    "GameTask",
    "Interval",
    "Ledger",
    "TooFewDealsError",
    "empty_summary",
    "failures_of",
    "play_locally",
    "play_on_ray",
    "play_task",
    "report_of",
    "whole_blocks",
]
