"""A whole game played by bots."""

from collections.abc import Sequence
from typing import NamedTuple

from furstenfeld.bots.protocol import Player
from furstenfeld.bots.turns import answers
from furstenfeld.records import Chance
from furstenfeld.rules import Action, Deal, State, setup


class Played(NamedTuple):
    """A finished game: its last position, and who did what to get there."""

    state: State
    actions: tuple[tuple[int, Action], ...]


def play_game(deal: Deal, bots: Sequence[Player], seed: str | int) -> Played:
    """Return the game that these bots, seat 0 first, play on this deal.

    Bots that plan are asked for whole turns. Every answer is checked, and one that is not legal
    raises an `AnswerError`. Every seat has a stream of chance of its own, so no bot can disturb the
    luck of another.
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
