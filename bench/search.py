"""Measure the search: simulations a second, and whether two searches share the machine fairly.

    python -m bench.search pace
    python -m bench.search fairness --seconds 1

`python -m bench.latency search:seconds=0.05` measures how well it keeps its time, and
`furstenfeld arena search:simulations=20000 bailiff` how strong it is.
"""

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean

from furstenfeld.bots.search import Search
from furstenfeld.records import Chance, deal
from furstenfeld.rules import State, apply, setup, view


def turns(search: Search, seed: str, players: int) -> Iterator[tuple[State, float]]:
    """Yield each position of a game of a search against itself, and the seconds for its plan."""
    state, rng = setup(deal(seed, players)).state, Chance(seed, "bench")
    while state.to_move is not None:
        start = time.perf_counter()
        plan = search.plan(view(state, state.to_move), state.options, rng)
        yield state, time.perf_counter() - start
        for action in plan:
            state = apply(state, action).state


def pace(options: argparse.Namespace) -> None:
    """Print how many simulations one core does in a second, round by round."""
    search = Search(seconds=options.seconds)
    by_round: dict[int, list[float]] = {}
    for number in range(options.deals):
        for state, seconds in turns(search, f"pace {number}", options.players):
            if search.last is not None and search.last.simulations:
                found = by_round.setdefault(state.table.round, [])
                found.append(search.last.simulations / seconds)
    for number, found in sorted(by_round.items()):
        print(f"round {number:2}: {fmean(found):9,.0f} simulations a second")


def one_of_two(seconds: float, players: int, _: int) -> int:
    """Return the number of simulations for one opening move."""
    search = Search(seconds=seconds)
    next(turns(search, "fairness", players))
    return 0 if search.last is None else search.last.simulations


def fairness(options: argparse.Namespace) -> None:
    """Print how many simulations two searches do at the same time."""
    with ProcessPoolExecutor(2) as pool:
        work = partial(one_of_two, options.seconds, options.players)
        list(pool.map(work, range(2)))
        for _ in range(options.deals):
            one, other = pool.map(work, range(2))
            print(f"{one:9,} and {other:9,}: {abs(one - other) / max(one, other):.1%} apart")


def main() -> None:
    """Run one of the measurements."""
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    measures = {"pace": pace, "fairness": fairness}
    parser.add_argument("what", choices=measures)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.2)
    options = parser.parse_args()
    measures[options.what](options)


if __name__ == "__main__":
    main()
