"""Beliefs: a small network learns what rivals are likely to hold, from games of a bot.

Whenever a seat begins its turn, each rival is an example: what everybody knows of that rival, and
where its hidden cards really are. `bots.champion.beliefs` deals worlds with the result.
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
from furstenfeld.train.deals import ALL_KINDS, TableKind

Tensor = Any

WIDTH: Final = 64
PARALLEL_GAMES: Final = 96
BATCH_SIZE: Final = 2048
EPOCHS: Final = 8
LEARNING_RATE: Final = 2e-3
ORDER_WEIGHT: Final = 0.3
"""Weight of the order of a tail, beside what is in it."""
VALIDATION_SHARE: Final = 0.05
_MINUS_INFINITY: Final = -1e9


class BeliefExamples(NamedTuple):
    """What is known of seats, and where their cards are: 1 for each card that is there.

    The tail is the known lower part of a deck, in the order in which cards were put under it.
    """

    facts: Floats
    held: Floats
    tail: Floats
    above: Floats
    order: npt.NDArray[np.int64]
    """The tail from the top, filled up with NONE."""


class BeliefLosses(NamedTuple):
    """Cross-entropies in nats: whether a card is in hand, in the tail, and which comes next."""

    held: float
    tail: float
    order: float


def collect_examples(
    network: Network, games: int, seed: str, kinds: Sequence[TableKind] = ALL_KINDS
) -> Iterator[BeliefExamples]:
    """Let a network play games at all kinds of tables in turn; yield their examples."""
    for number, first in enumerate(range(0, games, PARALLEL_GAMES)):
        kind = kinds[number % len(kinds)]
        seeds = [f"{seed}/{game}" for game in range(first, min(games, first + PARALLEL_GAMES))]
        yield from _played(network, Batch.deal(seeds, kind.players, kind.variant))


def _played(network: Network, batch: Batch) -> Iterator[BeliefExamples]:
    last = np.full(len(batch), NONE)
    while (running := np.flatnonzero(~batch.finished)).size:
        games = batch.games
        turn = games["round"].astype(np.int64) * SEATS + games["seat"]
        begun = running[(games["phase"][running] == CHOOSING) & (turn[running] != last[running])]
        last[begun] = turn[begun]
        if begun.size:
            yield _examples(games[begun])
        part = Batch(games[running], batch.edition, threads=1)
        part.step(log_chances(network, part).argmax(axis=1))
        batch.games[running] = part.games


def _examples(games: Games) -> BeliefExamples:
    """Return an example for each rival of the seats to move."""
    players = int(games["players"][0])
    rivals = [(games["seat"].astype(np.int64) + later) % players for later in range(1, players)]
    return concatenated([_examples_of(games, seats) for seats in rivals])


def _examples_of(games: Games, seats: npt.NDArray[np.int64]) -> BeliefExamples:
    rows = np.arange(len(games))
    hand, deck, head, size, known = (
        games[name][rows, seats].astype(np.int64)
        for name in ("hand", "deck", "head", "size", "known")
    )
    place = np.arange(CARD_COUNT)
    cards = np.take_along_axis(deck, (head[:, None] + place) % CARD_COUNT, axis=1)
    first = (size - known)[:, None]
    tail_places = np.minimum(first + place, CARD_COUNT - 1)
    order = np.where(place < known[:, None], np.take_along_axis(cards, tail_places, axis=1), NONE)
    return BeliefExamples(
        facts=facts_of(games, seats),
        held=(hand[:, None] >> place & 1).astype(np.float32),
        tail=_multi_hot(order),
        above=_multi_hot(np.where(place < first, cards, NONE)),
        order=order,
    )


def _multi_hot(cards: npt.NDArray[np.int64]) -> Floats:
    """Return a row with 1 for each card of a list filled up with NONE."""
    marks = np.zeros((len(cards), CARD_COUNT), np.float32)
    rows, places = np.nonzero(cards != NONE)
    marks[rows, cards[rows, places]] = 1
    return marks


def concatenated(examples: Sequence[BeliefExamples]) -> BeliefExamples:
    """Return all examples in one."""
    return BeliefExamples(*(np.concatenate(column) for column in zip(*examples, strict=True)))


class BeliefTrainer:
    """A small network that learns from examples."""

    def __init__(self, examples: BeliefExamples, seed: int = 1) -> None:
        """Shuffle the examples and set some aside for validation."""
        torch.manual_seed(seed)
        shuffled = torch.randperm(len(examples.facts))
        self._columns = [torch.from_numpy(column)[shuffled] for column in examples]
        self._training_size = int(len(examples.facts) * (1 - VALIDATION_SHARE))
        sizes = (FACTS, WIDTH, WIDTH, OPINIONS * CARD_COUNT)
        self._layers = [nn.Linear(*ends) for ends in pairwise(sizes)]
        nn.init.zeros_(self._layers[-1].weight)
        nn.init.zeros_(self._layers[-1].bias)
        self._optimiser = torch.optim.Adam(
            [weight for layer in self._layers for weight in layer.parameters()], LEARNING_RATE
        )

    def learn(self, epochs: int = EPOCHS) -> Iterator[BeliefLosses]:
        """Train; yield the validation losses after each epoch."""
        batches = self._training_size // BATCH_SIZE
        schedule = torch.optim.lr_scheduler.CosineAnnealingLR(
            self._optimiser, max(1, epochs * batches)
        )
        for _ in range(epochs):
            for rows in torch.randperm(self._training_size).split(BATCH_SIZE)[:batches]:
                held, tail, order = self._losses(rows)
                self._optimiser.zero_grad()
                (held + tail + ORDER_WEIGHT * order).backward()
                self._optimiser.step()
                schedule.step()
            yield self.validation_losses()

    def validation_losses(self) -> BeliefLosses:
        """Return the losses on the examples that were set aside."""
        with torch.no_grad():
            rows = torch.arange(self._training_size, len(self._columns[0]))
            return BeliefLosses(*(float(loss) for loss in self._losses(rows)))

    def _losses(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        facts, held, tail, above, order = (column[rows] for column in self._columns)
        held_logits, tail_logits, order_logits = self.predict(facts)
        deck = tail + above
        return (
            _membership_loss(held_logits, held, held + deck),
            _membership_loss(tail_logits, tail, deck),
            _order_loss(order_logits, order),
        )

    def predict(self, facts: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Return three logits for each card: in hand, in the tail, early in the tail."""
        x = facts
        for layer in self._layers[:-1]:
            x = functional.relu(layer(x))
        held, tail, early = self._layers[-1](x).split(CARD_COUNT, dim=1)
        return held, tail, early

    def beliefs(self) -> Beliefs:
        """Return the trained network without PyTorch."""
        return Beliefs(
            tuple(
                Layer(layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy().copy())
                for layer in self._layers
            )
        )


def _membership_loss(logits: Tensor, there: Tensor, possible: Tensor) -> Tensor:
    """Return the loss of predicting which of the possible cards are there.

    How many are there is known, so the logits are added to those of that share.
    """
    count, rest = there.sum(dim=1, keepdim=True), (possible - there).sum(dim=1, keepdim=True)
    logits = logits + ((count + 0.1) / (rest + 0.1)).log()
    loss = functional.binary_cross_entropy_with_logits(logits, there, reduction="none")
    return (loss * possible).sum() / possible.sum()


def _order_loss(logits: Tensor, order: Tensor) -> Tensor:
    """Return the loss of predicting the order of a tail, card by card (Plackett-Luce)."""
    is_card = order != NONE
    ordered = logits.gather(1, order.clamp(min=0)).masked_fill(~is_card, _MINUS_INFINITY)
    remaining = ordered.flip(1).logcumsumexp(dim=1).flip(1)
    return ((remaining - ordered) * is_card).sum() / is_card.sum()
