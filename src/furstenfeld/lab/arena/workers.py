"""The games of a contest, played by several processes."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from furstenfeld.bots.worker_pool import WorkerDiedError, WorkerError, as_finished
from furstenfeld.lab.arena.contest import Contest, Piece
from furstenfeld.lab.arena.match import Game, Maker, failed, play_piece

TRIES: Final = 3
"""How often a game is tried whose process dies."""

DIED: Final = "the process that played it died"


def by_processes(
    contest: Contest, pieces: Iterable[Piece], processes: int, make: Maker
) -> Iterator[Game]:
    """Yield the games as they end, played by this many processes.

    If a process dies, another one repeats its game. A game that kills every process is given up as
    failed.
    """
    play = partial(play_piece, contest, make=make)
    for piece, game in as_finished(play, pieces, processes, TRIES):
        if isinstance(game, WorkerDiedError):
            yield failed(piece, None, DIED)
        elif isinstance(game, WorkerError):
            yield failed(piece, None, str(game))
        else:
            yield game
