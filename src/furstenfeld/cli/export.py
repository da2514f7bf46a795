"""`furstenfeld export`: game files as one table, for other programs."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Final

import typer

from furstenfeld.cli.errors import INTERRUPTED, print_line, refusals
from furstenfeld.cli.options import Language, speaker_of
from furstenfeld.cli.progress import collect_games
from furstenfeld.lab.export_rows import (
    GAME_COLUMNS,
    POSITION_COLUMNS,
    Column,
    TableRow,
    game_rows,
    position_rows,
)
from furstenfeld.lab.row_files import TableError, Write, table_writer
from furstenfeld.records import Record, read_game
from furstenfeld.text import Speaker


class What(StrEnum):
    """What a row of the table stands for."""

    GAMES = "games"
    POSITIONS = "positions"


Rows = Callable[[Record, str], Iterator[TableRow]]
_TABLES: Final[Mapping[What, tuple[tuple[Column, ...], Rows]]] = MappingProxyType(
    {What.GAMES: (GAME_COLUMNS, game_rows), What.POSITIONS: (POSITION_COLUMNS, position_rows)}
)


def export_command(
    games: Annotated[
        list[Path],
        typer.Argument(metavar="GAMES...", help="Game files, or folders of them (*.json)."),
    ],
    to: Annotated[
        Path,
        typer.Option("--to", metavar="FILE", help="The table, FILE.parquet or FILE.jsonl."),
    ],
    what: Annotated[
        What, typer.Option("--what", help="A row for each game, or for each decision.")
    ] = What.GAMES,
    lang: Language = "en",
) -> None:
    """Write game files into one table, for papers and for other programs.

    Every game is checked by replaying it. A damaged game or Ctrl-C leaves no table behind, or an
    older one unchanged. Positions include all hidden cards.
    """
    speaker = speaker_of(lang)
    columns, rows = _TABLES[what]
    try:
        writer = table_writer(to, columns)
    except TableError as error:
        raise typer.BadParameter(str(error), param_hint="'--to'") from error
    with refusals(speaker):
        files = _game_files(games)
        with writer as write:
            _write(speaker, files, rows, write)


def _game_files(paths: Sequence[Path]) -> list[Path]:
    """Return the given game files, and those in the given folders."""
    files: list[Path] = []
    for path in paths:
        found = sorted(path.glob("*.json")) if path.is_dir() else [path]
        if not found:
            raise typer.BadParameter(f"there is no game file in {path}", param_hint="'GAMES...'")
        files += found
    return files


def _write(speaker: Speaker, files: Sequence[Path], rows: Rows, write: Write) -> None:
    """Write the rows of all files, one after the other."""

    def add(path: Path) -> None:
        for row in rows(read_game(path), str(path)):
            write(row)

    done, is_whole = collect_games(speaker, files, add, len(files))
    if not is_whole:
        print_line(speaker.say("cli-simulate-stopped", games=done, all=len(files)))
        raise typer.Exit(INTERRUPTED)
