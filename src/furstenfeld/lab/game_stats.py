"""What one finished game came to, in numbers: for the arena, the balance lab and other programs."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from operator import add
from statistics import fmean
from typing import TypeVar

import msgspec

from furstenfeld.bots.whole_games import Played
from furstenfeld.rules import (
    ROWS,
    Action,
    Amounts,
    Card,
    CardBuilt,
    Deal,
    Drew,
    Earned,
    Ending,
    Event,
    Over,
    PalacePriceRose,
    Power,
    PricesRose,
    RoundBegan,
    Sold,
    Variant,
    apply,
    estate_of,
    setup,
    standing,
)

Row = tuple[int, ...]
"""A number for each seat."""

Chapter = tuple[Event, ...]
"""The events of one round."""

Doing = TypeVar("Doing", Earned, CardBuilt, Drew)


class Digest(msgspec.Struct, frozen=True):
    """A finished game as numbers; a table by round has a row for each round, from the first."""

    players: int
    variant: Variant
    rounds: int
    ending: Ending
    winners: tuple[int, ...]
    places: Row
    """The place of each seat, 1 is best and equals share one (R7.3)."""
    first_order: tuple[int, ...]
    """The seats in player order of round 1."""
    coins: Row
    """At the end."""
    parts: Row
    """Palace parts at the end."""
    incomes: tuple[Row, ...]
    """By round: the coins each seat received in phase 3 (R3.9)."""
    palaces: tuple[Row, ...]
    """By round: the palace parts of each seat at the end of the round."""
    purses: tuple[Row, ...]
    """By round: the coins of each seat at the end of the round."""
    builds: tuple[tuple[tuple[int, Card], ...], ...]
    """For each seat: the cards it built, each with its round."""
    prices: tuple[tuple[float, float, float], ...]
    """By round: the price of hops, barley and water at its start, mean over open breweries."""
    palace_prices: tuple[int, ...]
    """By round: the price on the palace deck at its end (R4.6)."""
    drawn: Row
    """Cards each seat drew, the opening included; by deck size, its passes through the deck."""


def digest(deal: Deal, played: Played) -> Digest:
    """Return what a finished game came to."""
    seats = range(len(deal.decks))
    events = tuple(_events(deal, played.actions))
    rounds = _by_round(events)
    table, phase = played.state.table, played.state.phase
    assert isinstance(phase, Over)
    return Digest(
        players=len(seats),
        variant=deal.variant,
        rounds=table.round,
        ending=phase.ending,
        winners=phase.winners,
        places=standing(table),
        first_order=deal.order,
        coins=tuple(seat.coins for seat in table.seats),
        parts=tuple(estate_of(seat.plots).parts for seat in table.seats),
        incomes=_by_seat(seats, rounds, Earned, _income),
        palaces=_running(_by_seat(seats, rounds, CardBuilt, _parts)),
        purses=_purses(deal, rounds),
        builds=tuple(_builds(seat, rounds) for seat in seats),
        prices=tuple(_prices(deal, rounds)),
        palace_prices=tuple(_palace_prices(deal, rounds)),
        drawn=_by_seat(seats, (events,), Drew, _cards)[0],
    )


def _events(deal: Deal, actions: Iterable[tuple[int, Action]]) -> Iterator[Event]:
    """Yield all that happened, the set-up first."""
    outcome = setup(deal)
    yield from outcome.events
    for _, action in actions:
        outcome = apply(outcome.state, action)
        yield from outcome.events


def _by_round(events: Sequence[Event]) -> tuple[Chapter, ...]:
    """Return the events of each round, without those of the set-up."""
    starts = [place for place, event in enumerate(events) if isinstance(event, RoundBegan)]
    return tuple(
        tuple(events[start:stop])
        for start, stop in zip(starts, [*starts[1:], len(events)], strict=True)
    )


def _by_seat(
    seats: range, rounds: Iterable[Chapter], kind: type[Doing], count: Callable[[Doing], int]
) -> tuple[Row, ...]:
    """Return for each round what the events of one kind add up to for each seat."""
    rows = []
    for events in rounds:
        row = [0] * len(seats)
        for event in events:
            if isinstance(event, kind):
                row[event.seat] += count(event)
        rows.append(tuple(row))
    return tuple(rows)


def _income(event: Earned) -> int:
    return event.income


def _cost(event: CardBuilt) -> int:
    return event.cost


def _parts(event: CardBuilt) -> int:
    return int(ROWS[event.card].power is Power.PALACE)


def _cards(event: Drew) -> int:
    return len(event.cards)


def _running(rows: Iterable[Row]) -> tuple[Row, ...]:
    """Return what the rows add up to, round by round."""
    return tuple(accumulate(rows, lambda total, row: tuple(map(add, total, row))))


def _purses(deal: Deal, rounds: Sequence[Chapter]) -> tuple[Row, ...]:
    """Return the coins of each seat at the end of each round: received and not spent."""
    seats = range(len(deal.decks))
    received = _running(_by_seat(seats, rounds, Earned, _income))
    spent = _running(_by_seat(seats, rounds, CardBuilt, _cost))
    return tuple(
        tuple(deal.edition.coins + came - went for came, went in zip(*pair, strict=True))
        for pair in zip(received, spent, strict=True)
    )


def _builds(seat: int, rounds: Sequence[Chapter]) -> tuple[tuple[int, Card], ...]:
    """Return what a seat built, each card with its round."""
    return tuple(
        (number, event.card)
        for number, events in enumerate(rounds, start=1)
        for event in events
        if isinstance(event, CardBuilt) and event.seat == seat
    )


def _prices(deal: Deal, rounds: Sequence[Chapter]) -> Iterator[tuple[float, float, float]]:
    """Yield what each good costs at the start of each round, mean over open breweries."""
    price = deal.edition.track[deal.edition.start]
    boards: list[Amounts] = [(price, price, price) for _ in deal.demands]
    for events in rounds:
        hops, barley, water = (round(fmean(column), 3) for column in zip(*boards, strict=True))
        yield hops, barley, water
        for event in events:
            if isinstance(event, Sold | PricesRose):
                boards[event.brewery] = event.prices_after


def _palace_prices(deal: Deal, rounds: Sequence[Chapter]) -> Iterator[int]:
    """Yield the price on the palace deck at the end of each round."""
    price = deal.edition.palace_prices[0]
    for events in rounds:
        for event in events:
            if isinstance(event, PalacePriceRose):
                price = event.price
        yield price
