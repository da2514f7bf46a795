"""Install the built wheel into an empty environment and play a game through each of its doors.

`make release` runs this after building: the library, the command, the terminal, a bot as a program,
the server with its page, and the research environments.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PATIENCE: Final = 120
"""Seconds in which a server has to start, and its bots have to end a game."""

LIBRARY: Final = """
import furstenfeld as ff
game = ff.Game.new(players=3, seed=2026)
while not game.is_over:
    game.play_bot("steward")
game.save("library.json")
assert ff.Game.load("library.json").result == game.result
print(game.result.rounds, "rounds, version", ff.__version__)
"""

ENVIRONMENT: Final = """
import gymnasium, numpy
import furstenfeld.envs.gymnasium
env = gymnasium.make("furstenfeld/Furstenfeld-v0")
observation, info = env.reset(seed=1)
chance, decisions, is_over = numpy.random.default_rng(1), 0, False
while not is_over:
    action = chance.choice(numpy.flatnonzero(info["action_mask"]))
    observation, reward, terminated, truncated, info = env.step(action)
    decisions, is_over = decisions + 1, terminated or truncated
print(decisions, "decisions, reward", reward)
"""


class Installation:
    """The wheel in an environment of its own, used from an empty folder."""

    def __init__(self, wheel: Path, folder: Path, uv: str) -> None:
        """Install the wheel with the versions of the lock file."""
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        locked = folder / "locked.txt"
        self.run(
            *(uv, "export", "--quiet", "--frozen", "--project", ROOT, "--all-extras"),
            *("--no-default-groups", "--no-emit-project", "--no-hashes", "--output-file", locked),
        )
        self.run(uv, "venv", "--quiet", "--python", sys.executable, folder / "venv")
        self.run(
            *(uv, "pip", "install", "--quiet", "--python", self.bin / "python"),
            *("--constraints", locked, f"furstenfeld[server,envs] @ file://{wheel}"),
        )

    def run(self, *command: object, answers: str = "") -> str:
        """Run a command in the folder; return what it wrote, or raise with what went wrong."""
        done = subprocess.run(
            [str(part) for part in command],
            cwd=self.folder,
            env=_environment(),
            input=answers,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise SystemExit(f"{command[0]} failed:\n{done.stdout}\n{done.stderr}")
        return done.stdout

    def python(self, program: str) -> str:
        """Run a program with the installed package; return what it wrote."""
        return self.run(self.bin / "python", "-c", program).strip()

    def furstenfeld(self, *arguments: object, answers: str = "") -> str:
        """Run the installed command; return what it wrote."""
        return self.run(self.bin / "furstenfeld", *arguments, answers=answers)


def _environment() -> dict[str, str]:
    hidden = {"PYTHONPATH", "VIRTUAL_ENV"}
    return {name: value for name, value in os.environ.items() if name not in hidden}


def library(installed: Installation) -> str:
    """Play a game with `furstenfeld.Game`."""
    return installed.python(LIBRARY)


def command(installed: Installation) -> str:
    """Simulate a game and replay its file."""
    installed.furstenfeld("simulate", "--games", 1, "--players", 3, "--seed", 1, "--out", "games")
    [file] = (installed.folder / "games").glob("*.json")
    states = installed.furstenfeld("replay", file, "--states").splitlines()
    assert json.loads(states[-1])["winners"] is not None
    return f"{len(states)} positions"


def terminal(installed: Installation) -> str:
    """Play a game in the terminal, always with the first choice."""
    said = installed.furstenfeld("play", "--seed", 7, answers="1\n" * 3000)
    assert "and the game is over." in said
    return f"{len(said.splitlines())} lines"


def program(installed: Installation) -> str:
    """Let our own bot play as an external program."""
    bot = f"program:{installed.bin / 'furstenfeld'} bot steward"
    (installed.folder / "bots").mkdir()
    installed.furstenfeld(
        *("simulate", "--games", 1, "--players", 2, "--seed", 2),
        *("--bots", bot, "--bots", "steward", "--out", "bots"),
    )
    [file] = (installed.folder / "bots").glob("*.json")
    return f"{len(json.loads(file.read_text('utf-8'))['actions'])} actions"


def server(installed: Installation) -> str:
    """Start a server, look at its page, and let bots finish the game of a guest."""
    with _serving(installed) as ask:
        assert "Fürstenfeld" in ask("GET", "/")
        ask("POST", "/api/guests", {"name": "Ada"})
        table = ask("POST", "/api/tables", {"players": 2, "pace": {"kind": "free"}})["id"]
        at = f"/api/tables/{table}"
        ask("PUT", f"{at}/seats/0", {})
        ask("PUT", f"{at}/seats/1/bot", {"bot": "steward"})
        ask("POST", f"{at}/start")
        ask("POST", f"{at}/resign")
        limit = time.monotonic() + PATIENCE
        while (seen := ask("GET", at))["table"]["status"] == "running":
            if time.monotonic() > limit:
                raise SystemExit("The bots of the server did not finish the game in time.")
            time.sleep(0.2)
        return f"{seen['log']['first'] + len(seen['log']['events'])} events"


@contextmanager
def _serving(installed: Installation) -> Iterator[Callable[..., Any]]:
    """Run the installed server; yield a function that sends it requests as one visitor."""
    database = f"sqlite:///{installed.folder / 'tables.db'}"
    process = subprocess.Popen(
        [installed.bin / "furstenfeld", "serve", "--port", "0", "--database", database],
        cwd=installed.folder,
        env=_environment(),
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stderr is not None
        address = next(
            word.rstrip("/.")
            for line in process.stderr
            for word in line.split()
            if "http://" in word
        )
        visitor = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

        def ask(method: str, path: str, body: object = None) -> Any:
            request = urllib.request.Request(
                address + path,
                method=method,
                data=json.dumps(body if body is not None else {}).encode()
                if method != "GET"
                else None,
                headers={"Content-Type": "application/json", "Origin": address},
            )
            with visitor.open(request, timeout=PATIENCE) as answer:
                text = answer.read().decode()
                is_json = "json" in answer.headers.get("Content-Type", "")
                return json.loads(text) if is_json else text

        yield ask
    finally:
        process.terminate()
        process.wait(PATIENCE)


def environment(installed: Installation) -> str:
    """Play an episode of the Gymnasium environment."""
    return installed.python(ENVIRONMENT)


DOORS: Final = (library, command, terminal, program, server, environment)


def main() -> None:
    """Check the newest wheel in the folder that is given."""
    dist, uv = Path(sys.argv[1]).resolve(), sys.argv[2]
    wheel = max(dist.glob("furstenfeld-*.whl"), key=lambda file: file.stat().st_mtime)
    with tempfile.TemporaryDirectory() as folder:
        installed = Installation(wheel, Path(folder), uv)
        for door in DOORS:
            print(f"  {door.__name__:12} {door(installed)}", flush=True)
    print(f"{wheel.name}: a game was played through each of {len(DOORS)} doors.")


if __name__ == "__main__":
    main()
