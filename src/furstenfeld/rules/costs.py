"""What cards cost: printed costs, the palace deck, the crane (R4.4 to R4.6)."""

from furstenfeld.rules.cards import Card
from furstenfeld.rules.edition import costs_of
from furstenfeld.rules.estate import estate_of
from furstenfeld.rules.state import Seat, Table


def parts_built(table: Table) -> int:
    """Return how many palace parts all seats have built; none is ever covered."""
    return sum([estate_of(seat.plots).parts for seat in table.seats])


def palace_price(table: Table) -> int:
    """Return the price on top of the palace deck; the last card stays (R4.6, R11.3)."""
    prices = table.deal.edition.palace_prices
    return prices[min(parts_built(table) // len(table.seats), len(prices) - 1)]


def cubes(table: Table) -> int:
    """Return how many cubes lie on the palace price card (R4.6)."""
    return parts_built(table) % len(table.seats)


def build_cost(table: Table, seat: Seat, card: Card) -> int:
    """Return what this card costs this seat now (R4.4, R4.5)."""
    printed = costs_of(table.deal.edition).get(card)
    full = palace_price(table) if printed is None else printed
    # The crane never cheapens itself: a crane in play is no longer in hand.
    return max(0, full - estate_of(seat.plots).discount)


def affordable(table: Table, seat: Seat) -> list[Card]:
    """Return the cards of a hand whose `build_cost` the seat can pay, in the order of the hand."""
    edition = table.deal.edition
    costs = costs_of(edition)
    purse = seat.coins + estate_of(seat.plots).discount
    # Palace prices never fall, so the first one spares most purses the look at all boards.
    palace = palace_price(table) if purse >= edition.palace_prices[0] else purse + 1
    return [card for card in seat.hand if costs.get(card, palace) <= purse]
