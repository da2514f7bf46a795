"""A full position that fits a view."""

from furstenfeld.rules.cards import Card
from furstenfeld.rules.options import options_of
from furstenfeld.rules.state import Deal, Seat, State, Table
from furstenfeld.rules.window import View


def any_world(view: View) -> State:
    """Return one position that looks like this view, with the hidden cards in the order of R0.4.

    The view must be that of the seat that is asked. A turn shows its seat nothing new (R10.2), so
    until the end of the turn every such position leads to the same views.

    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import setup, view
    >>> seen = view(setup(deal(seed=2026, players=3)).state, seat=2)
    >>> view(any_world(seen), seat=2) == seen
    True
    """
    if view.asked is None or view.own is None:
        raise ValueError("view: expected the view of the seat that is asked")
    seats = tuple(_seat(view, number) for number in range(len(view.seats)))
    # Only the visible part of the deal is known; the decks are made up.
    decks = tuple(_deck(view, seat) for seat in seats)
    order = tuple(marker.seat for marker in view.queue)
    deal = Deal(view.variant, view.edition, view.demands, order, decks)
    table = Table(deal, view.round, view.queue, seats, view.breweries, view.arrived)
    return State(table, view.asked, options_of(table, view.asked))


def _seat(view: View, number: int) -> Seat:
    shown = view.seats[number]
    if view.own is not None and number == view.seat:
        hand, deck = view.own.hand, view.own.unseen + view.own.known_tail
    else:
        hand, deck = shown.unseen[: shown.hand_size], shown.unseen[shown.hand_size :]
    return Seat(shown.coins, shown.goods, shown.plots, hand, deck, shown.known_size)


def _deck(view: View, seat: Seat) -> tuple[Card, ...]:
    """Return a complete deck: first the hidden cards, then those that have left it."""
    hidden = seat.hand + seat.deck
    return hidden + tuple(card for card in view.variant.cards if card not in hidden)
