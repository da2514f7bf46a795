"""`furstenfeld simulate`: many games between bots, recorded and counted."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Group
from rich.table import Table
from rich.text import Text

from furstenfeld.cli.errors import INTERRUPTED, CommandError, print_line, refusals
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
from furstenfeld.cli.progress import collect_games
from furstenfeld.cli.terminal import data_console
from furstenfeld.display.marks import seat_mark
from furstenfeld.lab.arena import FinishedGame
from furstenfeld.lab.arena.blocks import SeatFilter, SeatNumber, is_of, is_seat, mean, sums
from furstenfeld.lab.arena.curves import length_of
from furstenfeld.lab.arena.sentences import ending_lines
from furstenfeld.lab.game_stats import GameStats
from furstenfeld.lab.numerals import decimal
from furstenfeld.lab.simulation import OtherGameError, Simulation
from furstenfeld.rules import Variant
from furstenfeld.text import Speaker, one_line

_COLUMNS: Final = (
    *("column-wins", "cli-column-share", "column-income", "column-palace-parts", "column-coins"),
)
_MEANS: Final[tuple[SeatNumber, ...]] = (
    GameStats.mean_income,
    lambda game, seat: game.parts[seat],
    lambda game, seat: game.coins[seat],
)

Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help="Number of games.")]
Seed = Annotated[
    str,
    typer.Option(
        "--seed",
        metavar="S",
        help="Any text. Game I is dealt from the seed S/I, starting with S/1.",
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="DIR",
        help="Write a file for each game: DIR/game-00001.json and so on. "
        "Games of the same command are kept, and other files are never overwritten.",
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
    """Let bots play many games, and count the results.

    The same options give the same games and the same table on every machine. After Ctrl-C, the
    finished games are counted; with --out, the same command continues later.
    """
    speaker = speaker_of(lang)
    with refusals(speaker):
        seats = checked_players(speaker, players)
        names = bots_of(speaker, bots, seats)
        simulation = Simulation(number, names, variant, edition_of(speaker, edition), seed, out)
        games, is_whole = _run(speaker, simulation)
        if games:
            data_console().print(_report(speaker, simulation, games))
    if not is_whole:
        print_line(speaker.say("cli-simulate-stopped", games=len(games), all=simulation.games))
        raise typer.Exit(INTERRUPTED)


def _run(speaker: Speaker, simulation: Simulation) -> tuple[list[FinishedGame], bool]:
    """Play the games; return those that are finished, and False if Ctrl-C ended them."""
    games: list[FinishedGame] = []
    try:
        _, is_whole = collect_games(
            speaker, simulation.finished_games(), games.append, simulation.games
        )
    except OtherGameError as error:
        message = speaker.say("cli-error-other-game", file=str(error.path))
        raise CommandError(message) from error
    return games, is_whole


def _report(speaker: Speaker, simulation: Simulation, games: Sequence[FinishedGame]) -> Group:
    """Return the summary: the settings, the lengths of the games, and the winners."""
    by_seat = [(bot, is_seat(seat)) for seat, bot in enumerate(simulation.bots)]
    by_bot = [(bot, is_of(bot)) for bot in dict.fromkeys(simulation.bots)]
    return Group(
        _title(speaker, simulation, len(games)),
        Text(),
        *_lengths(speaker, games),
        Text(),
        _shares(speaker, games, by_seat, has_seats=True),
        Text(),
        _shares(speaker, games, by_bot, has_seats=False),
    )


def _title(speaker: Speaker, simulation: Simulation, games: int) -> Text:
    return Text(
        speaker.say(
            "cli-simulate-title",
            games=games,
            players=len(simulation.bots),
            variant=speaker.say(f"cli-variant-{simulation.variant}"),
            edition=one_line(simulation.edition.name),
            seed=one_line(simulation.seed),
        ),
        style="bold",
    )


def _lengths(speaker: Speaker, games: Sequence[FinishedGame]) -> list[Text]:
    """Return the numbers of rounds and the endings."""
    lengths = length_of([(game,) for game in games])
    rounds = speaker.say(
        "cli-simulate-rounds",
        fewest=min(lengths.games),
        mean=decimal(speaker, lengths.mean.value),
        most=max(lengths.games),
    )
    return [Text(rounds), *map(Text, ending_lines(speaker, lengths, len(games)))]


def _shares(
    speaker: Speaker,
    games: Sequence[FinishedGame],
    rows: Sequence[tuple[str, SeatFilter]],
    *,
    has_seats: bool,
) -> Table:
    """Return a row for each seat, or for each bot."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    if has_seats:
        grid.add_column(speaker.say("column-seat"))
    grid.add_column(speaker.say("column-bot"))
    for name in _COLUMNS:
        grid.add_column(speaker.say(name), justify="right")
    blocks = [(game,) for game in games]
    for seat, (bot, chosen) in enumerate(rows):
        lead = [seat_mark(seat) + Text(f" {seat}")] if has_seats else []
        wins = sum(won for won, _ in sums(blocks, chosen, GameStats.win_share))
        means = (mean(blocks, chosen, number) for number in _MEANS)
        wins_text, percent, *others = (
            decimal(speaker, number) for number in (wins, 100 * wins / len(games), *means)
        )
        grid.add_row(*lead, bot, wins_text, f"{percent} %", *others)
    return grid
