"""The lines that a game and a bot in another program exchange: JSON, one message a line.

docs/library/bot-protocol.md describes them for people who write such a program.
"""

from typing import Any, Final

import msgspec

from furstenfeld.errors import FurstenfeldError

PROTOCOL: Final = 1
"""The version of this protocol; another number is another protocol."""

LONGEST_LINE: Final = 1 << 20
"""Bytes in the longest line that either side has to read."""


class WireError(FurstenfeldError, ValueError):
    """A line that is no message, or not the one expected."""


class Hello(msgspec.Struct, frozen=True, omit_defaults=True, tag="hello", tag_field="type"):
    """The first line of both sides: who speaks which version; the game adds its limits."""

    protocol: int
    name: str
    rules: int | None = None
    """The version of the rules that the game is played by."""
    seconds: float | None = None
    """How long every answer may take."""


class Question(msgspec.Struct, frozen=True, tag="question", tag_field="type"):
    """What a seat is asked, with all that it may know."""

    legal: tuple[str, ...]
    """The actions to choose from, as texts (R10.1)."""
    seconds: float
    """How long this answer may take."""
    seed: str
    """Luck: whatever is left to chance should follow from this text."""
    view: dict[str, Any]


class Reply(msgspec.Struct, frozen=True, omit_defaults=True, tag="answer", tag_field="type"):
    """One action, or a list of them up to the end of the turn."""

    action: str | None = None
    actions: tuple[str, ...] = ()

    @property
    def texts(self) -> tuple[str, ...]:
        """The actions in either form."""
        return self.actions if self.action is None else (self.action, *self.actions)


class Bye(msgspec.Struct, frozen=True, tag="bye", tag_field="type"):
    """The game needs no more answers, and the program should end."""


Message = Hello | Question | Reply | Bye

_decoder: Final = msgspec.json.Decoder(Message)


def line_of(message: Message) -> bytes:
    """Return a message as a line."""
    return msgspec.json.encode(message) + b"\n"


def message_in(line: bytes) -> Message:
    """Return the message of a line; unknown keys are left unread."""
    try:
        message: Message = _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise WireError(f"{_shown(line)} is no message: {error}") from error
    return message


def _shown(line: bytes) -> str:
    """Return the beginning of a line, safe to print."""
    text = line.strip().decode("utf-8", "replace")
    return repr(text if len(text) <= 80 else f"{text[:77]}...")
