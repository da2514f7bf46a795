"""The commands at the terminal that are not actions: undo, save, help and others."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from shlex import quote
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from rich.text import Text

from furstenfeld.cli import guide
from furstenfeld.cli.answers import Command, card_called, command_in
from furstenfeld.cli.story import retelling
from furstenfeld.cli.summary import summary_card
from furstenfeld.display.table import deck_lines
from furstenfeld.errors import FurstenfeldError
from furstenfeld.records import write_game
from furstenfeld.rules import (
    RoundBegan,
    Turn,
)
from furstenfeld.text import (
    one_line,
)

if TYPE_CHECKING:
    from furstenfeld.cli.session import PlaySession


class QuitError(FurstenfeldError):
    """The player wants to leave, or there are no more lines to read."""


def obey(session: "PlaySession", command: Command) -> bool:
    """Carry out a command; return whether to ask the question again."""
    return _COMMANDS[command.word](session, command.rest)


def _undo(session: "PlaySession", rest: str) -> bool:
    draft = session.draft
    if draft is None or not draft.actions:
        session.say("cli-nothing-to-undo")
        return False
    session.say("cli-undone", action=str(draft.actions[-1]))
    session.draft = draft.undo()
    return True


def _restart(session: "PlaySession", rest: str) -> bool:
    if session.draft is None or not session.draft.actions:
        session.say("cli-nothing-to-undo")
        return False
    session.say("cli-restarted")
    session.draft = Turn(session.draft.start)
    return True


def _table(session: "PlaySession", rest: str) -> bool:
    session.show_table()
    return True


def _deck(session: "PlaySession", rest: str) -> bool:
    session.show(deck_lines(session.speaker, session.view()))
    return False


def _log(session: "PlaySession", rest: str) -> bool:
    """Print the events of the last two rounds again, or of the whole game."""
    events = list(session.table.heard())
    if session.draft is not None:
        events += session.draft.own_events
    rounds = [place for place, event in enumerate(events) if isinstance(event, RoundBegan)]
    is_whole = rest.lower() == "all" or len(rounds) < 3
    if not is_whole:
        events = events[rounds[-2] :]
    told = retelling(session.speaker, events, session.table.seat, from_setup=is_whole)
    session.show(told)
    if not is_whole:
        session.say("cli-log-all")
    return False


def _summary(session: "PlaySession", rest: str) -> bool:
    deal = session.table.game.deal
    session.show(summary_card(session.speaker, deal.edition, deal.variant))
    return False


def _help(session: "PlaySession", rest: str) -> bool:
    """Explain a card, or the commands."""
    if not rest:
        session.show(guide.commands(session.speaker))
        return False
    card = card_called(session.speaker, rest)
    if card is None:
        names = ", ".join(session.table.game.deal.variant.cards)
        session.say("cli-no-such-card", card=rest, cards=names)
    else:
        session.show(guide.card_help(session.speaker, session.view(), card))
    return False


def _save(session: "PlaySession", rest: str) -> bool:
    save(session, rest)
    return False


def save(session: "PlaySession", name: str) -> bool:
    """Save the game, by default to its own file; return whether that worked.

    Other files are never overwritten.
    """
    path = session.file or default_file(session.table.cast.seed)
    try:
        path = Path(name.strip("'\"")).expanduser() if name else path
        if path.exists() and path != session.file:
            session.say("cli-save-exists", file=str(path))
            return False
        write_game(session.table.record(session.draft), path)
    except (OSError, RuntimeError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        session.say("cli-error-file", file=one_line(name or str(path)), reason=one_line(reason))
        return False
    session.file, session.saved = path, session.actions
    session.say("cli-saved", file=quote(str(path)))
    return True


def default_file(seed: str) -> Path:
    """Return the default file of a new game."""
    return Path("furstenfeld-{}.json".format(re.sub(r"[^\w-]+", "-", seed)))


def _quit(session: "PlaySession", rest: str) -> bool:
    """Leave; if the game is not saved, ask once more."""
    if session.saved == session.actions:
        raise QuitError
    session.say("cli-quit-unsaved")
    again = command_in(session.ask())
    if again is not None and again.word == "quit":
        raise QuitError
    if again is not None and again.word == "save" and save(session, again.rest):
        raise QuitError
    return True


_COMMANDS: Final[Mapping[str, Callable[["PlaySession", str], bool]]] = MappingProxyType(
    {
        "undo": _undo,
        "restart": _restart,
        "table": _table,
        "deck": _deck,
        "log": _log,
        "summary": _summary,
        "help": _help,
        "save": _save,
        "quit": _quit,
    }
)


def farewell(session: "PlaySession") -> None:
    """Say how to continue this game later, or that it was not saved."""
    session.show(Text())
    if session.file is not None and session.saved == session.actions:
        session.say("cli-farewell-saved", file=quote(str(session.file)))
    elif session.file is not None:
        session.say("cli-farewell-changed", file=quote(str(session.file)))
    else:
        session.say("cli-farewell-unsaved", seed=session.table.cast.seed)


def offer_save(session: "PlaySession") -> None:
    """Offer to save a finished game."""
    while session.saved != session.actions:
        session.say("cli-end-save")
        wish = command_in(session.ask())
        if wish is None or wish.word != "save":
            return
        save(session, wish.rest)
