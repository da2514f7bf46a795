"""The costs of cards: printed costs, palace prices and the crane (R4.4 to R4.6)."""

from furstenfeld.rules.cards import Card
from furstenfeld.rules.edition import costs_of
from furstenfeld.rules.estate import estate_of
from furstenfeld.rules.state import Seat, Table


def parts_built(table: Table) -> int:
    """Return the number of palace parts of all seats."""
    return sum([estate_of(seat.plots).parts for seat in table.seats])


def palace_price(table: Table) -> int:
    """Return the price of the next palace part; the last price never changes (R4.6, R11.3).

    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import setup
    >>> palace_price(setup(deal(seed=1, players=2)).state.table)
    8
    """
    prices = table.deal.edition.palace_prices
    return prices[min(parts_built(table) // len(table.seats), len(prices) - 1)]


def cubes(table: Table) -> int:
    """Return the number of cubes on the palace price card (R4.6).

    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import setup
    >>> cubes(setup(deal(seed=1, players=2)).state.table)
    0
    """
    return parts_built(table) % len(table.seats)


def build_cost(table: Table, seat: Seat, card: Card) -> int:
    """Return the current cost of a card for a seat (R4.4, R4.5).

    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import setup
    >>> table = setup(deal(seed=1, players=2)).state.table
    >>> build_cost(table, table.seats[0], Card.CRANE)
    4
    """
    printed = costs_of(table.deal.edition).get(card)
    full = palace_price(table) if printed is None else printed
    # The crane never gives a discount on itself: a crane in play is not in hand.
    return max(0, full - estate_of(seat.plots).discount)


def affordable(table: Table, seat: Seat) -> list[Card]:
    """Return the cards in hand that the seat can afford, in the order of the hand."""
    edition = table.deal.edition
    costs = costs_of(edition)
    purse = seat.coins + estate_of(seat.plots).discount
    # Palace prices never fall, so seats that cannot pay the first one need no look at the boards.
    palace = palace_price(table) if purse >= edition.palace_prices[0] else purse + 1
    return [card for card in seat.hand if costs.get(card, palace) <= purse]
