"""Small changes of the table that several phases share."""

from furstenfeld.rules.cards import Card, in_card_order
from furstenfeld.rules.events import Drew, Log, PutUnder
from furstenfeld.rules.goods import Amounts
from furstenfeld.rules.state import Seat, Table


def with_seat(table: Table, number: int, seat: Seat) -> Table:
    """Return the table with one seat replaced."""
    seats = list(table.seats)
    seats[number] = seat
    return with_seats(table, seats)


def with_goods(seat: Seat, goods: Amounts) -> Seat:
    """Return the seat with other goods."""
    return Seat(seat.coins, goods, seat.plots, seat.hand, seat.deck, seat.known)


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return the hand without one card."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def with_seats(table: Table, seats: list[Seat]) -> Table:
    """Return the table with all seats replaced."""
    return Table(table.deal, table.round, table.queue, tuple(seats), table.breweries, table.arrived)


def draw(seat: Seat, number: int, count: int, log: Log) -> Seat:
    """Draw cards, or as many as there are (R2.4)."""
    drawn, deck = seat.deck[:count], seat.deck[count:]
    log.append(Drew(number, drawn))
    hand = in_card_order(seat.hand + drawn)
    return Seat(seat.coins, seat.goods, seat.plots, hand, deck, min(seat.known, len(deck)))


def put_under(table: Table, number: int, card: Card, log: Log) -> Table:
    """Put a card in hand under the deck, where its owner remembers it (R2.5, R5.2).

    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import setup
    >>> table = setup(deal(seed=1, players=2)).state.table
    >>> put_under(table, 0, table.seats[0].hand[0], []).seats[0].known
    1
    """
    seat = table.seats[number]
    hand = without(seat.hand, card)
    deck = seat.deck + (card,)  # noqa: RUF005 (a fifth faster, and played most often)
    log.append(PutUnder(number, card))
    return with_seat(
        table, number, Seat(seat.coins, seat.goods, seat.plots, hand, deck, seat.known + 1)
    )
