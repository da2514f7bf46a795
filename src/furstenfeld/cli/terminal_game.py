"""One game at the terminal: its record so far, who plays which seat, and where it stands."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from furstenfeld.bots import Bot, answers, bot, may_start
from furstenfeld.records import Chance, Move, Record, replay, result_of
from furstenfeld.rules import (
    Action,
    ActionError,
    Deal,
    Event,
    Outcome,
    Turn,
    apply,
    parse,
    redact,
    setup,
)
from furstenfeld.text import (
    one_line,
)


class Cast(msgspec.Struct, frozen=True):
    """Who plays: the person's seat, the bot of every other one, and the seed of the bots' luck."""

    seat: int
    bots: tuple[str, ...]
    """The bot of each seat; the one of the person's seat never plays."""
    seed: str

    def notes(self, draft: Turn | None) -> dict[str, Any]:
        """Return the cast as the `about` of a game file, from which `cast_in` reads it back."""
        seats = [None if seat == self.seat else name for seat, name in enumerate(self.bots)]
        notes: dict[str, Any] = {"program": "furstenfeld play", "seed": self.seed, "bots": seats}
        if draft is not None and draft.actions:
            notes["draft"] = len(draft.actions)
        return notes


def cast_in(about: Mapping[str, Any], default: Cast) -> Cast:
    """Return the cast that a game file notes; where it notes none, or nonsense, the default."""
    bots, seed = about.get("bots"), about.get("seed", default.seed)
    if not isinstance(bots, list) or len(bots) != len(default.bots) or bots.count(None) != 1:
        return default
    if not all(name is None or may_start(name) for name in bots) or not isinstance(seed, str):
        return default
    filled = tuple(name or spare for name, spare in zip(bots, default.bots, strict=True))
    return Cast(bots.index(None), filled, one_line(seed))


class Game:
    """A game with one person in it."""

    def __init__(self, deal: Deal, players: tuple[str, ...], cast: Cast) -> None:
        """Lay out a new game."""
        self.deal = deal
        self.players = players
        self.cast = cast
        self.moves: list[Move] = []
        self.events: list[Event] = []
        self._bots: dict[int, Bot] = {}
        self._take(setup(deal))

    def _take(self, outcome: Outcome) -> None:
        self.state = outcome.state
        self.events.extend(outcome.events)

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.cast.seat

    def _act(self, action: Action) -> None:
        seat = self.state.to_move
        assert seat is not None
        self._take(apply(self.state, action))
        self.moves.append((seat, str(action)))

    def let_bots_play(self) -> None:
        """Play on until the person is asked, or the game is over.

        Each answer or plan has luck of its own, so a game that was saved and resumed goes on the
        same.
        """
        while (seat := self.state.to_move) not in (None, self.seat):
            assert seat is not None
            rng = Chance(f"{self.cast.seed}/{len(self.moves)}", f"bot {seat}")
            if seat not in self._bots:
                self._bots[seat] = bot(self.cast.bots[seat])
            self.confirm(answers(self._bots[seat], self.state, rng))

    def draft(self) -> Turn:
        """Return an empty draft for the person, who is asked now."""
        return Turn(self.state)

    def confirm(self, draft: Turn) -> None:
        """Play what was drafted."""
        for action in draft.actions:
            self._act(action)

    def heard(self, since: int = 0) -> tuple[Event, ...]:
        """Return what happened since so many events, as the person may hear it."""
        return tuple(redact(event, self.seat) for event in self.events[since:])

    def record(self, draft: Turn | None = None) -> Record:
        """Return the game as a record, the answers of an open draft included."""
        drafted = () if draft is None else ((self.seat, str(a)) for a in draft.actions)
        state = self.state if draft is None else draft.end
        moves = (*self.moves, *drafted)
        return Record(self.deal, self.players, moves, result_of(state), self.cast.notes(draft))


def resume(record: Record, cast: Cast, source: str) -> tuple[Game, Turn | None]:
    """Return a game as its file left it, with the draft that was open; refuse a damaged file."""
    for _ in replay(record, source):
        pass
    drafted = _drafted(record)
    confirmed = record.moves[: len(record.moves) - drafted]
    game = Game(record.deal, record.players, cast)
    _play(game, confirmed)
    draft = _redraft(game, record.moves[len(confirmed) :])
    if draft is None:
        _play(game, record.moves[len(confirmed) :])
    return game, draft


def _play(game: Game, moves: Iterable[Move]) -> None:
    for _, text in moves:
        game._act(parse(text))


def _drafted(record: Record) -> int:
    """Return how many of the last actions were not yet confirmed."""
    count = record.about.get("draft", 0)
    return count if isinstance(count, int) and 0 <= count <= len(record.moves) else 0


def _redraft(game: Game, moves: tuple[Move, ...]) -> Turn | None:
    """Return the draft of these actions, or None where they are no draft of the person's."""
    draft = game.draft()
    if game.state.to_move != game.seat or not draft.is_revocable:
        return None
    try:
        for _, text in moves:
            draft = draft.then(parse(text))
    except (ActionError, ValueError):
        return None
    return draft
