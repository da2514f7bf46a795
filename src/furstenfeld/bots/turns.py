"""Whole turns from bots that choose single actions, and single actions from bots that plan."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import cached_property
from typing import Final

from furstenfeld.bots.protocol import Bot, BotError, Player, TurnBot, name_of
from furstenfeld.records import Chance
from furstenfeld.rules import Action, ActionError, Options, State, Turn, View, any_world, view

MOST_REMEMBERED: Final = 1000
"""The number of planned actions that a planner remembers: enough for many games at once."""


class AnswerError(BotError):
    """An action of a bot that is not legal; the message describes the whole situation."""

    def __init__(self, name: str, state: State, told: str) -> None:
        """Take the name of the bot, the position, and what the bot did."""
        # All three are in `args`, so that the error can be pickled.
        super().__init__(name, state, told)
        self.name = name
        self.seat = state.to_move
        self.told = told
        self.legal = state.options
        self.round = state.table.round

    def __str__(self) -> str:
        """Return the bot, the seat, the round, the mistake and the legal actions."""
        legal = ", ".join(map(str, self.legal))
        return (
            f"bot {self.name} at seat {self.seat} in round {self.round} {self.told}; "
            f"legal are: {legal}"
        )


def answers(player: Player, state: State, rng: Chance) -> Turn:
    """Return the bot's answer: its plan, or a single action.

    Raise `AnswerError` if the answer is not legal, and `ValueError` if the game is over.

    >>> from furstenfeld.bots import bot
    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import setup
    >>> state = setup(deal(seed=1, players=2)).state
    >>> answers(bot("steward"), state, Chance(1, "example")).texts
    ('brewery 1',)
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
    """Return all actions of the bot from this question to the end of its turn.

    >>> from furstenfeld.bots import bot
    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import setup
    >>> state = setup(deal(seed=1, players=2)).state
    >>> str(turn(bot("steward"), state, state.to_move, Chance(1, "example"))[0])
    'brewery 1'
    """
    if state.to_move != seat:
        raise ValueError(f"seat {seat} is not asked; it is seat {state.to_move}'s turn")
    answered = answers(player, state, rng)
    while not answered.is_complete:
        answered = answered.then(*answers(player, answered.end, rng).actions)
    return answered.actions


class Planner(ABC):
    """A base class for bots that plan whole turns; it adds `choose`.

    It remembers planned actions. If the position is not the expected one, for example after an
    undo, it plans again.
    """

    @abstractmethod
    def plan(self, view: View, actions: Options, rng: Chance) -> tuple[Action, ...]:
        """Return the actions from this question to the end of the turn."""

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        """Return the action that was planned for this position."""
        planned = self._planned
        if view not in planned:
            planned.update(self._followed(view, rng))
            for forgotten in list(planned)[:-MOST_REMEMBERED]:
                del planned[forgotten]
        return planned.pop(view)

    @cached_property
    def _planned(self) -> dict[View, Action]:
        """The planned action for each expected view, the oldest first."""
        return {}

    def _followed(self, seen: View, rng: Chance) -> Iterator[tuple[View, Action]]:
        """Yield each view on the way of a new plan, with its action."""
        turn = answers(self, any_world(seen), rng)
        for action, outcome in zip(turn.actions, turn.outcomes, strict=True):
            yield seen, action
            seen = view(outcome.state, seen.seat)


class Steps(Planner):
    """A bot that plans, made to answer one question at a time."""

    def __init__(self, planner: TurnBot) -> None:
        """Take the bot that plans."""
        self.planner = planner
        self.name = name_of(planner)

    def plan(self, view: View, actions: Options, rng: Chance) -> tuple[Action, ...]:
        """Return the plan of the other bot."""
        return self.planner.plan(view, actions, rng)


def steps(player: Player) -> Bot:
    """Return a bot that answers one question at a time.

    >>> from furstenfeld.bots import bot
    >>> steward = bot("steward")
    >>> steps(steward) is steward
    True
    """
    return player if isinstance(player, Bot) else Steps(player)
