"""Damaged and dishonest files: one line on stderr, nothing on stdout, exit code 2."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from furstenfeld.records import Record, encode_game
from furstenfeld.text import languages
from tests.cli.conftest import Run

Spoil = Callable[[dict[str, Any]], None]


class Fault(NamedTuple):
    """How a good file is spoilt, and what the line about it has to say."""

    name: str
    spoil: Spoil
    telling: str
    paragraph: str
    action: int | None = None


def put(*path: str | int, value: object) -> Spoil:
    """Return a fault that writes a value somewhere into the file."""

    def spoil(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return spoil


def drop(key: str) -> Spoil:
    """Return a fault that leaves a key out."""
    return lambda data: data.pop(key)


def swap_card(data: dict[str, Any]) -> None:
    """Put a second crane into a deck, instead of another card."""
    deck = data["deal"]["decks"][1]
    place = 0 if deck[0] != "crane" else 1
    deck[place] = "crane"


def wrong_seat(data: dict[str, Any]) -> None:
    """Let another seat take the first action."""
    data["actions"][0][0] = (data["actions"][0][0] + 1) % 3


def after_the_end(data: dict[str, Any]) -> None:
    """Let somebody go on playing."""
    data["actions"].append([0, "built"])


def unfinished_result(data: dict[str, Any]) -> None:
    """Keep the result, and leave out how it came about."""
    data["actions"] = data["actions"][:10]


def illegal(data: dict[str, Any]) -> None:
    """Let the first seat sell to a brewery that is closed."""
    data["actions"][0][1] = "brewery 5"


FAULTS = (
    Fault("unknown version", put("version", value=2), "version", "R11.1"),
    Fault("another format", put("format", value="chess"), "chess", "R11.1"),
    Fault("unknown rules", put("rules", value=99), "99", "R11.1"),
    Fault("unknown key", put("cheats", value=True), "cheats", "R11.1"),
    Fault("missing key", drop("deal"), "deal", "R11.1"),
    Fault("unknown variant", put("variant", value="blitz"), "blitz", "R11.1"),
    Fault("edition key", put("edition", "coins", value=-2), "edition.coins", "R8.1"),
    Fault("edition cost", put("edition", "costs", "crane", value="4"), "costs.crane", "R8.1"),
    Fault("wrong deck", swap_card, " 1", "R0.4"),
    Fault("unknown card", put("deal", "decks", 1, 3, value="castle"), "castle", "R0.4"),
    Fault("wrong demand", put("deal", "demands", 0, value="3-3-3"), "3-3-3", "R0.5"),
    Fault("wrong order", put("deal", "order", value=[0, 0, 1]), "[0, 0, 1]", "R1.3"),
    Fault("too few names", put("players", value=["Ada"]), "3", "R11.1"),
    Fault("actions of another shape", put("actions", 0, value="brewery 1"), "actions", "R11.1"),
    Fault("no action", put("actions", 0, 1, value="dance"), "dance", "R10.1", 1),
    Fault("two lines", put("actions", 0, 1, value="a\nb\x1b[2J"), r"a\nb\x1b", "R10.1", 1),
    Fault("illegal action", illegal, "brewery 5", "R1.1", 1),
    Fault("later illegal action", put("actions", 6, 1, value="draw"), "draw", "R10.4", 7),
    Fault("wrong seat", wrong_seat, "brewery", "R2.1", 1),
    Fault("no such seat", put("actions", 0, 0, value=7), "brewery", "R2.1", 1),
    Fault("false result", put("result", "coins", 0, value=999), "999", "R11.1", 0),
    Fault("false winners", put("result", "winners", value=[0, 1, 2]), "[0, 1, 2]", "R11.1", 0),
    Fault("result too early", unfinished_result, "result", "R11.3", 10),
)


def spoilt(record: Record, fault: Fault) -> dict[str, Any]:
    """Return the data of a good file with one fault in it."""
    data: dict[str, Any] = json.loads(encode_game(record))
    fault.spoil(data)
    return data


@pytest.mark.untraced
@pytest.mark.parametrize("options", [(), ("--states",)], ids=["retold", "states"])
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_dishonest_file_gets_one_line_with_file_text_and_paragraph(
    furstenfeld: Run, finished: Record, tmp_path: Path, fault: Fault, options: tuple[str, ...]
) -> None:
    """R11.1: the whole file is checked before anything is printed."""
    data = spoilt(finished, fault)
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(data), "utf-8")
    said = furstenfeld("replay", path, *options)

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.startswith(f"{path}: ")
    assert fault.telling in said.err
    assert f"({fault.paragraph})" in said.err
    if fault.action is not None:
        assert f"action {fault.action or len(data['actions'])}:" in said.err


def test_an_action_after_the_end_is_named_with_its_number(
    furstenfeld: Run, finished: Record, tmp_path: Path
) -> None:
    """R7.1: the game is over."""
    data = json.loads(encode_game(finished))
    after_the_end(data)
    path = tmp_path / "long.json"
    path.write_text(json.dumps(data), "utf-8")
    said = furstenfeld("replay", path)

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"{path}: action {len(finished.moves) + 1}: “built”" in said.err
    assert "(R7.1)" in said.err


CONTENTS = {
    "cut off": b'{"format": "furstenfeld-game", "version": 1, "ru',
    "empty": b"",
    "not JSON": b"round 1: Ada sells 3 hops\n",
    "a list": b"[1, 2, 3]",
    "a number": b"1e999999",
    "binary": bytes(range(256)) * 4,
    "not UTF-8": b'{"format": "f\xfcrstenfeld"}',
    "deep": b"[" * 100_000,
    "deep and closed": b'{"a":' * 50_000 + b"1" + b"}" * 50_000,
}


@pytest.mark.parametrize("command", ["replay", "play"])
@pytest.mark.parametrize("content", CONTENTS.values(), ids=CONTENTS.keys())
def test_a_damaged_file_gets_one_line(
    furstenfeld: Run, tmp_path: Path, content: bytes, command: str
) -> None:
    """R11.1: a game file is JSON."""
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    said = furstenfeld(command, path)

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.startswith(f"{path}: ")
    assert "(R11.1)" in said.err


@pytest.mark.parametrize("command", ["replay", "play"])
@pytest.mark.parametrize("name", ["nowhere.json", ".", "two\nlines.json"])
def test_a_file_that_cannot_be_read_gets_one_line(
    furstenfeld: Run, command: str, name: str
) -> None:
    said = furstenfeld(command, name)

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.startswith(name.replace("\n", r"\n"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_every_language_says_it_in_one_line(
    furstenfeld: Run, finished: Record, tmp_path: Path, fault: Fault, language: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(spoilt(finished, fault)), "utf-8")
    said = furstenfeld("replay", path, "--lang", language)

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert fault.telling in said.err or fault.name == "result too early"


def test_a_game_that_is_dishonest_is_not_played_on(
    furstenfeld: Run, finished: Record, tmp_path: Path
) -> None:
    data = json.loads(encode_game(finished))
    illegal(data)
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(data), "utf-8")
    said = furstenfeld("play", path, answers="1\n" * 10)

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert "action 1:" in said.err
