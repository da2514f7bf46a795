"""What rivals are likely to hold, and worlds that are dealt accordingly.

A seat knows which cards of a rival it has never seen, and how many of them are in hand, went under
the deck (the tail) or have never been drawn. Where each of them is follows from how people play: a
good card is kept or built, another goes under, and what went under first comes back first. A small
network that has watched champions says it of a rival, from what everybody sees of that rival.
"""

import io
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from furstenfeld.bots.champion.network import Floats, Layer
from furstenfeld.fast.codes import CARD_COUNT, OPENING, SEATS
from furstenfeld.fast.layout import Games
from furstenfeld.records import write_whole

SHIPPED: Final = Path(str(files("furstenfeld.bots.champion").joinpath("beliefs.npz")))
"""The beliefs that ship with the game."""

FACTS: Final = 14 + 2 * CARD_COUNT
"""Numbers that everybody knows of a seat."""
OPINIONS: Final = 3
"""What is said of each card, see `Opinion`."""

Whole = npt.NDArray[np.int64]
_CARDS: Final = np.arange(CARD_COUNT)


class Opinion(NamedTuple):
    """What is said of each card of some seats; only differences between cards count."""

    held: Floats
    """How much speaks for the hand."""
    tail: Floats
    """And for the tail, of a card that is not in hand."""
    early: Floats
    """And for coming early there."""


class Beliefs(NamedTuple):
    """The layers of the small network."""

    layers: tuple[Layer, ...]

    def opinion(self, facts: Floats) -> Opinion:
        """Return what is said of seats, a row of facts each."""
        flow = facts
        for layer in self.layers[:-1]:
            flow = np.maximum(flow @ layer.weight + layer.bias, 0)
        last = self.layers[-1]
        held, tail, early = np.split(flow @ last.weight + last.bias, OPINIONS, axis=1)
        return Opinion(held, tail, early)


def facts_of(games: Games, seats: Whole) -> Floats:
    """Return what everybody knows of a seat of each game: nothing here is hidden (R2.5)."""
    rows = np.arange(len(games))
    arrived = np.arange(SEATS) < games["arrived"][:, None]
    has_moved = ((games["came"] == seats[:, None]) & arrived).any(axis=1)
    numbers = [
        games["round"] / 16,
        has_moved,
        *(games["players"] == players for players in (2, 3, 5)),
        games["variant"],
        games["coins"][rows, seats] / 20,
        np.bitwise_count(games["hand"][rows, seats]) / 6,
        games["size"][rows, seats] / CARD_COUNT,
        games["known"][rows, seats] / CARD_COUNT,
        games["parts"] / 12,
        *(games["harvest"][rows, seats].T / 6),
        *_bits(games["board"][rows, seats]).T,
        *_bits(games["gone"][rows, seats]).T,
    ]
    return np.stack([np.asarray(number, np.float32) for number in numbers], axis=1)


def _bits(cards: npt.NDArray[Any]) -> npt.NDArray[np.bool_]:
    """Return which cards are in each set."""
    found: npt.NDArray[np.bool_] = (cards[:, None] >> _CARDS & 1).astype(np.bool_)
    return found


def likely_worlds(beliefs: Beliefs, game: Games, seat: int, count: int, seed: int) -> Games:
    """Return so many worlds that one game may be for a seat, as likely as rivals make them.

    `game` is a record in one row; what its rivals hold there has no bearing on the worlds.
    """
    luck = np.random.default_rng(seed)
    worlds: Games = np.repeat(game[:1], count)
    players = int(game[0]["players"])
    opinion = beliefs.opinion(facts_of(np.repeat(game[:1], players), np.arange(players)))
    # Before the first round nobody has done anything that could tell something.
    weight = np.float32(game[0]["phase"] != OPENING)
    for rival in range(players):
        if rival != seat:
            said = Opinion(*(numbers[rival] * weight for numbers in opinion))
            _deal(worlds, rival, said, luck)
    shuffle_above(worlds, luck)
    return worlds


def _deal(worlds: Games, seat: int, said: Opinion, luck: np.random.Generator) -> None:
    """Deal what is hidden of a seat, the same cards in every world: hand, tail and the rest."""
    game = worlds[0]
    places = (game["head"][seat] + np.arange(game["size"][seat])) % CARD_COUNT
    hand = np.flatnonzero(game["hand"][seat] >> _CARDS & 1)
    # In the order of their numbers: how the record had dealt them must not matter.
    cards = np.sort(np.concatenate([game["deck"][seat][places], hand])).astype(np.int64)
    table = np.broadcast_to(cards, (len(worlds), len(cards)))
    table = _drawn(table, said.held, luck)
    held, deck = table[:, : len(hand)], table[:, len(hand) :]
    deck = _drawn(deck, said.tail, luck)
    known = int(game["known"][seat])
    tail, above = _drawn(deck[:, :known], said.early, luck), deck[:, known:]
    worlds["hand"][:, seat] = (1 << held).sum(axis=1)
    worlds["deck"][:, seat, places] = np.concatenate([above, tail], axis=1)


def _drawn(cards: Whole, liking: Floats, luck: np.random.Generator) -> Whole:
    """Return rows of cards in the order in which they are drawn, those that are liked sooner.

    Each draw is in proportion to the exponential: the order of such numbers with Gumbel noise.
    """
    order = np.argsort(-(liking[cards] + luck.gumbel(size=cards.shape)), axis=1)
    return np.take_along_axis(cards, order, axis=1)


def shuffle_above(games: Games, luck: np.random.Generator) -> None:
    """Shuffle in every deck what nobody has drawn yet; hands and tails stay as they are."""
    top = np.arange(CARD_COUNT)
    places = (games["head"][:, :, None] + top) % CARD_COUNT
    decks = np.take_along_axis(games["deck"], places, axis=2)
    unknown = top < (games["size"] - games["known"])[:, :, None]
    keys = np.where(unknown, luck.random(decks.shape, np.float32), np.float32(1) + top)
    decks = np.take_along_axis(decks, np.argsort(keys, axis=2), axis=2)
    shuffled = np.empty_like(decks)
    np.put_along_axis(shuffled, places, decks, axis=2)
    games["deck"] = shuffled


def write_beliefs(beliefs: Beliefs, path: Path) -> None:
    """Write beliefs into one file, each number in half precision."""
    arrays = {
        f"{name}{number}": array.astype(np.float16)
        for number, layer in enumerate(beliefs.layers)
        for name, array in layer._asdict().items()
    }
    data = io.BytesIO()
    np.savez(data, allow_pickle=False, **arrays)
    write_whole(path, data.getvalue())


def read_beliefs(path: Path = SHIPPED) -> Beliefs:
    """Return the beliefs of a file."""
    with np.load(path, allow_pickle=False) as file:
        named = {name: file[name].astype(np.float32) for name in file}
    layers = tuple(
        Layer(named[f"weight{number}"], named[f"bias{number}"]) for number in range(len(named) // 2)
    )
    widths = len(layers[0].weight), layers[-1].weight.shape[1]
    if widths != (FACTS, OPINIONS * CARD_COUNT):
        raise ValueError(
            f"{path}: beliefs from {widths[0]} to {widths[1]} numbers, and this version needs "
            f"{FACTS} to {OPINIONS * CARD_COUNT}; `furstenfeld train beliefs` learns them"
        )
    return Beliefs(layers)
