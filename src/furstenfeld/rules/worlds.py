"""The window looked through from the other side: a position that a view may come from."""

from furstenfeld.rules.cards import Card
from furstenfeld.rules.options import options_of
from furstenfeld.rules.state import Deal, Seat, State, Table
from furstenfeld.rules.window import View


def any_world(view: View) -> State:
    """Return one position that a view may come from: unseen cards in the order of R0.4.

    The view must be that of the seat that is asked: nobody else knows the question. A turn shows
    its seat nothing new (R10.2), so until its end every such position leads to the same views.
    """
    if view.asked is None or view.own is None:
        raise ValueError("view: expected the view of the seat that is asked")
    seats = tuple(_seat(view, number) for number in range(len(view.seats)))
    # Of the deal only what the table shows is known; the decks are those of this world.
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
    """Return a whole deck: what is hidden, then what has left it."""
    hidden = seat.hand + seat.deck
    return hidden + tuple(card for card in view.variant.cards if card not in hidden)
