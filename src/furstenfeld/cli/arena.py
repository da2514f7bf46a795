"""`furstenfeld arena`: how strong bots are, from games on each deal in all seat rotations."""

import os
from collections.abc import Iterable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from furstenfeld.bots import bot, seated
from furstenfeld.cli.arena_tables import tables
from furstenfeld.cli.errors import FAILED, INTERRUPTED, CommandError, print_line, refusals
from furstenfeld.cli.options import (
    BOT_NAMES,
    EditionName,
    Language,
    Players,
    VariantName,
    checked_players,
    edition_of,
    speaker_of,
)
from furstenfeld.cli.progress import collect_games
from furstenfeld.cli.terminal import data_console, write_data
from furstenfeld.envs import EVALUATION_DEALS, EVALUATION_EDITION, evaluation_name
from furstenfeld.lab.arena import (
    Contest,
    ContestReport,
    ContestSummary,
    FailedGame,
    Field,
    FinishedGame,
    FolderError,
    GameResult,
    GameTask,
    Ledger,
    TooFewDealsError,
    empty_summary,
    failures_of,
    play_locally,
    play_on_ray,
    report_of,
)
from furstenfeld.lab.arena.report_page import page_of
from furstenfeld.lab.arena.sentences import failure_lines
from furstenfeld.records import bundled_edition, write_whole
from furstenfeld.rules import Variant
from furstenfeld.text import Speaker

CORES: Final = os.cpu_count() or 1
DEALS: Final = 100
SEED: Final = "1"
Games = dict[tuple[int, int, int], GameResult]

PAGE: Final = "report.html"
FIGURES: Final = "report.json"

Bots = Annotated[list[str], typer.Argument(metavar="BOT...", help=f"Who plays: {BOT_NAMES}.")]
FieldName = Annotated[
    Field | None,
    typer.Option(
        "--field",
        help="Who meets whom: each bot alone against the last one, each alone against the next "
        "one, or tables drawn from all. The default is one-vs-rest for two bots, else mixed.",
    ),
]
Deals = Annotated[
    int | None,
    typer.Option(
        "--deals",
        metavar="N",
        min=2,
        show_default=str(DEALS),
        help="Number of deals; each is played in all rotations of its line-ups.",
    ),
]
Processes = Annotated[
    int, typer.Option("--processes", metavar="N", min=1, help="Number of games at a time.")
]
Seed = Annotated[
    str | None,
    typer.Option(
        "--seed",
        metavar="S",
        show_default=SEED,
        help="Any text. Deal I is dealt from the seed S/I, starting with S/1.",
    ),
]
Evaluation = Annotated[
    bool,
    typer.Option(
        "--evaluation",
        help="Play the published evaluation deals for this number of players and this variant: all "
        f"{EVALUATION_DEALS}, or the first ones with --deals.",
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="FOLDER",
        help=f"Keep the games in this folder and write FOLDER/{PAGE} with charts. The same command "
        "continues where it was stopped; with more --deals it plays more.",
    ),
]
Address = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Play on a Ray cluster; “local” starts one on this machine.",
    ),
]


def arena_command(
    bots: Bots,
    players: Players = 4,
    variant: VariantName = Variant.BASE,
    field: FieldName = None,
    deals: Deals = None,
    processes: Processes = CORES,
    seed: Seed = None,
    evaluation: Evaluation = False,
    edition: EditionName = "reconstructed",
    out: Out = None,
    ray: Address = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object for other programs.")
    ] = False,
    lang: Language = "en",
) -> None:
    """Let bots play each other, and report how strong each of them is.

    Win shares, ratings, seats and lengths have 95 % intervals. The same options give the same games
    on any number of processes. After Ctrl-C, the finished games are reported. If a bot fails, its
    name is reported, its games do not count, and the exit code is 3.
    """
    speaker = speaker_of(lang)
    with refusals(speaker):
        _check_packages(speaker, ray)
        contest = Contest(
            bots=_checked_bots(speaker, bots),
            players=checked_players(speaker, players),
            variant=variant,
            edition=edition_of(speaker, edition),
            field=_field(speaker, field, bots),
            seed=SEED if seed is None else seed,
            deals=DEALS if deals is None else deals,
        )
        if evaluation:
            contest = _on_the_list(speaker, contest, seed, deals)
        games, is_whole = _run(speaker, contest, out, processes, ray)
        _tell(speaker, contest, games, out, as_json=as_json)
    if not is_whole:
        raise typer.Exit(INTERRUPTED)
    if any(isinstance(game, FailedGame) for game in games.values()):
        raise typer.Exit(FAILED)


def _check_packages(speaker: Speaker, ray: str | None) -> None:
    """Check at once that the packages for the report, and for Ray, are installed."""
    wanted = [("numpy", "fast"), *([("ray", "ray")] if ray else [])]
    for package, extra in wanted:
        if find_spec(package) is None:
            install = f"pip install 'furstenfeld[{extra}]'"
            raise CommandError(speaker.say("arena-error-package", package=package, install=install))


def _checked_bots(speaker: Speaker, bots: Sequence[str]) -> tuple[str, ...]:
    for name in bots:
        if bots.count(name) > 1:
            raise CommandError(speaker.say("arena-error-twice", bot=name))
    with seated(bots):
        return tuple(bots)


def _field(speaker: Speaker, field: Field | None, bots: Sequence[str]) -> Field:
    """Return who meets whom; by default, two bots play a match and more a mixed field."""
    if field is None:
        return Field.ONE_VS_REST if len(bots) == 2 else Field.MIXED
    if field is not Field.MIXED and len(bots) < 2:
        raise CommandError(speaker.say("arena-error-field", field=str(field)))
    return field


def _on_the_list(
    speaker: Speaker, contest: Contest, seed: str | None, deals: int | None
) -> Contest:
    """Return the contest on the evaluation deals; reject options that ask for other deals."""
    for option, is_other in (
        ("--seed", seed is not None),
        ("--edition", contest.edition != bundled_edition(EVALUATION_EDITION)),
        ("--deals", deals is not None and deals > EVALUATION_DEALS),
    ):
        if is_other:
            message = speaker.say(
                "arena-error-evaluation",
                option=option,
                deals=EVALUATION_DEALS,
                edition=EVALUATION_EDITION,
            )
            raise CommandError(message)
    return msgspec.structs.replace(
        contest,
        seed=evaluation_name(contest.players, contest.variant),
        first=0,
        deals=EVALUATION_DEALS if deals is None else deals,
    )


def _run(
    speaker: Speaker, contest: Contest, out: Path | None, processes: int, ray: str | None
) -> tuple[Games, bool]:
    """Play the missing games; return all games, and False if Ctrl-C stopped them."""
    tasks = {task.key: task for task in contest.tasks()}
    with _ledger(speaker, contest, out) as ledger:
        done = {key for key in tasks if isinstance(ledger.games.get(key), FinishedGame)}
        if done:
            print_line(speaker.say("arena-there", games=len(done)))
        todo = [task for key, task in tasks.items() if key not in done]
        results = _played(speaker, contest, todo, processes, ray)
        _, is_whole = collect_games(speaker, results, ledger.add, len(tasks), len(done))
        games = {key: ledger.games[key] for key in tasks if key in ledger.games}
    if not is_whole:
        print_line(speaker.say("cli-simulate-stopped", games=len(games), all=len(tasks)))
    return games, is_whole


def _ledger(speaker: Speaker, contest: Contest, out: Path | None) -> Ledger:
    try:
        return Ledger(contest, out)
    except FolderError as error:
        raise CommandError(speaker.say(f"arena-error-{error.code}", **error.values)) from error


def _played(
    speaker: Speaker, contest: Contest, todo: Iterable[GameTask], processes: int, ray: str | None
) -> Iterator[GameResult]:
    """Yield the games as they end, here or on a cluster."""
    if ray is None:
        yield from play_locally(contest, todo, processes, bot)
        return
    try:
        yield from play_on_ray(contest, todo, ray, processes, bot)
    except ConnectionError as error:
        message = speaker.say("arena-error-ray", address=ray, reason=str(error))
        raise CommandError(message) from error


def _tell(
    speaker: Speaker, contest: Contest, games: Games, out: Path | None, *, as_json: bool
) -> None:
    """Print the report, and write it to the folder if there is one."""
    for line in failure_lines(speaker, failures_of(games)):
        print_line(line)
    try:
        report = report_of(contest, games)
    except TooFewDealsError:
        print_line(speaker.say("arena-too-few"))
        if as_json:
            write_data(_figures(empty_summary(contest, games)).decode("utf-8"))
        return
    data = _figures(report)
    if as_json:
        write_data(data.decode("utf-8"))
    else:
        data_console().print(tables(speaker, report))
    if out is not None:
        _write(speaker, report, data, out)


def _figures(found: ContestSummary) -> bytes:
    return msgspec.json.format(msgspec.json.encode(found)) + b"\n"


def _write(speaker: Speaker, report: ContestReport, data: bytes, out: Path) -> None:
    write_whole(out / FIGURES, data)
    write_whole(out / PAGE, page_of(report, speaker).encode("utf-8"))
    print_line(speaker.say("arena-written", file=str(out / PAGE)))
