"""Where the champion's strength lies: parts of its turns are handed over to the bailiff.

    python -m bench.parts --deals 300

One champion plays against three bailiffs, every deal once from each seat. If the share falls, the
champion is better at that part than the bailiff.
"""

import argparse
from typing import Final

import numpy as np

from bench.document import table
from furstenfeld.bots.champion import SHIPPED, Network, read_network
from furstenfeld.bots.champion.turns import log_chances, scripted, won
from furstenfeld.bots.scripted.policy.weight_table import weights_for
from furstenfeld.fast import Batch
from furstenfeld.fast.codes import (
    BONUS,
    BUILDING,
    CHOOSING,
    DISCARDING,
    DROPPING,
    SELLING,
    TRADING,
    TRASHING,
)
from furstenfeld.lab.intervals import Interval, share_interval
from furstenfeld.rules import Variant

PARTS: Final = {
    "nothing": (),
    "the brewery": (CHOOSING,),
    "the whole sale": (CHOOSING, TRADING, SELLING, BONUS),
    "building": (BUILDING,),
    "the cards that are kept": (TRASHING, DISCARDING, DROPPING),
}
"""The phases in which the bailiff decides, by the name of the part."""


def shares(
    network: Network, variant: Variant, players: int, deals: int, over: tuple[int, ...]
) -> Interval:
    """Return the champion's share of the win if the bailiff decides in some phases."""
    dealt = Batch.deal([f"parts/{number}" for number in range(deals)], players, variant)
    batch = Batch(np.repeat(dealt.games, players), dealt.edition)
    heroes = np.tile(np.arange(players), deals)
    weights = weights_for(variant, players)
    while not batch.finished.all():
        going = np.flatnonzero(~batch.finished)
        part = Batch(batch.games[going], batch.edition)
        actions = scripted(part, weights)
        own = part.to_move == heroes[going]
        own &= ~np.isin(part.games["phase"], over)
        if own.any():
            asked = Batch(part.games[own], batch.edition)
            actions[own] = log_chances(network, asked).argmax(axis=1)
        part.step(actions)
        batch.games[going] = part.games
    blocks = won(batch, heroes).reshape(deals, players).sum(axis=1)
    return share_interval([(float(share), float(players)) for share in blocks])


def main() -> None:
    """Play and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.parts", description=__doc__)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--variant", type=Variant, default=Variant.BASE)
    options = parser.parse_args()
    network = read_network(SHIPPED)
    rows = []
    for name, over in PARTS.items():
        found = shares(network, options.variant, options.players, options.deals, over)
        told = f"{100 * found.value:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})"
        rows.append((name, told))
    print(table(("the bailiff does", "share of the win"), rows))


if __name__ == "__main__":
    main()
