"""Whole turns by a network: turns that it would play, how likely each is, where each leads."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from furstenfeld.bots.champion.cpu import inputs_of
from furstenfeld.bots.champion.network import Network, Outlook
from furstenfeld.bots.search.candidates import Root
from furstenfeld.bots.search.kernel.wishes import LENGTH
from furstenfeld.fast import ACTION_COUNT, Batch
from furstenfeld.fast.tables import DRAWING, NONE, OPENING
from furstenfeld.records import Chance
from furstenfeld.rules import Edition

Plans = npt.NDArray[np.int16]
"""A row of answers for each turn, ended by NONE, as in the search."""
Doubles = npt.NDArray[np.float64]

_NEVER: Final = -1e9


class Position(NamedTuple):
    """Where a turn begins: the record as the search sees it, its edition and its seat."""

    root: Root
    edition: Edition
    seat: int

    def copies(self, count: int) -> Batch:
        """Return so many copies to play on."""
        return Batch(np.repeat(self.root.games[:1], count), self.edition, threads=1)


def outlook_of(network: Network, batch: Batch) -> Outlook:
    """Return what the network says to the seat that is asked, game by game."""
    return network.outlook(inputs_of(batch.observe(), batch.edition))


def log_chances(network: Network, batch: Batch) -> Doubles:
    """Return the logarithm of each action's chance for the seat that is asked, game by game."""
    logits = outlook_of(network, batch).logits[:, :ACTION_COUNT].astype(np.float64)
    logits[batch.masks() == 0] = _NEVER
    logits -= logits.max(axis=1, keepdims=True)
    logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
    return logits


def _in_turn(batch: Batch, start: Position) -> npt.NDArray[np.bool_]:
    """Return in which games the turn that began at a position goes on."""
    first = start.root.games[0]
    games = batch.games
    is_opening = first["phase"] == OPENING
    same = (games["seat"] == start.seat) & (games["round"] == first["round"])
    stage = (games["phase"] == OPENING) == is_opening
    found: npt.NDArray[np.bool_] = same & stage & (games["phase"] != DRAWING)
    return found


def network_plans(network: Network, start: Position, count: int, rng: Chance) -> Plans:
    """Return turns as the network plays them: first its likeliest answers, then drawn ones."""
    batch = start.copies(count)
    plans = np.full((count, LENGTH), NONE, np.int16)
    luck = np.random.default_rng(rng.bits())
    going = np.arange(count)
    for place in range(LENGTH - 1):
        part = Batch(batch.games[going], start.edition, threads=1)
        chances = log_chances(network, part)
        noise = luck.gumbel(size=chances.shape)
        noise[going == 0] = 0
        actions = (chances + noise * (chances > _NEVER / 2)).argmax(axis=1)
        plans[going, place] = actions
        part.step(actions)
        batch.games[going] = part.games
        going = going[_in_turn(part, start)]
        if not len(going):
            break
    return np.unique(plans, axis=0)


def log_priors(network: Network, start: Position, plans: Plans) -> Doubles:
    """Return the logarithm of the chance that the network would play each turn."""
    total = np.zeros(len(plans))
    for going, part, actions in _followed(start.copies(len(plans)), plans):
        total[going] += log_chances(network, part)[np.arange(len(going)), actions]
    return total


def follow(batch: Batch, plans: Plans) -> None:
    """Play a turn in each game."""
    for _ in _followed(batch, plans):
        pass


def _followed(
    batch: Batch, plans: Plans
) -> Iterator[tuple[npt.NDArray[np.int64], Batch, npt.NDArray[np.int64]]]:
    """Play a turn in each game; yield before each answer who answers, where, and what."""
    for place in range(LENGTH):
        going = np.flatnonzero(plans[:, place] != NONE)
        if not len(going):
            return
        part = Batch(batch.games[going], batch.edition, threads=1)
        actions = plans[going, place].astype(np.int64)
        yield going, part, actions
        part.step(actions)
        batch.games[going] = part.games


def leaf_values(network: Network, batch: Batch, seat: int) -> Doubles:
    """Return what a seat can expect in each game when it is asked next, or what it won.

    Until then everybody plays as the network likes best.
    """
    values = np.zeros(len(batch))
    going = np.arange(len(batch))
    while len(going):
        games = batch.games[going]
        part = Batch(games, batch.edition, threads=1)
        over, asked = part.finished, part.to_move == seat
        values[going[over]] = won(part, seat)[over]
        if asked.any():
            seen = Batch(games[asked], batch.edition, threads=1)
            values[going[asked]] = outlook_of(network, seen).win[:, 0]
        going = going[~over & ~asked]
        if len(going):
            part = Batch(batch.games[going], batch.edition, threads=1)
            part.step(log_chances(network, part).argmax(axis=1))
            batch.games[going] = part.games
    return values


def won(batch: Batch, seats: int | npt.NDArray[np.integer[Any]]) -> Doubles:
    """Return the share of the win of a seat, or of one seat of each game."""
    winners = batch.winners()
    share: Doubles = winners[np.arange(len(batch)), seats] / np.maximum(1, winners.sum(axis=1))
    return share
