"""Whole turns by a network: turns that it would play, how likely each is, where each leads."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from furstenfeld.bots.champion.beliefs import Beliefs, likely_worlds
from furstenfeld.bots.champion.cpu import inputs_of
from furstenfeld.bots.champion.network import Network, NetworkOutput
from furstenfeld.bots.scripted.policy import cpu
from furstenfeld.bots.search.candidates import Root
from furstenfeld.bots.search.kernel.candidate import PLAN_LENGTH
from furstenfeld.fast import ACTION_COUNT, Batch
from furstenfeld.fast.codes import (
    BUILD_0,
    BUILDING,
    BUILT_ID,
    CARD_COUNT,
    CHOOSING,
    DRAWING,
    EXPERT,
    FIRST_PART,
    NONE,
    OPENING,
    OVER,
    PLOT_COUNT,
    SEATS,
    THINGS,
    UNDER_0,
    WHOLE_PALACE,
)
from furstenfeld.fast.convert import edition_record
from furstenfeld.records import Chance
from furstenfeld.rules import Edition

Plans = npt.NDArray[np.int16]
"""A row of answers for each turn, ended by NONE, as in the search."""
Doubles = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]

_NEVER: Final = -1e9
_THINGS: Final = len(THINGS)
_DECISIVE: Final = (CHOOSING, BUILDING)
"""The questions of others' turns that are worth a look of the network."""


class TurnStart(NamedTuple):
    """Where a turn begins: the record as the search sees it, its edition and its seat."""

    root: Root
    edition: Edition
    seat: int

    def copies(self, count: int) -> Batch:
        """Return so many copies to play on."""
        return Batch(np.repeat(self.root.games[:1], count), self.edition, threads=1)


def outlook_of(network: Network, batch: Batch) -> NetworkOutput:
    """Return what the network says to the seat that is asked, game by game."""
    return network.outlook(inputs_of(batch.observe(), batch.edition))


def log_chances(network: Network, batch: Batch) -> Doubles:
    """Return the logarithm of each action's chance for the seat that is asked, game by game."""
    logits = outlook_of(network, batch).logits[:, :ACTION_COUNT].astype(np.float64)
    logits[batch.masks() == 0] = _NEVER
    logits -= logits.max(axis=1, keepdims=True)
    logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
    return logits


def _in_turn(batch: Batch, start: TurnStart) -> npt.NDArray[np.bool_]:
    """Return in which games the turn that began at a position goes on."""
    first = start.root.games[0]
    games = batch.games
    is_opening = first["phase"] == OPENING
    same = (games["seat"] == start.seat) & (games["round"] == first["round"])
    stage = (games["phase"] == OPENING) == is_opening
    found: npt.NDArray[np.bool_] = same & stage & (games["phase"] != DRAWING)
    return found


def network_plans(
    network: Network, start: TurnStart, count: int, rng: Chance, begun: Sequence[int] = ()
) -> Plans:
    """Return turns as the network plays them: first its likeliest answers, then drawn ones.

    How they begin may be given.
    """
    batch = start.copies(count)
    plans = np.full((count, PLAN_LENGTH), NONE, np.int16)
    luck = np.random.default_rng(rng.bits())
    going = np.arange(count)
    for place in range(PLAN_LENGTH - 1):
        part = Batch(batch.games[going], start.edition, threads=1)
        chances = log_chances(network, part)
        noise = luck.gumbel(size=chances.shape)
        noise[going == 0] = 0
        actions = (chances + noise * (chances > _NEVER / 2)).argmax(axis=1)
        if place < len(begun):
            actions[:] = begun[place]
        plans[going, place] = actions
        part.step(actions)
        batch.games[going] = part.games
        going = going[_in_turn(part, start)]
        if not len(going):
            break
    return np.unique(plans, axis=0)


def log_priors(network: Network, start: TurnStart, plans: Plans) -> Doubles:
    """Return the logarithm of the chance that the network would play each turn."""
    total = np.zeros(len(plans))
    for going, part, actions in _followed(start.copies(len(plans)), plans):
        total[going] += log_chances(network, part)[np.arange(len(going)), actions]
    return total


def distinct(start: TurnStart, plans: Plans, likely: Doubles) -> tuple[Plans, Doubles]:
    """Return turns that sell or build something else, the likeliest first.

    Of those that do the same one is left, and it is as likely as all of them together: else the
    likeliest turns of a network are one turn with its cards put under the deck in every order.
    Which card is kept is the network's choice, too: trying others wins nothing
    (docs/reports/2026-11-training.md).
    """
    groups: dict[tuple[int, ...], list[int]] = {}
    for place in np.argsort(-likely, kind="stable"):
        groups.setdefault(essence(start, plans[place]), []).append(int(place))
    firsts = np.array([places[0] for places in groups.values()])
    together = np.array([np.logaddexp.reduce(likely[places]) for places in groups.values()])
    order = np.argsort(-together, kind="stable")
    return plans[firsts[order]], together[order]


def essence(start: TurnStart, plan: npt.NDArray[np.int16]) -> tuple[int, ...]:
    """Return what a turn does, whatever the order and whichever of things that are alike.

    Cards under the deck are left out, plots count by what they hold, and in the base game any part
    of the palace is as good as another (R4.7).
    """
    game = start.root.games[0]
    plots, is_base = game["plots"][start.seat], game["variant"] != EXPERT
    found = []
    for action in plan[plan != NONE].tolist():
        if BUILD_0 <= action < BUILT_ID:
            card, plot = divmod(action - BUILD_0, PLOT_COUNT)
            if is_base and FIRST_PART <= card < FIRST_PART + WHOLE_PALACE:
                card = FIRST_PART
            found.append(BUILD_0 + card * _THINGS + int(plots[plot]))
        elif not UNDER_0 <= action < UNDER_0 + CARD_COUNT:
            found.append(-1 - action)
    return tuple(sorted(found))


def in_worlds(start: TurnStart, beliefs: Beliefs, plans: Plans, worlds: int, seed: int) -> Batch:
    """Return each turn played in the same worlds that agree with the view, turn by turn."""
    dealt = likely_worlds(beliefs, start.root.games[:1], start.seat, worlds, seed)
    batch = Batch(np.tile(dealt, len(plans)), start.edition, threads=1)
    follow(batch, np.repeat(plans, worlds, axis=0))
    return batch


def follow(batch: Batch, plans: Plans) -> None:
    """Play a turn in each game."""
    for _ in _followed(batch, plans):
        pass


def _followed(
    batch: Batch, plans: Plans
) -> Iterator[tuple[npt.NDArray[np.int64], Batch, npt.NDArray[np.int64]]]:
    """Play a turn in each game; yield before each answer who answers, where, and what."""
    for place in range(PLAN_LENGTH):
        going = np.flatnonzero(plans[:, place] != NONE)
        if not len(going):
            return
        part = Batch(batch.games[going], batch.edition, threads=1)
        actions = plans[going, place].astype(np.int64)
        yield going, part, actions
        part.step(actions)
        batch.games[going] = part.games


def scripted(batch: Batch, weights: Whole, seed: int = 0, noise: int = 0) -> Whole:
    """Return the answers of the scripted policy, game by game; `noise` varies them."""
    actions = np.zeros(len(batch), np.int64)
    rows = np.zeros((len(batch), SEATS), np.int64)
    edition = edition_record(batch.edition)
    seeds = np.full(len(batch), seed, np.uint64)
    cpu.decide(batch.games, edition, weights[None], rows, seeds, noise, actions)
    return actions


def before(batch: Batch, seat: int, number: int) -> npt.NDArray[np.bool_]:
    """Return which games go on and have not come to where a seat is asked in a round."""
    games = batch.games
    there = (games["seat"] == seat) & (games["round"] >= number)
    found: npt.NDArray[np.bool_] = ~there & (games["phase"] != OVER)
    return found


def play_until(network: Network, batch: Batch, seat: int, number: int, weights: Whole) -> None:
    """Play on until a seat is asked in a round, or to the end.

    Everybody's breweries and builds are those that the network likes best. The rest is left to the
    scripted policy, which is nearly as good at it and takes no time.
    """
    while (going := before(batch, seat, number)).any():
        games = batch.games
        decisive = np.isin(games["phase"], _DECISIVE)
        # The network is asked when all games have come to it: many rows at once are quick.
        simple = going & ~decisive
        taken = simple if simple.any() else going & decisive
        part = Batch(games[taken], batch.edition, threads=1)
        if simple.any():
            part.step(scripted(part, weights))
        else:
            part.step(log_chances(network, part).argmax(axis=1))
        batch.games[taken] = part.games


def leaf_values(network: Network, batch: Batch, seat: int) -> Doubles:
    """Return what the network expects for a seat that is asked in each game, or what it won."""
    values = won(batch, seat)
    going = np.flatnonzero(~batch.finished)
    if len(going):
        part = Batch(batch.games[going], batch.edition, threads=1)
        values[going] = outlook_of(network, part).win[:, 0]
    return values


def won(batch: Batch, seats: int | npt.NDArray[np.integer[Any]]) -> Doubles:
    """Return the share of the win of a seat, or of one seat of each game."""
    shares: Doubles = batch.win_shares()[np.arange(len(batch)), seats]
    return shares
