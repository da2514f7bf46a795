"""Statistics of one finished game: for the arena, the balance lab and other programs."""

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
    Outcome,
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
    win_share,
)

PerSeat = tuple[int, ...]
"""A number for each seat."""

RoundEvents = tuple[Event, ...]
"""The events of one round."""

SeatEvent = TypeVar("SeatEvent", Earned, CardBuilt, Drew)


class GameStats(msgspec.Struct, frozen=True):
    """A finished game in numbers; what is given by round starts with round 1."""

    players: int
    variant: Variant
    rounds: int
    ending: Ending
    winners: tuple[int, ...]
    places: PerSeat
    """The place of each seat: 1 is the best, and equal seats share a place (R7.3)."""
    first_order: tuple[int, ...]
    """The seats in player order of round 1."""
    coins: PerSeat
    """At the end."""
    parts: PerSeat
    """Palace parts at the end."""
    incomes: tuple[PerSeat, ...]
    """By round: the coins each seat received in phase 3 (R3.9)."""
    palaces: tuple[PerSeat, ...]
    """By round: the palace parts of each seat at the end of the round."""
    purses: tuple[PerSeat, ...]
    """By round: the coins of each seat at the end of the round."""
    builds: tuple[tuple[tuple[int, Card], ...], ...]
    """For each seat: the cards it built, each with its round."""
    prices: tuple[tuple[float, float, float], ...]
    """By round: the prices of hops, barley and water at its start, averaged over the breweries."""
    palace_prices: tuple[int, ...]
    """By round: the price of a palace part at its end (R4.6)."""
    drawn: PerSeat
    """Cards that each seat drew, including the opening hand."""

    def win_share(self, seat: int) -> float:
        """Return the share of the win that a seat has; several winners share it (R7.2)."""
        return win_share(self.winners, seat)

    def mean_income(self, seat: int) -> float:
        """Return the coins that a seat received in phase 3, per round."""
        return sum(row[seat] for row in self.incomes) / self.rounds


def game_stats(deal: Deal, played: Played) -> GameStats:
    """Return the statistics of a game that bots have played."""
    return replay_stats(deal, _outcomes(deal, played.actions))


def _outcomes(deal: Deal, actions: Iterable[tuple[int, Action]]) -> Iterator[Outcome]:
    """Yield every outcome of a game, that of the set-up first."""
    outcome = setup(deal)
    yield outcome
    for _, action in actions:
        outcome = apply(outcome.state, action)
        yield outcome


def replay_stats(deal: Deal, outcomes: Iterable[Outcome]) -> GameStats:
    """Return the statistics of a game from all its outcomes, that of the set-up first."""
    events: list[Event] = []
    outcome = None
    for outcome in outcomes:
        events += outcome.events
    if outcome is None or not isinstance(outcome.state.phase, Over):
        raise ValueError("only a finished game has statistics")
    table, phase = outcome.state.table, outcome.state.phase
    seats, rounds = range(len(deal.decks)), _by_round(events)
    return GameStats(
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


def _by_round(events: Sequence[Event]) -> tuple[RoundEvents, ...]:
    """Return the events of each round; those of the set-up are left out."""
    starts = [place for place, event in enumerate(events) if isinstance(event, RoundBegan)]
    return tuple(
        tuple(events[start:stop])
        for start, stop in zip(starts, [*starts[1:], len(events)], strict=True)
    )


def _by_seat(
    seats: range,
    rounds: Iterable[Iterable[Event]],
    kind: type[SeatEvent],
    count: Callable[[SeatEvent], int],
) -> tuple[PerSeat, ...]:
    """Return the sum of `count` over the events of one kind, by round and seat."""
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


def _running(rows: Iterable[PerSeat]) -> tuple[PerSeat, ...]:
    """Return the running totals of each seat, by round."""
    return tuple(accumulate(rows, lambda total, row: tuple(map(add, total, row))))


def _purses(deal: Deal, rounds: Sequence[RoundEvents]) -> tuple[PerSeat, ...]:
    """Return the coins of each seat at the end of each round: its income minus its costs."""
    seats = range(len(deal.decks))
    received = _running(_by_seat(seats, rounds, Earned, _income))
    spent = _running(_by_seat(seats, rounds, CardBuilt, _cost))
    return tuple(
        tuple(deal.edition.coins + came - went for came, went in zip(*pair, strict=True))
        for pair in zip(received, spent, strict=True)
    )


def _builds(seat: int, rounds: Sequence[RoundEvents]) -> tuple[tuple[int, Card], ...]:
    """Return the cards that a seat built, each with its round."""
    return tuple(
        (number, event.card)
        for number, events in enumerate(rounds, start=1)
        for event in events
        if isinstance(event, CardBuilt) and event.seat == seat
    )


def _prices(deal: Deal, rounds: Sequence[RoundEvents]) -> Iterator[tuple[float, float, float]]:
    """Yield the prices at the start of each round, averaged over the breweries."""
    price = deal.edition.track[deal.edition.start]
    boards: list[Amounts] = [(price, price, price) for _ in deal.demands]
    for events in rounds:
        hops, barley, water = (round(fmean(column), 3) for column in zip(*boards, strict=True))
        yield hops, barley, water
        for event in events:
            if isinstance(event, Sold | PricesRose):
                boards[event.brewery] = event.prices_after


def _palace_prices(deal: Deal, rounds: Sequence[RoundEvents]) -> Iterator[int]:
    """Yield the price of a palace part at the end of each round."""
    price = deal.edition.palace_prices[0]
    for events in rounds:
        for event in events:
            if isinstance(event, PalacePriceRose):
                price = event.price
        yield price
