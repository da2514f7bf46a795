"""Whole games played by bots."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import NamedTuple, TypeAlias

from furstenfeld.bots.protocol import Player
from furstenfeld.bots.turns import answers
from furstenfeld.records import Chance
from furstenfeld.rules import Action, Deal, State, setup

BotFactory: TypeAlias = Callable[[str], Player]
"""Makes a bot from its spec."""


class Played(NamedTuple):
    """A finished game: its final position, and all actions with the seats that took them."""

    state: State
    actions: tuple[tuple[int, Action], ...]


def play_game(deal: Deal, bots: Sequence[Player], seed: str | int) -> Played:
    """Return the game that these bots, seat 0 first, play on this deal.

    Bots that plan are asked for whole turns. An illegal answer raises an `AnswerError`. Every seat
    has its own stream of random numbers, so the luck of one bot does not depend on the others.
    """
    if len(bots) != len(deal.decks):
        raise ValueError(f"{len(deal.decks)} seats, but {len(bots)} bots")
    streams = [Chance(seed, f"bot {seat}") for seat in range(len(bots))]
    state = setup(deal).state
    actions: list[tuple[int, Action]] = []
    while (seat := state.to_move) is not None:
        answered = answers(bots[seat], state, streams[seat])
        actions += [(seat, action) for action in answered.actions]
        state = answered.end
    return Played(state, tuple(actions))


def play_fresh_game(deal: Deal, specs: Sequence[str], seed: str | int, make: BotFactory) -> Played:
    """Return the game that bots made from these specs play; they are closed afterwards."""
    with ExitStack() as stack:
        bots = []
        for spec in specs:
            bots.append(make(spec))
            stack.callback(getattr(bots[-1], "close", lambda: None))
        return play_game(deal, bots, seed)
