"""A bot that runs another program, and exchanges lines of JSON with it."""

import shlex
from collections.abc import Sequence
from typing import Final, TypeVar

from furstenfeld.bots.program_messages import (
    LONGEST_LINE,
    PROTOCOL,
    BotReply,
    Bye,
    Hello,
    Message,
    Question,
    WireError,
    line_of,
    message_in,
)
from furstenfeld.bots.program_process import Process, ProcessError
from furstenfeld.bots.protocol import BotError
from furstenfeld.bots.turns import Planner
from furstenfeld.records import Chance, view_data
from furstenfeld.rules import RULES_VERSION, Action, ActionError, Options, View, parse

SECONDS: Final = 30.0
"""The default time limit of an answer."""

STARTING: Final = 30.0
"""The least time that a program has to start and say hello."""

Expected = TypeVar("Expected", Hello, BotReply)


class ProgramError(BotError):
    """A program that did not answer properly; it has been killed."""


class Program(Planner):
    """A bot whose answers come from another program.

    The program starts with the first question and runs until `close`, until it fails, or until this
    object is garbage-collected. It gets nothing but the view.
    """

    def __init__(self, command: Sequence[str], seconds: float = SECONDS) -> None:
        """Run this command, without a shell; each answer may take this many seconds."""
        self.command = tuple(command)
        self.name = shlex.join(command)
        self.seconds = seconds
        self._process: Process | None = None

    def plan(self, view: View, actions: Options, rng: Chance) -> tuple[Action, ...]:
        """Return the program's answer, which may end before the turn does."""
        question = Question(
            legal=tuple(str(action) for action in actions),
            seconds=self.seconds,
            seed=f"{rng.bits():016x}",
            view=view_data(view),
        )
        where = f"at seat {view.seat} in round {view.round} "
        if self._process is None:
            self._process = self._started()
        reply = self._asked(self._process, question, BotReply, where, self.seconds)
        if not reply.texts:
            raise self._failed(f"{where}answered without an action")
        return tuple(self._action(text, where, question) for text in reply.texts)

    def close(self) -> None:
        """End the program; the next question starts it again."""
        if self._process is not None:
            self._process.close(line_of(Bye()))
            self._process = None

    def _started(self) -> Process:
        """Start the program, exchange hellos, and return it."""
        try:
            process = Process(self.command, LONGEST_LINE)
        except ProcessError as error:
            raise ProgramError(f"program {self.name!r} {error}") from error
        hello = Hello(PROTOCOL, "furstenfeld", RULES_VERSION, self.seconds)
        found = self._asked(process, hello, Hello, "", max(self.seconds, STARTING))
        if found.protocol != PROTOCOL:
            process.kill()
            raise self._failed(f"speaks protocol {found.protocol}, and the game {PROTOCOL}")
        return process

    def _asked(
        self,
        process: Process,
        message: Message,
        expected: type[Expected],
        where: str,
        seconds: float,
    ) -> Expected:
        try:
            found = message_in(process.ask(line_of(message), seconds))
        except ProcessError as error:
            raise self._failed(f"{where}{error}") from error
        except WireError as error:
            raise self._failed(f"{where}answered, but {error}") from error
        if not isinstance(found, expected):
            kind = expected.__struct_config__.tag
            raise self._failed(f"{where}answered with another message than {kind!r}")
        return found

    def _action(self, text: str, where: str, question: Question) -> Action:
        try:
            return parse(text)
        except ActionError as error:
            told = f"answered {text[:80]!r}, which is no action; legal are: "
            raise self._failed(where + told + ", ".join(question.legal)) from error

    def _failed(self, told: str) -> ProgramError:
        """Kill the program, and return the error to raise."""
        if self._process is not None:
            self._process.kill()
            self._process = None
        return ProgramError(f"program {self.name!r} {told}")
