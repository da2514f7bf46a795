"""What a player types: a number, an action in its own text, or a command."""

from typing import Final

import msgspec

from furstenfeld.errors import FurstenfeldError
from furstenfeld.rules import Action, Card, Options, parse
from furstenfeld.text import Speaker

COMMANDS: Final = (
    "undo", "restart", "table", "deck", "log", "summary", "help", "save", "quit"
)  # fmt: skip
"""The words that are no actions, in the order in which `help` lists them."""

_ALIASES: Final = {"exit": "quit", "q": "quit", "?": "help", "u": "undo"}


class Command(msgspec.Struct, frozen=True):
    """A command of the terminal and what follows it."""

    word: str
    rest: str = ""


class ChoiceError(FurstenfeldError, ValueError):
    """A number that no choice has."""


def read_answer(text: str, options: Options) -> Action | Command | None:
    """Return what a line means, None for an empty one; refuse what is neither of the three."""
    words = text.split()
    command = command_in(text)
    if command is not None or not words:
        return command
    if len(words) == 1 and words[0].isdecimal():
        return _numbered(words[0], options)
    return parse(" ".join(words).lower())


def command_in(text: str) -> Command | None:
    """Return the command that a line gives, if it gives one."""
    first, _, rest = text.strip().partition(" ")
    word = _ALIASES.get(first.lower(), first.lower())
    return Command(word, rest.strip()) if word in COMMANDS else None


def _numbered(digits: str, options: Options) -> Action:
    # A number of thousands of digits is no number to Python either.
    if len(digits) > 6 or not 1 <= int(digits) <= len(options):
        raise ChoiceError(digits)
    return options[int(digits) - 1]


def card_called(speaker: Speaker, name: str) -> Card | None:
    """Return the card of this name, as actions write it or as the language does."""
    wanted = " ".join(name.casefold().split())
    for card in Card:
        if wanted in (card.value, card.value.replace("-", " "), speaker.card(card).casefold()):
            return card
    return None
