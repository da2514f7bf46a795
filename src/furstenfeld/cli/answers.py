"""What a player can type: a number, the text of an action, or a command."""

from typing import Final

import msgspec

from furstenfeld.errors import FurstenfeldError
from furstenfeld.rules import Action, Card, Options, parse
from furstenfeld.text import Speaker

COMMANDS: Final = (
    "undo", "restart", "table", "deck", "log", "summary", "help", "save", "quit"
)  # fmt: skip
"""The commands, in the order of `help`."""

_ALIASES: Final = {"exit": "quit", "q": "quit", "?": "help", "u": "undo"}


class Command(msgspec.Struct, frozen=True):
    """A command, and the rest of its line."""

    word: str
    rest: str = ""


class ChoiceError(FurstenfeldError, ValueError):
    """A number that is not one of the choices."""


def read_answer(text: str, options: Options) -> Action | Command | None:
    """Return what a line means, or None for an empty line; raise an error for anything else."""
    words = text.split()
    command = command_in(text)
    if command is not None or not words:
        return command
    if len(words) == 1 and words[0].isdecimal():
        return _numbered(words[0], options)
    return parse(" ".join(words).lower())


def command_in(text: str) -> Command | None:
    """Return the command in a line, if there is one."""
    first, _, rest = text.strip().partition(" ")
    word = _ALIASES.get(first.lower(), first.lower())
    return Command(word, rest.strip()) if word in COMMANDS else None


def _numbered(digits: str, options: Options) -> Action:
    # Python cannot convert numbers of thousands of digits.
    if len(digits) > 6 or not 1 <= int(digits) <= len(options):
        raise ChoiceError(digits)
    return options[int(digits) - 1]


def card_called(speaker: Speaker, name: str) -> Card | None:
    """Return the card with this name, as in actions or in the player's language."""
    wanted = " ".join(name.casefold().split())
    for card in Card:
        if wanted in (card.value, card.value.replace("-", " "), speaker.card(card).casefold()):
            return card
    return None
