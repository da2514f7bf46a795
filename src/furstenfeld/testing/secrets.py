"""What a seat cannot know, put in another order: the means to test for secrets that leak."""

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
    """Return a position that this seat, or a spectator (None), must not tell from this one.

    The hidden cards of all others change places, and so do the own cards above the known tail.
    The question stays the same; where another seat is asked, its answers follow its new hand. After
    the end nothing is secret, so nothing changes.
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
    """Shuffle what the seat has not seen of its own deck."""
    seam = len(seat.deck) - seat.known
    return _with_cards(seat, seat.hand, chance.shuffled(seat.deck[:seam]) + seat.deck[seam:])


def _other(seat: Seat, chance: Chance) -> Seat:
    """Shuffle hand and deck together: of another seat only the numbers are known."""
    cards = chance.shuffled(seat.hand + seat.deck)
    return _with_cards(seat, in_card_order(cards[: len(seat.hand)]), cards[len(seat.hand) :])


def _with_cards(seat: Seat, hand: tuple[Card, ...], deck: tuple[Card, ...]) -> Seat:
    return Seat(seat.coins, seat.goods, seat.plots, hand, deck, seat.known)


def _question(phase: Asking, table: Table, seat: int | None) -> Asking:
    """Return the question; the card that another seat keeps of its opening is a secret too."""
    if isinstance(phase, Opening) and phase.kept is not None and phase.seat != seat:
        return Opening(phase.seat, table.seats[phase.seat].hand[0])
    return phase
