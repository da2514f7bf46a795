"""The folder of an arena: its settings, and every game as one line, added as it ends.

A run that was killed leaves whole lines, and at worst a torn last one, which is dropped. So the
same command goes on where the last one stopped.
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
    """A folder that cannot be used; `code` says why, `values` what to tell."""

    def __init__(self, code: str, **values: str | int) -> None:
        """Remember the reason and what there is to tell about it."""
        self.code = code
        self.values = values
        super().__init__(code + "".join(f", {key} {value}" for key, value in values.items()))


class Ledger:
    """The games of a contest so far, in a folder or in memory alone."""

    def __init__(self, contest: Contest, folder: Path | None = None) -> None:
        """Open the folder, make it where it is not there, refuse one of another contest."""
        self.contest = contest
        self.games: dict[tuple[int, int, int], GameResult] = {}
        self._file: int | None = None
        if folder is not None:
            _claim(folder, contest)
            path = folder / GAMES
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
            self._take(_whole_lines(self._file), path)

    def _take(self, lines: Iterable[bytes], path: Path) -> None:
        """Remember the games that lie in the folder; of one that was repeated the last counts."""
        for number, line in enumerate(lines, start=1):
            try:
                game = msgspec.json.decode(line, type=FinishedGame | FailedGame)
            except msgspec.DecodeError as error:
                raise FolderError(
                    "damaged", file=str(path), line=number, reason=str(error)
                ) from error
            self.games[game.key] = game

    def add(self, game: GameResult) -> None:
        """Write a game down, in one stroke."""
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
    """Return the lines of the file, having cut off a last one that was not written to its end."""
    with os.fdopen(os.dup(file), "rb") as reader:
        data = reader.read()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        os.ftruncate(file, len(whole))
    return whole.splitlines()


def _claim(folder: Path, contest: Contest) -> None:
    """Write the settings into a new folder, or compare them with those that are there."""
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
    """Return what has to be the same for games to be counted together.

    The number of deals is not part of it, since a contest may go on. The version is, since a bot
    may have changed with it.
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
        # Folders from before evaluation lists could be played do not say where they begin.
        return {"first": 1, **msgspec.json.decode(path.read_bytes(), type=dict[str, Any])}
    except msgspec.DecodeError as error:
        raise FolderError("damaged", file=str(path), line=1, reason=str(error)) from error


def _shown(setting: object) -> str:
    """Return a setting in a few words; an edition by its name."""
    if isinstance(setting, dict):
        return str(setting.get("name"))
    return " ".join(setting) if isinstance(setting, list) else str(setting)
