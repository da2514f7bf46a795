"""What happened at a table: its log for each seat, its game file, its replay."""

from itertools import chain, compress, count, islice, repeat
from typing import Any

import msgspec
from sqlalchemy import Connection

from furstenfeld.records import Move, Record, decode_game, replay, result_of
from furstenfeld.rules import Event, State, apply, parse, setup
from furstenfeld.server.core.fair_deal import prove
from furstenfeld.server.core.lobby import contributions
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.seat_actions import BY_BOT, Entry
from furstenfeld.server.core.table import Status, Table
from furstenfeld.server.core.takebacks import standing
from furstenfeld.server.storage import table_store


def story(connection: Connection, table: Table, since: int) -> tuple[Event, ...]:
    """Return the events of the present line after the first so many; none are redacted yet."""
    if table.game is None or since >= table.game.heard:
        return ()
    line = table_store.log_since(connection, table, since)
    told: list[Event] = []
    state, heard = table_store.position_after(connection, table, line.before), line.heard_before
    if line.before == 0:
        opening = setup(table.game.deal).events
        told += opening[since:]
        heard = len(opening)
    for entry in line.standing:
        state, events = _played(state, entry)
        told += events[max(0, since - heard) :]
        heard = entry.heard
    return tuple(told)


def _played(state: State, entry: Entry) -> tuple[State, tuple[Event, ...]]:
    outcomes = []
    for text in entry.actions:
        outcome = apply(state, parse(text))
        outcomes.append(outcome.events)
        state = outcome.state
    return state, tuple(chain.from_iterable(outcomes))


def moves(connection: Connection, table: Table) -> tuple[Move, ...]:
    """Return the actions of a game that were not taken back."""
    entries = standing(table_store.log(connection, table.id))
    return tuple((entry.seat, text) for entry in entries for text in entry.actions)


def stood_in(connection: Connection, table: Table) -> frozenset[int]:
    """Return which actions of a game, counted from 0, a bot did for a person."""
    people = {seat for seat, chair in enumerate(table.chairs) if chair and chair.person}
    done = chain.from_iterable(
        repeat(entry.seat in people and entry.client.startswith(BY_BOT), len(entry.actions))
        for entry in standing(table_store.log(connection, table.id))
    )
    return frozenset(compress(count(), done))


def record(connection: Connection, table: Table) -> Record:
    """Return the game of a table that is over, with the proof of its deal."""
    if table.status is Status.STUDY:
        return decode_game(table_store.game_file(connection, table.id), "the game file")
    _check_over(table)
    assert table.game is not None
    return Record(
        deal=table.game.deal,
        players=tuple("–" if chair is None else chair.name for chair in table.chairs),
        moves=moves(connection, table),
        result=result_of(table.game.state),
        about=about(connection, table),
    )


def about(connection: Connection, table: Table) -> dict[str, Any]:
    """Return what a game file says about its table; the secret is one no more."""
    notes: dict[str, Any] = {"table": table.id, "created": table.created}
    bots = {str(seat): chair.bot for seat, chair in enumerate(table.chairs) if chair and chair.bot}
    if bots:
        notes["bots"] = bots
    resigned = [seat for seat, chair in enumerate(table.chairs) if chair and chair.is_resigned]
    if resigned:
        notes["resigned"] = resigned
    if table.options.chapter is not None:
        notes["chapter"] = table.options.chapter
        return notes
    if table.options.seed is not None:
        notes["seed"] = table.options.seed
        return notes
    dealt = table
    while dealt.options.duplicate_of is not None:
        dealt = table_store.load(connection, dealt.options.duplicate_of)
    if dealt.status is Status.RUNNING or not dealt.options.is_fair:
        return notes
    notes["fair"] = msgspec.structs.asdict(prove(dealt.id, dealt.secret, contributions(dealt)))
    return notes


def positions(record: Record, actions: int, ahead: int) -> list[State]:
    """Return the position of a game after so many actions, and so many that follow."""
    if not 0 <= actions <= len(record.moves):
        raise RefusalError(Reason.NO_ACTION, number=actions, last=len(record.moves))
    outcomes = islice(replay(record), actions, actions + ahead + 1)
    return [outcome.state for outcome in outcomes]


def happenings(record: Record) -> list[tuple[Event, ...]]:
    """Return the events of the beginning, and then those of each action."""
    return [outcome.events for outcome in replay(record)]


def _check_over(table: Table) -> None:
    """Refuse to open a game that goes on: everything is secret until its end (R2.5)."""
    if table.game is None or table.status is not Status.OVER:
        raise RefusalError(Reason.NOT_OVER, status=table.status)
