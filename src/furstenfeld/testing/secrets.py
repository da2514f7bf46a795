"""Hidden cards in another order: a tool for testing that secrets do not leak."""

from furstenfeld.records import Chance
from furstenfeld.rules import (
    Asking,
    Card,
    Opening,
    Over,
    Seat,
    State,
    Table,
    in_card_order,
    options_of,
)


def permuted(state: State, seat: int | None, chance: Chance) -> State:
    """Return a position that looks the same to this seat, or to a spectator (None).

    The hidden cards of the other seats are shuffled, and so are the seat's own cards above the
    known tail of its deck. The question stays the same; if another seat is asked, its options
    follow its new hand. After the end nothing is secret, so nothing changes.
    """
    if isinstance(state.phase, Over):
        return state
    old = state.table
    seats = tuple(
        _own(each, chance) if number == seat else _other(each, chance)
        for number, each in enumerate(old.seats)
    )
    table = Table(old.deal, old.round, old.queue, seats, old.breweries, old.arrived)
    phase = _question(state.phase, table, seat)
    return State(table, phase, options_of(table, phase))


def _own(seat: Seat, chance: Chance) -> Seat:
    """Shuffle the unseen part of the seat's own deck."""
    seam = len(seat.deck) - seat.known
    return _with_cards(seat, seat.hand, chance.shuffled(seat.deck[:seam]) + seat.deck[seam:])


def _other(seat: Seat, chance: Chance) -> Seat:
    """Shuffle hand and deck together: only their sizes are known to others."""
    cards = chance.shuffled(seat.hand + seat.deck)
    return _with_cards(seat, in_card_order(cards[: len(seat.hand)]), cards[len(seat.hand) :])


def _with_cards(seat: Seat, hand: tuple[Card, ...], deck: tuple[Card, ...]) -> Seat:
    return Seat(seat.coins, seat.goods, seat.plots, hand, deck, seat.known)


def _question(phase: Asking, table: Table, seat: int | None) -> Asking:
    """Return the question; the card that another seat keeps of its opening is secret, too."""
    if isinstance(phase, Opening) and phase.kept is not None and phase.seat != seat:
        return Opening(phase.seat, table.seats[phase.seat].hand[0])
    return phase
