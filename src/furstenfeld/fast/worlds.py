"""Worlds: records that one seat cannot tell from the game it is in."""

import numpy as np

from furstenfeld.fast.batch import Batch, BatchError
from furstenfeld.rules import Card, Deal, Seat, State, Table, View, options_of


def sample_worlds(view: View, count: int, seed: int) -> Batch:
    """Return worlds that agree with all a seat knows, each as likely as any other.

    Own hand and known deck tail stay; everything else is drawn from what remains. The seat must be
    the one that is asked: nobody else knows the question.
    """
    state = any_world(view)
    worlds = Batch.of([state])
    batch = Batch(np.repeat(worlds.games, count), view.edition)
    assert view.seat is not None
    batch.resample(np.full(count, view.seat), seed)
    return batch


def any_world(view: View) -> State:
    """Return one position that a view may come from: unseen cards in the order of R0.4."""
    if view.asked is None or view.own is None:
        raise BatchError("view: expected the view of the seat that is asked")
    seats = tuple(_seat(view, number) for number in range(len(view.seats)))
    # Of the deal only what the table shows is known; the decks are those of this world.
    decks = tuple(_deck(view, seat) for seat in seats)
    order = tuple(marker.seat for marker in view.queue)
    deal = Deal(view.variant, view.edition, view.demands, order, decks)
    table = Table(deal, view.round, view.queue, seats, view.breweries, view.arrived)
    return State(table, view.asked, options_of(table, view.asked))


def _seat(view: View, number: int) -> Seat:
    shown = view.seats[number]
    if number == view.seat:
        assert view.own is not None
        hand, deck = view.own.hand, view.own.unseen + view.own.known_tail
    else:
        hand, deck = shown.unseen[: shown.hand_size], shown.unseen[shown.hand_size :]
    return Seat(shown.coins, shown.goods, shown.plots, hand, deck, shown.known_size)


def _deck(view: View, seat: Seat) -> tuple[Card, ...]:
    """Return a whole deck: what is hidden, then what has left it."""
    hidden = seat.hand + seat.deck
    return hidden + tuple(card for card in view.variant.cards if card not in hidden)
