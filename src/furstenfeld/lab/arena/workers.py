"""The games of a contest, played by several processes."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from furstenfeld.bots.whole_games import BotFactory
from furstenfeld.bots.worker_pool import WorkerDiedError, WorkerError, as_finished
from furstenfeld.lab.arena.contest import Contest, GameTask
from furstenfeld.lab.arena.match import GameResult, failed, play_task

TRIES: Final = 3
"""How often a game is tried if its process dies."""

DIED: Final = "the process that played it died"


def play_locally(
    contest: Contest, tasks: Iterable[GameTask], processes: int, make: BotFactory
) -> Iterator[GameResult]:
    """Yield the games as they end, played by this many processes.

    If a process dies, another one repeats its game. A game that kills every process is given up as
    failed.
    """
    play = partial(play_task, contest, make=make)
    for task, game in as_finished(play, tasks, processes, TRIES):
        if isinstance(game, WorkerDiedError):
            yield failed(task, None, DIED)
        elif isinstance(game, WorkerError):
            yield failed(task, None, str(game))
        else:
            yield game
