"""The deal as a row of chance events: card by card as it is, or one draw from a list of deals."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from furstenfeld.envs.episode import Setting, Start
from furstenfeld.fast.codes import CARD_ID
from furstenfeld.rules import CARDS, Deal


class Draw(NamedTuple):
    """Some things drawn one after the other from a number of them, all equally likely."""

    name: str
    things: tuple[int, ...]
    times: int


class Dealing(Protocol):
    """How a game is dealt."""

    @property
    def draws(self) -> tuple[Draw, ...]:
        """What is drawn, in order."""
        ...

    def start(self, picks: Sequence[int]) -> Start:
        """Return the deal, or its seed, when everything is drawn."""
        ...

    def named(self, draw: Draw, thing: int) -> str:
        """Return a drawn thing as text."""
        ...


class ByCard:
    """Demand cards, player order and decks, every card an event: exactly the game's own chance."""

    def __init__(self, setting: Setting) -> None:
        """Take the cards of a setting."""
        cards = tuple(CARD_ID[card] for card in setting.variant.cards)
        demands = tuple(range(len(setting.edition.demands)))
        seats = tuple(setting.seats)
        # The last seat and the last card of a deck are what is left, and no event.
        self.setting = setting
        self.draws = (
            Draw("demand", demands, setting.players),
            Draw("order", seats, setting.players - 1),
            *(Draw(f"deck {seat}", cards, len(cards) - 1) for seat in seats),
        )

    def start(self, picks: Sequence[int]) -> Deal:
        """Return the deal when everything is drawn."""
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

    def named(self, draw: Draw, thing: int) -> str:
        """Return a drawn thing as text."""
        if draw.name == "order":
            return f"order {thing}"
        if draw.name == "demand":
            return f"demand {'-'.join(map(str, self.setting.edition.demands[thing]))}"
        return f"{draw.name} {CARDS[thing].card}"


class FromList:
    """One event: which of the deals `seed/0`, `seed/1` and so on it is."""

    def __init__(self, seed: str, deals: int) -> None:
        """Take the seed and the number of deals."""
        self.seed = seed
        self.draws = (Draw("deal", tuple(range(deals)), 1),)

    def start(self, picks: Sequence[int]) -> str:
        """Return the seed that was drawn."""
        return f"{self.seed}/{picks[0]}"

    def named(self, draw: Draw, thing: int) -> str:
        """Return a drawn thing as text."""
        return f"deal {self.seed}/{thing}"


def next_draw(dealing: Dealing, picks: Sequence[int]) -> tuple[Draw, list[int]] | None:
    """Return what is drawn next and from what, or None when everything is drawn."""
    first = 0
    for draw in dealing.draws:
        if len(picks) < first + draw.times:
            taken = picks[first:]
            return draw, [thing for thing in draw.things if thing not in taken]
        first += draw.times
    return None


def picks_of(dealing: ByCard, dealt: Deal) -> list[int]:
    """Return the events that lead to a deal: the way to play a given one."""
    demands = list(dealing.setting.edition.demands)
    chosen: list[int] = []
    for demand in dealt.demands:
        chosen.append(next(n for n, d in enumerate(demands) if d == demand and n not in chosen))
    rows = [chosen, list(dealt.order), *([CARD_ID[card] for card in deck] for deck in dealt.decks)]
    return [
        thing for draw, row in zip(dealing.draws, rows, strict=True) for thing in row[: draw.times]
    ]
