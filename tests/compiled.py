"""Compile what tests need of the engine, once for all their processes: `python -m tests.compiled`.

On a new machine that takes a minute or two, longer than a single test may take.
"""

from furstenfeld.bots import bot
from furstenfeld.bots.champion import Grandmaster
from furstenfeld.records import Chance, deal
from furstenfeld.rules import setup, view
from furstenfeld.server.runtime.workers import ChancesQuestion, TurnQuestion, example_view


def main() -> None:
    """Let the bots that compile most plan a turn, and review a game as the server does."""
    bot("champion")
    state = setup(deal(1, 2)).state
    assert state.to_move is not None
    player = Grandmaster(simulations=8)
    player.plan(view(state, state.to_move), state.options, Chance(1, "compiled"))
    for question in (TurnQuestion(example_view(), ()), ChancesQuestion(())):
        question.example().answer()


if __name__ == "__main__":
    main()
