"""Statistics of a rollout: games that ended, their length, and the learner's scores."""

from typing import Any, NamedTuple

from furstenfeld.bots.champion.shape import LENGTH_UNIT
from furstenfeld.fast.codes import SEATS
from furstenfeld.train.league import OpponentPlan
from furstenfeld.train.rollout_buffer import RolloutBuffer

Tensor = Any


class RolloutStats(NamedTuple):
    """Counts and means; None if there was no game to count."""

    learner_decisions: int
    games: int
    mean_rounds: float | None
    no_winner_share: float | None
    score_vs_scripted: float | None
    scores_vs_league: list[float | None]
    """One for each slot."""


def rollout_stats(buffer: RolloutBuffer, plan: OpponentPlan) -> RolloutStats:
    """Return the statistics of a rollout."""
    ended = buffer.ended.bool()
    games = int(ended.sum())
    mean_rounds = no_winner_share = None
    if games:
        results = buffer.results[ended]
        mean_rounds = float(results[:, 0, 2].mean()) * LENGTH_UNIT
        no_winner_share = float((results[..., 0].sum(dim=1) == 0).float().mean())
    return RolloutStats(
        int(buffer.is_learner[: buffer.steps].sum()),
        games,
        mean_rounds,
        no_winner_share,
        _score(buffer, 0, plan.scripted) if plan.scripted else None,
        [_score(buffer, first, last) for first, last in plan.slots],
    )


def _score(buffer: RolloutBuffer, first: int, last: int) -> float | None:
    """Return the learner's score in some games, the mean over tables of all sizes."""
    part = slice(first, last)
    ended = buffer.ended[:, part].bool()
    if not bool(ended.any()):
        return None
    seats = buffer.learner_seats[: buffer.steps, part][ended].long()
    won = buffer.results[:, part, :, 0][ended].gather(1, seats[:, None])
    players = buffer.players[: buffer.steps, part][ended]
    # The score is not linear in the share of the win, so tables of each size have their own.
    tables = [(won[players == number], number) for number in range(2, SEATS + 1)]
    total = sum(
        len(table) * two_player_score(float(table.mean()), number)
        for table, number in tables
        if len(table)
    )
    return total / len(won)


def two_player_score(share: float, players: int) -> float:
    """Return a share of the win as a score between two: an even share, 1 / players, becomes 0.5.

    The odds against one opponent are the odds against all of them, times their number.
    """
    odds = share * (players - 1) / max(1e-6, 1 - share)
    return odds / (1 + odds)
