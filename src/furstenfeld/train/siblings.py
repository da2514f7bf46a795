"""Siblings: games that start an update from the same position, as baselines for each other.

All chance is in the deal (and the opponents' and the learner's own sampling). So most of what the
critic did not foresee of a round happens to everyone who plays that round, whatever they decide;
it is noise for the policy gradient. Several rollouts from one position show how much that is (the
"vine" of TRPO, Schulman et al. 2015; today also the group baseline of RLOO and GRPO). Groups should
be small: siblings share a deal, and what is right for one deal only is noise, too.
(Figures: docs/reports/2026-11-training.md.)
"""

from typing import Any, Final

import torch

from furstenfeld.fast.codes import SEATS
from furstenfeld.train.returns import Trajectories

Tensor = Any

_ROUNDS: Final = 16
"""Rounds of a game that are compared; later ones are not."""
_GAMES: Final = 4
"""Games since the siblings' common position that are compared."""
_PLACES: Final = _ROUNDS * _GAMES * SEATS


def _places(played: Trajectories) -> Tensor:
    """Return `[T, N]`: a number for the game, round and seat of each decision.

    Siblings have the same number at the same point. `_PLACES` is for decisions that are not
    compared.
    """
    steps = len(played.seats)
    ended = played.ended.long().cumsum(dim=0)
    game = torch.cat([torch.zeros_like(ended[:1]), ended[:-1]])
    rounds = played.rounds[:steps].long()
    number = torch.where(game == 0, rounds - rounds[:1], rounds)
    place = (game * _ROUNDS + number) * SEATS + played.seats.long()
    return torch.where((number < _ROUNDS) & (game < _GAMES), place, _PLACES)


def minus_sibling_baseline(
    advantages: Tensor, played: Trajectories, counts: Tensor, siblings: int
) -> Tensor:
    """Return advantages minus the siblings' advantages in the same round and seat.

    `counts` says which decisions count. The baseline leaves a game's own decisions out, so it does
    not bias the gradient. It is the sum of the siblings' means divided by one more than their
    number: with few siblings at that point it is drawn towards 0.
    """
    places = _places(played).t()
    games = len(places)
    zeros = torch.zeros(games, _PLACES + 1, device=advantages.device, dtype=advantages.dtype)
    counted = counts.t().to(advantages.dtype)
    number = zeros.scatter_add(1, places, counted)
    total = zeros.scatter_add(1, places, advantages.t() * counted)
    mean = (total / number.clamp(min=1)).unflatten(0, (-1, siblings))
    there = (number > 0).unflatten(0, (-1, siblings)).to(mean.dtype)
    baseline = (mean.sum(dim=1, keepdim=True) - mean) / (1 + there.sum(dim=1, keepdim=True) - there)
    baseline[:, :, _PLACES] = 0
    return advantages - baseline.flatten(0, 1).gather(1, places).t()
