"""The commands of a player at the terminal that are no actions: undo, save, help and the like."""

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
    from furstenfeld.cli.session import Sitting


class QuitError(FurstenfeldError):
    """The player wants to go, or nobody is there to answer."""


def obey(sitting: "Sitting", command: Command) -> bool:
    """Do what a command says; return whether the question has to be asked anew."""
    return _COMMANDS[command.word](sitting, command.rest)


def _undo(sitting: "Sitting", rest: str) -> bool:
    draft = sitting.draft
    if draft is None or not draft.actions:
        sitting.say("cli-nothing-to-undo")
        return False
    sitting.say("cli-undone", action=str(draft.actions[-1]))
    sitting.draft = draft.undo()
    return True


def _restart(sitting: "Sitting", rest: str) -> bool:
    if sitting.draft is None or not sitting.draft.actions:
        sitting.say("cli-nothing-to-undo")
        return False
    sitting.say("cli-restarted")
    sitting.draft = Turn(sitting.draft.start)
    return True


def _table(sitting: "Sitting", rest: str) -> bool:
    sitting.show_table()
    return True


def _deck(sitting: "Sitting", rest: str) -> bool:
    sitting.show(deck_lines(sitting.speaker, sitting.view()))
    return False


def _log(sitting: "Sitting", rest: str) -> bool:
    """Tell the last two rounds again, or everything."""
    events = list(sitting.game.heard())
    if sitting.draft is not None:
        events += sitting.draft.own_events
    rounds = [place for place, event in enumerate(events) if isinstance(event, RoundBegan)]
    is_whole = rest.lower() == "all" or len(rounds) < 3
    if not is_whole:
        events = events[rounds[-2] :]
    told = retelling(sitting.speaker, events, sitting.game.seat, from_setup=is_whole)
    sitting.show(told)
    if not is_whole:
        sitting.say("cli-log-all")
    return False


def _summary(sitting: "Sitting", rest: str) -> bool:
    deal = sitting.game.deal
    sitting.show(summary_card(sitting.speaker, deal.edition, deal.variant))
    return False


def _help(sitting: "Sitting", rest: str) -> bool:
    """Explain a card, or the commands."""
    if not rest:
        sitting.show(guide.commands(sitting.speaker))
        return False
    card = card_called(sitting.speaker, rest)
    if card is None:
        names = ", ".join(sitting.game.deal.variant.cards)
        sitting.say("cli-no-such-card", card=rest, cards=names)
    else:
        sitting.show(guide.card_help(sitting.speaker, sitting.view(), card))
    return False


def _save(sitting: "Sitting", rest: str) -> bool:
    save(sitting, rest)
    return False


def save(sitting: "Sitting", name: str) -> bool:
    """Write the game, by default where it came from; return whether that went well.

    A file that is not this game's is never overwritten.
    """
    path = sitting.file or default_file(sitting.game.cast.seed)
    try:
        path = Path(name.strip("'\"")).expanduser() if name else path
        if path.exists() and path != sitting.file:
            sitting.say("cli-save-exists", file=str(path))
            return False
        write_game(sitting.game.record(sitting.draft), path)
    except (OSError, RuntimeError, ValueError) as error:  # no place, no such user, no such name
        reason = getattr(error, "strerror", None) or str(error)
        sitting.say("cli-error-file", file=one_line(name or str(path)), reason=one_line(reason))
        return False
    sitting.file, sitting.saved = path, sitting.actions
    sitting.say("cli-saved", file=quote(str(path)))
    return True


def default_file(seed: str) -> Path:
    """Return where a game is saved that has no file yet."""
    return Path("furstenfeld-{}.json".format(re.sub(r"[^\w-]+", "-", seed)))


def _quit(sitting: "Sitting", rest: str) -> bool:
    """Leave; where something would be lost, only when told twice."""
    if sitting.saved == sitting.actions:
        raise QuitError
    sitting.say("cli-quit-unsaved")
    again = command_in(sitting.ask())
    if again is not None and again.word == "quit":
        raise QuitError
    if again is not None and again.word == "save" and save(sitting, again.rest):
        raise QuitError
    return True


_COMMANDS: Final[Mapping[str, Callable[["Sitting", str], bool]]] = MappingProxyType(
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


def farewell(sitting: "Sitting") -> None:
    """Say how to go on with this game later, or that it was not kept."""
    sitting.show(Text())
    if sitting.file is not None and sitting.saved == sitting.actions:
        sitting.say("cli-farewell-saved", file=quote(str(sitting.file)))
    elif sitting.file is not None:
        sitting.say("cli-farewell-changed", file=quote(str(sitting.file)))
    else:
        sitting.say("cli-farewell-unsaved", seed=sitting.game.cast.seed)


def offer_save(sitting: "Sitting") -> None:
    """After the end: let the game be kept, as long as it is not and the player asks for it."""
    while sitting.saved != sitting.actions:
        sitting.say("cli-end-save")
        wish = command_in(sitting.ask())
        if wish is None or wish.word != "save":
            return
        save(sitting, wish.rest)
