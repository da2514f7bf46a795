"""The messages between the game and a bot in another program: one line of JSON each.

docs/library/bot-protocol.md describes them for people who write such a program.
"""

from typing import Any, Final

import msgspec

from furstenfeld.errors import FurstenfeldError

PROTOCOL: Final = 1
"""The version of this protocol."""

LONGEST_LINE: Final = 1 << 20
"""The greatest length of a line, in bytes."""


class WireError(FurstenfeldError, ValueError):
    """A line that is not a message, or not the expected one."""


class Hello(msgspec.Struct, frozen=True, omit_defaults=True, tag="hello", tag_field="type"):
    """The first line of both sides: name and protocol version; the game adds its limits."""

    protocol: int
    name: str
    rules: int | None = None
    """The version of the rules."""
    seconds: float | None = None
    """The time limit of each answer."""


class Question(msgspec.Struct, frozen=True, tag="question", tag_field="type"):
    """A question to a seat, with everything that it may know."""

    legal: tuple[str, ...]
    """The actions to choose from, as texts (R10.1)."""
    seconds: float
    """The time limit of this answer."""
    seed: str
    """The seed of the bot's random numbers."""
    view: dict[str, Any]


class BotReply(msgspec.Struct, frozen=True, omit_defaults=True, tag="answer", tag_field="type"):
    """One action, or several until the end of the turn at most."""

    action: str | None = None
    actions: tuple[str, ...] = ()

    @property
    def texts(self) -> tuple[str, ...]:
        """The actions, in either form."""
        return self.actions if self.action is None else (self.action, *self.actions)


class Bye(msgspec.Struct, frozen=True, tag="bye", tag_field="type"):
    """The last message: the program should end."""


Message = Hello | Question | BotReply | Bye

_decoder: Final = msgspec.json.Decoder(Message)


def line_of(message: Message) -> bytes:
    """Return a message as a line."""
    return msgspec.json.encode(message) + b"\n"


def message_in(line: bytes) -> Message:
    """Return the message of a line; unknown keys are ignored."""
    try:
        message: Message = _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise WireError(f"{_shown(line)} is no message: {error}") from error
    return message


def _shown(line: bytes) -> str:
    """Return the beginning of a line in printable form."""
    text = line.strip().decode("utf-8", "replace")
    return repr(text if len(text) <= 80 else f"{text[:77]}...")
