"""Who is measured: this engine and its peers, and what exactly is timed of each."""

import importlib
from dataclasses import dataclass
from typing import Final, cast

from bench.timing import Play

BENCH: Final = ".venv-bench"
JAX: Final = ".venv-bench-jax"


@dataclass(frozen=True)
class Entrant:
    """One engine playing one game in one way."""

    name: str
    label: str
    prepare: str
    """Module and function that return how to play, below `bench.entrants`."""
    game: str = ""
    """What the function is told, if anything."""
    timed: str = ""
    """What lies between two ticks of the clock."""
    packages: tuple[str, ...] = ()
    """Packages whose versions matter."""
    ours: bool = False
    environment: str = BENCH

    def play(self) -> Play:
        """Return how to play, everything that is not to be timed done before."""
        module, function = self.prepare.split(":")
        prepare = getattr(importlib.import_module(f"bench.entrants.{module}"), function)
        return cast(Play, prepare(self.game) if self.game else prepare())


def _ours(name: str, label: str, prepare: str, timed: str, *packages: str) -> Entrant:
    return Entrant(name, label, prepare, "", timed, ("furstenfeld", *packages), ours=True)


def _spiel(game: str, label: str, way: str, function: str, timed: str) -> Entrant:
    return Entrant(
        f"spiel-{game}-{way}",
        f"OpenSpiel {label}",
        f"spiel:{function}",
        game,
        timed,
        ("open_spiel",),
    )


_ROLLOUTS: Final = (
    "`RandomRolloutEvaluator`, called by an `MCTSBot` of one simulation: copy the state after {}, "
    "then legal actions, uniform choice, apply, to the end; decisions per game from a sample"
)
_WHOLE: Final = (
    "`evaluate_bots` with uniform random bots from the initial state, every {} a step of chance"
)
_LOOP: Final = "`legal_actions`, choice, `apply_action` from Python; `chance_outcomes` for chance"

FAST: Final = (
    _ours(
        "fast",
        "Fürstenfeld fast, playouts",
        "fast:playouts",
        "`Batch.playout`, one thread: 1,024 ready deals copied, then played to the end in one call",
        "numba",
        "numpy",
    ),
    _ours(
        "fast-watched",
        "Fürstenfeld fast, with observation and mask",
        "fast:watched",
        "`walk`, one thread, 1,024 games in turn: observation and mask written before "
        "every random decision, finished games restarted from ready deals",
        "numba",
        "numpy",
    ),
    _ours(
        "fast-batch",
        "Fürstenfeld fast, from Python",
        "fast:batched",
        "1,024 games: `Batch.masks`, a uniform choice made in NumPy, `Batch.step` with every "
        "action checked, `Pool.refill`",
        "numba",
        "numpy",
    ),
)
RULES: Final = (
    _ours(
        "rules",
        "Fürstenfeld rules",
        "rules:games",
        "`deal`, `setup`, then `legal`, choice, `apply`, each action checked",
    ),
    _ours(
        "rules-views",
        "Fürstenfeld rules, with views",
        "rules:games_with_views",
        "the same, every choice made on a `view`, as bots do",
    ),
)
CATANATRON: Final = Entrant(
    "catanatron",
    "Catanatron",
    "catan:games",
    timed="`Game(...).play()` with four `RandomPlayer`, board setup included",
    packages=("catanatron",),
)
OPEN_SPIEL: Final = (
    _spiel("hearts", "hearts, C++ rollouts", "cpp", "rollouts", _ROLLOUTS.format("the deal")),
    _spiel(
        "hearts", "hearts, C++ whole games", "whole", "whole_games", _WHOLE.format("card dealt")
    ),
    _spiel("hearts", "hearts, Python loop", "python", "python_loop", _LOOP),
    _spiel(
        "backgammon",
        "backgammon, C++ rollouts",
        "cpp",
        "rollouts",
        _ROLLOUTS.format("the first roll"),
    ),
    _spiel("backgammon", "backgammon, Python loop", "python", "python_loop", _LOOP),
)
OTHERS: Final = (
    Entrant(
        "pgx-backgammon",
        "Pgx backgammon, JAX on CPU",
        "pgx_games:games",
        "backgammon",
        "1,024 games, 50 steps in one jitted `scan` over `vmap(env.step)`, restarted "
        "from ready states (its own `auto_reset` halves the speed); a decision moves one checker",
        ("pgx", "jax", "jaxlib"),
        environment=JAX,
    ),
    Entrant(
        "zoo-connect-four",
        "PettingZoo connect four",
        "zoo:games",
        "connect_four_v3",
        "`raw_env()` in an `agent_iter` loop, observation and mask from `last()`",
        ("pettingzoo",),
    ),
    Entrant(
        "zoo-hanabi",
        "PettingZoo Hanabi",
        "zoo:games",
        "hanabi_v5",
        "the same; the game itself is OpenSpiel's",
        ("pettingzoo", "open_spiel"),
    ),
    Entrant(
        "rlcard-uno",
        "RLCard Uno",
        "cards:games",
        "uno",
        "`env.reset`, then `env.step` with a random legal action",
        ("rlcard",),
    ),
    Entrant(
        "rlcard-doudizhu",
        "RLCard Dou Dizhu",
        "cards:games",
        "doudizhu",
        "the same",
        ("rlcard",),
    ),
    Entrant(
        "rlcard-holdem",
        "RLCard limit hold’em",
        "cards:games",
        "limit-holdem",
        "the same",
        ("rlcard",),
    ),
)
EVERYBODY: Final = (*FAST, *RULES, CATANATRON, *OPEN_SPIEL, *OTHERS)
ENTRANTS: Final = {entrant.name: entrant for entrant in EVERYBODY}
