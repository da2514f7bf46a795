"""A game to play with: one object that changes, over the frozen values of the rules."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from furstenfeld.display import picture, table_text
from furstenfeld.errors import FurstenfeldError
from furstenfeld.records import (
    Chance,
    Move,
    Record,
    Result,
    check_names,
    deal,
    load_edition,
    read_game,
    replay,
    result_of,
    write_game,
)
from furstenfeld.rules import (
    Action,
    ActionError,
    Edition,
    Event,
    Outcome,
    State,
    Variant,
    View,
    apply,
    check_deal,
    parse,
    view,
)
from furstenfeld.text import Speaker

if TYPE_CHECKING:
    from furstenfeld.bots import Player

NAMES: Final = ("Green", "Red", "Blue", "Violet", "Orange")
"""The players of a game without names, by the colours of their seats (R0.1)."""


class PlayError(ActionError):
    """An action of `Game.play` that is not legal; `place` counts the actions from 1.

    Code, paragraph and values are those of the rules.
    """

    def __init__(self, cause: ActionError, place: int, sentence: str) -> None:
        """Take the error of the rules, the place of the action, and the error as a sentence."""
        super().__init__(cause.code, cause.paragraph, **cause.values)
        self.place = place
        self.sentence = sentence

    def __str__(self) -> str:
        """Return which action is not legal, and why; nothing was played."""
        return f"action {self.place}, {self.values['action']!r}: {self.sentence}"


class UndoError(FurstenfeldError, IndexError):
    """More actions to take back than were played."""

    code = "nothing-to-undo"


class LegalActions(tuple[Action, ...]):
    """The legal actions in the order of R10.7, shown as texts; `in` takes texts, too.

    >>> game = Game.new(players=3, seed=2026)
    >>> game.legal
    (brewery 1, brewery 2, brewery 3, brewery none)
    >>> "brewery 2" in game.legal
    True
    """

    __slots__ = ()

    def __contains__(self, action: object) -> bool:
        return any(action in (each, str(each)) for each in self)

    def __repr__(self) -> str:
        return f"({', '.join(map(str, self))})"


class Events(tuple[Event, ...]):
    """What happened, in order; printed as sentences.

    >>> game = Game.new(players=3, seed=2026)
    >>> game.play("brewery 2", "sell 1 hops", "sell 1 barley", "sell 0 water")
    Blue sells 1 hops and 1 barley to Rabenried for 2.
    Blue earns 2 from the sale. The order marker goes to space 2.
    """

    players: tuple[str, ...]

    def __new__(cls, events: Iterable[Event], players: Sequence[str] = ()) -> "Events":
        """Take the events, and the names of the players for the sentences."""
        made = super().__new__(cls, events)
        made.players = tuple(players)
        return made

    def sentences(self, language: str = "en") -> tuple[str, ...]:
        """Return the events as sentences in a language."""
        return Speaker(language, self.players).story(self)

    def __repr__(self) -> str:
        return "\n".join(self.sentences())


class Game:
    """One game, from the deal to the end, with its whole history.

    >>> game = Game.new(players=3, seed=2026)
    >>> events = game.play("brewery 2", "sell 1 hops", "sell 1 barley", "sell 1 water")
    >>> game
    <Game: 3 players, round 1, seat 2 to move, 4 actions>
    >>> game.undo(2)
    (sell 1 barley, sell 1 water)
    >>> events = game.play_bot("steward")
    >>> game.to_move
    0
    """

    def __init__(self, record: Record, source: str = "game") -> None:
        """Replay a record; `source` names it in the errors of a damaged one."""
        self.deal = record.deal
        self.players = record.players
        self.about: Mapping[str, Any] = MappingProxyType(dict(record.about))
        """Notes for the game file: the seed, for example."""
        self._outcomes: list[Outcome] = list(replay(record, source))
        self._moves: list[tuple[int, Action]] = [(seat, parse(text)) for seat, text in record.moves]

    @classmethod
    def new(
        cls,
        players: int | None = None,
        seed: str | int | None = None,
        *,
        variant: Variant | str = Variant.BASE,
        edition: Edition | str = "reconstructed",
        names: Sequence[str] = (),
    ) -> "Game":
        """Return a new game of 2 to 5 players, 3 by default.

        The same seed gives the same deal; without a seed every deal is different. `edition` is a
        value, the name of a bundled edition, or the path of a TOML file.

        >>> Game.new(seed="autumn", variant="expert", names=["Ada", "Bo"])
        <Game: 2 players, round 1, seat 0 to move, 0 actions>
        """
        seed = secrets.token_hex(8) if seed is None else seed
        chosen = edition if isinstance(edition, Edition) else load_edition(edition)
        count = players if players is not None else len(names) or 3
        called = tuple(names) or NAMES[:count]
        dealt = deal(seed, count, variant, chosen)
        check_deal(dealt)
        check_names(dealt, called)
        return cls(Record(dealt, called, (), about={"seed": str(seed)}))

    @classmethod
    def load(cls, path: str | Path) -> "Game":
        """Return the game in a game file; a damaged file raises `FileError`."""
        return cls(read_game(Path(path)), str(path))

    def save(self, path: str | Path) -> None:
        """Write the game as a game file, which `load` and every command can read."""
        write_game(self.record, Path(path))

    def copy(self) -> "Game":
        """Return an independent copy of the game."""
        made = object.__new__(type(self))
        made.deal, made.players, made.about = self.deal, self.players, self.about
        made._outcomes, made._moves = self._outcomes.copy(), self._moves.copy()
        return made

    @property
    def state(self) -> State:
        """The position, a frozen value for the functions of `furstenfeld.rules`."""
        return self._outcomes[-1].state

    @property
    def legal(self) -> LegalActions:
        """The legal actions of the seat that is asked; empty when the game is over."""
        return LegalActions(self.state.options)

    @property
    def to_move(self) -> int | None:
        """The seat that is asked, or None when the game is over."""
        return self.state.to_move

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.state.to_move is None

    @property
    def result(self) -> Result | None:
        """The result of a finished game, else None."""
        return result_of(self.state)

    @property
    def moves(self) -> tuple[tuple[int, Action], ...]:
        """All actions so far, each with its seat."""
        return tuple(self._moves)

    @property
    def states(self) -> tuple[State, ...]:
        """All positions so far: the first one, and one after each action."""
        return tuple(outcome.state for outcome in self._outcomes)

    @property
    def events(self) -> Events:
        """All events so far, those of the set-up first."""
        return self._told(self._outcomes)

    @property
    def record(self) -> Record:
        """The game as a value that can be stored: deal, names, actions and result."""
        moves: tuple[Move, ...] = tuple((seat, str(action)) for seat, action in self._moves)
        return Record(self.deal, self.players, moves, self.result, self.about)

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may know of the position, or a spectator (None)."""
        return view(self.state, seat)

    def play(self, *actions: Action | str) -> Events:
        """Play actions of the seats that are asked, and return what happened.

        All of them are played, or none: if one is not legal, `PlayError` says which and why.
        """
        state, moves, outcomes = self.state, [], []
        for place, given in enumerate(actions, start=1):
            try:
                action = parse(given) if isinstance(given, str) else given
                outcome = apply(state, action)
            except ActionError as error:
                sentence = Speaker("en", self.players).error(error)
                raise PlayError(error, place, sentence) from error
            assert state.to_move is not None
            moves.append((state.to_move, action))
            outcomes.append(outcome)
            state = outcome.state
        self._moves += moves
        self._outcomes += outcomes
        return self._told(outcomes)

    def play_bot(self, bot: "Player | str") -> Events:
        """Let a bot play the whole turn of the seat that is asked, and return what happened.

        `bot` is a name such as `"steward"`, a spec such as `"search:seconds=1"`, or an object.
        The bot's luck depends on the seed and the position only, so the same game gives the same
        turn. Nothing happens when the game is over.
        """
        # Here, because a game without bots needs none of them.
        from furstenfeld.bots import seated, turn

        seat = self.state.to_move
        if seat is None:
            return self.play()
        luck = Chance(f"{self.about.get('seed')}/{len(self._moves)}", f"bot {seat}")
        if not isinstance(bot, str):
            return self.play(*turn(bot, self.state, seat, luck))
        with seated([bot]) as [made]:
            return self.play(*turn(made, self.state, seat, luck))

    def undo(self, count: int = 1) -> LegalActions:
        """Take back the last actions and return them, the earliest first.

        Raise `UndoError` if there are not as many.
        """
        if not 0 <= count <= len(self._moves):
            raise UndoError(f"{count} actions to take back, but {len(self._moves)} were played")
        kept = len(self._moves) - count
        undone = LegalActions(action for _, action in self._moves[kept:])
        del self._moves[kept:]
        del self._outcomes[kept + 1 :]
        return undone

    def text(self, seat: int | None = None, language: str = "en") -> str:
        """Return the table as text, as a seat sees it, or a spectator (None)."""
        return table_text(Speaker(language, self.players), self.state, seat)

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """Return a picture of the table, as a seat sees it, or a spectator (None)."""
        return picture(Speaker(language, self.players), self.state, seat)

    def _told(self, outcomes: Iterable[Outcome]) -> Events:
        events = chain.from_iterable(outcome.events for outcome in outcomes)
        return Events(events, self.players)

    def __len__(self) -> int:
        return len(self._moves)

    def __bool__(self) -> bool:
        return True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.record == other.record

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __str__(self) -> str:
        return self.text(self.to_move)

    def __repr__(self) -> str:
        asked = "over" if self.is_over else f"seat {self.to_move} to move"
        return (
            f"<Game: {len(self.players)} players, round {self.state.table.round}, {asked}, "
            f"{len(self)} actions>"
        )

    def _repr_svg_(self) -> str:
        return self.svg(self.to_move)
