"""The deal as a sequence of chance events: card by card, or one draw from a list of deals."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from furstenfeld.envs.episode import DealSource, EnvSetting
from furstenfeld.fast.codes import CARD_ID
from furstenfeld.rules import CARDS, Deal


class ChanceDraw(NamedTuple):
    """Items that are drawn one after the other without replacement, all equally likely."""

    name: str
    things: tuple[int, ...]
    times: int


class ChanceDealing(Protocol):
    """How a game is dealt."""

    @property
    def draws(self) -> tuple[ChanceDraw, ...]:
        """What is drawn, in order."""
        ...

    def start(self, picks: Sequence[int]) -> DealSource:
        """Return the deal, or its seed, after all draws."""
        ...

    def named(self, draw: ChanceDraw, thing: int) -> str:
        """Return a drawn item as text."""
        ...


class CardDealing:
    """Demand cards, player order and decks, with an event for every card, as in the real game."""

    def __init__(self, setting: EnvSetting) -> None:
        """Use the cards of a setting."""
        cards = tuple(CARD_ID[card] for card in setting.variant.cards)
        demands = tuple(range(len(setting.edition.demands)))
        seats = tuple(setting.seats)
        # The last seat and the last card of a deck are certain, and so no events.
        self.setting = setting
        self.draws = (
            ChanceDraw("demand", demands, setting.players),
            ChanceDraw("order", seats, setting.players - 1),
            *(ChanceDraw(f"deck {seat}", cards, len(cards) - 1) for seat in seats),
        )

    def start(self, picks: Sequence[int]) -> Deal:
        """Return the deal after all draws."""
        rows, first = [], 0
        for draw in self.draws:
            taken = tuple(picks[first : first + draw.times])
            rows.append(taken + tuple(thing for thing in draw.things if thing not in taken))
            first += draw.times
        demands, order, *decks = rows
        edition, players = self.setting.edition, self.setting.players
        return Deal(
            variant=self.setting.variant,
            edition=edition,
            demands=tuple(edition.demands[number] for number in demands[:players]),
            order=order,
            decks=tuple(tuple(CARDS[number].card for number in deck) for deck in decks),
        )

    def named(self, draw: ChanceDraw, thing: int) -> str:
        """Return a drawn item as text."""
        if draw.name == "order":
            return f"order {thing}"
        if draw.name == "demand":
            return f"demand {'-'.join(map(str, self.setting.edition.demands[thing]))}"
        return f"{draw.name} {CARDS[thing].card}"


class ListDealing:
    """A single event: which of the deals `seed/0`, `seed/1` and so on is played."""

    def __init__(self, seed: str, deals: int) -> None:
        """Use this seed and this number of deals."""
        self.seed = seed
        self.draws = (ChanceDraw("deal", tuple(range(deals)), 1),)

    def start(self, picks: Sequence[int]) -> str:
        """Return the seed that was drawn."""
        return f"{self.seed}/{picks[0]}"

    def named(self, draw: ChanceDraw, thing: int) -> str:
        """Return a drawn item as text."""
        return f"deal {self.seed}/{thing}"


def next_draw(dealing: ChanceDealing, picks: Sequence[int]) -> tuple[ChanceDraw, list[int]] | None:
    """Return the next draw with its possible items, or None after all draws."""
    first = 0
    for draw in dealing.draws:
        if len(picks) < first + draw.times:
            taken = picks[first:]
            return draw, [thing for thing in draw.things if thing not in taken]
        first += draw.times
    return None


def picks_of(dealing: CardDealing, dealt: Deal) -> list[int]:
    """Return the events that lead to a given deal."""
    demands = list(dealing.setting.edition.demands)
    chosen: list[int] = []
    for demand in dealt.demands:
        chosen.append(next(n for n, d in enumerate(demands) if d == demand and n not in chosen))
    rows = [chosen, list(dealt.order), *([CARD_ID[card] for card in deck] for deck in dealt.decks)]
    return [
        thing for draw, row in zip(dealing.draws, rows, strict=True) for thing in row[: draw.times]
    ]
