"""One game at the terminal: a game, a person at one seat, and bots at the others."""

from collections.abc import Mapping
from typing import Any

import msgspec

from furstenfeld.bots import Bot, answers, bot, may_start
from furstenfeld.game import Game
from furstenfeld.records import Chance, Record
from furstenfeld.rules import Action, ActionError, Event, Turn, redact
from furstenfeld.text import one_line


class Cast(msgspec.Struct, frozen=True):
    """Who plays: the person's seat, the bot of every other seat, and the seed of the bots' luck."""

    seat: int
    bots: tuple[str, ...]
    """The bot of each seat; the one at the person's seat never plays."""
    seed: str

    def notes(self, draft: Turn | None) -> dict[str, Any]:
        """Return the cast as the `about` of a game file, which `cast_in` reads back."""
        seats = [None if seat == self.seat else name for seat, name in enumerate(self.bots)]
        notes: dict[str, Any] = {"program": "furstenfeld play", "seed": self.seed, "bots": seats}
        if draft is not None and draft.actions:
            notes["draft"] = len(draft.actions)
        return notes


def cast_in(about: Mapping[str, Any], default: Cast) -> Cast:
    """Return the cast noted in a game file, or the default if there is no valid one."""
    bots, seed = about.get("bots"), about.get("seed", default.seed)
    if not isinstance(bots, list) or len(bots) != len(default.bots) or bots.count(None) != 1:
        return default
    if not all(name is None or may_start(name) for name in bots) or not isinstance(seed, str):
        return default
    filled = tuple(name or spare for name, spare in zip(bots, default.bots, strict=True))
    return Cast(bots.index(None), filled, one_line(seed))


class TerminalGame:
    """A game with one person in it."""

    def __init__(self, game: Game, cast: Cast) -> None:
        """Take a game and the players of its seats."""
        self.game = game
        self.cast = cast
        self._bots: dict[int, Bot] = {}

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.cast.seat

    def let_bots_play(self) -> None:
        """Play until the person is asked or the game is over.

        The luck of each turn depends on the seed and the position only, so a game that was saved
        continues in the same way.
        """
        while (seat := self.game.to_move) not in (None, self.seat):
            assert seat is not None
            rng = Chance(f"{self.cast.seed}/{len(self.game)}", f"bot {seat}")
            if seat not in self._bots:
                self._bots[seat] = bot(self.cast.bots[seat])
            self.confirm(answers(self._bots[seat], self.game.state, rng))

    def confirm(self, turn: Turn) -> None:
        """Play the actions of a turn."""
        self.game.play(*turn.actions)

    def heard(self, since: int = 0) -> tuple[Event, ...]:
        """Return the events from this index on, as the person may hear them."""
        return tuple(redact(event, self.seat) for event in self.game.events[since:])

    def record(self, draft: Turn | None = None) -> Record:
        """Return the game as a record, the actions of an open turn included."""
        game = self.game.copy()
        game.play(*(() if draft is None else draft.actions))
        return msgspec.structs.replace(game.record, about=self.cast.notes(draft))


def resume(record: Record, cast: Cast, source: str) -> tuple[TerminalGame, Turn | None]:
    """Return a saved game and the turn that was open; a damaged file raises `FileError`."""
    table = TerminalGame(Game(record, source), cast)
    drafted = table.game.undo(_drafted(record))
    draft = _open_turn(table, drafted)
    if draft is None:
        table.game.play(*drafted)
    return table, draft


def _drafted(record: Record) -> int:
    """Return how many of the last actions were not yet confirmed."""
    count = record.about.get("draft", 0)
    return count if isinstance(count, int) and 0 <= count <= len(record.moves) else 0


def _open_turn(table: TerminalGame, actions: tuple[Action, ...]) -> Turn | None:
    """Return these actions as a turn of the person, or None if they are not one."""
    if table.game.to_move != table.seat or not Turn(table.game.state).is_revocable:
        return None
    try:
        return Turn(table.game.state).then(*actions)
    except (ActionError, ValueError):
        return None
