"""`furstenfeld balance`: how games of an edition go, and how two editions differ."""

import re
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from furstenfeld.cli.errors import FAILED, INTERRUPTED, CommandError, print_line, refusals
from furstenfeld.cli.options import (
    BOT_NAMES,
    FEWEST,
    MOST,
    Language,
    bots_of,
    edition_of,
    speaker_of,
)
from furstenfeld.cli.progress import collect_games
from furstenfeld.cli.terminal import data_console, write_data
from furstenfeld.lab.arena import FolderError
from furstenfeld.lab.arena.sentences import failure_lines
from furstenfeld.lab.balance import BalancePlan, BalanceReport, BalanceRun, report, sections, tables
from furstenfeld.lab.balance.grids import Grid
from furstenfeld.lab.balance.report_page import page_of
from furstenfeld.lab.balance.report_tables import about_of, title_of
from furstenfeld.records import BUNDLED, write_whole
from furstenfeld.rules import Edition, Variant
from furstenfeld.text import Speaker

PAGE: Final = "report.html"
FIGURES: Final = "report.json"

CROWDED: Final = 9
"""From this number of columns, they stand closer together."""


class Variants(StrEnum):
    """Which of the two games are played."""

    BASE = "base"
    EXPERT = "expert"
    BOTH = "both"


_NAMES = f"{', '.join(BUNDLED)}, or a TOML file of your own."
First = Annotated[str, typer.Argument(metavar="EDITION", help=_NAMES)]
Second = Annotated[
    str | None,
    typer.Argument(metavar="[OTHER]", help="A second edition to compare, on the same deals."),
]
Games = Annotated[
    int, typer.Option("--games", metavar="N", min=1, help="Games for each number of players.")
]
Players = Annotated[
    str, typer.Option("--players", metavar="P", help="Numbers of players, such as 2-5 or 2,4.")
]
BotName = Annotated[
    str, typer.Option("--bot", metavar="B", help=f"The bot at all seats: {BOT_NAMES}.")
]
Processes = Annotated[
    int, typer.Option("--processes", metavar="N", min=1, help="Number of games at a time.")
]
Seed = Annotated[
    str,
    typer.Option(
        "--seed",
        metavar="S",
        help="Any text. Deal I is dealt from the seed S/I, starting with S/1.",
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="FOLDER",
        help=f"Keep the games in this folder, and write the page FOLDER/{PAGE}. "
        "The same command does not play them again.",
    ),
]


def balance_command(
    edition: First,
    other: Second = None,
    games: Games = 100,
    players: Players = "2-5",
    variant: Annotated[Variants, typer.Option("--variant", help="Which game.")] = Variants.BOTH,
    bot: BotName = "steward",
    processes: Processes = 2,
    seed: Seed = "1",
    out: Out = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object for other programs.")
    ] = False,
    lang: Language = "en",
) -> None:
    """Show how games of an edition go: length, money, prices, palaces, cards, seats.

    One bot plays all seats. Known facts about the printed game are compared with the results. Two
    editions are played on the same deals and compared. The same options give the same figures on
    any number of processes. After Ctrl-C, the finished games are reported; with --out, the same
    command continues later. If a bot fails, its games do not count, and the exit code is 3.
    """
    speaker = speaker_of(lang)
    with refusals(speaker):
        plan = BalancePlan(
            editions=_editions(speaker, edition, other),
            variants=tuple(Variant) if variant is Variants.BOTH else (Variant(variant),),
            players=_numbers(speaker, players),
            games=games,
            bot=bots_of(speaker, bot, seats=1)[0],
            seed=seed,
        )
        lab = BalanceRun(plan)
        is_whole = _run(speaker, lab, out, processes)
        found = report(plan, lab.games)
        _show(speaker, found, out, as_json=as_json)
    if not is_whole:
        raise typer.Exit(INTERRUPTED)
    if lab.failed:
        raise typer.Exit(FAILED)


def _editions(speaker: Speaker, first: str, second: str | None) -> tuple[Edition, ...]:
    """Return one edition, or two that differ in their contents and names."""
    one = edition_of(speaker, first)
    if second is None:
        return (one,)
    two = edition_of(speaker, second)
    if msgspec.structs.replace(one, name=two.name) == two:
        raise CommandError(speaker.say("balance-error-same-edition"))
    if one.name == two.name:
        raise CommandError(speaker.say("balance-error-same-name", edition=one.name))
    return one, two


def _numbers(speaker: Speaker, text: str) -> tuple[int, ...]:
    """Return the numbers of players that `2-5` or `2,4` stands for (R0.1)."""
    chosen: set[int] = set()
    for part in text.split(","):
        bounds = re.fullmatch(r"\s*(\d)\s*(?:-\s*(\d)\s*)?", part)
        span = range(int(bounds[1]), int(bounds[2] or bounds[1]) + 1) if bounds else range(0)
        if not span or span[0] < FEWEST or span[-1] > MOST:
            raise CommandError(speaker.say("balance-error-players", text=text))
        chosen.update(span)
    return tuple(sorted(chosen))


def _run(speaker: Speaker, lab: BalanceRun, out: Path | None, processes: int) -> bool:
    """Play the games; return False if Ctrl-C stopped them."""
    total = lab.plan.total
    try:
        played, is_whole = collect_games(speaker, lab.play(out, processes), lab.add, total)
    except FolderError as error:
        raise CommandError(speaker.say(f"arena-error-{error.code}", **error.values)) from error
    if not is_whole:
        message = "balance-stopped" if out is None else "balance-stopped-kept"
        print_line(speaker.say(message, games=played, all=total))
        return False
    for line in failure_lines(speaker, lab.failures):
        print_line(line)
    return True


def _show(speaker: Speaker, found: BalanceReport, out: Path | None, *, as_json: bool) -> None:
    """Print the report, and write it to the folder if there is one."""
    data = msgspec.json.format(msgspec.json.encode(found)) + b"\n"
    if as_json:
        write_data(data.decode())
    elif found.findings:
        data_console().print(Group(*_lines(speaker, found)))
    if found.findings and out is not None:
        write_whole(out / FIGURES, data)
        write_whole(out / PAGE, page_of(speaker, found).encode())
        print_line(speaker.say("balance-page", file=str(out / PAGE)))


def _lines(speaker: Speaker, found: BalanceReport) -> Iterator[RenderableType]:
    """Yield the report for the terminal."""
    yield Text(title_of(speaker, found), style="bold")
    yield Text(about_of(speaker, found))
    for section in sections(speaker, found):
        yield Text()
        yield Rule(Text(section.title, style="bold"), style="dim")
        for grid in tables(section):
            yield Text()
            yield Text(grid.title, style="bold")
            yield _table(grid)
            if grid.note:
                yield Text(grid.note, style="dim")


def _table(grid: Grid) -> Table:
    gap = 2 if len(grid.columns) < CROWDED else 1
    table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="dim")
    for place, column in enumerate(grid.columns):
        if place < grid.labels:
            table.add_column(column, overflow="fold")
        else:
            table.add_column(column, justify="right", no_wrap=True)
    for cells in grid.rows:
        table.add_row(*cells)
    return table
