"""The weights that were found by playing, for every number of players and both variants."""

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

import numpy as np
import numpy.typing as npt

from furstenfeld.bots.scripted.policy.kernel.weights import SIZES
from furstenfeld.rules import Variant


@lru_cache(maxsize=1)
def _tables() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("weights.toml").read_text("utf-8"))


@lru_cache(maxsize=16)
def _row(name: str) -> tuple[int, ...]:
    table = _tables()[name]
    return tuple(number for part in SIZES for number in table[part])


def weights_for(variant: Variant, players: int) -> npt.NDArray[np.int64]:
    """Return the weights for a game of this variant and number of players."""
    return np.array(_row(f"{variant.value}-{players}"), np.int64)
