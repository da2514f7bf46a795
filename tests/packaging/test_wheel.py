"""The wheel is whole: in an empty environment, far from the checkout, it plays a game."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = [
    # Building and installing go to the network when uv's cache is cold.
    pytest.mark.timeout(300),
    # One process builds and installs for all tests of this file.
    pytest.mark.xdist_group("wheel"),
]


def run(*command: object, cwd: Path) -> str:
    """Run a command outside the checkout's influence and return what it wrote to stdout."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("COV_", "COVERAGE_")) and name not in {"PYTHONPATH", "VIRTUAL_ENV"}
    }
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"{command[0]} failed:\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def uv() -> str:
    """Return the uv that the Makefile names, its own, or one on the path."""
    local = ROOT / ".tools" / "bin" / "uv"
    found = os.environ.get("UV") or (str(local) if local.exists() else shutil.which("uv"))
    assert found, "There is no uv here: run 'make setup' once."
    return found


@pytest.fixture(scope="module")
def built(uv: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the source archive, and the wheel from it; return their folder."""
    folder = tmp_path_factory.mktemp("dist")
    run(uv, "build", "--quiet", "--python", sys.executable, "--out-dir", folder, ROOT, cwd=folder)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    """Return the one wheel that was built."""
    (wheel,) = built.glob("furstenfeld-*-py3-none-any.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(uv: str, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel with its locked dependencies into an empty environment, return its bin."""
    folder = tmp_path_factory.mktemp("empty")
    locked, environment = folder / "locked.txt", folder / "venv"
    run(
        *(uv, "export", "--quiet", "--frozen", "--project", ROOT),
        *("--no-default-groups", "--no-emit-project", "--no-hashes", "--output-file", locked),
        cwd=folder,
    )
    run(uv, "venv", "--quiet", "--python", sys.executable, environment, cwd=folder)
    run(
        *(uv, "pip", "install", "--quiet", "--python", environment / "bin" / "python"),
        *("--constraints", locked, wheel),
        cwd=folder,
    )
    return environment / "bin"


@pytest.fixture(scope="module")
def game(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Play one game with the installed command and return its file."""
    folder = tmp_path_factory.mktemp("play")
    run(
        *(installed / "furstenfeld", "simulate"),
        *("--games", "1", "--players", "3", "--seed", "1", "--out", folder / "games"),
        cwd=folder,
    )
    (game,) = (folder / "games").glob("*.json")
    return game


def read(game: Path) -> dict[str, Any]:
    """Read a game file as plain JSON, with nothing of the package."""
    content = json.loads(game.read_text(encoding="utf-8"))
    assert isinstance(content, dict)
    return content


def package_files(suffix: str) -> set[str]:
    """Name the package's files of one kind as they stand in the checkout."""
    source = ROOT / "src"
    return {path.relative_to(source).as_posix() for path in source.rglob(f"*{suffix}")}


@pytest.mark.parametrize("suffix", [".py", ".toml", ".ftl", "py.typed"])
def test_the_wheel_holds_every_file_of_the_package(wheel: Path, suffix: str) -> None:
    expected = package_files(suffix)

    assert expected
    assert expected <= set(zipfile.ZipFile(wheel).namelist())


@pytest.mark.parametrize("suffix", [".py", ".toml", ".ftl", "py.typed"])
def test_the_source_archive_holds_every_file_of_the_package(built: Path, suffix: str) -> None:
    (archive,) = built.glob("furstenfeld-*.tar.gz")
    with tarfile.open(archive) as content:
        inside = {name.partition("/src/")[2] for name in content.getnames()}

    assert package_files(suffix) <= inside


def test_the_wheel_holds_the_built_page(wheel: Path) -> None:
    """Who installs the package needs no Node; `make test` has built the page before."""
    names = zipfile.ZipFile(wheel).namelist()

    assert "furstenfeld/server/static/index.html" in names
    assert any(name.startswith("furstenfeld/server/static/assets/") for name in names)


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    tops = {name.partition("/")[0] for name in zipfile.ZipFile(wheel).namelist()}

    assert {top for top in tops if not top.endswith(".dist-info")} == {"furstenfeld"}


def test_the_package_comes_from_the_wheel_and_not_from_the_checkout(
    installed: Path, tmp_path: Path
) -> None:
    where = run(
        *(installed / "python", "-c", "import furstenfeld; print(furstenfeld.__file__)"),
        cwd=tmp_path,
    )

    assert Path(where.strip()).is_relative_to(installed.parent)


def test_the_installed_command_plays_a_game_to_its_end(game: Path) -> None:
    """R11.1: the file holds a finished game of three."""
    record = read(game)

    assert record["format"] == "furstenfeld-game"
    assert len(record["players"]) == 3
    assert record["result"]["winners"]


def test_the_installed_command_replays_that_game(
    installed: Path, game: Path, tmp_path: Path
) -> None:
    """R11.2: one line before the first action and one after each, up to the file's own result."""
    record = read(game)
    said = run(installed / "furstenfeld", "replay", game, "--states", cwd=tmp_path)
    states = [json.loads(line) for line in said.splitlines()]

    assert [state["n"] for state in states] == list(range(len(record["actions"]) + 1))
    assert states[0]["winners"] is None
    assert states[-1]["to_move"] is None
    assert states[-1]["winners"] == record["result"]["winners"]
    assert states[-1]["coins"] == record["result"]["coins"]
    assert states[-1]["round"] == record["result"]["rounds"]
