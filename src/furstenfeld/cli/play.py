"""`furstenfeld play`: a game in the terminal against bots, line by line."""

import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.rule import Rule
from rich.text import Text

from furstenfeld.bots import BotError
from furstenfeld.cli.commands import QuitError, farewell, offer_save
from furstenfeld.cli.errors import REFUSED, CommandError, print_line, refusals
from furstenfeld.cli.options import (
    BotNames,
    Language,
    bots_of,
    checked_players,
    checked_seat,
    edition_of,
    speaker_of,
)
from furstenfeld.cli.session import PlaySession
from furstenfeld.cli.terminal import data_console
from furstenfeld.cli.terminal_game import Cast, TerminalGame, cast_in, resume
from furstenfeld.display.marks import seat_name
from furstenfeld.game import Game
from furstenfeld.lab.simulation import player_names
from furstenfeld.records import Record, deal, read_game
from furstenfeld.rules import Turn, Variant
from furstenfeld.text import Speaker

File = Annotated[
    Path | None,
    typer.Argument(metavar="[FILE]", help="A saved game to go on with. Without it, a new game."),
]
Players = Annotated[
    int | None,
    typer.Option("--players", metavar="P", show_default="3", help="Seats, 2 to 5, with yours."),
]
VariantName = Annotated[
    Variant | None,
    typer.Option("--variant", show_default="base", help="The base game or the expert game."),
]
EditionName = Annotated[
    str | None,
    typer.Option(
        "--edition", metavar="E", show_default="reconstructed", help="A name or a TOML file."
    ),
]
Seed = Annotated[
    str | None,
    typer.Option(
        "--seed", metavar="S", show_default="a new one", help="The same seed deals the same cards."
    ),
]
Name = Annotated[
    str | None, typer.Option("--name", metavar="NAME", show_default="Ada", help="Your name.")
]
Seat = Annotated[
    int | None,
    typer.Option("--seat", metavar="N", show_default="0", help="Your seat, counted from 0."),
]


def play_command(
    file: File = None,
    players: Players = None,
    variant: VariantName = None,
    edition: EditionName = None,
    seed: Seed = None,
    bots: BotNames = "steward",
    name: Name = None,
    seat: Seat = None,
    lang: Language = "en",
) -> None:
    """Play against bots, line by line.

    Answer with the number of a choice or with the action itself, like “build crane 3”. Your turn
    is played when you confirm it; until then “undo” takes answers back. “help” lists the rest.
    """
    speaker = speaker_of(lang)
    with refusals(speaker):
        if file is None:
            seats = checked_players(speaker, 3 if players is None else players)
            cast = _cast(speaker, seat or 0, bots, seats, seed or secrets.token_hex(4))
            chosen = edition_of(speaker, edition or "reconstructed")
            dealt = deal(cast.seed, seats, variant or Variant.BASE, chosen)
            names = _names(cast, name or "Ada")
            table, draft = TerminalGame(Game(Record(dealt, names, ())), cast), None
        else:
            _refuse_any(speaker, players, variant, edition, seed, name)
            table, draft = _resumed(speaker, file, seat, bots)
        _sit(Speaker(lang, table.game.players), table, draft, file)


def _cast(speaker: Speaker, seat: int, bots: str, seats: int, seed: str) -> Cast:
    """Return who plays: the person at one seat, the bots at the others."""
    checked_seat(speaker, seat, seats)
    others = bots_of(speaker, bots, seats - 1)
    return Cast(seat, (*others[:seat], others[0], *others[seat:]), seed)


def _names(cast: Cast, name: str) -> tuple[str, ...]:
    """Return the names of the person and the bots."""
    others = (*cast.bots[: cast.seat], *cast.bots[cast.seat + 1 :])
    names = player_names(others)
    return (*names[: cast.seat], name, *names[cast.seat :])


def _refuse_any(speaker: Speaker, *options: object) -> None:
    """Raise an error if options of a new game are given with a saved game."""
    if any(option is not None for option in options):
        raise CommandError(speaker.say("cli-error-resume-options"))


def _resumed(
    speaker: Speaker, file: Path, seat: int | None, bots: str
) -> tuple[TerminalGame, Turn | None]:
    """Return a saved game; its file says who plays, unless another program wrote it."""
    record = read_game(file)
    default = _cast(speaker, seat or 0, bots, len(record.players), "resumed")
    cast = cast_in(record.about, default) if seat is None else default
    return resume(record, cast, str(file))


def _sit(speaker: Speaker, table: TerminalGame, draft: Turn | None, file: Path | None) -> None:
    """Play the game with the person at the keyboard; end without a traceback in any case."""
    with suppress(ImportError):
        import readline  # noqa: F401 (gives `input` its arrow keys)
    session = PlaySession(table, speaker, data_console(), _read_line, file)
    session.draft = draft
    session.saved = session.actions
    _welcome(session)
    try:
        session.play(draft)
        with suppress(QuitError):
            offer_save(session)
    except (QuitError, KeyboardInterrupt):
        farewell(session)
    except BotError as error:
        print_line(speaker.say("cli-error-bot-failed", reason=str(error)))
        with suppress(QuitError):
            offer_save(session)
        raise typer.Exit(REFUSED) from error


def _read_line() -> str:
    """Return the next line; print it if it comes from a file or a pipe."""
    try:
        line = input("> ")
    except EOFError:
        raise QuitError from None
    if not sys.stdin.isatty():
        print(line)
    return line


def _welcome(session: PlaySession) -> None:
    """Print the players and how to answer; a saved game continues without its old events."""
    table, speaker = session.table, session.speaker
    session.show(Rule(Text("Fürstenfeld", style="bold"), characters="━", style="dim"))
    seats = (seat_name(speaker, seat, table.seat) for seat in range(len(table.game.players)))
    session.show(Text("   ").join(seats))
    if session.actions:
        session.told = len(table.game.events)
        session.say("cli-welcome-back")
    else:
        session.say("cli-welcome", seed=table.cast.seed)
