"""A recorded game as text that people can read: every question, answer and event, every table.

Wording here is the engine's own (field names of events), so that a better sentence in a language
catalogue does not change a golden game, and a changed rule does.
"""

import hashlib
from collections.abc import Iterable, Iterator
from itertools import groupby

import msgspec

from furstenfeld.records import Record, replay
from furstenfeld.rules import (
    Action,
    Build,
    Event,
    Outcome,
    Seat,
    State,
    Table,
    cubes,
    legal,
    order_of,
    palace_price,
    prices_at,
    redact,
    view,
)


def playthrough(record: Record) -> str:
    """Return the whole game as text."""
    outcomes = list(replay(record))
    lines = [*_heading(record, outcomes[-1].state), *_events(outcomes[0].events)]
    shown: Table | None = None
    for number, ((seat, text), outcome) in enumerate(zip(record.moves, outcomes, strict=False)):
        lines += _round(outcome.state, shown)
        shown = outcome.state.table
        lines.append(f"#{number} seat {seat}: {_choice(legal(outcome.state), text)}")
        lines += _events(outcomes[number + 1].events)
    lines += ["", "THE END", *_table(outcomes[-1].state), "", *_heard(outcomes)]
    return "\n".join(lines) + "\n"


def _heading(record: Record, last: State) -> Iterator[str]:
    deal = record.deal
    yield f"{deal.variant} game, {len(deal.decks)} players, edition {deal.edition.name}"
    yield f"ends in round {last.table.round}: {_fields(last.phase)}"
    yield "demands " + " ".join(_dashed(demand) for demand in deal.demands)
    yield "order   " + " ".join(map(str, deal.order))
    for seat, deck in enumerate(deal.decks):
        yield f"deck {seat}  " + " ".join(deck)


def _round(state: State, shown: Table | None) -> Iterator[str]:
    """Yield the table at the first question of each round, and of the set-up."""
    if shown is not None and shown.round == state.table.round:
        return
    yield ""
    order = " ".join(map(str, order_of(state.table)))
    yield f"ROUND {state.table.round}, order {order}"
    if shown is not None and _unchanged(shown, state.table):
        yield "  the table is as it was"
    else:
        yield from _table(state)


def _unchanged(before: Table, after: Table) -> bool:
    same = (before.seats, before.breweries, before.queue)
    return same == (after.seats, after.breweries, after.queue)


def _table(state: State) -> Iterator[str]:
    table = state.table
    yield f"  palace part {palace_price(table)} coins, {cubes(table)} cubes"
    yield "  income  " + " ".join(f"{m.seat}:{m.space}" for m in table.queue)
    for number, brewery in enumerate(table.breweries):
        markers, prices = _dashed(brewery.markers), _dashed(prices_at(table, brewery))
        demand = _dashed(table.deal.demands[number])
        yield (
            f"  brewery {number + 1}: markers {markers}, prices {prices}, "
            f"filled {_dashed(brewery.filled)} of {demand}"
        )
    for number, seat in enumerate(table.seats):
        yield from _seat(number, seat)
    watchers = (None, *range(len(table.seats)))
    digests = (f"{_who(w)} {_digest(view(state, w))}" for w in watchers)
    yield "  views   " + ", ".join(digests)


def _seat(number: int, seat: Seat) -> Iterator[str]:
    tail = seat.deck[len(seat.deck) - seat.known :]
    top, bottom = (
        " ".join(thing or "-" for thing in row) for row in (seat.plots[:3], seat.plots[3:])
    )
    yield f"  seat {number}: {seat.coins} coins, goods {_dashed(seat.goods)}, deck {len(seat.deck)}"
    yield f"    plots {top} / {bottom}"
    yield f"    hand  {' '.join(seat.hand) or '-'}"
    yield f"    tail  {' '.join(tail) or '-'}"


def _choice(options: Iterable[Action], taken: str) -> str:
    """Return what was answered, and out of what; builds of one card are drawn together."""
    return f"{taken}    of: " + ", ".join(_grouped(options))


def _grouped(options: Iterable[Action]) -> Iterator[str]:
    for card, group in groupby(options, key=lambda a: a.card if isinstance(a, Build) else None):
        actions = list(group)
        if card is None:
            yield from map(str, actions)
        else:
            plots = "/".join(str(a.plot) for a in actions if isinstance(a, Build))
            yield f"build {card} {plots}"


def _events(events: Iterable[Event]) -> Iterator[str]:
    return (f"    {type(event).__name__}: {_fields(event)}" for event in events)


def _fields(value: msgspec.Struct) -> str:
    names = value.__struct_fields__
    return ", ".join(f"{name} {_plain(getattr(value, name))}" for name in names)


def _plain(value: object) -> str:
    match value:
        case None:
            return "-"
        case tuple():
            return "-".join(map(str, value)) if _numbers(value) else " ".join(value) or "-"
        case _:
            return str(value)


def _numbers(value: tuple[object, ...]) -> bool:
    return bool(value) and all(isinstance(item, int) for item in value)


def _heard(outcomes: list[Outcome]) -> Iterator[str]:
    """Yield a digest of all that each seat, and a spectator, has heard."""
    events = [event for outcome in outcomes for event in outcome.events]
    for watcher in (None, *range(len(outcomes[0].state.table.seats))):
        yield f"heard by {_who(watcher)}: {_digest([redact(event, watcher) for event in events])}"


def _who(watcher: int | None) -> str:
    return "a spectator" if watcher is None else f"seat {watcher}"


def _digest(value: object) -> str:
    return hashlib.sha256(msgspec.json.encode(value)).hexdigest()[:12]


def _dashed(amounts: Iterable[int]) -> str:
    return "-".join(map(str, amounts))
