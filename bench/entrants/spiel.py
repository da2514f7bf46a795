"""OpenSpiel: hearts (four players) and backgammon, in C++, driven from Python."""

import random
from typing import Any

import pyspiel

from bench.timing import Play, Tally

ROOTS = 200
"""So many first decisions to start from, each after a deal or a roll of its own."""

SAMPLES = {"hearts": 1, "backgammon": 5}
"""Games played from each root to learn their length, which C++ does not tell; hearts has one."""

ROLLOUTS = {"hearts": 100, "backgammon": 10}
"""Rollouts in one call, about a hundredth of a second."""


def python_loop(name: str) -> Play:
    """Play whole games, the loop in Python: legal actions, a choice, apply."""
    game = pyspiel.load_game(name)

    def play(seed: int) -> Tally:
        return finish(game.new_initial_state(), random.Random(seed))

    return play


def whole_games(name: str) -> Play:
    """Play whole games, all chance before the first decision, the loop in C++.

    The players are uniform random bots; the state tells how long the game was.
    """
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    dealing = _first_decision(game, random.Random(0)).move_number()

    def play(seed: int) -> Tally:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return Tally(1, state.move_number() - dealing, dealing)

    return play


def rollouts(name: str) -> Play:
    """Play from the first decision on, the loop in C++.

    A search of one simulation does nothing but ask its evaluator, and that one plays its rollouts:
    copy the state, then legal actions, a uniform choice, apply, to the end.
    """
    game = pyspiel.load_game(name)
    count = ROLLOUTS[name]
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=count, seed=0)
    bot = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=0,
        verbose=False,
    )
    roots = _roots(game, name)

    def play(number: int) -> Tally:
        root, length = roots[number % ROOTS]
        bot.step(root)
        return Tally(count, count * length.decisions, count * length.chance)

    return play


def finish(state: Any, chance: random.Random) -> Tally:
    """Play a game from Python to its end by random choice."""
    decisions = rolls = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _roll(state, chance)
            rolls += 1
        else:
            options = state.legal_actions()
            state.apply_action(options[int(chance.random() * len(options))])
            decisions += 1
    return Tally(1, decisions, rolls)


def _roll(state: Any, chance: random.Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(chance.choices(outcomes, weights)[0])


def _first_decision(game: Any, chance: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        _roll(state, chance)
    return state


def _roots(game: Any, name: str) -> list[tuple[Any, Tally]]:
    """Return first decisions, each with the mean length of a game from there."""
    chance = random.Random(0)
    roots = [_first_decision(game, chance) for _ in range(ROOTS)]
    return [
        (root, _mean([finish(root.clone(), chance) for _ in range(SAMPLES[name])]))
        for root in roots
    ]


def _mean(tallies: list[Tally]) -> Tally:
    whole = sum(tallies, Tally())
    return Tally(1, whole.decisions / len(tallies), whole.chance / len(tallies))
