"""`furstenfeld replay`: print the story, a position or the data of a game file."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from furstenfeld.cli.errors import CommandError, refusals
from furstenfeld.cli.options import Language, checked_seat, speaker_of
from furstenfeld.cli.story import retelling
from furstenfeld.cli.terminal import data_console, write_data
from furstenfeld.display.standings import ranks, standings
from furstenfeld.display.table import all_hands, table
from furstenfeld.records import Record, encode_state, read_game, replay
from furstenfeld.rules import Event, Outcome, State, redact, view
from furstenfeld.text import Speaker

Seat = Annotated[
    int | None,
    typer.Option(
        "--seat", metavar="N", help="Tell only what this seat may know. Seats count from 0."
    ),
]
States = Annotated[
    bool,
    typer.Option("--states", help="Print a line of JSON for each position, secrets included."),
]
At = Annotated[
    int | None,
    typer.Option("--at", metavar="N", help="Show the table after N actions, 0 for the beginning."),
]


def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game file.")],
    seat: Seat = None,
    states: States = False,
    at: At = None,
    lang: Language = "en",
) -> None:
    """Retell a game from its file.

    The whole file is checked first. If it is damaged or breaks a rule, the only output is one line
    with the action, what is wrong with it, and the rule.
    """
    speaker = speaker_of(lang)
    with refusals(speaker):
        record, outcomes = checked_game(file)
        speaker = speaker_of(lang, record.players)
        _check(speaker, record, seat, at, states)
        if states:
            write_data("".join(_lines(outcomes, at)))
        elif at is not None:
            _show(data_console(), speaker, outcomes[at].state, seat)
        else:
            _retell(data_console(), speaker, outcomes, seat)
            for gone in _resigned(record):
                name = speaker.player(gone)
                data_console().print(Text(speaker.say("cli-replay-resigned", player=name)))


def checked_game(file: Path) -> tuple[Record, list[Outcome]]:
    """Return the record in a file and the outcome of each action, all checked."""
    record = read_game(file)
    return record, list(replay(record, str(file)))


def _resigned(record: Record) -> list[int]:
    """Return the seats whose players resigned, according to the notes in the file."""
    told = record.about.get("resigned")
    seats = range(len(record.players))
    return [seat for seat in told if seat in seats] if isinstance(told, list) else []


def _check(
    speaker: Speaker, record: Record, seat: int | None, at: int | None, states: bool
) -> None:
    """Raise an error if the options do not fit the file, or each other."""
    if seat is not None:
        checked_seat(speaker, seat, len(record.players))
        if states:
            raise CommandError(speaker.say("cli-error-states-seat"))
    if at is not None and not 0 <= at <= len(record.moves):
        raise CommandError(speaker.say("cli-error-at", at=str(at), last=str(len(record.moves))))


def _lines(outcomes: list[Outcome], at: int | None) -> list[str]:
    """Return the state lines of R11.2, or one of them."""
    numbers = range(len(outcomes)) if at is None else (at,)
    return [f"{encode_state(outcomes[number].state, number)}\n" for number in numbers]


def _retell(console: Console, speaker: Speaker, outcomes: list[Outcome], seat: int | None) -> None:
    """Print the story, then the end or the current position."""
    told = [_heard(event, seat) for outcome in outcomes for event in outcome.events]
    console.print(retelling(speaker, told, seat, from_setup=True))
    last = outcomes[-1].state
    if last.to_move is None:
        console.print(ranks(speaker, last, seat))
    else:
        _show(console, speaker, last, seat)


def _heard(event: Event, seat: int | None) -> Event:
    """Without a seat nothing is hidden."""
    return event if seat is None else redact(event, seat)


def _show(console: Console, speaker: Speaker, state: State, seat: int | None) -> None:
    """Print a position as a seat sees it, or with all hands."""
    if state.to_move is None:
        console.print(standings(speaker, state, seat))
        return
    console.print(table(speaker, view(state, seat), console.width))
    if seat is None:
        console.print(all_hands(speaker, state))
    console.print(Text())
    console.print(Text(speaker.say("waiting", player=speaker.player(state.to_move))))
