"""Whole turns from single answers and back, each answer checked as it is played."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import cached_property
from typing import Final

from furstenfeld.bots.protocol import Bot, BotError, Player, TurnBot, name_of
from furstenfeld.records import Chance
from furstenfeld.rules import Action, ActionError, Options, State, Turn, View, any_world, view

MOST_REMEMBERED: Final = 1000
"""Answers that a planner remembers: enough for many games side by side."""


class AnswerError(BotError):
    """An answer of a bot that the rules do not allow; the message tells all there is to know."""

    def __init__(self, name: str, state: State, told: str) -> None:
        """Say which bot at which seat did what, and what would have been legal."""
        # All three are kept as `args`, so that the error can travel between processes.
        super().__init__(name, state, told)
        self.name = name
        self.seat = state.to_move
        self.told = told
        self.legal = state.options
        self.round = state.table.round

    def __str__(self) -> str:
        """Return the whole story."""
        legal = ", ".join(map(str, self.legal))
        return (
            f"bot {self.name} at seat {self.seat} in round {self.round} {self.told}; "
            f"legal are: {legal}"
        )


def answers(player: Player, state: State, rng: Chance) -> Turn:
    """Return what the bot answers now: its plan, or a single action.

    Raise `AnswerError` if the answer is not legal, and `ValueError` if the game is over.
    """
    if state.to_move is None:
        raise ValueError("the game is over: no seat is asked")
    seen = view(state, state.to_move)
    if isinstance(player, TurnBot):
        plan = player.plan(seen, state.options, rng)
    else:
        plan = (player.choose(seen, state.options, rng),)
    if not plan:
        raise AnswerError(name_of(player), state, "has an empty plan")
    return _checked(player, Turn(state), plan)


def _checked(player: Player, turn: Turn, plan: tuple[Action, ...]) -> Turn:
    for action in plan:
        if turn.is_complete:
            told = f"plans {action} beyond the end of its turn"
            raise AnswerError(name_of(player), turn.start, told)
        try:
            turn = turn.then(action)
        except ActionError as error:
            told = f"answers {_shown(action)}, which is not legal"
            raise AnswerError(name_of(player), turn.end, told) from error
    return turn


def _shown(answer: object) -> str:
    """Return an answer as text; an object that is not an action is shown by its `repr`."""
    return str(answer) if isinstance(answer, Action) else repr(answer)


def turn(player: Player, state: State, seat: int, rng: Chance) -> tuple[Action, ...]:
    """Return all actions of the bot from this question to the end of its turn."""
    if state.to_move != seat:
        raise ValueError(f"seat {seat} is not asked; it is seat {state.to_move}'s turn")
    answered = answers(player, state, rng)
    while not answered.is_complete:
        answered = answered.then(*answers(player, answered.end, rng).actions)
    return answered.actions


class Planner(ABC):
    """A bot that plans whole turns and can be asked question by question as well.

    It remembers the answers that it has planned but not given. Where the position is not one that
    it expects, because somebody else answered or took something back, it plans anew.
    """

    @abstractmethod
    def plan(self, view: View, actions: Options, rng: Chance) -> tuple[Action, ...]:
        """Return the answers from the question at hand to the end of the turn."""

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        """Return the answer that was planned for this position."""
        planned = self._planned
        if view not in planned:
            planned.update(self._followed(view, rng))
            for forgotten in list(planned)[:-MOST_REMEMBERED]:
                del planned[forgotten]
        return planned.pop(view)

    @cached_property
    def _planned(self) -> dict[View, Action]:
        """The answers to positions that plans lead to, the oldest first."""
        return {}

    def _followed(self, seen: View, rng: Chance) -> Iterator[tuple[View, Action]]:
        """Yield each view that a new plan leads to, with the answer to it."""
        turn = answers(self, any_world(seen), rng)
        for action, outcome in zip(turn.actions, turn.outcomes, strict=True):
            yield seen, action
            seen = view(outcome.state, seen.seat)


class Steps(Planner):
    """Another planning bot, asked question by question."""

    def __init__(self, planner: TurnBot) -> None:
        """Ask this bot for its plans."""
        self.planner = planner
        self.name = name_of(planner)

    def plan(self, view: View, actions: Options, rng: Chance) -> tuple[Action, ...]:
        """Return the plan of the other bot."""
        return self.planner.plan(view, actions, rng)


def steps(player: Player) -> Bot:
    """Return a bot that answers question by question; one that does so already stays as it is."""
    return player if isinstance(player, Bot) else Steps(player)
