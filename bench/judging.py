"""When a position can be judged: opinions about turns beside how games ended that began with them.

    python -m bench.judging --positions 100

Champions play 4-player base games. In some positions the turns that the network likes best are each
followed, in the same worlds, to the end of the game, everybody playing as the network likes best.
Beside how often that wins are set opinions of other worlds, asked for at once or some rounds later:
what the network expects, and how often the seat wins if the scripted policy plays on from there.
About ten seconds of a core for a position.
"""

import argparse
from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from bench.document import table
from furstenfeld.bots.champion import SHIPPED, Network, read_network
from furstenfeld.bots.champion.turns import (
    Plans,
    Position,
    before,
    distinct,
    in_worlds,
    log_chances,
    log_priors,
    network_plans,
    outlook_of,
    play_out,
    won,
)
from furstenfeld.bots.policy.tables import weights_for
from furstenfeld.bots.search.candidates import Root
from furstenfeld.fast import Batch
from furstenfeld.fast.convert import edition_record
from furstenfeld.fast.tables import CHOOSING
from furstenfeld.records import Chance
from furstenfeld.rules import Variant

PLAYERS: Final = 4
TABLES: Final = 32
"""Games that are played side by side."""
TURNS: Final = 6
"""Turns that are tried in a position, at most."""
WORLDS: Final = 96
ENDS: Final = 48
"""Worlds in which the network plays to the end."""
AHEAD: Final = 2
"""Rounds later that the last opinions are asked for."""
LAST: Final = 99

Doubles = npt.NDArray[np.float64]


class Tried(NamedTuple):
    """A position's turns: what came of each, and every opinion about it."""

    truth: Doubles
    opinions: dict[str, Doubles]


def positions(network: Network, rng: np.random.Generator) -> Iterator[Position]:
    """Yield positions of games in which a turn begins."""
    number = 0
    while True:
        batch = Batch.deal([f"judging/{number}/{n}" for n in range(TABLES)], PLAYERS)
        number += 1
        while not batch.finished.all():
            batch = Batch(batch.games[~batch.finished], batch.edition, threads=1)
            begun = np.flatnonzero(batch.games["phase"] == CHOOSING)
            if len(begun) and rng.random() < 0.2:
                game = batch.games[rng.choice(begun)].copy()
                root = Root(np.repeat(game[None], 2), edition_record(batch.edition))
                yield Position(root, batch.edition, int(game["seat"]))
            batch.step(log_chances(network, batch).argmax(axis=1))


def liked(network: Network, start: Position, chance: Chance) -> Plans:
    """Return the turns that the network likes best, the likeliest first."""
    plans = network_plans(network, start, 8 * TURNS, chance)
    found, _ = distinct(start, plans, log_priors(network, start, plans))
    return found[:TURNS]


def play_on(network: Network, batch: Batch, seat: int, number: int) -> None:
    """Let everybody play as the network likes best until a seat is asked in a round."""
    while (going := before(batch, seat, number)).any():
        part = Batch(batch.games[going], batch.edition, threads=1)
        part.step(log_chances(network, part).argmax(axis=1))
        batch.games[going] = part.games


def expected(network: Network, batch: Batch, seat: int) -> Doubles:
    """Return what the network expects for a seat that is asked, or what it won."""
    values = won(batch, seat)
    going = ~batch.finished
    if going.any():
        part = Batch(batch.games[going], batch.edition, threads=1)
        values[going] = outlook_of(network, part).win[:, 0]
    return values


def ended(batch: Batch, seat: int) -> Doubles:
    """Return what a seat wins if the scripted policy plays everybody on."""
    ends = batch.clone()
    going = ~ends.finished
    if going.any():
        part = Batch(ends.games[going], batch.edition, threads=1)
        play_out(part, weights_for(Variant.BASE, PLAYERS))
        ends.games[going] = part.games
    return won(ends, seat)


def tried(network: Network, start: Position, plans: Plans) -> Tried:
    """Return what comes of the turns of a position, and what is thought of them."""
    seat, first = start.seat, int(start.root.games[0]["round"])

    def means(values: Doubles) -> Doubles:
        found: Doubles = values.reshape(len(plans), -1).mean(axis=1)
        return found

    whole = in_worlds(start, plans, ENDS, 1)
    play_on(network, whole, seat, LAST)
    batch = in_worlds(start, plans, WORLDS, 2)
    opinions = {"the script's ends, at once": means(ended(batch, seat))}
    for later in range(1, AHEAD + 1):
        play_on(network, batch, seat, first + later)
        when = f"{later} round{'s' if later > 1 else ''} later"
        opinions[f"the network, {when}"] = means(expected(network, batch, seat))
        opinions[f"the script's ends, {when}"] = means(ended(batch, seat))
    return Tried(means(won(whole, seat)), opinions)


def agreement(all_tried: list[Tried], name: str) -> tuple[float, float]:
    """Return how an opinion goes with the truth: correlation, and what a point of it is worth."""
    truth = np.concatenate([each.truth - each.truth.mean() for each in all_tried])
    said = np.concatenate([each.opinions[name] - each.opinions[name].mean() for each in all_tried])
    together = float((truth * said).mean())
    return together / float(truth.std() * said.std()), together / float(said.var())


def main() -> None:
    """Try positions, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.judging", description=__doc__)
    parser.add_argument("--positions", type=int, default=100)
    options = parser.parse_args()
    network, chance = read_network(SHIPPED), Chance(1, "judging")
    found: list[Tried] = []
    for start in positions(network, np.random.default_rng(1)):
        if len(plans := liked(network, start, chance)) == 1:
            continue
        found.append(tried(network, start, plans))
        print(f"{len(found)} of {options.positions} positions", end="\r", flush=True)
        if len(found) == options.positions:
            break
    rows = [
        (name, *(f"{number:.2f}" for number in agreement(found, name)))
        for name in found[0].opinions
    ]
    print(table(("who is asked", "agrees", "a point is worth"), rows))


if __name__ == "__main__":
    main()
