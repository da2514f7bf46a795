"""The options that several commands share, and the values of their texts."""

from typing import Annotated, Final

import typer

from furstenfeld.bots import LEVELS, seated, split_specs
from furstenfeld.cli.errors import CommandError
from furstenfeld.records import BUNDLED, FileError, load_edition
from furstenfeld.rules import Edition, Variant
from furstenfeld.text import Speaker, languages

FEWEST, MOST = 2, 5


Language = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="LANG",
        envvar="FURSTENFELD_LANG",
        help=f"Language of the sentences: {', '.join(languages())}.",
    ),
]
Players = Annotated[
    int, typer.Option("--players", metavar="P", help=f"Seats at the table, {FEWEST} to {MOST}.")
]
VariantName = Annotated[
    Variant, typer.Option("--variant", help="The base game or the expert game.")
]
EditionName = Annotated[
    str,
    typer.Option(
        "--edition", metavar="E", help=f"{', '.join(BUNDLED)}, or a TOML file of your own."
    ),
]
BOT_NAMES: Final = (
    f"a level ({', '.join(level.name for level in LEVELS)}, weakest first), "
    "or any bot that `furstenfeld bot` lists"
)
BotNames = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="A,B",
        help=f"The bots: {BOT_NAMES}. If there are fewer names than seats, they repeat.",
    ),
]


def speaker_of(language: str, players: tuple[str, ...] = ()) -> Speaker:
    """Return the speaker of a language; reject a language without a catalogue."""
    if language not in languages():
        message = Speaker("en").say(
            "cli-error-language", language=language, known=", ".join(languages())
        )
        raise typer.BadParameter(message, param_hint="'--lang'")
    return Speaker(language, players)


def checked_players(speaker: Speaker, players: int) -> int:
    """Return the number of players if it is allowed (R0.1)."""
    if not FEWEST <= players <= MOST:
        message = speaker.say("cli-error-players", players=players, fewest=FEWEST, most=MOST)
        raise CommandError(message)
    return players


def checked_seat(speaker: Speaker, seat: int, players: int) -> int:
    """Return the seat if it exists at this table."""
    if not 0 <= seat < players:
        raise CommandError(speaker.say("cli-error-seat", seat=seat, last=players - 1))
    return seat


def edition_of(speaker: Speaker, name: str) -> Edition:
    """Return an edition by its name or file; the error for an unknown name lists all names."""
    try:
        return load_edition(name)
    except FileError as error:
        if error.cause.code == "file-unreadable" and "/" not in name and "." not in name:
            known = ", ".join(BUNDLED)
            message = speaker.say("cli-error-edition", edition=name, known=known)
            raise CommandError(message) from error
        raise


def bots_of(speaker: Speaker, names: str, seats: int) -> tuple[str, ...]:
    """Return the bot of each seat; if there are fewer names than seats, they repeat."""
    chosen = split_specs(names)
    if len(chosen) > seats:
        message = speaker.say("cli-error-too-many-bots", bots=len(chosen), seats=seats)
        raise CommandError(message)
    with seated(chosen):
        return tuple(chosen[seat % len(chosen)] for seat in range(seats))
