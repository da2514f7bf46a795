"""Pgx: backgammon, compiled by JAX for the CPU, 1,024 games side by side."""

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import pgx

from bench.timing import Play, Tally

BATCH = 1024
STEPS = 50
APART = 20
"""So many calls before the clock starts: some five games, and they no longer end together."""


def games(name: str) -> Play:
    """Play steps of all games inside one jitted call; finished games take a ready start."""
    env = pgx.make(name)
    fresh = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), BATCH))
    walk = jax.jit(_walk(jax.vmap(env.step)))
    state = fresh

    def play(number: int) -> Tally:
        nonlocal state
        state, finished = walk(fresh, state, jax.random.key(number))
        return Tally(int(finished), BATCH * STEPS)

    for number in range(APART):
        play(-1 - number)
    return play


def _walk(step: Any) -> Any:
    """Return a function that takes all games some steps further and counts those that ended."""

    def walk(fresh: Any, state: Any, key: Any) -> Any:
        def turn(state: Any, key: Any) -> Any:
            choice, chance = jax.random.split(key)
            after = step(state, _choose(state, choice), jax.random.split(chance, BATCH))
            over = after.terminated
            return jax.tree.map(partial(_restart, over), fresh, after), over.sum()

        state, ended = jax.lax.scan(turn, state, jax.random.split(key, STEPS))
        return state, ended.sum()

    return walk


def _choose(state: Any, key: Any) -> Any:
    """Return a legal action for each game, uniformly; quicker than `jax.random.categorical`."""
    upto = jnp.cumsum(state.legal_action_mask, axis=-1)
    return jnp.argmax(upto > jax.random.uniform(key, (BATCH, 1)) * upto[:, -1:], axis=-1)


def _restart(over: Any, fresh: Any, played: Any) -> Any:
    """Return the fresh values of the games that are over, the played ones of the others."""
    return jnp.where(over.reshape((BATCH,) + (1,) * (played.ndim - 1)), fresh, played)
