"""Conversion between the policy that learns in PyTorch and the network that plays in NumPy."""

from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from furstenfeld.bots.champion import Network
from furstenfeld.bots.champion.network import About, Block, Layer, Norm
from furstenfeld.train.network import NetworkShape, Policy

Tensor = Any


def export_policy(policy: Policy, decisions: int = 0, seed: str = "") -> Network:
    """Return a policy as the network that plays without PyTorch."""
    tower = policy.tower
    return Network(
        About(blocks=len(tower.blocks), decisions=decisions, seed=seed),
        Layer(_array((tower.enter.weight * tower.scale).t()), _array(tower.enter.bias)),
        tuple(Block(_norm(b.norm), _layer(b.inner), _layer(b.outer)) for b in tower.blocks),
        _norm(tower.norm),
        _layer(tower.leave),
        _array(policy.scales.kinds),
    )


def _array(tensor: Tensor) -> npt.NDArray[np.float32]:
    array: npt.NDArray[np.float32] = tensor.detach().float().cpu().numpy()
    return np.ascontiguousarray(array)


def _layer(linear: Any) -> Layer:
    return Layer(_array(linear.weight.t()), _array(linear.bias))


def _norm(module: Any) -> Norm:
    return Norm(_array(module.weight), _array(module.bias))


def import_policy(network: Network) -> Policy:
    """Return a network that plays as a policy that can be trained further."""
    first = network.blocks[0] if network.blocks else None
    width = len(network.enter.bias)
    inner = len(first.inner.bias) if first else width
    policy = Policy(NetworkShape(width, len(network.blocks), inner))
    tower = policy.tower
    scale = tower.scale.numpy()
    unscale = np.divide(1.0, scale, out=np.zeros_like(scale), where=scale > 0)
    with torch.no_grad():
        _copy_layer(tower.enter, Layer(network.enter.weight * unscale[:, None], network.enter.bias))
        for block, given in zip(tower.blocks, network.blocks, strict=True):
            _copy_norm(block.norm, given.norm)
            _copy_layer(block.inner, given.inner)
            _copy_layer(block.outer, given.outer)
        _copy_norm(tower.norm, network.norm)
        _copy_layer(tower.leave, network.leave)
        policy.scales.kinds.copy_(torch.from_numpy(network.kinds))
    return policy


def _copy_layer(linear: Any, layer: Layer) -> None:
    linear.weight.copy_(torch.from_numpy(np.ascontiguousarray(layer.weight.T)))
    linear.bias.copy_(torch.from_numpy(layer.bias))


def _copy_norm(module: Any, norm: Norm) -> None:
    module.weight.copy_(torch.from_numpy(norm.gain))
    module.bias.copy_(torch.from_numpy(norm.shift))
