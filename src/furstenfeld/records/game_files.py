"""Game files (R11.1): a record as JSON, with every key checked when it is read."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from furstenfeld.records.errors import FileError, RecordError
from furstenfeld.records.files import read_bytes, write_whole
from furstenfeld.records.game_record import Move, Record, Result, check_names
from furstenfeld.rules import (
    RULES_VERSION,
    Amounts,
    Card,
    Deal,
    DealError,
    Edition,
    EditionError,
    RulesError,
    Variant,
    check_deal,
    edition_data,
    edition_from,
)

FORMAT: Final = "furstenfeld-game"
VERSION: Final = 1

_REQUIRED: Final = (
    "format", "version", "rules", "variant", "edition", "players", "deal", "actions"
)  # fmt: skip
_OPTIONAL: Final = ("result", "about")


def encode_game(record: Record) -> bytes:
    """Return the game file of a record.

    >>> from furstenfeld.records import deal
    >>> encode_game(Record(deal(seed=1, players=2), ("Ada", "Bo"), ()))[:29]
    b'{"format": "furstenfeld-game"'
    """
    deal = record.deal
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": RULES_VERSION,
        "variant": deal.variant,
        "edition": edition_data(deal.edition),
        "players": record.players,
        "deal": {
            "demands": ["-".join(map(str, demand)) for demand in deal.demands],
            "order": deal.order,
            "decks": deal.decks,
        },
        "actions": record.moves,
    }
    if record.result is not None:
        data["result"] = record.result
    if record.about:
        data["about"] = dict(record.about)
    return _laid_out(data)


def _laid_out(data: Mapping[str, Any]) -> bytes:
    """Return readable JSON: a line for each key and for each action."""
    lines = [f'"{key}": {_json(value)}' for key, value in data.items() if key != "actions"]
    actions = ",\n  ".join(_json(move) for move in data["actions"])
    lines.insert(list(data).index("actions"), f'"actions": [\n  {actions}\n ]')
    return ("{" + ",\n ".join(lines) + "}\n").encode()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def write_game(record: Record, path: Path) -> None:
    """Write a game file; a reader sees the old or the new file, never a part of it."""
    write_whole(path, encode_game(record))


def read_game(path: Path) -> Record:
    """Return the record in a game file; `replay` checks its actions and its result."""
    return decode_game(read_bytes(path, "R11.1"), str(path))


def decode_game(data: bytes, source: str) -> Record:
    """Return the record in the bytes of a game file; `source` is its name in errors.

    >>> decode_game(b"{}", "game.json")
    Traceback (most recent call last):
    furstenfeld.records.errors.FileError: game.json: key-missing: key 'format', ...
    """
    try:
        table = _table(msgspec.json.decode(data), "the file", _REQUIRED, _OPTIONAL)
        return _record(table)
    except RulesError as error:
        raise FileError(source, error) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        cause = RecordError("file-malformed", "R11.1", kind="JSON", reason=str(error))
        raise FileError(source, cause) from error


def _record(data: Mapping[str, Any]) -> Record:
    _one_of("format", data["format"], FORMAT)
    _one_of("version", data["version"], VERSION)
    _one_of("rules", data["rules"], RULES_VERSION)
    deal = _deal(data)
    players = _convert("players", data["players"], tuple[str, ...], "a list of names")
    check_names(deal, players)
    check_deal(deal)
    return Record(
        deal=deal,
        players=players,
        moves=_convert("actions", data["actions"], tuple[Move, ...], 'a list of [seat, "action"]'),
        result=_convert("result", data.get("result"), Result | None, "the four keys of R11.1"),
        about=_convert("about", data.get("about", {}), dict[str, Any], "a table"),
    )


def _deal(data: Mapping[str, Any]) -> Deal:
    deal = _table(data["deal"], "deal", ("demands", "order", "decks"))
    decks = _convert("deal.decks", deal["decks"], tuple[tuple[str, ...], ...], "a list of decks")
    demands = _convert("deal.demands", deal["demands"], tuple[str, ...], "a list of texts")
    return Deal(
        variant=_convert("variant", data["variant"], Variant, "base or expert"),
        edition=_edition(data["edition"]),
        demands=tuple(_demand(demand) for demand in demands),
        order=_convert("deal.order", deal["order"], tuple[int, ...], "a list of seats"),
        decks=tuple(tuple(_card(seat, c) for c in deck) for seat, deck in enumerate(decks)),
    )


def _edition(value: object) -> Edition:
    """Return the edition; errors name the key as in a game file."""
    if not isinstance(value, dict):
        raise _wrong("edition", "the whole edition data", value)
    try:
        return edition_from(value)
    except EditionError as error:
        values = {**error.values, "key": f"edition.{error.values['key']}"}
        raise EditionError(error.code, error.paragraph, **values) from error


def _demand(text: str) -> Amounts:
    if not re.fullmatch("[1-9]-[1-9]-[1-9]", text):
        raise _wrong("deal.demands", 'demand cards like "1-2-3"', text)
    return (int(text[0]), int(text[2]), int(text[4]))


def _card(seat: int, name: str) -> Card:
    if name not in list(Card):
        raise DealError("deck-has", "R0.4", seat=seat, card=name)
    return Card(name)


def _one_of(key: str, value: object, expected: str | int) -> None:
    if type(value) is not type(expected) or value != expected:
        raise _wrong(key, str(expected), value)


def _table(
    value: object, key: str, required: tuple[str, ...], optional: tuple[str, ...] = ()
) -> Mapping[str, Any]:
    """Return a table with all required keys and no unknown ones."""
    if not isinstance(value, dict):
        raise _wrong(key, "a table of keys", value)
    for name in required:
        if name not in value:
            raise RecordError("key-missing", "R11.1", key=name, place=key)
    for name in value:
        if name not in required + optional:
            raise RecordError("key-unknown", "R11.1", key=name, place=key)
    return value


def _convert(key: str, value: object, kind: Any, expected: str) -> Any:
    """Return the value converted to its type."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise _wrong(key, expected, value) from error


def _wrong(key: str, expected: str, value: object) -> RecordError:
    found = _json(value)
    shown = found if len(found) <= 60 else found[:57] + "..."
    return RecordError("key-wrong", "R11.1", key=key, expected=expected, found=shown)
