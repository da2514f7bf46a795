"""A game played through a real server, with every byte written down that goes to each seat.

Nothing in it is left to chance or to the clock, so two recordings differ only where the games do.
"""

from collections.abc import Collection
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection

from furstenfeld.rules import (
    BUILT,
    Action,
    Build,
    Building,
    Built,
    Deal,
    apply,
    setup,
)
from furstenfeld.server.core.options import Options, Undo
from furstenfeld.server.core.turns import plan
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.services.accounts import token_hash
from furstenfeld.server.storage import people, table_store
from furstenfeld.server.storage.database import Database
from furstenfeld.server.storage.people import Session
from furstenfeld.server.web.identity import COOKIE
from furstenfeld.testing import RandomGame
from tests.properties.test_secrecy import Names, renamed
from tests.server.running import Line, Player, server
from tests.server.tables import NOW, PEOPLE, full_table, running_table

TABLE = "table-1"
Watcher = int | None


class Turn(NamedTuple):
    """A seat and its whole turn."""

    seat: int
    actions: tuple[Action, ...]


Recording = dict[Watcher, list[bytes]]
"""For each seat and for a spectator what came to it, turn by turn."""


def turns_of(game: RandomGame) -> list[Turn]:
    """Return the actions of a game in the turns in which they are submitted."""
    turns: list[Turn] = []
    state, start = game.states[0], 0
    for place, (seat, _) in enumerate(game.moves):
        texts = tuple(str(action) for _, action in game.moves[start : place + 1])
        if plan(state, seat, texts).is_complete:
            turns.append(Turn(seat, tuple(action for _, action in game.moves[start : place + 1])))
            state, start = game.states[place + 1], place + 1
    return turns


def renamed_turns(deal: Deal, turns: list[Turn], names: list[Names]) -> list[Turn]:
    """Return the same turns with hidden cards renamed.

    Where the other hand could pay for something, `built` is asked for where it was not before, or
    the other way round.
    """
    state = setup(deal).state
    found: list[Turn] = []
    for seat, actions in turns:
        said: list[Action] = []
        for action in actions:
            wanted = renamed(action, names[seat])
            while isinstance(state.phase, Building) and not isinstance(wanted, Build | Built):
                said.append(BUILT)
                state = apply(state, BUILT).state
            if isinstance(wanted, Built) and wanted not in state.options:
                continue
            said.append(wanted)
            state = apply(state, wanted).state
        found.append(Turn(seat, tuple(said)))
    return found


def _token(who: Watcher) -> str:
    return f"token of {who}"


def _set_up(connection: Connection, deal: Deal, options: Options) -> None:
    """Write down people, sessions and a table whose cards are these."""
    for seat in range(options.players):
        people.add(connection, PEOPLE[seat], PEOPLE[seat].title(), NOW)
        session = Session(f"session-{seat}", PEOPLE[seat], "a browser", NOW, NOW)
        people.add_session(connection, session, token_hash(_token(seat)))
    open_table, table = full_table(options), running_table(options)
    assert table.game is not None
    dealt = setup(deal)
    game = replace(table.game, deal=deal, state=dealt.state, event_count=len(dealt.events))
    table_store.add(connection, open_table)
    table_store.add_game(connection, table, dealt.state, "seed")
    table_store.save(connection, open_table, replace(table, game=game))


def record(
    folder: Path, deal: Deal, turns: list[Turn], asking: Collection[Watcher] | None = None
) -> Recording:
    """Play these turns through a server and return all that it sent to whom.

    All of them ask for pages as well, or only those who are `asking`.
    """
    options = Options(players=len(deal.decks), variant=deal.variant, undo=Undo.NEVER)
    url = f"sqlite:///{folder}/tables.db"
    database = Database(url)
    database.migrate()
    database.run(lambda connection: _set_up(connection, deal, options))
    database.close()
    watchers: list[Watcher] = [*range(options.players), None]
    settings = Settings(database=url, rate_scale=1000, bot_workers=0)
    with server(settings, lambda: NOW) as address, ExitStack() as stack:
        pages = {who: Player(address) for who in watchers}
        lines: dict[Watcher, Line] = {}
        for who, page in pages.items():
            stack.callback(page.close)
            if who is not None:
                page.http.cookies.set(COOKIE, _token(who))
            lines[who] = stack.enter_context(page.live())
            lines[who].send(type="watch", table=TABLE)
            lines[who].until(type="table")
        return _play(pages, lines, turns, watchers if asking is None else asking)


def _play(
    pages: dict[Watcher, Player],
    lines: dict[Watcher, Line],
    turns: list[Turn],
    asking: Collection[Watcher],
) -> Recording:
    recording: Recording = {who: [] for who in pages}
    numbers: dict[int, int] = {}
    for seat, actions in turns:
        number = numbers.get(seat, 0)
        numbers[seat] = number + 1
        texts = [str(action) for action in actions]
        page, path = pages[seat], f"/api/tables/{TABLE}"
        own = [
            page.request("POST", f"{path}/draft", {"number": number, "actions": texts[:count]})
            for count in sorted({0, 1, len(texts) // 2, len(texts) - 1, len(texts)})
        ]
        pledge = {"number": number, "actions": texts[:1]}
        own.append(page.request("POST", f"{path}/pledge", pledge))
        assert own[-1].is_success, own[-1].text
        lines[seat].until(type="table")
        turn = {"id": f"turn-{number:04}", "number": number, "actions": texts}
        own.append(page.request("POST", f"{path}/turns", turn))
        assert own[-1].is_success, own[-1].text
        is_sealed = not own[-1].json()["log"]["events"]
        for who, line in lines.items():
            if who == seat or not is_sealed:
                line.until(type="table")
            # A page of another person may ask for anything, too.
            paths = _pages_of(who) if who in asking else []
            asked = [pages[who].request("GET", each) for each in paths]
            answers = [*own, *asked] if who == seat else asked
            said = [*line.received, *(answer.text for answer in answers)]
            recording[who].append("\n".join(said).encode())
            line.received.clear()
    return recording


def _pages_of(who: Watcher) -> list[str]:
    path = f"/api/tables/{TABLE}"
    common = [
        path,
        "/api/tables",
        f"{path}/file",
        f"{path}/replay",
        f"{path}/replay/0",
        f"{path}/chat",
    ]
    return common if who is None else [*common, "/api/me/turns", "/api/me/tables", "/api/me/data"]
