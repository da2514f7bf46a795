"""Tables for tests: made, filled and played without a web or a database."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from furstenfeld.records import Chance
from furstenfeld.rules import State
from furstenfeld.server.core import lobby, seat_actions
from furstenfeld.server.core.options import Options
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.seat_actions import Committed
from furstenfeld.server.core.table import Table
from furstenfeld.server.core.turns import plan

NOW = 1_800_000_000_000
SECRET = "5ec7e7" + "0" * 58
PEOPLE = ("ada", "bo", "cleo", "dana", "egon")


def open_table(options: Options | None = None, *, id: str = "table-1") -> Table:
    """Return a table whose owner is Ada, with nobody at it."""
    return lobby.create(
        id=id,
        owner="ada",
        options=options or Options(players=3),
        secret=SECRET,
        invitation="come-in",
        now=NOW,
    )


def full_table(options: Options | None = None, *, id: str = "table-1") -> Table:
    """Return a table with a person on every seat."""
    table = open_table(options, id=id)
    for seat in range(table.options.players):
        table = lobby.sit(
            table,
            seat,
            person=PEOPLE[seat],
            name=PEOPLE[seat].title(),
            colour=None,
            contribution=f"from {PEOPLE[seat]}",
            invitation="come-in",
        )
    return table


def running_table(options: Options | None = None, *, id: str = "table-1") -> Table:
    """Return a table whose cards are dealt."""
    return lobby.start(full_table(options, id=id), by="ada", now=NOW)


Choose = Callable[[State], str]


def by_chance(seed: str | int = 1) -> Choose:
    """Return a player who takes any legal action."""
    chance = Chance(seed, "test")
    return lambda state: str(chance.choice(state.options))


def whole_turn(table: Table, choose: Choose) -> tuple[int, tuple[str, ...]]:
    """Return the seat to move and a complete turn for it."""
    assert table.game is not None
    state = table.game.state
    seat = state.to_move
    assert seat is not None
    texts: tuple[str, ...] = ()
    while not plan(state, seat, texts).is_complete:
        texts = (*texts, choose(plan(state, seat, texts).end))
    return seat, texts


def play_turn(table: Table, choose: Choose, *, now: int = NOW) -> Committed:
    """Return the table after the seat to move has played a turn."""
    seat, texts = whole_turn(table, choose)
    player = table.players[seat]
    assert player is not None
    return seat_actions.commit(
        table, seat, number=player.commits, client=f"c{player.commits}", texts=texts, now=now
    )


def numbered(table: Table) -> Table:
    """Return the table as it is after one more save."""
    return replace(table, number=table.number + 1)


def to_move(table: Table) -> int:
    """Return the seat to move."""
    assert table.game is not None
    seat = table.game.state.to_move
    assert seat is not None
    return seat


def refused(reason: Reason) -> "pytest.RaisesExc[RefusalError]":
    """Expect a refusal for this reason."""
    return pytest.RaisesExc(RefusalError, check=lambda error: error.reason is reason)
