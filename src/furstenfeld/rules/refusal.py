"""Why an action is not legal: the reason, and the paragraph that it breaks."""

from typing import Final

from furstenfeld.rules.actions import (
    Action,
    Build,
    Built,
    ChooseBrewery,
    Draw,
    Drop,
    Enough,
    Keep,
    Kept,
    NoTrade,
    Office,
    Sell,
    Trade,
    Trash,
    Trashed,
    Under,
)
from furstenfeld.rules.costs import build_cost
from furstenfeld.rules.errors import ActionError
from furstenfeld.rules.estate import estate_of, sites
from furstenfeld.rules.goods import GOOD_INDEX, GOODS, Good
from furstenfeld.rules.sell import prices_at
from furstenfeld.rules.state import (
    Asking,
    Bonus,
    Building,
    Choosing,
    Discarding,
    Drawing,
    Dropping,
    Opening,
    Over,
    Phase,
    Seat,
    Selling,
    State,
    Table,
    Trading,
    Trashing,
)

ANSWERS: Final[dict[type[Asking], tuple[type[Action], ...]]] = {
    Opening: (Keep, Under),
    Drawing: (Draw, Enough),
    Choosing: (ChooseBrewery,),
    Trading: (Trade, NoTrade),
    Selling: (Sell,),
    Bonus: (Office,),
    Building: (Build, Built),
    Trashing: (Trash, Trashed),
    Discarding: (Under, Kept),
    Dropping: (Drop,),
}
"""The kinds of action that each phase accepts (R10.4)."""


def wrong_seat(state: State, seat: int, action: Action) -> ActionError:
    """Return the error for an action of a seat that is not asked.

    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import BUILT, setup
    >>> wrong_seat(setup(deal(seed=2026, players=3)).state, 0, BUILT).code
    'wrong-seat'
    """
    if state.to_move is None:
        return _over(action)
    return ActionError("wrong-seat", "R2.1", action=str(action), seat=seat, asked=state.to_move)


def refusal(state: State, action: Action) -> ActionError:
    """Return the error for an action that is not legal in this position.

    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import BUILT, setup
    >>> refusal(setup(deal(seed=2026, players=3)).state, BUILT).code
    'not-asked'
    """
    if isinstance(state.phase, Over):
        return _over(action)
    if not isinstance(action, ANSWERS[type(state.phase)]):
        asked = "/".join(kind.word for kind in ANSWERS[type(state.phase)])
        return ActionError("not-asked", "R10.4", action=str(action), asked=asked)
    seat = state.table.seats[state.phase.seat]
    code, paragraph, values = _reason(state, seat, action)
    return ActionError(code, paragraph, action=str(action), **values)


def _over(action: Action) -> ActionError:
    return ActionError("game-over", "R7.1", action=str(action))


_Reason = tuple[str, str, dict[str, str | int]]
"""Code, paragraph and values of an `ActionError`."""


def _reason(state: State, seat: Seat, action: Action) -> _Reason:  # noqa: PLR0911 (one a kind)
    """Return why an action of the right kind is not legal."""
    match action:
        case Keep() | Under() | Trash():
            return _card(state.phase, seat, action)
        case Build():
            return _build(state.table, seat, action)
        case ChooseBrewery():
            return _brewery(state.table, action)
        case Trade():
            return _too_many("R3.2", seat, action.source)
        case Sell():
            return _sell(state, seat, action)
        case Office():
            return "not-sold", "R3.7", {}
        case Drop():
            return _too_many("R5.3", seat, action.good)
        case _:  # `kept`; the other words are always legal in their phase
            return "hand-too-big", "R5.2", {"hand": len(seat.hand)}


def _card(phase: Phase, seat: Seat, action: Keep | Under | Trash) -> _Reason:
    paragraph = {Opening: "R1.6", Trashing: "R5.1"}.get(type(phase), "R5.2")
    if action.card not in seat.hand:
        return "not-in-hand", paragraph, {"card": action.card}
    # A card in hand is only illegal in the opening: in the wrong order.
    return "opening-order", paragraph, {"card": action.card}


def _build(table: Table, seat: Seat, action: Build) -> _Reason:
    estate = estate_of(seat.plots)
    if action.card not in seat.hand:
        return "not-in-hand", "R4.1", {"card": action.card}
    if action.plot not in estate.open_plots:
        return "plot-has-palace", "R4.2", {"plot": action.plot}
    if action not in sites(table.deal.variant, estate.open_plots)[action.card]:
        return "palace-plot", "R4.7", {"card": action.card, "plot": action.plot}
    cost = build_cost(table, seat, action.card)
    return "too-dear", "R4.4", {"card": action.card, "cost": cost, "coins": seat.coins}


def _brewery(table: Table, action: ChooseBrewery) -> _Reason:
    number = action.number or 0
    if number > len(table.breweries):
        return "brewery-closed", "R1.1", {"brewery": number}
    return "nothing-to-sell", "R3.3", {"brewery": number}


def _sell(state: State, seat: Seat, action: Sell) -> _Reason:
    phase = state.phase
    assert isinstance(phase, Selling)
    asked = GOODS[len(phase.sold)]
    if action.good is asked:
        return _too_many("R3.1", seat, action.good)
    brewery = state.table.breweries[phase.brewery]
    if prices_at(state.table, brewery)[GOOD_INDEX[action.good]] == 0:
        return "no-price", "R3.3", {"good": action.good, "brewery": phase.brewery + 1}
    return "other-good", "R10.4", {"good": action.good, "asked": asked}


def _too_many(paragraph: str, seat: Seat, good: Good) -> _Reason:
    return "not-so-many", paragraph, {"good": good, "goods": seat.goods[GOOD_INDEX[good]]}
