"""Training's loops on the CPU; `gpu` has the same functions for a GPU."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np
import torch

from furstenfeld.bots.champion import cpu as champion
from furstenfeld.bots.champion.kernel.scratch import NOTES as FORESIGHT
from furstenfeld.bots.scripted.policy import cpu as policy
from furstenfeld.bots.scripted.policy.kernel.weights import NOTES
from furstenfeld.fast import cpu, targets
from furstenfeld.fast.codes import NONE, OVER
from furstenfeld.fast.layout import Games, Numbers
from furstenfeld.train import kernel

FOLDER: Final = cpu.cache_folder(*policy.PACKAGES, *champion.PACKAGES, "furstenfeld.train.kernel")

KERNEL: Final = targets.load(
    "cpu", partial(cpu.compiled, folder=FOLDER), {}, package=kernel, base=policy.KERNEL
)

_observe, _write_mask = cpu.KERNEL.observe, cpu.KERNEL.write_mask
_foresee = champion.KERNEL.foresee
_reveal, _advance_game, _scripted = KERNEL.reveal, KERNEL.advance_game, KERNEL.scripted
_step, _SCRIPTED = cpu.KERNEL.step, KERNEL.SCRIPTED
_copy_game = KERNEL.copy_game


def _loop(function: Callable[..., Any]) -> cpu.Loop:
    return cpu.Loop(function, FOLDER)


def send(array: Any) -> Any:
    """Return a copy of an array where the loops can use it."""
    return np.array(array)


def fetch(array: Any) -> Any:
    """Return a copy of one of the loops' arrays."""
    return np.array(array)


def share(tensor: Any) -> Any:
    """Return a tensor as an array of the loops, without a copy."""
    return tensor.numpy()


def new_rows(steps: int, games: int, width: int) -> Any:
    """Return room for rows of bytes, `[steps, games, width]`, the bytes of a row side by side.

    The loops write eight of them at a time.
    """
    return torch.zeros((steps, games, width), dtype=torch.uint8)


@_loop
def look(
    games: Games,
    edition: Games,
    heroes: Numbers,
    rows: Numbers,
    masks: Numbers,
    seats: Numbers,
    players: Numbers,
    mine: Numbers,
    seated: Numbers,
) -> None:
    """Write of each game who is asked, what that seat sees and may do, and the secrets."""
    notes = np.empty(FORESIGHT, np.int32)
    for n in range(len(games)):
        seat = games[n].seat
        _observe(games[n], edition[0], seat, rows[n])
        _foresee(rows[n], notes, edition[0])
        _reveal(games[n], seat, rows[n])
        _write_mask(games[n], masks[n])
        seats[n] = seat
        players[n] = games[n].players
        mine[n] = heroes[n] == NONE or heroes[n] == seat
        seated[n] = heroes[n]


@_loop
def settle(games: Games, edition: Games, heroes: Numbers, sides: Numbers, weights: Numbers) -> None:
    """Let scripted seats answer until the learner is asked, or the game is over."""
    notes = np.empty(NOTES, np.int64)
    for n in range(len(games)):
        while sides[n] == _SCRIPTED and games[n].phase != OVER and games[n].seat != heroes[n]:
            _step(games[n], edition[0], _scripted(games[n], edition[0], weights, notes))


@_loop
def meet(games: Games, deals: Numbers, heroes: Numbers, siblings: int) -> None:
    """Let siblings, so many side by side, go on from the position of the first of them."""
    for n in range(len(games)):
        if n % siblings:
            _copy_game(games, n, n - n % siblings, deals, heroes)


@_loop
def advance(
    games: Games,
    edition: Games,
    pool: Games,
    deals: Numbers,
    heroes: Numbers,
    sides: Numbers,
    weights: Numbers,
    actions: Numbers,
    results: Numbers,
    ended: Numbers,
) -> None:
    """Do an answer in each game; note which ended and how, and deal those anew."""
    notes = np.empty(NOTES, np.int64)
    for n in range(len(games)):
        ended[n] = _advance_game(
            games,
            n,
            edition[0],
            pool,
            deals,
            heroes,
            sides,
            weights,
            notes,
            actions[n],
            results[n],
        )
