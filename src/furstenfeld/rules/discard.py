"""Phase 5: the scavenger, cards put under the deck, goods lost or stored (R5.1 to R5.3)."""

from furstenfeld.rules.actions import Action, Drop, Trash, Under
from furstenfeld.rules.estate import estate_of
from furstenfeld.rules.events import CardTrashed, Log, Lost, Stored
from furstenfeld.rules.goods import NO_GOODS, change_goods
from furstenfeld.rules.moves import put_under, with_goods, with_seat, without
from furstenfeld.rules.rounds import next_turn
from furstenfeld.rules.state import (
    Discarding,
    Dropping,
    Phase,
    Seat,
    Table,
    Trashing,
    TurnPhase,
)


def trash(table: Table, phase: Trashing, action: Action, log: Log) -> tuple[Table, TurnPhase]:
    """Remove a card in hand from the game, or end the phase with `trashed` (R5.1)."""
    if not isinstance(action, Trash):
        return table, Discarding(phase.seat)
    seat = table.seats[phase.seat]
    hand = without(seat.hand, action.card)
    log.append(CardTrashed(phase.seat, action.card))
    poorer = Seat(seat.coins, seat.goods, seat.plots, hand, seat.deck, seat.known)
    table = with_seat(table, phase.seat, poorer)
    if phase.left > 1:
        return table, Trashing(phase.seat, phase.left - 1)
    return table, Discarding(phase.seat)


def discard(table: Table, phase: Discarding, action: Action, log: Log) -> tuple[Table, Phase]:
    """Put a card under the deck, or keep the hand and continue with the goods (R5.2)."""
    if isinstance(action, Under):
        return put_under(table, phase.seat, action.card, log), phase
    return _goods(table, phase.seat, log)


def drop(table: Table, phase: Dropping, action: Action, log: Log) -> tuple[Table, Phase]:
    """Give up one good because the warehouse is full (R5.3)."""
    assert isinstance(action, Drop)
    seat = table.seats[phase.seat]
    table = with_seat(
        table, phase.seat, with_goods(seat, change_goods(seat.goods, action.good, -1))
    )
    log.append(Lost(phase.seat, change_goods(NO_GOODS, action.good, 1)))
    return _goods(table, phase.seat, log)


def _goods(table: Table, number: int, log: Log) -> tuple[Table, Phase]:
    """Lose all goods, or store them; ask what to give up if there are too many (R5.3)."""
    seat = table.seats[number]
    goods = seat.goods
    if any(goods):
        room = estate_of(seat.plots).store
        if not room:
            log.append(Lost(number, goods))
            table = with_seat(table, number, with_goods(seat, NO_GOODS))
        elif sum(goods) > room:
            return table, Dropping(number)
        else:
            log.append(Stored(number, goods))
    return next_turn(table, log)
