"""The settings of a contest, and the games that it consists of."""

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from furstenfeld.lab.arena.lineups import ladder, mixed, one_vs_rest, rotations
from furstenfeld.records import deal
from furstenfeld.rules import Deal, Edition, Variant


class Field(StrEnum):
    """Who meets whom."""

    ONE_VS_REST = "one-vs-rest"
    """Every bot but the last, alone against a table of the last."""
    LADDER = "ladder"
    """Every bot but the last, alone against a table of the next."""
    MIXED = "mixed"
    """Tables drawn from all bots, so that all play and meet equally often."""


class GameTask(msgspec.Struct, frozen=True):
    """A game of a contest that is to be played, with its bots in their seats."""

    deal: int
    """The number of its deal."""
    table: int
    """The number of its line-up on this deal, from 0."""
    rotation: int
    """By how many seats the line-up is rotated."""
    bots: tuple[str, ...]
    """Seat 0 first."""

    @property
    def key(self) -> tuple[int, int, int]:
        """The key of this game, unique in its contest."""
        return self.deal, self.table, self.rotation


class Contest(msgspec.Struct, frozen=True):
    """The settings of a contest; with more deals the same contest continues."""

    bots: tuple[str, ...]
    players: int
    variant: Variant
    edition: Edition
    field: Field
    seed: str
    deals: int
    first: int = 1
    """The number of the first deal."""

    def deal_of(self, number: int) -> Deal:
        """Return the deal of this number."""
        return deal(f"{self.seed}/{number}", self.players, self.variant, self.edition)

    def seed_of(self, task: GameTask) -> str:
        """Return the seed of the bots' random numbers, which depends on deal and rotation alone."""
        return f"{self.seed}/{task.deal}/{task.rotation}"

    def tasks(self) -> Iterator[GameTask]:
        """Yield every game, deal by deal, each line-up in all rotations."""
        numbers = range(self.first, self.first + self.deals)
        for number, tables in zip(numbers, self._tables(), strict=False):
            for table, line_up in enumerate(tables):
                for rotation, bots in enumerate(rotations(line_up)):
                    yield GameTask(number, table, rotation, bots)

    def _tables(self) -> Iterator[tuple[tuple[str, ...], ...]]:
        """Yield the line-ups of each deal, endlessly."""
        match self.field:
            case Field.ONE_VS_REST:
                return one_vs_rest(self.bots, self.players)
            case Field.LADDER:
                return ladder(self.bots, self.players)
            case Field.MIXED:
                return mixed(self.bots, self.players, self.seed)
