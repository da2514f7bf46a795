"""Weights of networks and moments of the optimiser as NumPy arrays."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import numpy as np
import torch

from furstenfeld.train.checkpoint import Arrays, CheckpointError

Tensor = Any

_MOMENTS: Final = ("exp_avg", "exp_avg_sq")


def round_to(tensors: Iterable[Tensor], dtype: Any) -> None:
    """Round tensors in place to what a file with this precision can hold."""
    with torch.no_grad():
        for tensor in tensors:
            tensor.copy_(tensor.to(dtype))


def _array(tensor: Tensor) -> Any:
    """Return a tensor as an array. NumPy has no bfloat16, so its bits are stored as integers."""
    host = tensor.detach().cpu()
    if host.dtype == torch.bfloat16:
        return host.view(torch.int16).numpy()
    return host.numpy()


def weights_of(network: Any, dtype: Any = None) -> Arrays:
    """Return the weights of a network by name, in another precision if one is given."""
    return {
        name: _array(weight.to(dtype) if dtype else weight)
        for name, weight in network.state_dict().items()
    }


def load_weights(network: Any, arrays: Arrays) -> None:
    """Load weights into a network, which may have more blocks than the stored one.

    A new block adds nothing to its input at first, so a run can continue with a deeper network.
    Raises `CheckpointError` if the shapes differ in any other way.
    """
    stored = {name: torch.from_numpy(array) for name, array in arrays.items()}
    names = network.state_dict().keys()
    differing = sorted(name for name in names ^ stored.keys() if not _is_new_block(name, stored))
    if differing:
        raise CheckpointError(f"the checkpoint's networks have another shape: {differing[0]}")
    try:
        network.load_state_dict(stored, strict=False)
    except RuntimeError as error:
        raise CheckpointError(f"the checkpoint's networks have another shape: {error}") from error


def _is_new_block(name: str, stored: Arrays) -> bool:
    return name not in stored and ".blocks." in name


def moments_of(optimiser: Any, weights: Mapping[str, Tensor]) -> Arrays:
    """Return the moments of an optimiser by the name of each weight, rounded to bfloat16."""
    arrays: Arrays = {}
    for name, weight in weights.items():
        state = optimiser.state[weight]
        if not state:
            continue
        for key in _MOMENTS:
            round_to([state[key]], torch.bfloat16)
            arrays[f"{name}.{key}"] = _array(state[key].to(torch.bfloat16))
        arrays[f"{name}.step"] = np.array(float(state["step"]))
    return arrays


def load_moments(optimiser: Any, weights: Mapping[str, Tensor], arrays: Arrays) -> None:
    """Load the moments of an optimiser."""
    for name, weight in weights.items():
        if f"{name}.step" not in arrays:
            continue
        step_device = weight.device if optimiser.defaults.get("fused") else "cpu"
        state: Arrays = {"step": torch.tensor(float(arrays[f"{name}.step"]), device=step_device)}
        for key in _MOMENTS:
            bits = torch.from_numpy(arrays[f"{name}.{key}"]).view(torch.bfloat16)
            state[key] = bits.to(device=weight.device, dtype=weight.dtype)
        optimiser.state[weight] = state
