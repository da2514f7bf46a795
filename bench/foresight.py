"""How much foreseen rounds help a network: choosing a brewery with and without them.

    python -m bench.foresight --positions 60000

Bailiffs play 4-player base games. In some positions every brewery is tried in the same worlds, and
everybody continues as a bailiff. A network learns the value of each brewery, then chooses in
positions it has not seen; the result is what its choices win above the bailiff's. Needs PyTorch
(`make train-setup`) and two minutes on one core for every 20,000 positions.
"""

import argparse
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
import torch

from bench.document import table
from furstenfeld.bots.champion.cpu import inputs_of
from furstenfeld.bots.champion.inputs import AT_AMOUNTS, AT_BREWERIES, AT_SALES
from furstenfeld.bots.champion.turns import scripted, won
from furstenfeld.bots.scripted.policy.weight_table import weights_for
from furstenfeld.fast import Batch
from furstenfeld.fast.codes import BREWERY_0, CHOOSING
from furstenfeld.fast.layout import Games
from furstenfeld.rules import Variant
from furstenfeld.train.network import NetworkShape, Policy

PLAYERS: Final = 4
WEIGHTS: Final = weights_for(Variant.BASE, PLAYERS)
TABLES: Final = 400
"""Games played side by side."""
WANDERING: Final = 0.15
"""How often a brewery is chosen at random on the way, so that positions differ."""
TAKEN: Final = 0.5
"""Share of the positions used."""
WORLDS: Final = 24
SHAPE: Final = NetworkShape(256, 2, 256)
ROWS: Final = 1024
"""Positions in a minibatch."""
RATE: Final = 1e-3
UNIT: Final = 0.02
"""Share of the win that corresponds to one logit."""

Floats = npt.NDArray[np.float32]
Whole = npt.NDArray[np.int64]


class Positions(NamedTuple):
    """Positions in which a brewery is chosen, with the value of each brewery."""

    inputs: npt.NDArray[np.uint8]
    values: Floats
    legal: npt.NDArray[np.bool_]
    scripted: Whole
    """The bailiff's choice."""

    def at(self, rows: Any) -> "Positions":
        """Return some of the positions."""
        inputs, values, legal, scripted = self
        return Positions(inputs[rows], values[rows], legal[rows], scripted[rows])


def joined(parts: Sequence[Positions]) -> Positions:
    """Return all positions in one."""
    inputs, values, legal, scripted = zip(*parts, strict=True)
    return Positions(*map(np.concatenate, (inputs, values, legal, scripted)))


def played(number: int, rng: np.random.Generator) -> tuple[Batch, Games]:
    """Play some games; return their batch, and positions in which a brewery is chosen."""
    batch = Batch.deal([f"foresight/{number}/{n}" for n in range(TABLES)], PLAYERS)
    taken = []
    while not batch.finished.all():
        going = np.flatnonzero(~batch.finished)
        part = Batch(batch.games[going], batch.edition)
        actions = scripted(part, WEIGHTS, int(rng.integers(2**62)), 1)
        choosing = part.games["phase"] == CHOOSING
        taken.append(part.games[choosing & (rng.random(len(going)) < TAKEN)].copy())
        masks = part.masks()
        for place in np.flatnonzero(choosing & (rng.random(len(going)) < WANDERING)):
            actions[place] = rng.choice(np.flatnonzero(masks[place]))
        part.step(actions)
        batch.games[going] = part.games
    return batch, np.concatenate(taken)


def valued(dealt: Batch, games: Games, seed: int) -> Positions:
    """Return the value of every brewery of each position, measured in the same worlds."""
    batch = Batch(games, dealt.edition)
    legal = batch.masks()[:, BREWERY_0 : BREWERY_0 + PLAYERS] == 1
    batch = Batch(games[legal.sum(axis=1) > 1], dealt.edition)
    legal = legal[legal.sum(axis=1) > 1]
    seats = np.repeat(batch.to_move, WORLDS)
    worlds = Batch(np.repeat(batch.games, WORLDS), dealt.edition)
    worlds.resample(seats, seed)
    values = np.zeros(legal.shape, np.float32)
    for brewery in range(PLAYERS):
        tried = np.repeat(legal[:, brewery], WORLDS)
        shares = _shares(Batch(worlds.games[tried], dealt.edition), brewery, seats[tried])
        values[legal[:, brewery], brewery] = shares.reshape(-1, WORLDS).mean(axis=1)
    chosen = scripted(Batch(batch.games.copy(), dealt.edition), WEIGHTS) - BREWERY_0
    inputs = inputs_of(batch.observe(), dealt.edition)
    return Positions(inputs, values, legal, chosen).at(chosen < PLAYERS)


def _shares(batch: Batch, brewery: int, seats: Whole) -> Floats:
    """Return what seats win after choosing a brewery if everybody continues as a bailiff."""
    batch.step(np.full(len(batch), BREWERY_0 + brewery))
    # Action by action: whole turns would choose the brewery again.
    while not batch.finished.all():
        batch.step(scripted(batch, WEIGHTS))
    return won(batch, seats).astype(np.float32)


def gathered(count: int) -> Positions:
    """Return at least `count` positions with their values."""
    rng, total = np.random.default_rng(1), 0
    found: list[Positions] = []
    while total < count:
        found.append(valued(*played(len(found), rng), seed=len(found)))
        total += len(found[-1].values)
        print(f"{total:,} of {count:,} positions", flush=True)
    return joined(found)


def learnt(positions: Positions, epochs: int) -> Any:
    """Return a policy trained to predict the value of breweries."""
    policy = Policy(SHAPE, torch.Generator().manual_seed(1))
    optimiser = torch.optim.Adam(policy.parameters(), RATE)
    steps = epochs * (len(positions.values) // ROWS)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=steps + 1)
    order = np.random.default_rng(1)
    for _ in range(steps):
        rows = order.integers(0, len(positions.values), ROWS)
        legal = torch.from_numpy(positions.legal[rows]).float()
        said = _centred(liked(policy, positions.inputs[rows]) * UNIT, legal)
        meant = _centred(torch.from_numpy(positions.values[rows]), legal)
        loss = ((said - meant) ** 2).sum() / legal.sum() / UNIT
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        pace.step()
    return policy


def liked(policy: Any, inputs: npt.NDArray[np.uint8]) -> Any:
    """Return the logits of the breweries."""
    return policy(torch.from_numpy(inputs))[0][:, BREWERY_0 : BREWERY_0 + PLAYERS]


def _centred(numbers: Any, legal: Any) -> Any:
    mean = (numbers * legal).sum(dim=1, keepdim=True) / legal.sum(dim=1, keepdim=True)
    return (numbers - mean) * legal


def gain(policy: Any, positions: Positions) -> tuple[float, float]:
    """Return what a policy's choices win above the bailiff's, in points, and the 95 % error."""
    with torch.no_grad():
        logits = liked(policy, positions.inputs).numpy()
    chosen = np.where(positions.legal, logits, -np.inf).argmax(axis=1)
    every = np.arange(len(chosen))
    more = positions.values[every, chosen] - positions.values[every, positions.scripted]
    return 100 * float(more.mean()), 196 * float(more.std()) / len(more) ** 0.5


def main() -> None:
    """Collect positions, train with and without forecasts, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.foresight", description=__doc__)
    parser.add_argument("--positions", type=int, default=60_000)
    parser.add_argument("--epochs", type=int, default=3)
    options = parser.parse_args()
    found = gathered(options.positions)
    cut = len(found.values) * 4 // 5
    hidden = {
        "the observation": slice(AT_SALES, None),
        "and what sales bring": slice(AT_BREWERIES, None),
        "and the foreseen rounds": slice(AT_AMOUNTS, None),
    }
    rows = []
    for name, places in hidden.items():
        inputs = found.inputs.copy()
        inputs[:, places] = 0
        seen = found._replace(inputs=inputs)
        policy = learnt(seen.at(slice(cut)), options.epochs)
        points, around = gain(policy, seen.at(slice(cut, None)))
        rows.append((name, f"{points:+.2f} ± {around:.2f}"))
    print(table(("a network is given", "points above the bailiff"), rows))


if __name__ == "__main__":
    main()
