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
from furstenfeld.bots.champion.network import About, Block, Layer, Network, Norm
from furstenfeld.bots.champion.shape import CHOICES, EPSILON, OUTPUTS, WEIGHING, WIN
from furstenfeld.train.kernel.rows import CRITIC_PARTS, POLICY_PARTS, ROW_SCALE

Tensor = Any

CRITIC_OUTPUTS: Final = WEIGHING - CHOICES
"""The critic says all that the policy does but what to do."""


class Shape(msgspec.Struct, frozen=True):
    """How large a network is."""

    width: int = 512
    blocks: int = 4
    inner: int = 512


class Residual(nn.Module):  # type: ignore[misc]
    """A block that adds to a row what two layers make of the normalised row."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(shape.width, EPSILON)
        self.inner = nn.Linear(shape.width, shape.inner)
        self.outer = nn.Linear(shape.inner, shape.width)
        nn.init.zeros_(self.outer.weight)

    def forward(self, flow: Tensor) -> Tensor:
        """Return the row with what the block adds."""
        inner = functional.relu(_linear(self.inner, _normal(self.norm, flow)))
        return flow + _linear(self.outer, inner)


class Tower(nn.Module):  # type: ignore[misc]
    """A residual network over parts of rows of bytes: `[N, WIDTH]` to `[N, outputs]`.

    Weights are single precision; products are made in half precision (bfloat16) on a GPU, where
    bytes are exact and every factor of the input is part of the first layer's weights.
    """

    def __init__(self, shape: Shape, parts: Sequence[slice], outputs: int, generator: Any) -> None:
        super().__init__()
        self.parts = tuple(parts)
        scale = np.concatenate([ROW_SCALE[part] for part in self.parts])
        self.enter = nn.Linear(len(scale), shape.width)
        self.blocks = nn.ModuleList(Residual(shape) for _ in range(shape.blocks))
        self.norm = nn.LayerNorm(shape.width, EPSILON)
        self.leave = nn.Linear(shape.width, outputs)
        self.register_buffer("scale", torch.from_numpy(scale), persistent=False)
        self._draw(generator)

    def _draw(self, generator: Any) -> None:
        """Draw the first weights, the same for the same generator; the last layer says little."""
        for name, weight in self.named_parameters():
            if name.endswith("bias"):
                nn.init.zeros_(weight)
            elif weight.dim() == 2 and not name.endswith("outer.weight"):
                gain = 0.01 if name.startswith("leave") else 1.0
                nn.init.orthogonal_(weight, gain, generator=generator)

    def forward(self, rows: Tensor) -> Tensor:
        """Return all outputs for rows, in single precision."""
        kind = kind_of(rows)
        flow = self.enter.bias.to(kind)
        column = 0
        for part in self.parts:
            columns = slice(column, column + part.stop - part.start)
            weight = (self.enter.weight[:, columns] * self.scale[columns]).to(kind)
            flow = functional.linear(rows[:, part].to(kind), weight) + flow
            column = columns.stop
        for block in self.blocks:
            flow = block(flow)
        # The last product is made in single precision: half would leave steps between chances.
        return _linear(self.leave, _normal(self.norm, flow).float())


def kind_of(rows: Tensor) -> Any:
    """Return in which precision a network works on rows."""
    return torch.bfloat16 if rows.is_cuda else torch.float32


def _linear(layer: Any, rows: Tensor) -> Tensor:
    return functional.linear(rows, layer.weight.to(rows.dtype), layer.bias.to(rows.dtype))


def _normal(norm: Any, rows: Tensor) -> Tensor:
    weight, bias = norm.weight.to(rows.dtype), norm.bias.to(rows.dtype)
    return functional.layer_norm(rows, norm.normalized_shape, weight, bias, norm.eps)


class Scales(nn.Module):  # type: ignore[misc]
    """Adds to each action what its forecast cases count, as `action_features` does at the table."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = nn.Parameter(torch.zeros(CASE_KINDS, WEIGHED))
        spread = torch.zeros(CHOICES, CASES)
        spread[list(CASE_OF), list(CASE_OF.values())] = 1
        kind_of_case = functional.one_hot(torch.from_numpy(KIND_OF_CASE)).float()
        for name, made in (("spread", spread), ("kind_of_case", kind_of_case)):
            self.register_buffer(name, made, persistent=False)
        scale = torch.from_numpy(ABOVE_SCALE.copy())
        self.register_buffer("scale", scale, persistent=False)

    def forward(self, rows: Tensor, weights: Tensor) -> Tensor:
        """Return `[N, CHOICES]`: what the case of each answer comes to.

        Games are neighbours all the way, as they are in a GPU's rows: `[CASES, numbers, N]`.
        """
        told = torch.cat([rows.t()[table] for table in TABLES]).unflatten(0, (CASES, CASE_SIZE))
        cases = told.float() * self.scale[:, None]
        counting = weights.t() + (self.kind_of_case @ self.kinds)[:, :, None]
        far, at_all = counting[:, :CASE_SIZE], counting[:, CASE_SIZE:]
        scores = (cases * far + (cases > 0) * at_all).sum(dim=1)
        # A product with ones and zeros: its gradient is one, too, and not a race of additions.
        return (self.spread @ scores).t()


class Policy(nn.Module):  # type: ignore[misc]
    """What to do and what to expect, from the first part of a row alone."""

    def __init__(self, shape: Shape, generator: Any = None) -> None:
        super().__init__()
        self.shape = shape
        self.tower = Tower(shape, POLICY_PARTS, OUTPUTS, generator)
        self.scales = Scales()

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Return `[N, CHOICES]` logits of actions and `[N, CRITIC_OUTPUTS]` of the outlook."""
        out = self.tower(rows)
        return out[:, :CHOICES] + self.scales(rows, out[:, WEIGHING:]), out[:, WIN:WEIGHING]

    def calm(self, factor: float) -> None:
        """Make differences between actions smaller: none becomes better, all become possible."""
        with torch.no_grad():
            for part in (slice(CHOICES), slice(WEIGHING, OUTPUTS)):
                self.tower.leave.weight[part] *= factor
                self.tower.leave.bias[part] *= factor
            self.scales.kinds *= factor


class Critic(nn.Module):  # type: ignore[misc]
    """What to expect, from a whole row with every secret: for training alone."""

    def __init__(self, shape: Shape, generator: Any = None) -> None:
        super().__init__()
        self.tower = Tower(shape, CRITIC_PARTS, CRITIC_OUTPUTS, generator)

    def forward(self, rows: Tensor) -> Tensor:
        """Return `[N, CRITIC_OUTPUTS]` of the outlook."""
        return self.tower(rows)


def exported(policy: Policy, decisions: int = 0, seed: str = "") -> Network:
    """Return a policy as the network that plays without PyTorch."""
    tower = policy.tower

    def numbers(tensor: Tensor) -> "np.typing.NDArray[np.float32]":
        array: np.typing.NDArray[np.float32] = tensor.detach().float().cpu().numpy()
        return np.ascontiguousarray(array)

    def layer(linear: Any) -> Layer:
        return Layer(numbers(linear.weight.t()), numbers(linear.bias))

    def norm(module: Any) -> Norm:
        return Norm(numbers(module.weight), numbers(module.bias))

    enter = Layer(numbers((tower.enter.weight * tower.scale).t()), numbers(tower.enter.bias))
    blocks = tuple(Block(norm(b.norm), layer(b.inner), layer(b.outer)) for b in tower.blocks)
    about = About(blocks=len(blocks), decisions=decisions, seed=seed)
    leave, kinds = layer(tower.leave), numbers(policy.scales.kinds)
    return Network(about, enter, blocks, norm(tower.norm), leave, kinds)


def imported(network: Network) -> Policy:
    """Return a network that plays as a policy that can learn on."""
    first = network.blocks[0] if network.blocks else None
    width = len(network.enter.bias)
    inner = len(first.inner.bias) if first else width
    policy = Policy(Shape(width, len(network.blocks), inner))
    tower = policy.tower
    scale = tower.scale.numpy()
    factor = np.divide(1.0, scale, out=np.zeros_like(scale), where=scale > 0)
    with torch.no_grad():
        _fill(tower.enter, Layer(network.enter.weight * factor[:, None], network.enter.bias))
        for block, given in zip(tower.blocks, network.blocks, strict=True):
            _fill_norm(block.norm, given.norm)
            _fill(block.inner, given.inner)
            _fill(block.outer, given.outer)
        _fill_norm(tower.norm, network.norm)
        _fill(tower.leave, network.leave)
        policy.scales.kinds.copy_(torch.from_numpy(network.kinds))
    return policy


def _fill(linear: Any, layer: Layer) -> None:
    linear.weight.copy_(torch.from_numpy(np.ascontiguousarray(layer.weight.T)))
    linear.bias.copy_(torch.from_numpy(layer.bias))


def _fill_norm(module: Any, norm: Norm) -> None:
    module.weight.copy_(torch.from_numpy(norm.gain))
    module.bias.copy_(torch.from_numpy(norm.shift))
