"""The search's functions, compiled for the CPU."""

from functools import cache

import numpy as np

from furstenfeld.bots.scripted.policy.kernel.weights import COUNT, SCRATCH_SIZE
from furstenfeld.bots.search.kernel import endgame, plans, proposals, trials
from furstenfeld.bots.search.kernel.candidate import PLAN_LENGTH, RECORDS, WIDTH
from furstenfeld.fast import Batch, cpu
from furstenfeld.fast.codes import SEATS
from furstenfeld.fast.convert import edition_record

propose = cpu.Compiled(proposals.propose)
sure_win = cpu.Compiled(endgame.sure_win)
write_plans = cpu.Compiled(plans.write_plans)
try_worlds = cpu.Compiled(trials.try_worlds)


@cache
def warm_up() -> None:
    """Compile all functions, or load them from the cache, so that no move has to wait for that."""
    start = Batch.deal([0], 2)
    games = start.games.repeat(RECORDS)
    edition = edition_record(start.edition)
    weights = np.zeros((1, COUNT), np.int64)
    scratch = np.zeros(SCRATCH_SIZE, np.int64)
    candidates = np.zeros((8, WIDTH), np.int64)
    plan = np.zeros((1, PLAN_LENGTH), np.int16)
    wins, gains = np.zeros((2, 1), np.int64)
    rows, alive = np.zeros(SEATS, np.int64), np.zeros(1, np.int64)
    seed = np.uint64(0)
    cpu.write_options(games, edition)
    propose(games, edition, weights[0], scratch, candidates.copy(), candidates.copy(), candidates)
    sure_win(games, edition, candidates)
    write_plans(games, edition, weights[0], scratch, candidates[:1], plan)
    try_worlds(games, edition, weights, rows, scratch, seed, 0, plan, alive, wins, gains, 0, 1)
