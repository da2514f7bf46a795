"""The command run inside the test's own process, with its answers typed beforehand."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from furstenfeld.bots import bot, play_game
from furstenfeld.cli import main
from furstenfeld.records import Record, deal, result_of, write_game


class Said(NamedTuple):
    """How a command ended, and what it wrote."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]

TURN = "brewery 1\nsell 1 hops\nsell 1 barley\nsell 1 water\nbuilt\n"
"""How Ada, who is first, may begin seed 7: five coins, and nothing built."""

UNDER = "under hops-1\nunder barley-2\nunder town-hall-1\nunder crane\nunder palace-2\n"
"""How that turn may end."""


@pytest.fixture
def furstenfeld(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Run:
    """Return a function that runs the command, by default in a plain window of 80 columns."""
    for name in ("FURSTENFELD_LANG", "NO_COLOR", "FORCE_COLOR", "TERM", "COLORTERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)

    def run(*arguments: object, answers: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return run


def played(
    seed: str = "1", players: int = 3, variant: str = "base", name: str = "random"
) -> Record:
    """Return a finished game between bots of one kind."""
    dealt = deal(seed, players, variant)
    game = play_game(dealt, [bot(name)] * players, seed)
    return Record(
        deal=dealt,
        players=("Ada", "Bo", "Cy", "Di", "Ed")[:players],
        moves=tuple((seat, str(action)) for seat, action in game.actions),
        result=result_of(game.state),
    )


@pytest.fixture(scope="session")
def finished() -> Record:
    """Return a finished game of three, which nobody may change."""
    return played(name="steward")


@pytest.fixture
def game_file(finished: Record, tmp_path: Path) -> Path:
    """Return the file of that game."""
    path = tmp_path / "game.json"
    write_game(finished, path)
    return path
