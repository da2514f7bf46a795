"""The folder of a contest: its settings, and each finished game as one line of a file.

A run that is killed leaves complete lines, and at worst an incomplete last one, which is dropped.
So the same command continues where it stopped.
"""

import os
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import msgspec

from furstenfeld.errors import FurstenfeldError
from furstenfeld.lab.arena.contest import Contest
from furstenfeld.lab.arena.match import FailedGame, FinishedGame, GameResult
from furstenfeld.records import write_whole
from furstenfeld.rules import RULES_VERSION

SETTINGS: Final = "arena.json"
GAMES: Final = "games.jsonl"
FORMAT: Final = "furstenfeld-arena"


class FolderError(FurstenfeldError, ValueError):
    """A folder that cannot be used; `code` names the reason, and `values` are its facts."""

    def __init__(self, code: str, **values: str | int) -> None:
        """Keep the reason and its facts."""
        self.code = code
        self.values = values
        super().__init__(code + "".join(f", {key} {value}" for key, value in values.items()))


class Ledger:
    """The games of a contest so far, in a folder or only in memory."""

    def __init__(self, contest: Contest, folder: Path | None = None) -> None:
        """Open or create the folder; raise a `FolderError` if it belongs to another contest."""
        self.contest = contest
        self.games: dict[tuple[int, int, int], GameResult] = {}
        self._file: int | None = None
        if folder is not None:
            _claim(folder, contest)
            path = folder / GAMES
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
            self._take(_whole_lines(self._file), path)

    def _take(self, lines: Iterable[bytes], path: Path) -> None:
        """Read the games of the folder; of a repeated game the last result counts."""
        for number, line in enumerate(lines, start=1):
            try:
                game = msgspec.json.decode(line, type=FinishedGame | FailedGame)
            except msgspec.DecodeError as error:
                raise FolderError(
                    "damaged", file=str(path), line=number, reason=str(error)
                ) from error
            self.games[game.key] = game

    def add(self, game: GameResult) -> None:
        """Write a game, with a single system call."""
        if self._file is not None:
            os.write(self._file, msgspec.json.encode(game) + b"\n")
        self.games[game.key] = game

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _whole_lines(file: int) -> list[bytes]:
    """Return the lines of the file; truncate it if the last one is incomplete."""
    with os.fdopen(os.dup(file), "rb") as reader:
        data = reader.read()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        os.ftruncate(file, len(whole))
    return whole.splitlines()


def _claim(folder: Path, contest: Contest) -> None:
    """Write the settings into a new folder, or compare them with the existing ones."""
    folder.mkdir(parents=True, exist_ok=True)
    path, here = folder / SETTINGS, settings_of(contest)
    if not path.exists():
        if any(folder.iterdir()):
            raise FolderError("not-empty", folder=str(folder))
        write_whole(path, msgspec.json.format(msgspec.json.encode(here)) + b"\n")
        return
    there = _settings_in(path)
    for key in here:
        if there.get(key) != here[key]:
            found, wanted = (_shown(settings.get(key)) for settings in (there, here))
            raise FolderError(
                "other-settings", folder=str(folder), key=key, found=found, wanted=wanted
            )


def settings_of(contest: Contest) -> dict[str, Any]:
    """Return the settings that must be equal for games to be counted together.

    They do not include the number of deals, because a contest can be continued. They include the
    version, because bots may change with it.
    """
    settings: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(contest))
    del settings["deals"]
    return {
        "format": FORMAT,
        "program": version("furstenfeld"),
        "rules": RULES_VERSION,
        **settings,
    }


def _settings_in(path: Path) -> dict[str, Any]:
    try:
        # Older folders, from before evaluation lists, have no number of the first deal.
        return {"first": 1, **msgspec.json.decode(path.read_bytes(), type=dict[str, Any])}
    except msgspec.DecodeError as error:
        raise FolderError("damaged", file=str(path), line=1, reason=str(error)) from error


def _shown(setting: object) -> str:
    """Return a setting as a short text; an edition by its name."""
    if isinstance(setting, dict):
        return str(setting.get("name"))
    return " ".join(setting) if isinstance(setting, list) else str(setting)
