"""The command `furstenfeld`: play, replay, simulate, arena and the others of `_COMMANDS`.

What was asked for goes to stdout, everything else to stderr. Exit codes: 0 done, 1 nobody reads on
(`| head`), 2 refused with one line that says why, 3 a bot failed in the arena, 130 stopped by
Ctrl-C.
"""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Final

import typer
from typer.core import TyperGroup

from furstenfeld import __version__
from furstenfeld.cli import (
    admin,
    arena,
    backup,
    balance,
    bot,
    cards,
    exploit,
    export,
    play,
    replay,
    review,
    serve,
    simulate,
    train,
    verify,
)
from furstenfeld.cli.errors import REFUSED, UNREAD, failure_line, print_line, usage_line
from furstenfeld.text import Speaker


class _Commands(TyperGroup):
    """Lists commands and groups of commands in one order, that of `_COMMANDS`."""

    def list_commands(self, ctx: object) -> list[str]:
        return list(_COMMANDS)


app = typer.Typer(
    name="furstenfeld",
    cls=_Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _examples(*lines: str) -> str:
    """Return examples for the end of a help page, a line each."""
    return "\n\n".join(["Examples:", *(f"`furstenfeld {line}`" for line in lines)])


def _version(asked: bool) -> None:
    if asked:
        print(f"furstenfeld {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def furstenfeld(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Fürstenfeld, the board game by Friedemann Friese, in the terminal.

    Grow hops, barley and spring water, sell them to the breweries, and build your palace over your
    own fields. Whoever has all six parts and the most coins wins.
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


_COMMANDS: Final[Mapping[str, tuple[Callable[..., None] | typer.Typer, str]]] = MappingProxyType(
    {
        "play": (
            play.play_command,
            _examples("play", "play --players 4 --variant expert --name Bo", "play game.json"),
        ),
        "replay": (
            replay.replay_command,
            _examples(
                "replay game.json",
                "replay game.json --seat 0 --lang de",
                "replay game.json --at 20",
                "replay game.json --states",
            ),
        ),
        "review": (
            review.review_command,
            _examples("review game.json", "review game.json --seat 0 --lang de"),
        ),
        "simulate": (
            simulate.simulate_command,
            _examples(
                "simulate --games 1000 --players 4 --bots steward,random",
                "simulate --games 50 --seed autumn --out games",
            ),
        ),
        "arena": (
            arena.arena_command,
            _examples(
                "arena steward random --deals 50",
                "arena search:seconds=1 search:seconds=0.1 steward --field one-vs-rest",
                "arena random steward search --players 3 --variant expert --out ladder",
            ),
        ),
        "cards": (
            cards.cards_command,
            _examples("cards --lang it", "cards --edition my-copy.toml", "cards --json"),
        ),
        "bot": (
            bot.bot_command,
            _examples("bot steward", "play --bots 'program:furstenfeld bot steward'"),
        ),
        "balance": (
            balance.balance_command,
            _examples(
                "balance reconstructed",
                "balance reconstructed my-copy.toml --games 400 --out lab",
                "balance plain-track --players 4 --variant base --json",
            ),
        ),
        "train": (
            train.app,
            _examples(
                "train --out champion --minutes 10",
                "train --out champion --device cuda --minutes 9 --resume",
                "train match champion/network.npz bailiff --deals 500",
            ),
        ),
        "exploit": (
            exploit.exploit_command,
            _examples("exploit bailiff --players 2", "exploit champion/network.npz --device cuda"),
        ),
        "serve": (
            serve.serve_command,
            _examples(
                "serve",
                "serve --host 0.0.0.0 --public-url https://play.example --behind-proxy",
                "serve --database postgresql://furst@db/furst --redis redis://redis",
            ),
        ),
        "verify": (verify.verify_command, _examples("verify game.json")),
        "backup": (backup.backup_command, _examples("backup tonight.backup")),
        "restore": (
            backup.restore_command,
            _examples("restore tonight.backup --database postgresql://furst@db/furst"),
        ),
        "admin": (
            admin.admin_command,
            _examples("admin find Ada", "admin promote ada", "admin reports", "admin close TABLE"),
        ),
        "export": (
            export.export_command,
            _examples(
                "export games --to games.parquet",
                "export game.json --to positions.jsonl --what positions",
            ),
        ),
    }
)
"""Every command with its function and its examples, in the order of the help page."""

for _name, (_command, _epilog) in _COMMANDS.items():
    if isinstance(_command, typer.Typer):
        app.add_typer(_command, name=_name, epilog=_epilog)
    else:
        app.command(_name, epilog=_epilog)(_command)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(arguments, prog_name="furstenfeld", standalone_mode=False)
    except typer.TyperException as error:
        print_line(usage_line(error))
        code = REFUSED
    except OSError as error:
        code = _told(error)
    return _written_out(code if isinstance(code, int) else 0)


def _told(error: OSError) -> int:
    """Say what the system refused where no command could, such as a help page; return the code."""
    if isinstance(error, BrokenPipeError):
        return UNREAD
    print_line(failure_line(Speaker("en"), error))
    return REFUSED


def _written_out(code: int) -> int:
    """Write what stdout still holds; return the exit code, another one where that fails first."""
    try:
        sys.stdout.flush()
    except OSError as error:
        # What cannot be written is let go, or Python would try once more when it ends.
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), sys.stdout.fileno())
        return code or _told(error)
    return code
