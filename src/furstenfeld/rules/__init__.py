"""The game itself: pure functions over frozen values, no I/O, no clock, no chance.

`setup(deal)` lays out a game, `legal(state)` lists what may be done, `apply(state, action)` does it
and `view(state, seat)` shows what a seat may know; `begin` and `play` also tell what happened.
"""

from furstenfeld.rules.actions import ACTIONS, Action, Options, parse
from furstenfeld.rules.cards import (
    CARDS,
    PRICED_CARDS,
    ROWS,
    Card,
    Power,
    Printed,
    Row,
    Thing,
    in_card_order,
)
from furstenfeld.rules.costs import build_cost, cubes, palace_price
from furstenfeld.rules.edition import Edition, edition_data, edition_from
from furstenfeld.rules.end import standing
from furstenfeld.rules.engine import Outcome, apply, begin, legal, play, position, setup
from furstenfeld.rules.errors import ActionError, DealError, EditionError, RulesError
from furstenfeld.rules.estate import Estate, estate_of
from furstenfeld.rules.events import Event, redact
from furstenfeld.rules.goods import GOODS, Amounts, Good
from furstenfeld.rules.layout import check_deal
from furstenfeld.rules.options import options_of
from furstenfeld.rules.refusal import wrong_seat
from furstenfeld.rules.rounds import order_of
from furstenfeld.rules.state import (
    RULES_VERSION,
    Asking,
    Brewery,
    Deal,
    Ending,
    Marker,
    Opening,
    Over,
    Phase,
    Seat,
    State,
    Table,
    Variant,
)
from furstenfeld.rules.window import OwnCards, PublicSeat, Revealed, Stage, View, view
from furstenfeld.rules.worlds import any_world

__all__ = [
    "ACTIONS",
    "CARDS",
    "GOODS",
    "PRICED_CARDS",
    "ROWS",
    "RULES_VERSION",
    "Action",
    "ActionError",
    "Amounts",
    "Asking",
    "Brewery",
    "Card",
    "Deal",
    "DealError",
    "Edition",
    "EditionError",
    "Ending",
    "Estate",
    "Event",
    "Good",
    "Marker",
    "Opening",
    "Options",
    "Outcome",
    "Over",
    "OwnCards",
    "Phase",
    "Power",
    "Printed",
    "PublicSeat",
    "Revealed",
    "Row",
    "RulesError",
    "Seat",
    "Stage",
    "State",
    "Table",
    "Thing",
    "Variant",
    "View",
    "any_world",
    "apply",
    "begin",
    "build_cost",
    "check_deal",
    "cubes",
    "edition_data",
    "edition_from",
    "estate_of",
    "in_card_order",
    "legal",
    "options_of",
    "order_of",
    "palace_price",
    "parse",
    "play",
    "position",
    "redact",
    "setup",
    "standing",
    "view",
    "wrong_seat",
]
