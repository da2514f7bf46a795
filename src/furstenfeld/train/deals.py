"""Deals for training: tables of all sizes and both variants, some kinds more often."""

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from furstenfeld.bots.scripted.policy import weights_for
from furstenfeld.fast import GAME, Batch, cpu
from furstenfeld.fast.codes import SEATS, VARIANTS
from furstenfeld.fast.convert import edition_record
from furstenfeld.fast.layout import Games
from furstenfeld.records import bundled_edition
from furstenfeld.rules import Edition, Variant


class TableKind(msgspec.Struct, frozen=True):
    """A kind of table, and how often it is dealt relative to the others."""

    players: int
    variant: Variant = Variant.BASE
    weight: float = 1.0


_WEIGHT: Final = {2: 2.0, 3: 1.0, 4: 6.0, 5: 1.0}

ALL_KINDS: Final = tuple(
    TableKind(players, variant, _WEIGHT[players] / (1 if variant is Variant.BASE else 2))
    for variant in Variant
    for players in range(2, SEATS + 1)
)
"""All kinds of tables. Four players are most frequent, and the base game, in which the scripted
policy is harder to beat, is twice as frequent as the expert game."""


class Dealer:
    """Deals the standard edition from a random generator of its own.

    The evaluation deals are named by text seeds, so a training deal is one of them only with a
    probability of 2 ** -64.
    """

    def __init__(self, kinds: Sequence[TableKind], seed: int) -> None:
        self.kinds = tuple(kinds)
        self.edition: Edition = bundled_edition("reconstructed")
        self.rng = np.random.default_rng(seed)

    def deal(self, count: int) -> Games:
        """Return `count` new games, the kinds of tables mixed at random."""
        weights = np.array([kind.weight for kind in self.kinds])
        drawn = self.rng.choice(len(self.kinds), count, p=weights / weights.sum())
        players = np.array([kind.players for kind in self.kinds], np.int64)[drawn]
        variants = np.array([VARIANTS.index(kind.variant) for kind in self.kinds], np.int64)[drawn]
        streams = self.rng.integers(0, 2**64, (count, 2 + SEATS), np.uint64)
        games = np.zeros(count, GAME)
        cpu.deal(games, edition_record(self.edition), variants, players, streams)
        return games

    def spread(self, games: Games, max_steps: int) -> Games:
        """Return the games after up to `max_steps` random decisions, each after a different number.

        Games that start together would stay in step, so that a batch would be all openings.
        """
        batch = Batch(games.copy(), self.edition, threads=1)
        groups = min(64, len(games))
        for group in range(groups):
            part = Batch(batch.games[group::groups].copy(), self.edition, threads=1)
            part.playout(int(self.rng.integers(2**31)), max_steps * group // groups)
            batch.games[group::groups] = part.games
        over = np.flatnonzero(batch.finished)
        batch.games[over] = self.deal(len(over))
        return batch.games


def script_weights() -> npt.NDArray[np.int64]:
    """Return the scripted policy's weights, one row for each variant and number of players."""
    rows = [
        weights_for(variant, players) for variant in VARIANTS for players in range(2, SEATS + 1)
    ]
    return np.array(rows)
