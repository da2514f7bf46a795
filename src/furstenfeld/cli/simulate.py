"""`furstenfeld simulate`: many games between bots, written down and counted."""

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group
from rich.table import Table
from rich.text import Text

from furstenfeld.cli.batch import Batch, games, prepare
from furstenfeld.cli.errors import INTERRUPTED, print_line, refusals
from furstenfeld.cli.options import (
    BotNames,
    EditionName,
    Language,
    Players,
    VariantName,
    bots_of,
    checked_players,
    edition_of,
    speaker_of,
)
from furstenfeld.cli.progress import progress_bar
from furstenfeld.cli.tally import Share, Tally, finished
from furstenfeld.cli.terminal import data_console, seat_mark
from furstenfeld.rules import Variant
from furstenfeld.text import (
    Speaker,
    one_line,
)

Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")]
Seed = Annotated[
    str,
    typer.Option("--seed", metavar="S", help="Any text. Game I is dealt from S/I, counted from 1."),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="DIR",
        help="Write one game file each, DIR/game-00001.json and so on. "
        "Games of the same command that lie there are kept; another game is never overwritten.",
    ),
]


def simulate_command(
    number: Games = 100,
    players: Players = 3,
    variant: VariantName = Variant.BASE,
    seed: Seed = "1",
    edition: EditionName = "reconstructed",
    bots: BotNames = "steward",
    out: Out = None,
    lang: Language = "en",
) -> None:
    """Let bots play many games and count what happens.

    The same options give the same games and the same table, on every machine. Ctrl-C ends early
    with what is finished; with --out the same command later goes on from there.
    """
    speaker = speaker_of(lang)
    with refusals(speaker):
        seats = checked_players(speaker, players)
        names = bots_of(speaker, bots, seats)
        batch = Batch(number, names, variant, edition_of(speaker, edition), seed, out)
        tally, is_whole = run(speaker, batch, prepare(speaker, batch))
        if tally.games:
            data_console().print(report(speaker, batch, tally))
    if not is_whole:
        print_line(speaker.say("cli-simulate-stopped", games=len(tally.games), all=batch.games))
        raise typer.Exit(INTERRUPTED)


def run(speaker: Speaker, batch: Batch, there: frozenset[int]) -> tuple[Tally, bool]:
    """Play the batch; return what was counted, and whether nobody stopped it."""
    tally = Tally()
    started = time.monotonic()
    try:
        with progress_bar(speaker) as progress:
            task = progress.add_task(speaker.say("cli-simulate-games"), total=batch.games)
            for record, name in games(batch, there):
                tally.add(finished(record, batch.bots, name))
                progress.advance(task)
    except KeyboardInterrupt:
        return tally, False
    seconds = decimal(speaker, time.monotonic() - started)
    print_line(speaker.say("cli-simulate-done", games=len(tally.games), seconds=seconds))
    return tally, True


def report(speaker: Speaker, batch: Batch, tally: Tally) -> Group:
    """Return the summary: what was played, how long games took, who won."""
    return Group(
        _title(speaker, batch, tally),
        Text(),
        *_lengths(speaker, tally),
        Text(),
        _shares(speaker, tally.by_seat(), len(tally.games), seats=True),
        Text(),
        _shares(speaker, tally.by_bot(), len(tally.games), seats=False),
    )


def _title(speaker: Speaker, batch: Batch, tally: Tally) -> Text:
    return Text(
        speaker.say(
            "cli-simulate-title",
            games=len(tally.games),
            players=len(batch.bots),
            variant=speaker.say(f"cli-variant-{batch.variant}"),
            edition=one_line(batch.edition.name),
            seed=one_line(batch.seed),
        ),
        style="bold",
    )


def _lengths(speaker: Speaker, tally: Tally) -> list[Text]:
    """Return how many rounds the games had, and how they ended."""
    fewest, mean, most = tally.rounds
    rounds = speaker.say(
        "cli-simulate-rounds", fewest=fewest, mean=decimal(speaker, mean), most=most
    )
    endings = [
        speaker.say(
            f"cli-simulate-ending-{ending}",
            games=count,
            share=decimal(speaker, 100 * count / len(tally.games)),
        )
        for ending, count in tally.endings.items()
    ]
    return [Text(rounds), *map(Text, endings)]


def decimal(speaker: Speaker, number: float) -> str:
    """Return a number with one decimal, as the language writes it."""
    return f"{number:.1f}".replace(".", speaker.say("cli-decimal-sign"))


def _shares(speaker: Speaker, shares: tuple[Share, ...], games: int, *, seats: bool) -> Table:
    """Return a line for each seat, or for each bot."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    if seats:
        grid.add_column(speaker.say("column-seat"))
    grid.add_column(speaker.say("column-bot"))
    for name in ("column-wins", "cli-column-share", "column-income", "column-palace-parts"):
        grid.add_column(speaker.say(name), justify="right")
    grid.add_column(speaker.say("column-coins"), justify="right")
    for seat, share in enumerate(shares):
        lead = [seat_mark(seat) + Text(f" {seat}")] if seats else []
        numbers = (share.wins, 100 * share.wins / games, share.income, share.parts, share.coins)
        wins, percent, *means = (decimal(speaker, number) for number in numbers)
        grid.add_row(*lead, share.bot, wins, f"{percent} %", *means)
    return grid
