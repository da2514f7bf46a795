"""The history of a table: its events and its game file."""

from itertools import chain, compress, count, repeat
from typing import Any

import msgspec
from sqlalchemy import Connection

from furstenfeld.records import Move, Record, decode_game, result_of
from furstenfeld.rules import Event, State, apply, parse, setup
from furstenfeld.server.core.fair_deal import prove
from furstenfeld.server.core.lobby import contributions
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.seat_actions import BY_BOT, Entry
from furstenfeld.server.core.table import Status, Table
from furstenfeld.server.core.takebacks import standing
from furstenfeld.server.storage import game_log, table_store


def events_from(connection: Connection, table: Table, first: int) -> tuple[Event, ...]:
    """Return the events of the current branch, starting at index `first`; not yet redacted."""
    if table.game is None or first >= table.game.event_count:
        return ()
    tail = game_log.log_tail(connection, table, first)
    found: list[Event] = []
    state = game_log.position_after(connection, table, tail.before)
    event_count = tail.event_count_before
    if tail.before == 0:
        opening = setup(table.game.deal).events
        found += opening[first:]
        event_count = len(opening)
    for entry in tail.turns:
        state, events = _played(state, entry)
        found += events[max(0, first - event_count) :]
        event_count = entry.event_count
    return tuple(found)


def _played(state: State, entry: Entry) -> tuple[State, tuple[Event, ...]]:
    outcomes = []
    for text in entry.actions:
        outcome = apply(state, parse(text))
        outcomes.append(outcome.events)
        state = outcome.state
    return state, tuple(chain.from_iterable(outcomes))


def moves(connection: Connection, table: Table) -> tuple[Move, ...]:
    """Return the actions of a game, without those taken back."""
    entries = standing(game_log.whole_log(connection, table.id))
    return tuple((entry.seat, text) for entry in entries for text in entry.actions)


def stood_in(connection: Connection, table: Table) -> frozenset[int]:
    """Return the indices of the actions that a bot played for a person."""
    people = {seat for seat, player in enumerate(table.players) if player and player.person}
    done = chain.from_iterable(
        repeat(entry.seat in people and entry.client.startswith(BY_BOT), len(entry.actions))
        for entry in standing(game_log.whole_log(connection, table.id))
    )
    return frozenset(compress(count(), done))


def record(connection: Connection, table: Table) -> Record:
    """Return the game record of a table whose game is over, with the proof of its deal."""
    if table.status is Status.STUDY:
        return decode_game(table_store.game_file(connection, table.id), "the game file")
    _check_over(table)
    assert table.game is not None
    return Record(
        deal=table.game.deal,
        players=tuple("–" if player is None else player.name for player in table.players),
        moves=moves(connection, table),
        result=result_of(table.game.state),
        about=about(connection, table),
    )


def about(connection: Connection, table: Table) -> dict[str, Any]:
    """Return the notes of a game file about its table; the secret is public by now."""
    notes: dict[str, Any] = {"table": table.id, "created": table.created}
    bots = {
        str(seat): player.bot for seat, player in enumerate(table.players) if player and player.bot
    }
    if bots:
        notes["bots"] = bots
    resigned = [seat for seat, player in enumerate(table.players) if player and player.is_resigned]
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


def _check_over(table: Table) -> None:
    """Refuse to show a game that is not over: its cards are secret until the end (R2.5)."""
    if table.game is None or table.status is not Status.OVER:
        raise RefusalError(Reason.NOT_OVER, status=table.status)
