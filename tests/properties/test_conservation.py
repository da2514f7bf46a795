"""Nothing appears or vanishes: coins, goods and cards are where the events say they are."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given

from furstenfeld.rules import (
    GOOD_INDEX,
    Amounts,
    Card,
    CardBuilt,
    CardTrashed,
    Drew,
    Earned,
    Event,
    Harvested,
    Lost,
    Outcome,
    PutUnder,
    Sold,
    State,
    Traded,
)
from furstenfeld.testing import RandomGame, deals, editions, games

pytestmark = pytest.mark.untraced

Pair = tuple[Outcome, Outcome]


def steps(game: RandomGame) -> list[Pair]:
    return list(pairwise(game.outcomes))


def coins_told(seat: int, events: tuple[Event, ...]) -> int:
    """What the events say a seat earned and paid."""
    earned = sum(e.income for e in events if isinstance(e, Earned) and e.seat == seat)
    paid = sum(e.cost for e in events if isinstance(e, CardBuilt) and e.seat == seat)
    return earned - paid


def goods_told(seat: int, events: tuple[Event, ...]) -> list[int]:
    """What the events say of a seat's goods, good by good."""
    told = [0, 0, 0]
    for event in events:
        match event:
            case Harvested() if event.seat == seat:
                told = [a + b for a, b in zip(told, event.goods, strict=True)]
            case Sold() | Lost() if event.seat == seat:
                told = [a - b for a, b in zip(told, event.goods, strict=True)]
            case Traded() if event.seat == seat:
                told[GOOD_INDEX[event.source]] -= event.count
                told[GOOD_INDEX[event.target]] += event.count
            case _:
                pass
    return told


def cards_of(state: State, seat: int) -> Counter[Card]:
    """The cards of a seat that are still in the game."""
    held = state.table.seats[seat]
    on_plots = [thing for thing in held.plots if isinstance(thing, Card)]
    return Counter([*held.hand, *held.deck, *on_plots])


def gone_told(seat: int, events: tuple[Event, ...]) -> Counter[Card]:
    """The cards that the events say left the game."""
    gone: Counter[Card] = Counter()
    for event in events:
        if isinstance(event, CardTrashed) and event.seat == seat:
            gone[event.card] += 1
        if isinstance(event, CardBuilt) and event.seat == seat and isinstance(event.covered, Card):
            gone[event.covered] += 1
    return gone


def minus(left: Amounts, right: Amounts) -> list[int]:
    return [a - b for a, b in zip(left, right, strict=True)]


@given(games())
def test_coins_change_only_by_income_and_building(game: RandomGame) -> None:
    """R3.9, R4.1: a seat's coins are its first coins, plus its incomes, less what it built for."""
    for before, after in steps(game):
        for seat, (old, new) in enumerate(
            zip(before.state.table.seats, after.state.table.seats, strict=True)
        ):
            assert new.coins - old.coins == coins_told(seat, after.events)
            assert new.coins >= 0


@given(games())
def test_goods_change_only_by_harvest_trade_sale_and_loss(game: RandomGame) -> None:
    """R2.6, R3.2, R3.5, R5.3: every good that comes or goes is told."""
    for before, after in steps(game):
        for seat, (old, new) in enumerate(
            zip(before.state.table.seats, after.state.table.seats, strict=True)
        ):
            assert minus(new.goods, old.goods) == goods_told(seat, after.events)
            assert min(new.goods) >= 0


@given(games())
def test_every_card_is_in_one_place_or_told_to_be_gone(game: RandomGame) -> None:
    """R0.4, R4.2, R5.1: one copy of each card, in hand, deck or plots, until covered or trashed."""
    first = game.states[0]
    for seat in range(len(first.table.seats)):
        left = Counter(first.table.deal.variant.cards)
        for outcome in game.outcomes:
            left -= gone_told(seat, outcome.events)
            assert cards_of(outcome.state, seat) == left


@given(games(deals(edition=editions())))
def test_every_edition_that_is_accepted_can_be_played_to_its_end(game: RandomGame) -> None:
    """R8.1, R7.4: no edition within the bounds breaks the game, and it keeps its own bounds."""
    last = game.states[-1]
    assert last.winners is not None
    edition = last.table.deal.edition
    for outcome in game.outcomes:
        table = outcome.state.table
        assert all(0 <= m < len(edition.track) for b in table.breweries for m in b.markers)
        assert all(0 <= marker.space <= edition.income_top for marker in table.arrived)
        for brewery, demand in zip(table.breweries, table.deal.demands, strict=True):
            assert all(0 <= f <= d for f, d in zip(brewery.filled, demand, strict=True))


@given(games())
def test_the_known_tail_is_what_the_seat_put_under_and_has_not_drawn(game: RandomGame) -> None:
    """R2.5: a player remembers what went under the own deck, in order."""
    for seat in range(len(game.states[0].table.seats)):
        tail: list[Card] = []
        for outcome in game.outcomes:
            for event in outcome.events:
                if isinstance(event, PutUnder) and event.seat == seat:
                    tail.append(event.card)
                if isinstance(event, Drew) and event.seat == seat:
                    tail = [card for card in tail if card not in event.cards]
            held = outcome.state.table.seats[seat]
            assert list(held.deck[len(held.deck) - held.known :]) == tail
