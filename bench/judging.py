"""How well turns can be judged: predictions for turns, compared with how the games ended.

    python -m bench.judging --positions 100

Champions play 4-player base games. In some positions the network's most probable turns are each
followed to the end of the game by the network, with the cards that everybody really holds; only
cards that nobody has drawn yet are shuffled. How often that wins is compared with predictions that
know only the seat's view: the network's value some rounds later, and how often the seat wins if the
scripted policy continues from there, both in likely worlds and in any worlds that agree with the
view. Takes about ten seconds on one core for a position.
"""

import argparse
from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from bench.document import table
from furstenfeld.bots.champion import SHIPPED, Network, read_network
from furstenfeld.bots.champion.beliefs import likely_worlds, read_beliefs, shuffle_above
from furstenfeld.bots.champion.turns import (
    Plans,
    TurnStart,
    before,
    distinct,
    follow,
    leaf_values,
    log_chances,
    log_priors,
    network_plans,
    won,
)
from furstenfeld.bots.scripted.policy import cpu
from furstenfeld.bots.scripted.policy.weight_table import weights_for
from furstenfeld.bots.search.candidates import Root
from furstenfeld.fast import Batch
from furstenfeld.fast.codes import CHOOSING, SEATS
from furstenfeld.fast.convert import edition_record
from furstenfeld.fast.layout import Games
from furstenfeld.records import Chance
from furstenfeld.rules import Variant

PLAYERS: Final = 4
TABLES: Final = 32
"""Games played side by side."""
TURNS: Final = 6
"""Most turns tried in a position."""
WORLDS: Final = 96
ENDS: Final = 48
"""Worlds in which the network plays to the end, with the real hands."""
AHEAD: Final = 3
"""Predictions are made 1 to this many rounds later."""
LAST: Final = 99

Doubles = npt.NDArray[np.float64]


class Tried(NamedTuple):
    """A position's turns: the result of each, and all predictions of it."""

    truth: Doubles
    predictions: dict[str, Doubles]


def positions(network: Network, rng: np.random.Generator) -> Iterator[TurnStart]:
    """Yield positions in which a turn begins."""
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
                yield TurnStart(root, batch.edition, int(game["seat"]))
            batch.step(log_chances(network, batch).argmax(axis=1))


def liked(network: Network, start: TurnStart, chance: Chance) -> Plans:
    """Return the most probable turns of the network."""
    plans = network_plans(network, start, 8 * TURNS, chance)
    found, _ = distinct(start, plans, log_priors(network, start, plans))
    return found[:TURNS]


def play_on(network: Network, batch: Batch, seat: int, number: int) -> None:
    """Let the network play everybody until a seat is to move in a round."""
    while (going := before(batch, seat, number)).any():
        part = Batch(batch.games[going], batch.edition, threads=1)
        part.step(log_chances(network, part).argmax(axis=1))
        batch.games[going] = part.games


def ended(batch: Batch, seat: int) -> Doubles:
    """Return what a seat wins if the scripted policy continues for everybody."""
    ends = batch.clone()
    going = ~ends.finished
    if going.any():
        games, weights = ends.games[going], weights_for(Variant.BASE, PLAYERS)
        rows, seeds = np.zeros((len(games), SEATS), np.int64), np.zeros(len(games), np.uint64)
        edition = edition_record(batch.edition)
        cpu.play_out(games, edition, weights[None], rows, seeds, 0)
        ends.games[going] = games
    return won(ends, seat)


def real(start: TurnStart) -> Games:
    """Return copies of the real position; cards that nobody has drawn yet are shuffled."""
    games: Games = np.repeat(start.root.games[:1], ENDS)
    shuffle_above(games, np.random.default_rng(1))
    return games


def guessed(start: TurnStart) -> dict[str, Games]:
    """Return worlds of a position that agree with the seat's view, by their kind."""
    anything = start.copies(WORLDS)
    anything.resample(np.full(WORLDS, start.seat), 2)
    likely = likely_worlds(read_beliefs(), start.root.games[:1], start.seat, WORLDS, 2)
    return {"likely": likely, "any": anything.games}


def followed(start: TurnStart, plans: Plans, worlds: Games) -> Batch:
    """Return each turn played in all worlds, ordered by turn."""
    batch = Batch(np.tile(worlds, len(plans)), start.edition, threads=1)
    follow(batch, np.repeat(plans, len(worlds), axis=0))
    return batch


def tried(network: Network, start: TurnStart, plans: Plans) -> Tried:
    """Return the results of a position's turns, and all predictions of them."""
    seat, first = start.seat, int(start.root.games[0]["round"])

    def means(values: Doubles) -> Doubles:
        found: Doubles = values.reshape(len(plans), -1).mean(axis=1)
        return found

    whole = followed(start, plans, real(start))
    play_on(network, whole, seat, LAST)
    predictions = {}
    for kind, worlds in guessed(start).items():
        batch = followed(start, plans, worlds)
        for later in range(1, AHEAD + 1):
            play_on(network, batch, seat, first + later)
            when = f"{later} round{'s' if later > 1 else ''} later, {kind} worlds"
            predictions[f"the network, {when}"] = means(leaf_values(network, batch, seat))
            predictions[f"the script's ends, {when}"] = means(ended(batch, seat))
    return Tried(means(won(whole, seat)), predictions)


def agreement(all_tried: list[Tried], name: str) -> tuple[float, float]:
    """Return a prediction's correlation with the results, and what a predicted point is worth."""
    truth = np.concatenate([each.truth - each.truth.mean() for each in all_tried])
    said = np.concatenate(
        [each.predictions[name] - each.predictions[name].mean() for each in all_tried]
    )
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
        (
            name,
            *(f"{number:.2f}" for number in agreement(found, name)),
            f"{100 * np.mean([each.predictions[name][0] for each in found]):.0f} %",
        )
        for name in found[0].predictions
    ]
    rows.append(("how it ended", "", "", f"{100 * np.mean([t.truth[0] for t in found]):.0f} %"))
    print(table(("prediction", "correlation", "a point is worth", "the likeliest turn wins"), rows))


if __name__ == "__main__":
    main()
