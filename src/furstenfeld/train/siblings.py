"""Siblings: games that went on from one position, and what their rounds came to on the whole.

All chance is in the deal, and against the scripted policy in the learner's own answers. So most of
what a critic did not expect of a round comes the same to everybody who plays it, and has nothing to
do with an answer. Siblings show how much that is. There should be few of them: they share a deal,
and what is right for one deal alone is noise, too. docs/training.md has the figures.
"""

from typing import Any, Final

import torch

from furstenfeld.fast.codes import SEATS
from furstenfeld.train.returns import Played

Tensor = Any

_LONGEST: Final = 16
"""Rounds of a game that have a place of their own; what comes later is not compared."""
_GAMES: Final = 4
"""And games since the siblings met."""
_PLACES: Final = _LONGEST * _GAMES * SEATS


def places_of(played: Played) -> Tensor:
    """Return `[T, N]`: a number for the game, the round and the seat of each decision.

    Siblings have the same numbers where they are at the same point, and `_PLACES` stands for none.
    """
    steps = len(played.seats)
    over = played.ended.long().cumsum(dim=0)
    game = torch.cat([torch.zeros_like(over[:1]), over[:-1]])
    rounds = played.rounds[:steps].long()
    number = torch.where(game == 0, rounds - rounds[:1], rounds)
    place = (game * _LONGEST + number) * SEATS + played.seats.long()
    return torch.where((number < _LONGEST) & (game < _GAMES), place, _PLACES)


def compared(advantages: Tensor, played: Played, counts: Tensor, siblings: int) -> Tensor:
    """Return advantages less what came of the same round for the siblings' same seat.

    `counts` says which decisions count. A game's own answers never enter what is taken off, or its
    better ones would be praised less. Few siblings that got there say little, so little is taken.
    """
    places = places_of(played).t()
    games = len(places)
    room = torch.zeros(games, _PLACES + 1, device=advantages.device, dtype=advantages.dtype)
    counted = counts.t().to(advantages.dtype)
    number = room.scatter_add(1, places, counted)
    total = room.scatter_add(1, places, advantages.t() * counted)
    mean = (total / number.clamp(min=1)).unflatten(0, (-1, siblings))
    there = (number > 0).unflatten(0, (-1, siblings)).to(mean.dtype)
    others = (mean.sum(dim=1, keepdim=True) - mean) / (1 + there.sum(dim=1, keepdim=True) - there)
    others[:, :, _PLACES] = 0
    return advantages - others.flatten(0, 1).gather(1, places).t()
