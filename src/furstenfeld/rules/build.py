"""Phase 4: building cards, and the palace price (R4.1 to R4.8)."""

from furstenfeld.rules.actions import Action, Build
from furstenfeld.rules.costs import build_cost, palace_price
from furstenfeld.rules.estate import estate_of
from furstenfeld.rules.events import CardBuilt, Log, PalacePriceRose
from furstenfeld.rules.moves import with_seat, without
from furstenfeld.rules.state import Building, Discarding, Seat, Table, Trashing, TurnPhase


def build(table: Table, phase: Building, action: Action, log: Log) -> tuple[Table, TurnPhase]:
    """Build a card on a plot, or end the phase with `built`."""
    if not isinstance(action, Build):
        return table, after_building(table, phase.seat)
    table = _place(table, phase.seat, action, log)
    if phase.left > 1:
        return table, Building(phase.seat, phase.left - 1)
    return table, after_building(table, phase.seat)


def after_building(table: Table, number: int) -> TurnPhase:
    """Return the first phase after building: trashing if a scavenger is in play (R5.1)."""
    trash = estate_of(table.seats[number].plots).trash
    return Trashing(number, trash) if trash else Discarding(number)


def _place(table: Table, number: int, action: Build, log: Log) -> Table:
    """Pay for a card and put it on its plot; the covered card or field leaves the game (R4.2)."""
    seat = table.seats[number]
    cost = build_cost(table, seat, action.card)
    place = action.plot - 1
    plots = (*seat.plots[:place], action.card, *seat.plots[place + 1 :])
    hand = without(seat.hand, action.card)
    log.append(CardBuilt(number, action.card, action.plot, cost, seat.plots[place]))
    builder = Seat(seat.coins - cost, seat.goods, plots, hand, seat.deck, seat.known)
    after = with_seat(table, number, builder)
    price = palace_price(after)
    if price > palace_price(table):
        log.append(PalacePriceRose(price))
    return after
