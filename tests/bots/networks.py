"""Networks for tests: small, drawn at random, so no training is needed."""

import numpy as np

from furstenfeld.bots.champion.action_features import CASE_KINDS, WEIGHED
from furstenfeld.bots.champion.inputs import ENTERING
from furstenfeld.bots.champion.network import About, Block, Layer, Network, Norm
from furstenfeld.bots.champion.shape import OUTPUTS


def drawn_network(seed: int = 1, width: int = 24, blocks: int = 2) -> Network:
    """Return a network with opinions of its own, however foolish."""
    rng = np.random.default_rng(seed)

    def layer(inputs: int, outputs: int) -> Layer:
        weight = rng.normal(0, inputs**-0.5, (inputs, outputs))
        return Layer(weight.astype(np.float32), rng.normal(0, 0.1, outputs).astype(np.float32))

    def norm() -> Norm:
        gain, shift = rng.normal(1, 0.1, width), rng.normal(0, 0.1, width)
        return Norm(gain.astype(np.float32), shift.astype(np.float32))

    kinds = rng.normal(0, 0.1, (CASE_KINDS, WEIGHED))
    return Network(
        About(blocks=blocks, decisions=123, seed="test"),
        layer(ENTERING, width),
        tuple(Block(norm(), layer(width, width), layer(width, width)) for _ in range(blocks)),
        norm(),
        layer(width, OUTPUTS),
        kinds.astype(np.float32),
    )
