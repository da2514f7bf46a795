"""The networks that learn: a policy that sees what its seat sees, and a critic that sees all."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np
import torch
from torch import nn
from torch.nn import functional

from furstenfeld.bots.champion.action_features import (
    CASE_KINDS,
    CASE_OF,
    CASES,
    KIND_OF_CASE,
    TABLES,
    WEIGHED,
)
from furstenfeld.bots.champion.inputs import ABOVE_SCALE, CASE_SIZE
from furstenfeld.bots.champion.shape import CHOICES, EPSILON, OUTPUTS, WEIGHING, WIN
from furstenfeld.train.kernel.rows import CRITIC_PARTS, POLICY_PARTS, ROW_SCALE

Tensor = Any

VALUE_OUTPUTS: Final = WEIGHING - CHOICES
"""Outputs of a value head: the win of each seat and of nobody, standings, length."""


class NetworkShape(msgspec.Struct, frozen=True):
    """How large a network is."""

    width: int = 512
    blocks: int = 4
    inner: int = 512
    """Width of the hidden layer in each block."""


class ResidualBlock(nn.Module):  # type: ignore[misc]
    """A pre-norm residual block with one hidden layer. It starts as the identity."""

    def __init__(self, shape: NetworkShape) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(shape.width, EPSILON)
        self.inner = nn.Linear(shape.width, shape.inner)
        self.outer = nn.Linear(shape.inner, shape.width)
        nn.init.zeros_(self.outer.weight)

    def forward(self, x: Tensor) -> Tensor:
        """Return `x` plus the output of the hidden layer."""
        hidden = functional.relu(_linear(self.inner, _layer_norm(self.norm, x)))
        return x + _linear(self.outer, hidden)


class ResidualNetwork(nn.Module):  # type: ignore[misc]
    """A residual network over parts of rows of bytes: `[N, WIDTH]` to `[N, outputs]`.

    Weights are in single precision. On a GPU products are computed in bfloat16, in which bytes are
    exact; the scale of each input is multiplied into the weights of the first layer.
    """

    def __init__(
        self, shape: NetworkShape, parts: Sequence[slice], outputs: int, generator: Any
    ) -> None:
        super().__init__()
        self.parts = tuple(parts)
        scale = np.concatenate([ROW_SCALE[part] for part in self.parts])
        self.enter = nn.Linear(len(scale), shape.width)
        self.blocks = nn.ModuleList(ResidualBlock(shape) for _ in range(shape.blocks))
        self.norm = nn.LayerNorm(shape.width, EPSILON)
        self.leave = nn.Linear(shape.width, outputs)
        self.register_buffer("scale", torch.from_numpy(scale), persistent=False)
        self._initialise(generator)

    def _initialise(self, generator: Any) -> None:
        """Initialise orthogonally; a small last layer makes the first policy nearly uniform."""
        for name, weight in self.named_parameters():
            if name.endswith("bias"):
                nn.init.zeros_(weight)
            elif weight.dim() == 2 and not name.endswith("outer.weight"):
                gain = 0.01 if name.startswith("leave") else 1.0
                nn.init.orthogonal_(weight, gain, generator=generator)

    def forward(self, rows: Tensor) -> Tensor:
        """Return all outputs for rows, in single precision."""
        dtype = compute_dtype(rows)
        x = self.enter.bias.to(dtype)
        column = 0
        for part in self.parts:
            columns = slice(column, column + part.stop - part.start)
            weight = (self.enter.weight[:, columns] * self.scale[columns]).to(dtype)
            x = functional.linear(rows[:, part].to(dtype), weight) + x
            column = columns.stop
        for block in self.blocks:
            x = block(x)
        # The last product is in single precision: bfloat16 would round probabilities coarsely.
        return _linear(self.leave, _layer_norm(self.norm, x).float())


def compute_dtype(rows: Tensor) -> Any:
    """Return the precision in which a network computes on rows."""
    return torch.bfloat16 if rows.is_cuda else torch.float32


def _linear(layer: Any, x: Tensor) -> Tensor:
    return functional.linear(x, layer.weight.to(x.dtype), layer.bias.to(x.dtype))


def _layer_norm(norm: Any, x: Tensor) -> Tensor:
    weight, bias = norm.weight.to(x.dtype), norm.bias.to(x.dtype)
    return functional.layer_norm(x, norm.normalized_shape, weight, bias, norm.eps)


class CaseScorer(nn.Module):  # type: ignore[misc]
    """Adds to each action the score of its forecast, like `action_features` in the game."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = nn.Parameter(torch.zeros(CASE_KINDS, WEIGHED))
        spread = torch.zeros(CHOICES, CASES)
        spread[list(CASE_OF), list(CASE_OF.values())] = 1
        kind_of_case = functional.one_hot(torch.from_numpy(KIND_OF_CASE)).float()
        scale = torch.from_numpy(ABOVE_SCALE.copy())
        for name, constant in (
            ("spread", spread),
            ("kind_of_case", kind_of_case),
            ("scale", scale),
        ):
            self.register_buffer(name, constant, persistent=False)

    def forward(self, rows: Tensor, weights: Tensor) -> Tensor:
        """Return `[N, CHOICES]`: the score of each action's case.

        Games stay the last dimension, `[CASES, numbers, N]`, as they lie in the memory of a GPU.
        """
        tables = torch.cat([rows.t()[table] for table in TABLES])
        cases = tables.unflatten(0, (CASES, CASE_SIZE)).float() * self.scale[:, None]
        weighing = weights.t() + (self.kind_of_case @ self.kinds)[:, :, None]
        linear, positive = weighing[:, :CASE_SIZE], weighing[:, CASE_SIZE:]
        scores = (cases * linear + (cases > 0) * positive).sum(dim=1)
        # A product with ones and zeros instead of a gather: its gradient is deterministic.
        return (self.spread @ scores).t()


class Policy(nn.Module):  # type: ignore[misc]
    """The policy with its value head. It reads only the part of a row that its seat may see."""

    def __init__(self, shape: NetworkShape, generator: Any = None) -> None:
        super().__init__()
        self.shape = shape
        self.tower = ResidualNetwork(shape, POLICY_PARTS, OUTPUTS, generator)
        self.scales = CaseScorer()

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Return logits of actions, `[N, CHOICES]`, and of values, `[N, VALUE_OUTPUTS]`."""
        out = self.tower(rows)
        return out[:, :CHOICES] + self.scales(rows, out[:, WEIGHING:]), out[:, WIN:WEIGHING]

    def scale_logits(self, factor: float) -> None:
        """Multiply the logits of all actions; a factor below 1 makes the policy more random."""
        with torch.no_grad():
            for part in (slice(CHOICES), slice(WEIGHING, OUTPUTS)):
                self.tower.leave.weight[part] *= factor
                self.tower.leave.bias[part] *= factor
            self.scales.kinds *= factor


class Critic(nn.Module):  # type: ignore[misc]
    """The value network of training. It reads whole rows, with every hand and deck.

    Nobody asks the critic in a game, so it may know more than a seat does. That makes its values,
    and so the advantages, less noisy (asymmetric actor-critic, Pinto et al. 2018).
    """

    def __init__(self, shape: NetworkShape, generator: Any = None) -> None:
        super().__init__()
        self.tower = ResidualNetwork(shape, CRITIC_PARTS, VALUE_OUTPUTS, generator)

    def forward(self, rows: Tensor) -> Tensor:
        """Return logits of values, `[N, VALUE_OUTPUTS]`."""
        return self.tower(rows)
