"""Whole turns from single answers and back, each answer checked as it is played."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import cached_property
from typing import Final, NamedTuple

from furstenfeld.bots.protocol import Bot, BotError, Player, TurnBot, name_of
from furstenfeld.records import Chance
from furstenfeld.rules import (
    Action,
    Drawing,
    Opening,
    Options,
    State,
    View,
    any_world,
    apply,
    view,
)

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


class Answer(NamedTuple):
    """A legal answer, and the position to which it leads."""

    action: Action
    state: State


def answers(player: Player, state: State, rng: Chance) -> list[Answer]:
    """Return what the seat that is asked answers now: a plan, or a single answer."""
    seat = state.to_move
    if seat is None:
        raise ValueError("the game is over and nobody is asked")
    seen = view(state, seat)
    if isinstance(player, TurnBot):
        plan = player.plan(seen, state.options, rng)
    else:
        plan = (player.choose(seen, state.options, rng),)
    return list(_checked(player, state, plan))


def _checked(player: Player, state: State, plan: tuple[Action, ...]) -> Iterator[Answer]:
    if not plan:
        raise AnswerError(name_of(player), state, "has an empty plan")
    start, is_over = state, False
    for action in plan:
        if is_over:
            raise AnswerError(name_of(player), start, f"plans {action} beyond the end of its turn")
        if action not in state.options:
            raise AnswerError(
                name_of(player), state, f"answers {_shown(action)}, which is not legal"
            )
        state = apply(state, action).state
        yield Answer(action, state)
        is_over = not goes_on(start, state)


def _shown(answer: object) -> str:
    """Return an answer as text; one that is no action at all is shown with its type."""
    return str(answer) if isinstance(answer, Action) else repr(answer)


def goes_on(start: State, state: State) -> bool:
    """Return whether the seat asked at the start still answers, having learnt nothing new since."""
    return not isinstance(start.phase, Drawing) and _stretch(start) == _stretch(state)


def _stretch(state: State) -> tuple[int, int | None, object]:
    """Return what stays the same as long as one seat answers without a break."""
    phase = state.phase
    stage = type(phase) if isinstance(phase, Opening | Drawing) else None
    return state.table.round, state.to_move, stage


def turn(player: Player, state: State, seat: int, rng: Chance) -> tuple[Action, ...]:
    """Return all answers of this seat from the question at hand to the end of its turn."""
    if state.to_move != seat:
        raise ValueError(f"seat {seat} is not asked; it is seat {state.to_move}'s turn")
    found = answers(player, state, rng)
    while goes_on(state, found[-1].state):
        found += answers(player, found[-1].state, rng)
    return tuple(answer.action for answer in found)


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
        for action, state in answers(self, any_world(seen), rng):
            yield seen, action
            seen = view(state, seen.seat)


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
