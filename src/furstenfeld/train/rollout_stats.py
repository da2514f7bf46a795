"""What the steps of an update show: games that ended, how long they were, who won."""

from typing import Any, NamedTuple

from furstenfeld.bots.champion.shape import LENGTH_UNIT
from furstenfeld.fast.codes import NONE, SEATS
from furstenfeld.train.league import Seating, even_share
from furstenfeld.train.vector_games import Memory

Tensor = Any


class Tally(NamedTuple):
    """Counts and means; None where there was no game to count."""

    learnt: int
    games: int
    rounds: float | None
    nobody: float | None
    against_script: float | None
    against_past: list[float | None]


def tally_of(memory: Memory, seating: Seating) -> Tally:
    """Return what can be seen in the steps of an update."""
    steps = memory.steps
    ended = memory.ended.bool()
    games = int(ended.sum())
    results = memory.results
    rounds = nobody = None
    if games:
        rounds = float(results[..., 0, 2][ended].mean()) * LENGTH_UNIT
        nobody = float((results[..., 0].sum(dim=2)[ended] == 0).float().mean())
    shares = [_hero_share(memory, first, last) for first, last in seating.slots]
    script = _hero_share(memory, 0, seating.scripted) if seating.scripted else None
    return Tally(int(memory.mine[:steps].sum()), games, rounds, nobody, script, shares)


def _hero_share(memory: Memory, first: int, last: int) -> float | None:
    """Return the learner's share of the win in some games, as if there were two seats."""
    part = slice(first, last)
    ended = memory.ended[:, part].bool()
    if not bool(ended.any()):
        return None
    heroes = memory.heroes[: memory.steps, part][ended].long()
    assert int(heroes.min()) > NONE
    won = memory.results[:, part, :, 0][ended].gather(1, heroes[:, None])
    players = memory.players[: memory.steps, part][ended]
    # Table by table: at tables of different sizes an even share of all wins is not one half.
    tables = [won[players == number] for number in range(2, SEATS + 1)]
    shares = [
        len(table) * even_share(float(table.mean()), number)
        for number, table in enumerate(tables, 2)
        if len(table)
    ]
    return sum(shares) / len(won)
