"""Gymnasium, and the spaces that all environments of the Farama libraries share."""

from typing import Any

try:
    import gymnasium
except ImportError as error:
    raise ImportError(
        "this environment needs Gymnasium: pip install 'furstenfeld[envs]'"
    ) from error
import numpy as np

from furstenfeld.fast import ACTION_COUNT, SCALE, SIZE

__all__ = [
    "action_space",
    "gymnasium",
    "masked_space",
    "observation_space",
    "raw_observation_space",
]


def observation_space() -> gymnasium.spaces.Box:
    """Return the space of scaled observations; before scaling, numbers are at most 255."""
    high = np.where(SCALE == 1, np.float32(1), np.float32(255) * SCALE)
    return gymnasium.spaces.Box(np.zeros(SIZE, np.float32), high, dtype=np.float32)


def raw_observation_space() -> gymnasium.spaces.Box:
    """Return the space of unscaled observations."""
    return gymnasium.spaces.Box(0, 255, (SIZE,), np.uint8)


def action_space(more: int = 0) -> gymnasium.spaces.Space[Any]:
    """Return the space of actions, numbered as in `rules.ACTIONS`, with `more` beyond them."""
    return gymnasium.spaces.Discrete(ACTION_COUNT + more)


def masked_space(more: int = 0) -> gymnasium.spaces.Dict:
    """Return the space of observations with their action mask."""
    mask = gymnasium.spaces.Box(0, 1, (ACTION_COUNT + more,), np.int8)
    return gymnasium.spaces.Dict({"observation": observation_space(), "action_mask": mask})
