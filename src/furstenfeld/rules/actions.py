"""The actions of the game (R10.1), each with one text form, and the parser of that form."""

from itertools import chain, permutations
from typing import ClassVar, Final

import msgspec

from furstenfeld.rules.cards import ROWS, Card
from furstenfeld.rules.errors import ActionError
from furstenfeld.rules.goods import GOODS, Good


class _Action(msgspec.Struct, frozen=True):
    """The base class of all actions; `str(action)` is its text form: a word and its values."""

    word: ClassVar[str]

    def __str__(self) -> str:
        """Return the text form of the action."""
        values = (getattr(self, field) for field in self.__struct_fields__)
        words = ("none" if value is None else str(value) for value in values)
        return " ".join((self.word, *words))


class Keep(_Action, frozen=True):
    """Keep this card of the ten cards of the expert opening (R1.6)."""

    word = "keep"
    card: Card


class Under(_Action, frozen=True):
    """Put this card under the player's own deck (R1.6, R5.2)."""

    word = "under"
    card: Card


class Draw(_Action, frozen=True):
    """Draw one more card with a laboratory (R2.3)."""

    word = "draw"


class Enough(_Action, frozen=True):
    """Draw no more cards (R2.3)."""

    word = "enough"


class ChooseBrewery(_Action, frozen=True):
    """Sell to this brewery, counted from 1, or to none (R3.1)."""

    word = "brewery"
    number: int | None


class Trade(_Action, frozen=True):
    """Turn goods of one type into another with the market card (R3.2)."""

    word = "trade"
    count: int
    source: Good
    target: Good

    def __str__(self) -> str:
        """Return the text form of the action."""
        return f"trade {self.count} {self.source}>{self.target}"


class NoTrade(_Action, frozen=True):
    """Trade nothing (R3.2)."""

    word = "trade none"


class Sell(_Action, frozen=True):
    """Sell this number of goods of one type (R3.1)."""

    word = "sell"
    count: int
    good: Good


class Office(_Action, frozen=True):
    """Take the office's coins for this type, or for none (R3.7)."""

    word = "office"
    good: Good | None


class Build(_Action, frozen=True):
    """Build this card on this plot, 1 to 6 (R4.1)."""

    word = "build"
    card: Card
    plot: int


class Built(_Action, frozen=True):
    """Build no more cards (R4.1)."""

    word = "built"


class Trash(_Action, frozen=True):
    """Remove this card from the game with the scavenger (R5.1)."""

    word = "trash"
    card: Card


class Trashed(_Action, frozen=True):
    """Remove no more cards (R5.1)."""

    word = "trashed"


class Kept(_Action, frozen=True):
    """Keep the rest of the hand (R5.2)."""

    word = "kept"


class Drop(_Action, frozen=True):
    """Give up one good because the warehouse is full (R5.3)."""

    word = "drop"
    good: Good


Action = (
    Keep
    | Under
    | Draw
    | Enough
    | ChooseBrewery
    | Trade
    | NoTrade
    | Sell
    | Office
    | Build
    | Built
    | Trash
    | Trashed
    | Kept
    | Drop
)

Options = tuple[Action, ...]
"""The legal actions of one decision, in the order of R10.7."""

BREWERIES: Final = 5
PLOTS: Final = range(1, 7)

# The most goods of one type: nine of six plots (three printed fields, 3 + 2 + 1), three stored,
# three traded. So there is a finite number of actions, and `_BY_TEXT` holds all their texts.
MOST_GOODS: Final = 15
MOST_TRADED: Final = ROWS[Card.MARKET].amount

# One shared value for each action, so that listing the legal actions creates no objects.
KEEP: Final = {card: Keep(card) for card in Card}
UNDER: Final = {card: Under(card) for card in Card}
DRAW: Final = Draw()
ENOUGH: Final = Enough()
BREWERY: Final = tuple(ChooseBrewery(number) for number in range(1, BREWERIES + 1))
NO_BREWERY: Final = ChooseBrewery(None)
TRADE: Final = {
    (source, target): tuple(Trade(n, source, target) for n in range(1, MOST_TRADED + 1))
    for source, target in permutations(GOODS, 2)
}
NO_TRADE: Final = NoTrade()
SELL: Final = tuple(tuple(Sell(n, good) for n in range(MOST_GOODS + 1)) for good in GOODS)
OFFICE: Final = tuple(Office(good) for good in GOODS)
NO_OFFICE: Final = Office(None)
BUILD: Final = {card: tuple(Build(card, plot) for plot in PLOTS) for card in Card}
BUILT: Final = Built()
TRASH: Final = {card: Trash(card) for card in Card}
TRASHED: Final = Trashed()
KEPT: Final = Kept()
DROP: Final = tuple(Drop(good) for good in GOODS)

ACTIONS: Final[tuple[Action, ...]] = (
    *KEEP.values(),
    *UNDER.values(),
    DRAW,
    ENOUGH,
    *BREWERY,
    NO_BREWERY,
    *chain.from_iterable(TRADE.values()),
    NO_TRADE,
    *chain.from_iterable(SELL),
    *OFFICE,
    NO_OFFICE,
    *chain.from_iterable(BUILD.values()),
    BUILT,
    *TRASH.values(),
    TRASHED,
    KEPT,
    *DROP,
)
"""All actions, in the order of R10.7."""

_BY_TEXT: Final = {str(action): action for action in ACTIONS}


def parse(text: str) -> Action:
    """Return the action with this text form; raise `ActionError` for any other text (R10.1).

    >>> parse("build crane 1") == Build(Card.CRANE, plot=1)
    True
    """
    action = _BY_TEXT.get(text)
    if action is None:
        raise ActionError("no-action", "R10.1", action=text)
    return action
