"""`furstenfeld review`: the mistakes in a game file, each with a better turn."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from furstenfeld.bots import bot
from furstenfeld.bots.worker_pool import map_in_order
from furstenfeld.cli.errors import refusals
from furstenfeld.cli.options import Language, checked_seat, speaker_of
from furstenfeld.cli.progress import progress_bar
from furstenfeld.cli.replay import checked_game
from furstenfeld.cli.story import told
from furstenfeld.cli.terminal import data_console, write_data
from furstenfeld.display.marks import seat_name
from furstenfeld.records import PlayedTurn, Record, deeds, turns_of
from furstenfeld.rules import State
from furstenfeld.text import Speaker

if TYPE_CHECKING:
    from furstenfeld.bots.champion import SecondLook


class ReviewedTurn(NamedTuple):
    """A turn, the position before it, and the champion's judgement."""

    turn: PlayedTurn
    start: State
    look: "SecondLook"


class Line(msgspec.Struct, frozen=True):
    """A turn for other programs; actions are texts (R10)."""

    round: int
    seat: int
    before: int
    played: float
    best: float
    actions: tuple[str, ...]
    better: tuple[str, ...]


def review_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game file.")],
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="N", help="The turns of this seat; seats count from 0."),
    ] = None,
    json: Annotated[
        bool, typer.Option("--json", help="Print a line of JSON for each turn.")
    ] = False,
    lang: Language = "en",
) -> None:
    """Find the mistakes in a game: what each turn was worth, and what was better.

    The champion takes about a second for each turn, and knows only what the player could know. A
    turn is a mistake if another one is clearly better, by two or more percentage points of winning.
    """
    speaker = speaker_of(lang)
    with refusals(speaker):
        record, outcomes = checked_game(file)
        speaker = speaker_of(lang, record.players)
        if seat is not None:
            checked_seat(speaker, seat, len(record.players))
        bot("champion")  # says what is missing if there is no compiled engine
        states = [outcome.state for outcome in outcomes]
        seen = _seen(speaker, record, states, seat)
        if json:
            write_data("".join(f"{msgspec.json.encode(_line(each)).decode()}\n" for each in seen))
            return
        for each in sorted({one.turn.seat for one in seen}):
            own = [one for one in seen if one.turn.seat == each]
            data_console().print(_told(speaker, each, own))


def _seen(
    speaker: Speaker, record: Record, states: Sequence[State], seat: int | None
) -> list[ReviewedTurn]:
    """Review the turns of one seat, or of all seats."""
    # Here, because the rest of the command needs no compiled engine.
    from furstenfeld.bots.champion import second_look

    turns = [turn for turn in turns_of(record) if turn.is_whole and seat in (None, turn.seat)]
    looks = map_in_order(second_look, [(turn.view, turn.actions) for turn in turns])
    with progress_bar(speaker) as progress:
        told = progress.track(looks, total=len(turns), description=speaker.say("review-turns"))
        return [
            ReviewedTurn(turn, states[turn.before], look)
            for turn, look in zip(turns, told, strict=True)
        ]


def _line(seen: ReviewedTurn) -> Line:
    turn, look = seen.turn, seen.look
    return Line(
        round=turn.round,
        seat=turn.seat,
        before=turn.before,
        played=round(look.played, 4),
        best=round(look.best, 4),
        actions=tuple(map(str, turn.actions)),
        better=tuple(map(str, look.better)),
    )


def _told(speaker: Speaker, seat: int, seen: Sequence[ReviewedTurn]) -> Group:
    """Return the mistakes of a seat, with a summary of what they cost."""
    mistakes = [each for each in seen if each.look.better]
    lost = round(fmean(_points_lost(each) for each in mistakes)) if mistakes else 0
    summary = speaker.say("review-mistakes", turns=len(seen), mistakes=len(mistakes), lost=lost)
    lines = [line for each in mistakes for line in _mistake(speaker, each)]
    return Group(Text(), seat_name(speaker, seat), *lines, Padding(Text(summary), (0, 0, 0, 2)))


def _mistake(speaker: Speaker, seen: ReviewedTurn) -> Iterator[RenderableType]:
    turn, look = seen.turn, seen.look
    heading = speaker.say(
        "review-mistake",
        round=turn.round,
        played=_points(look.played),
        best=_points(look.best),
        at=str(turn.before),
    )
    yield Padding(Text(heading, style="bold"), (0, 0, 0, 2))
    for title, actions in (("review-played", turn.actions), ("review-better", look.better)):
        sentences = speaker.story(deeds(seen.start, actions))
        story = " ".join(sentences) or speaker.say("review-nothing")
        line = Text(f"{speaker.say(title)} ", style="dim") + told(speaker, story)
        yield Padding(line, (0, 0, 0, 4))


def _points_lost(seen: ReviewedTurn) -> int:
    """Return what a turn lost: the difference between the two rounded numbers."""
    return _points(seen.look.best) - _points(seen.look.played)


def _points(share: float) -> int:
    """Return a share of the win in whole percentage points."""
    return round(100 * share)
