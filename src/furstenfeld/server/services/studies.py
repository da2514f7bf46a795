"""Study tables, made of uploaded game files."""

import re
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection

from furstenfeld.records import Record, decode_game, final_state
from furstenfeld.server.core.options import LONGEST_NAME, Options
from furstenfeld.server.core.table import NOBODY, Colour, SeatedPlayer, Status, Table, TableGame
from furstenfeld.server.services.tables import new_id
from furstenfeld.server.storage import table_store


def study(connection: Connection, owner: str, data: bytes, now: int) -> Table:
    """Create a study table from a game file, which is checked completely."""
    record = decode_game(data, "the game file")
    state = final_state(record, "the game file")
    options = Options(players=len(record.players), variant=record.deal.variant, is_open=False)
    table = Table(
        id=new_id(),
        status=Status.STUDY,
        owner=owner,
        options=options,
        players=chairs_of(record),
        secret="",
        invitation=new_id(),
        game=TableGame(deal=record.deal, state=state, turn_began=now),
        created=now,
    )
    table_store.add(connection, table)
    table_store.add_game(connection, table, state, None, file=data)
    return table


def chairs_of(record: Record) -> tuple[SeatedPlayer, ...]:
    """Return the players of a record, with names shortened and without control characters."""
    names = [
        "".join(filter(str.isprintable, name))[:LONGEST_NAME] or NOBODY for name in record.players
    ]
    return tuple(
        SeatedPlayer(
            name=name,
            colour=colour,
            bot=_bot_named(name, _noted(record.about, seat)),
            is_resigned=seat in _resigned(record.about),
        )
        for seat, (name, colour) in enumerate(zip(names, Colour, strict=False))
    )


def _resigned(about: Mapping[str, Any]) -> list[Any]:
    """Return the seats of players who resigned, from the notes of a server."""
    noted = about.get("resigned")
    return noted if isinstance(noted, list) else []


def _noted(about: Mapping[str, Any], seat: int) -> object:
    """Return the noted bot of a seat: servers note bots by seat, the command line as a list."""
    match about.get("bots"):
        case dict() as by_seat:
            return by_seat.get(str(seat))
        case list() as bots if seat < len(bots):
            return bots[seat]
        case _:
            return None


def _bot_named(name: str, noted: object) -> str | None:
    """Return the bot if the player is one; a bot that stood in did not give the seat its name."""
    kind = noted.partition(":")[0] if isinstance(noted, str) else ""
    is_its_name = re.fullmatch(rf"{re.escape(kind)}( \d+)?", name, re.IGNORECASE)
    return kind if kind and is_its_name else None
