"""Values: the outcome that a network predicts for every seat, and its losses.

Networks number seats from the one to move, results by their place at the table.
"""

from typing import Any, Final, NamedTuple

import torch
from torch.nn import functional

from furstenfeld.bots.champion.shape import LENGTH, STANDING, WIN
from furstenfeld.fast.codes import SEATS
from furstenfeld.train.sampling import ILLEGAL

Tensor = Any

_STANDING: Final = STANDING - WIN
_LENGTH: Final = LENGTH - WIN


def predicted_values(out: Tensor, players: Tensor) -> Tensor:
    """Return predicted outcomes, `[N, SEATS, OUTCOMES]`, seats numbered from the one to move."""
    present = _present(players)
    win = torch.log_softmax(_win_logits(out, present), dim=1).exp()[:, :SEATS]
    standing = out[:, _STANDING : _STANDING + SEATS].sigmoid() * present
    length = out[:, _LENGTH, None].expand(-1, SEATS)
    return torch.stack([win, standing, length], dim=2)


def _present(players: Tensor) -> Tensor:
    return torch.arange(SEATS, device=players.device) < players[:, None]


def _win_logits(out: Tensor, present: Tensor) -> Tensor:
    """Return the logits of a win by each seat and by nobody; an empty seat cannot win."""
    nobody = torch.ones_like(present[:, :1])
    possible = torch.cat([present, nobody], dim=1)
    return out[:, : SEATS + 1].masked_fill(~possible, ILLEGAL)


def by_seat_number(values: Tensor, seats: Tensor, players: Tensor) -> Tensor:
    """Renumber values from "relative to the seat to move" to seat numbers."""
    return _rotated(values, -seats.long(), players)


def relative_to_seat(values: Tensor, seats: Tensor, players: Tensor) -> Tensor:
    """Renumber values from seat numbers to "relative to the seat to move"."""
    return _rotated(values, seats.long(), players)


def _rotated(values: Tensor, by: Tensor, players: Tensor) -> Tensor:
    places = torch.arange(SEATS, device=by.device) + by[:, None]
    places = places.remainder(players.long()[:, None])
    return values.gather(1, places[:, :, None].expand(values.shape))


class ValueLosses(NamedTuple):
    """The losses of predicted values, for each of N rows."""

    win: Tensor
    auxiliary: Tensor
    """Of standing and length. They are learnt to give the network richer features."""


def value_losses(out: Tensor, targets: Tensor, players: Tensor) -> ValueLosses:
    """Return the losses of raw outputs; targets are numbered from the seat to move.

    The loss of the win is a cross-entropy. If the targets' shares of the win add up to less than 1,
    the rest is the probability that nobody wins.
    """
    present = _present(players)
    shares = targets[:, :, 0] * present
    shares = torch.cat([shares, (1 - shares.sum(dim=1, keepdim=True)).clamp(min=0)], dim=1)
    log_probs = torch.log_softmax(_win_logits(out, present), dim=1)
    win = -(shares * log_probs.clamp(min=ILLEGAL)).sum(dim=1)
    standings = out[:, _STANDING : _STANDING + SEATS].sigmoid()
    standing = ((standings - targets[:, :, 1]) ** 2 * present).sum(dim=1) / players
    length = functional.smooth_l1_loss(out[:, _LENGTH], targets[:, 0, 2], reduction="none")
    return ValueLosses(win, standing + length)
