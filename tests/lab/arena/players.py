"""Bots for tests of the arena, made in workers too: careless ones, and all kinds of trouble."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

from furstenfeld.bots import Player, bot
from furstenfeld.bots.specs import parse_spec
from furstenfeld.records import Chance
from furstenfeld.rules import Action, Options, View, parse

MADE, HOLD, HELD = "made", "hold", "held-"


class Careless:
    """Plays as a steward with this chance, else anything."""

    def __init__(self, care: float) -> None:
        self.care = care
        self.steward = bot("steward")

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        if rng.below(1000) < 1000 * self.care:
            return self.steward.choose(view, actions, rng)
        return rng.choice(actions)


class Crashing:
    """Plays anything until round 3, then raises an error."""

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        if view.round == 3:
            raise RuntimeError("no idea what to do\nin round 3")
        return rng.choice(actions)


class Cheating:
    """Answers with what it may not do."""

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        return parse("build palace-6 6")


class Spreading:
    """Refuses to play where a library may spread its work over all cores."""

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        if (threads := os.environ.get("OMP_NUM_THREADS")) != "1":
            raise RuntimeError(f"threads of one product: {threads}")
        return rng.choice(actions)


class Deadly:
    """Kills the process that plays it."""

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Watched:
    """Plays as a steward; where a folder says so, it waits in mid-game to be killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.steward = bot("steward")
        with (folder / MADE).open("a") as made:
            made.write("x")

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        while (self.folder / HOLD).exists():
            (self.folder / f"{HELD}{os.getpid()}").touch()
            time.sleep(0.001)
        return self.steward.choose(view, actions, rng)


def kill_one(folder: Path) -> None:
    """Kill a process in which a watched bot is in the middle of a game."""
    (folder / HOLD).touch()
    while not (held := list(folder.glob(f"{HELD}*"))):
        time.sleep(0.001)
    os.kill(int(held[0].name.removeprefix(HELD)), signal.SIGKILL)
    (folder / HOLD).unlink()


def times_made(folder: Path) -> int:
    """Return how many watched bots have been made."""
    return len((folder / MADE).read_text())


TROUBLE: dict[str, Callable[[], Player]] = {
    "crashing": Crashing,
    "cheating": Cheating,
    "deadly": Deadly,
    "spreading": Spreading,
}


def make(spec: str) -> Player:
    """Return the bot of a spec."""
    name, pairs = parse_spec(spec)
    match name:
        case "careless":
            return Careless(float(dict(pairs)["care"]))
        case "crashing" | "cheating" | "deadly" | "spreading":
            return TROUBLE[name]()
        case "watched":
            return Watched(Path(pairs[0][1]))
        case "missing":
            raise FileNotFoundError("no such weights")
        case _:
            return bot(spec)
