"""What a network expects of a game: from raw outputs to numbers of seats, and how far off it is.

Networks count seats from the one that is asked, results count them by their number at the table.
"""

from typing import Any, Final, NamedTuple

import torch
from torch.nn import functional

from furstenfeld.bots.champion.shape import LENGTH, STANDING, WIN
from furstenfeld.fast.codes import SEATS
from furstenfeld.train.sampling import NEVER

Tensor = Any

_STANDING: Final = STANDING - WIN
_LENGTH: Final = LENGTH - WIN


def outlook_of(out: Tensor, players: Tensor) -> Tensor:
    """Return `[N, SEATS, OUTCOMES]` of what is expected, seats counted from the one asked."""
    present = _present(players)
    win = torch.log_softmax(_win_logits(out, present), dim=1).exp()[:, :SEATS]
    standing = out[:, _STANDING : _STANDING + SEATS].sigmoid() * present
    length = out[:, _LENGTH, None].expand(-1, SEATS)
    return torch.stack([win, standing, length], dim=2)


def _present(players: Tensor) -> Tensor:
    return torch.arange(SEATS, device=players.device) < players[:, None]


def _win_logits(out: Tensor, present: Tensor) -> Tensor:
    """Return the logits of each seat's win and of nobody's; who is not there cannot win."""
    nobody = torch.ones_like(present[:, :1])
    possible = torch.cat([present, nobody], dim=1)
    return out[:, : SEATS + 1].masked_fill(~possible, NEVER)


def by_number(outlook: Tensor, seats: Tensor, players: Tensor) -> Tensor:
    """Return an outlook counted from the seat that is asked as one by numbers at the table."""
    return _turned(outlook, -seats.long(), players)


def from_seat(outlook: Tensor, seats: Tensor, players: Tensor) -> Tensor:
    """Return an outlook by numbers at the table as one counted from the seat that is asked."""
    return _turned(outlook, seats.long(), players)


def _turned(outlook: Tensor, by: Tensor, players: Tensor) -> Tensor:
    places = torch.arange(SEATS, device=by.device) + by[:, None]
    places = places.remainder(players.long()[:, None])
    return outlook.gather(1, places[:, :, None].expand(outlook.shape))


class Losses(NamedTuple):
    """How far off an outlook is, for each of N rows."""

    win: Tensor
    rest: Tensor
    """Standing and length, which are learnt for the sake of what the network must notice."""


def losses_of(out: Tensor, targets: Tensor, players: Tensor) -> Losses:
    """Return the losses of raw outputs; targets are counted from the seat that is asked.

    The win is a cross-entropy. What its shares lack of 1 is the chance that nobody wins.
    """
    present = _present(players)
    shares = targets[:, :, 0] * present
    shares = torch.cat([shares, (1 - shares.sum(dim=1, keepdim=True)).clamp(min=0)], dim=1)
    log_chances = torch.log_softmax(_win_logits(out, present), dim=1)
    win = -(shares * log_chances.clamp(min=NEVER)).sum(dim=1)
    guessed = out[:, _STANDING : _STANDING + SEATS].sigmoid()
    standing = ((guessed - targets[:, :, 1]) ** 2 * present).sum(dim=1) / players
    length = functional.smooth_l1_loss(out[:, _LENGTH], targets[:, 0, 2], reduction="none")
    return Losses(win, standing + length)
