"""Find weights for the scripted policy: a cross-entropy search with self-play.

    python -m bench.tune --players 4 --variant base --generations 60 --out weights.json

Every generation samples weights around the best so far, plays each of them on the same deals
against earlier ones, and moves towards the better ones. `--gpu` plays on an NVIDIA GPU, about a
hundred times as many games in the same time. The numbers in `weights.toml` were found this way.
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt

from furstenfeld.bots.scripted.policy import cpu, weights_for
from furstenfeld.bots.scripted.policy.kernel.batches import play_out_game
from furstenfeld.bots.scripted.policy.kernel.weights import AT, SCRATCH_SIZE, SIZES
from furstenfeld.fast import Batch
from furstenfeld.fast.batch import spread_out
from furstenfeld.fast.codes import FIRST_PART, PALACE_MASK, SEATS, WHOLE_PALACE
from furstenfeld.fast.convert import edition_record
from furstenfeld.fast.layout import Array, Editions, Games
from furstenfeld.rules import Variant

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]
Play = Callable[[Batch, Whole, Whole, Whole], Games]
"""Play deals of a batch, by number, with these weights and rows; return the finished games."""

SPREAD = {"yearly": 700, "flat": 1500, "part": 3000, "keep_part": 3000, "bury_part": 3000}
"""Initial standard deviation of weights, if it is not 500."""
SMALL = {"reserve": 60, "reserve_held": 100, "part_rich": 150, "build_rich": 100, "spoil": 100}
FIXED = ("noise_sale", "noise_build", "noise_keep")

ELITE = 0.2
STANDING = 0.2
"""Value of a good place, beside the win: it shows good weights with fewer games."""


def spread_of() -> Floats:
    """Return the initial standard deviation of each weight."""
    spread = np.zeros(sum(SIZES.values()))
    for name, size in SIZES.items():
        wide = 0 if name in FIXED else (SPREAD | SMALL).get(name, 500)
        spread[AT[name] : AT[name] + size] = wide
    for name in ("yearly", "flat"):  # palace parts have their own weights
        spread[AT[name] + FIRST_PART : AT[name] + FIRST_PART + WHOLE_PALACE] = 0
    return spread


def on_cpu(deals: Batch, numbers: Whole, weights: Whole, rows: Whole) -> Games:
    """Play on one core."""
    games = deals.games[numbers]
    seeds = spread_out(1, len(games))
    edition = edition_record(deals.edition)
    cpu.play_out(games, edition, weights, rows, seeds, 0)
    return games


def play_deal(
    games: Games,
    n: int,
    scratch: Array,
    edition: Editions,
    pool: Games,
    deals: Array,
    weights: Array,
    rows: Array,
    seeds: Array,
    noise: int,
) -> None:
    """Play a deal of the pool to its end, as game number `n`."""
    games[n] = pool[deals[n]]
    play_out_game(games, n, scratch, edition, weights, rows, seeds, noise)


def on_gpu(deals: Batch, numbers: Whole, weights: Whole, rows: Whole) -> Games:
    """Play on a GPU."""
    from furstenfeld.fast import gpu

    play_deals = gpu.ScratchLaunch(play_deal, SCRATCH_SIZE, np.int64)
    games = gpu.cuda.to_device(np.zeros(len(numbers), deals.games.dtype))
    edition = edition_record(deals.edition).copy()
    seeds = spread_out(1, len(numbers))
    send = gpu.cuda.to_device
    play_deals(
        games,
        send(edition),
        send(deals.games),
        send(numbers),
        send(weights),
        send(rows),
        send(seeds),
        0,
    )
    found: Games = games.copy_to_host()
    return found


def merits(games: Games, heroes: Whole, players: int) -> Floats:
    """Return the value of each game for one seat: share of the win, and a little for its place."""
    winners = games["winners"].astype(np.int64)
    won = np.where(winners >> heroes & 1, 1 / np.maximum(1, np.bitwise_count(winners)), 0.0)
    parts = np.bitwise_count(games["board"] & PALACE_MASK).astype(np.int64)
    standing = (parts << 32) + games["coins"]
    standing[:, players:] = -1
    better = (standing > standing[np.arange(len(games)), heroes][:, None]).sum(axis=1)
    worth: Floats = won + STANDING * (1 - better / (players - 1))
    return worth


def generation(
    play: Play, deals: Batch, tried: Whole, rivals: Whole, size: int, rng: np.random.Generator
) -> Floats:
    """Return the value of each row of weights against rivals, all on the same deals."""
    players = int(deals.games["players"][0])
    numbers = np.tile(rng.integers(len(deals), size=size), len(tried))
    heroes = np.tile(np.arange(size) % players, len(tried))
    rows = np.tile(len(tried) + rng.integers(len(rivals), size=(size, SEATS)), (len(tried), 1))
    rows[np.arange(len(rows)), heroes] = np.repeat(np.arange(len(tried)), size)
    games = play(deals, numbers, np.vstack([tried, rivals]), rows)
    means: Floats = merits(games, heroes, players).reshape(len(tried), size).mean(axis=1)
    return means


def tune(options: argparse.Namespace, play: Play) -> Floats:
    """Return the best weights found, printing progress."""
    rng = np.random.default_rng(options.seed)
    variant = Variant(options.variant)
    deals = Batch.deal(range(options.pool), options.players, variant)
    best = weights_for(variant, options.players).astype(np.float64)
    spread, earlier = spread_of(), [best]
    wide = options.wide * spread
    elite = int(options.population * ELITE)
    weight = np.log(elite + 0.5) - np.log(np.arange(1, elite + 1))
    weight /= weight.sum()
    for number in range(1, options.generations + 1):
        start = time.perf_counter()
        step = wide * rng.standard_normal((options.population // 2, len(best)))
        tried = np.vstack([best + step, best - step])
        tried[0] = best
        rivals = np.array([*[earlier[-1]] * 3, earlier[len(earlier) // 2], earlier[-5:][0]])
        rounded = np.round(tried).astype(np.int64)
        worth = generation(
            play, deals, rounded, np.round(rivals).astype(np.int64), options.games, rng
        )
        chosen = tried[np.argsort(-worth)[:elite]]
        wide = np.maximum(0.6 * wide + 0.4 * np.sqrt(weight @ (chosen - best) ** 2), 0.04 * spread)
        best = best + 0.8 * (weight @ chosen - best)
        earlier.append(best)
        print(
            f"generation {number}: before {worth[0]:.3f}, best {worth.max():.3f}, "
            f"{time.perf_counter() - start:.1f} s",
            flush=True,
        )
    return best


def main() -> None:
    """Tune the weights for one kind of table and write them to a file."""
    parser = argparse.ArgumentParser(prog="python -m bench.tune", description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--variant", default="base")
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--population", type=int, default=48)
    parser.add_argument("--games", type=int, default=1000, help="games for each row of weights")
    parser.add_argument("--pool", type=int, default=4000, help="deals to draw from")
    parser.add_argument("--wide", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--gpu", action="store_true")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    best = np.round(tune(options, on_gpu if options.gpu else on_cpu)).astype(int).tolist()
    table = {name: best[AT[name] : AT[name] + size] for name, size in SIZES.items()}
    options.out.write_text(json.dumps(table, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
