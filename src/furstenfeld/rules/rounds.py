"""The course of a round: opening, draw, harvest, turns, market, end."""

from furstenfeld.rules.actions import Action, Draw, Keep, Under
from furstenfeld.rules.end import ending, winners
from furstenfeld.rules.estate import estate_of
from furstenfeld.rules.events import (
    Ended,
    Harvested,
    KeptOpening,
    Log,
    PricesRose,
    RoundBegan,
    TurnBegan,
)
from furstenfeld.rules.goods import NO_GOODS, Amounts, add_goods
from furstenfeld.rules.moves import draw, put_under, with_goods, with_seat, with_seats
from furstenfeld.rules.sell import prices_at
from furstenfeld.rules.state import (
    Brewery,
    Choosing,
    Drawing,
    Marker,
    Opening,
    Over,
    Phase,
    Table,
)

Step = tuple[Table, Phase]


def order_of(table: Table) -> tuple[int, ...]:
    """Return the seats in player order of this round (R2.2).

    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import setup
    >>> order_of(setup(deal(seed=2026, players=3)).state.table)
    (2, 0, 1)
    """
    return tuple([marker.seat for marker in table.queue])


def open_expert(table: Table, phase: Opening, action: Action, log: Log) -> Step:
    """Keep one card of the opening, then put the others under the deck (R1.6, R10.5)."""
    kept = phase.kept
    if isinstance(action, Keep):
        kept = action.card
        log.append(KeptOpening(phase.seat, kept))
    else:
        assert isinstance(action, Under)
        table = put_under(table, phase.seat, action.card, log)
    if len(table.seats[phase.seat].hand) > 1:
        return table, Opening(phase.seat, kept)
    later = _later(table, phase.seat)
    return (table, Opening(later[0], None)) if later else begin_round(table, log)


def _later(table: Table, number: int) -> tuple[int, ...]:
    """Return the seats that come after this one in player order."""
    order = order_of(table)
    return order[order.index(number) + 1 :]


def begin_round(table: Table, log: Log) -> Step:
    """Phase 1: all seats draw, then seats with a laboratory are asked (R2.3)."""
    order = order_of(table)
    log.append(RoundBegan(table.round, order))
    seats = list(table.seats)
    for number in order:
        seats[number] = draw(seats[number], number, table.deal.edition.draw, log)
    return _ask_laboratories(with_seats(table, seats), order, log)


def _ask_laboratories(table: Table, order: tuple[int, ...], log: Log) -> Step:
    """Ask the first of these seats with a laboratory; if there is none, harvest."""
    for number in order:
        more = estate_of(table.seats[number].plots).draw
        if more:
            return table, Drawing(number, more)
    return _harvest(table, log)


def draw_more(table: Table, phase: Drawing, action: Action, log: Log) -> Step:
    """Draw one card with a laboratory, or stop (R2.3)."""
    if isinstance(action, Draw):
        drawer = draw(table.seats[phase.seat], phase.seat, 1, log)
        table = with_seat(table, phase.seat, drawer)
        if phase.left > 1:
            return table, Drawing(phase.seat, phase.left - 1)
    return _ask_laboratories(table, _later(table, phase.seat), log)


def _harvest(table: Table, log: Log) -> Step:
    """Phase 2: every visible field yields its goods; stored goods stay (R2.6)."""
    seats = list(table.seats)
    for number in order_of(table):
        seat = seats[number]
        goods = estate_of(seat.plots).harvest
        if any(goods):
            log.append(Harvested(number, goods))
            seats[number] = with_goods(seat, add_goods(seat.goods, goods))
    return next_turn(with_seats(table, seats), log)


def next_turn(table: Table, log: Log) -> Step:
    """Begin the turn of the next seat, or phase 6 after the last one (R2.1)."""
    done = len(table.arrived)
    if done == len(table.seats):
        return _close_round(table, log)
    number = table.queue[done].seat
    log.append(TurnBegan(number))
    return table, Choosing(number)


def _close_round(table: Table, log: Log) -> Step:
    """Phase 6, then the end of the game or the next round in the new order (R6.2, R7.1)."""
    table = _market(table, log)
    reason = ending(table)
    if reason is not None:
        log.append(Ended(reason, winners(table)))
        return table, Over(reason, winners(table))
    queue = _player_order(table.arrived)
    return begin_round(
        Table(table.deal, table.round + 1, queue, table.seats, table.breweries, ()), log
    )


def _player_order(arrived: tuple[Marker, ...]) -> tuple[Marker, ...]:
    """Return the markers from low to high, and on one space from the top down (R2.2)."""
    from_the_top = list(reversed(arrived))
    from_the_top.sort(key=_space)  # the sort is stable: equal markers stay from the top down
    return tuple(from_the_top)


def _space(marker: Marker) -> int:
    return marker.space


def _market(table: Table, log: Log) -> Table:
    """Phase 6: markers rise by empty spaces, then the spaces are cleared (R6.1)."""
    top = len(table.deal.edition.track) - 1
    breweries = []
    for number, brewery in enumerate(table.breweries):
        markers = _risen(brewery, table.deal.demands[number], top)
        after = Brewery(markers, NO_GOODS)
        breweries.append(after)
        if markers != brewery.markers:
            log.append(PricesRose(number, prices_at(table, brewery), prices_at(table, after)))
    return Table(table.deal, table.round, table.queue, table.seats, tuple(breweries), table.arrived)


def _risen(brewery: Brewery, demand: Amounts, top: int) -> Amounts:
    hops, barley, water = brewery.markers
    filled = brewery.filled
    return (
        min(top, hops + demand[0] - filled[0]),
        min(top, barley + demand[1] - filled[1]),
        min(top, water + demand[2] - filled[2]),
    )
