"""Learning what rivals are likely to hold: champions play, and a small network looks on.

For every seat that begins its turn, each rival is a lesson: what everybody knows of that rival, and
where its unseen cards really are. `bots.champion.beliefs` deals worlds by what is learnt.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import nn
from torch.nn import functional

from furstenfeld.bots.champion.beliefs import FACTS, OPINIONS, Beliefs, facts_of
from furstenfeld.bots.champion.network import Floats, Layer, Network
from furstenfeld.bots.champion.turns import log_chances
from furstenfeld.fast import Batch
from furstenfeld.fast.codes import CARD_COUNT, CHOOSING, NONE, SEATS
from furstenfeld.fast.layout import Games
from furstenfeld.train.deals import ALL_KINDS, Kind

Tensor = Any

WIDTH: Final = 64
AT_ONCE: Final = 96
"""Games that are played side by side."""
ROWS: Final = 2048
"""Lessons of a step of the optimiser."""
PASSES: Final = 8
RATE: Final = 2e-3
ORDER_WEIGHT: Final = 0.3
"""What the order of a tail counts beside what is in it."""
HELD_BACK: Final = 0.05
"""Share of the lessons that only says how much was learnt."""
_NEVER: Final = -1e9


class Lessons(NamedTuple):
    """What is known of seats, and where their cards are: 1 for each card that is there."""

    facts: Floats
    held: Floats
    tail: Floats
    above: Floats
    order: npt.NDArray[np.int64]
    """The tail from its top on, then NONE."""


class Losses(NamedTuple):
    """How far off beliefs are, in natural logarithms: a card in hand, in the tail, its place."""

    held: float
    tail: float
    order: float


def watched(
    network: Network, games: int, seed: str, kinds: Sequence[Kind] = ALL_KINDS
) -> Iterator[Lessons]:
    """Play games, some at a time and all kinds of tables in turn; yield their lessons."""
    for number, first in enumerate(range(0, games, AT_ONCE)):
        kind = kinds[number % len(kinds)]
        seeds = [f"{seed}/{game}" for game in range(first, min(games, first + AT_ONCE))]
        batch = Batch.deal(seeds, kind.players, kind.variant)
        yield from _played(network, batch)


def _played(network: Network, batch: Batch) -> Iterator[Lessons]:
    last = np.full(len(batch), NONE)
    while (going := np.flatnonzero(~batch.finished)).size:
        games = batch.games
        turn = games["round"].astype(np.int64) * SEATS + games["seat"]
        begun = going[(games["phase"][going] == CHOOSING) & (turn[going] != last[going])]
        last[begun] = turn[begun]
        if begun.size:
            yield _seen(games[begun])
        part = Batch(games[going], batch.edition, threads=1)
        part.step(log_chances(network, part).argmax(axis=1))
        batch.games[going] = part.games


def _seen(games: Games) -> Lessons:
    """Return a lesson for each rival of the seats that are asked."""
    players = int(games["players"][0])
    rivals = [(games["seat"].astype(np.int64) + later) % players for later in range(1, players)]
    return joined([_of_rivals(games, seats) for seats in rivals])


def _of_rivals(games: Games, seats: npt.NDArray[np.int64]) -> Lessons:
    rows = np.arange(len(games))
    hand, deck, head, size, known = (
        games[name][rows, seats].astype(np.int64)
        for name in ("hand", "deck", "head", "size", "known")
    )
    top = np.arange(CARD_COUNT)
    ordered = np.take_along_axis(deck, (head[:, None] + top) % CARD_COUNT, axis=1)
    first = (size - known)[:, None]
    places = np.minimum(first + top, CARD_COUNT - 1)
    order = np.where(top < known[:, None], np.take_along_axis(ordered, places, axis=1), NONE)
    above = np.where(top < first, ordered, NONE)
    return Lessons(
        facts=facts_of(games, seats),
        held=(hand[:, None] >> top & 1).astype(np.float32),
        tail=_marked(order),
        above=_marked(above),
        order=order,
    )


def _marked(cards: npt.NDArray[np.int64]) -> Floats:
    """Return 1 for each card of a row that is ended by NONE."""
    marks = np.zeros((len(cards), CARD_COUNT), np.float32)
    rows, places = np.nonzero(cards != NONE)
    marks[rows, cards[rows, places]] = 1
    return marks


def joined(lessons: Sequence[Lessons]) -> Lessons:
    """Return lessons one below the other."""
    return Lessons(*(np.concatenate(column) for column in zip(*lessons, strict=True)))


class Believer:
    """A small network that learns from lessons."""

    def __init__(self, lessons: Lessons, seed: int = 1) -> None:
        """Take lessons in any order, and keep some of them back."""
        torch.manual_seed(seed)
        mixed = torch.randperm(len(lessons.facts))
        self._columns = [torch.from_numpy(column)[mixed] for column in lessons]
        self._learnt = int(len(lessons.facts) * (1 - HELD_BACK))
        sizes = (FACTS, WIDTH, WIDTH, OPINIONS * CARD_COUNT)
        self._layers = [nn.Linear(*ends) for ends in pairwise(sizes)]
        nn.init.zeros_(self._layers[-1].weight)
        nn.init.zeros_(self._layers[-1].bias)
        self._optimiser = torch.optim.Adam(
            [weight for layer in self._layers for weight in layer.parameters()], RATE
        )

    def learn(self, passes: int = PASSES) -> Iterator[Losses]:
        """Go through the lessons; yield after each pass how far off it is in others."""
        steps = max(1, passes * (self._learnt // ROWS))
        pace = torch.optim.lr_scheduler.CosineAnnealingLR(self._optimiser, steps)
        for _ in range(passes):
            for rows in torch.randperm(self._learnt).split(ROWS)[: self._learnt // ROWS]:
                held, tail, order = self._losses(rows)
                self._optimiser.zero_grad()
                (held + tail + ORDER_WEIGHT * order).backward()
                self._optimiser.step()
                pace.step()
            yield self.losses()

    def losses(self) -> Losses:
        """Return how far off it is in the lessons that were kept back."""
        with torch.no_grad():
            rows = torch.arange(self._learnt, len(self._columns[0]))
            return Losses(*(float(loss) for loss in self._losses(rows)))

    def _losses(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        facts, held, tail, above, order = (column[rows] for column in self._columns)
        said = self.said(facts)
        deck = tail + above
        return (
            _binary(said[0], held, held + deck),
            _binary(said[1], tail, deck),
            _listwise(said[2], order),
        )

    def said(self, facts: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Return what is said of each card, as an `Opinion` has it."""
        flow = facts
        for layer in self._layers[:-1]:
            flow = functional.relu(layer(flow))
        held, tail, early = self._layers[-1](flow).split(CARD_COUNT, dim=1)
        return held, tail, early

    def beliefs(self) -> Beliefs:
        """Return what was learnt."""
        return Beliefs(
            tuple(
                Layer(layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy().copy())
                for layer in self._layers
            )
        )


def _binary(said: Tensor, there: Tensor, possible: Tensor) -> Tensor:
    """Return the loss of saying which cards are there, beside what their number alone says.

    How many there are is known, so the network says only what speaks for a card beside that.
    """
    count, rest = there.sum(dim=1, keepdim=True), (possible - there).sum(dim=1, keepdim=True)
    logits = said + ((count + 0.1) / (rest + 0.1)).log()
    loss = functional.binary_cross_entropy_with_logits(logits, there, reduction="none")
    return (loss * possible).sum() / possible.sum()


def _listwise(said: Tensor, order: Tensor) -> Tensor:
    """Return the loss of saying which card comes next in a tail, card by card (Plackett-Luce)."""
    is_card = order != NONE
    liked = said.gather(1, order.clamp(min=0)).masked_fill(~is_card, _NEVER)
    left = liked.flip(1).logcumsumexp(dim=1).flip(1)
    return ((left - liked) * is_card).sum() / is_card.sum()
