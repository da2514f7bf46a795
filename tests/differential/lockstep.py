"""Compare the two engines over whole games: legal set, state and observation after every action.

Every game is one of all variants, numbers of players, policies and editions, strange ones too.
"""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from furstenfeld.fast import ACTION_ID, GAME, SIZE, Batch, cpu, observe_view
from furstenfeld.fast.codes import CARD_COUNT, CARD_ID, PHASES, THING_ID
from furstenfeld.fast.convert import edition_record, mask
from furstenfeld.fast.kernel.options import nth_option
from furstenfeld.fast.kernel.phases import step
from furstenfeld.fast.layout import Array, Editions, Games
from furstenfeld.records import bundled_edition, deal
from furstenfeld.rules import (
    Bonus,
    Building,
    Choosing,
    Deal,
    Discarding,
    Drawing,
    Dropping,
    Edition,
    Opening,
    Over,
    Seat,
    Selling,
    State,
    Trading,
    Trashing,
    Variant,
    apply,
    edition_data,
    edition_from,
    setup,
    view,
)
from tests.differential.policies import POLICIES

Rows = npt.NDArray[np.int32]

_PHASE_NUMBER = {phase: number for number, phase in enumerate(PHASES)}


class Difference(NamedTuple):
    """Where the engines part: everything needed to see it again."""

    game: int
    action: int
    what: str
    rules: str
    fast: str


@cache
def strange_editions() -> tuple[Edition, ...]:
    """Return editions at the bounds of R8.1, and some in between."""
    plain: dict[str, Any] = edition_data(bundled_edition("reconstructed"))
    changes: tuple[dict[str, Any], ...] = (
        {"draw": 28, "keep": 28, "builds": 6, "coins": 99},
        {"opening": 26, "expert_opening": 28, "draw": 1},
        {"opening": 0, "expert_opening": 1, "keep": 28, "income_top": 1},
        {"track": [0, 0, 0, 5, 99], "start": 3, "palace_prices": [99] * 6},
        {
            "track": [0, 9],
            "start": 1,
            "palace_prices": [0] * 6,
            "costs": dict.fromkeys(plain["costs"], 0),
        },
        {"printed": ["hops"] * 6, "track": [*range(16)], "start": 15, "income_top": 99},
        {"demands": [[9, 9, 9]] * 7, "printed": ["water", "none", "barley"] * 2, "coins": 0},
        {"demands": [[1, 1, 1]] * 7, "costs": dict.fromkeys(plain["costs"], 99), "builds": 1},
    )
    return tuple(edition_from(plain | {"name": "strange"} | change) for change in changes)


class Game(NamedTuple):
    """What game a number stands for."""

    number: int
    players: int
    variant: Variant
    edition: Edition
    policy: str

    @property
    def deal(self) -> Deal:
        """Its deal."""
        return deal(f"lockstep/{self.number}", self.players, self.variant, self.edition)


def game_of(number: int) -> Game:
    """Return the game of a number: every mix comes up in turn."""
    players, rest = number % 4 + 2, number // 4
    variant, rest = list(Variant)[rest % 2], rest // 2
    policy, rest = list(POLICIES)[rest % len(POLICIES)], rest // len(POLICIES)
    editions = (bundled_edition("reconstructed"), bundled_edition("plain-track"))
    strange = strange_editions()
    edition = strange[rest // 4 % len(strange)] if rest % 4 == 3 else editions[rest % 2]
    return Game(number, players, variant, edition, policy)


def play(game: Game) -> tuple[list[State], list[int]]:
    """Play a game on the rules and return all positions and the numbers of the actions."""
    choose = POLICIES[game.policy]
    random = Random(game.number)
    states = [setup(game.deal).state]
    actions = []
    while states[-1].options:
        action = choose(states[-1], random)
        actions.append(ACTION_ID[action])
        states.append(apply(states[-1], action).state)
    return states, actions


@cpu.Compiled
def trace(game: Games, edition: Editions, actions: Array, after: Games, options: Array) -> int:
    """Replay the actions of one game, and write the record and the legal actions before each.

    `options` takes the numbers of all legal actions, decision after decision; return how many.
    """
    written = 0
    for n in range(len(actions) + 1):
        after[n] = game[0]
        for k in range(game[0].count):
            options[written] = nth_option(game[0], k)
            written += 1
        if n < len(actions):
            step(game[0], edition[0], actions[n])
    return written


def compare(number: int, *, observe: bool) -> tuple[int, Difference | None]:
    """Play one game on both engines; return its actions and the first difference."""
    game = game_of(number)
    states, actions = play(game)
    batch = Batch.deal([f"lockstep/{number}"], game.players, game.variant, game.edition, threads=1)
    edition = edition_record(game.edition)
    after = np.zeros(len(states), GAME)
    expected = np.array([ACTION_ID[a] for s in states for a in s.options], np.int64)
    options = np.zeros(len(expected) + 200 * len(states), np.int64)
    noted = trace(batch.games, edition, np.array(actions, np.int64), after, options)
    for found in (
        _options(states, expected, options[:noted]),
        _tables(states, after),
        _observations(states, after, edition) if observe else None,
    ):
        if found is not None:
            action, what, rules, fast = found
            return len(actions), Difference(number, action, what, rules, fast)
    return len(actions), None


Found = tuple[int, str, str, str] | None


def _options(states: list[State], expected: Any, found: Any) -> Found:
    """Compare all legal sets, in order."""
    if len(expected) == len(found) and (expected == found).all():
        return None
    short = min(len(expected), len(found))
    place = int(np.argmax(np.append(expected[:short] != found[:short], True)))
    ends = np.cumsum([len(state.options) for state in states])
    action = int(np.searchsorted(ends, place, side="right"))
    return action, "legal set", str(expected[place : place + 5]), str(found[place : place + 5])


def _tables(states: list[State], after: Any) -> Found:
    """Compare what lies on the table, seat by seat and for all."""
    for what, expected, found in (
        ("seats", _seats_of(states), _seats_in(after)),
        ("table", _commons_of(states), _commons_in(after)),
    ):
        wrong = (expected != found).any(axis=tuple(range(1, expected.ndim)))
        if wrong.any():
            action = int(wrong.argmax())
            return action, what, str(expected[action].tolist()), str(found[action].tolist())
    return None


def _seats_of(states: list[State]) -> Rows:
    """Return a row of numbers for every seat of every position; equal seats share one row."""
    rows: list[list[int]] = []
    place: dict[int, int] = {}
    last: tuple[Seat, ...] = ()
    found: list[int] = []
    index = []
    for state in states:
        seats = state.table.seats
        if seats is not last:
            last, found = seats, []
            for seat in seats:
                if id(seat) not in place:
                    place[id(seat)] = len(rows)
                    rows.append(_seat_row(seat))
                found.append(place[id(seat)])
        index.append(found)
    listed: Rows = np.array(rows, np.int32)[np.array(index)]
    return listed


def _seat_row(seat: Seat) -> list[int]:
    deck = [CARD_ID[card] for card in seat.deck]
    return [
        seat.coins,
        *seat.goods,
        *[THING_ID[thing] for thing in seat.plots],
        mask(seat.hand),
        seat.known,
        len(deck),
        *deck,
        *([-1] * (CARD_COUNT - len(deck))),
    ]


def _seats_in(after: Any) -> Rows:
    """Return the same rows from the records, decks turned so that the top comes first."""
    players = int(after["players"][0])
    ring = (after["head"][:, :, None] + np.arange(CARD_COUNT)) % CARD_COUNT
    decks = np.take_along_axis(after["deck"], ring.astype(np.int64), axis=2).astype(np.int32)
    decks[np.arange(CARD_COUNT) >= after["size"][:, :, None]] = -1
    single = [after[name][:, :, None] for name in ("coins", "hand", "known", "size")]
    coins, hand, known, size = single
    parts = (coins, after["goods"], after["plots"], hand, known, size, decks)
    return np.concatenate(parts, axis=2).astype(np.int32)[:, :players]


def _commons_of(states: list[State]) -> Rows:
    """Return a row of numbers for what all share, phase and question included."""
    tables = _Memory(_table_row)
    return np.array(
        [[state.table.round, *_phase_row(state), *tables.row(state)] for state in states], np.int32
    )


class _Memory:
    """Rows of tables that were met before: most actions leave tracks and breweries alone."""

    def __init__(self, make: Callable[[State], list[int]]) -> None:
        self._make = make
        self._last: tuple[object, ...] = (None, None, None)
        self._row: list[int] = []

    def row(self, state: State) -> list[int]:
        """Return the row of a position."""
        table = state.table
        parts = (table.queue, table.arrived, table.breweries)
        if any(one is not other for one, other in zip(parts, self._last, strict=True)):
            self._last, self._row = parts, self._make(state)
        return self._row


def _phase_row(state: State) -> list[int]:
    phase = state.phase
    row = [_PHASE_NUMBER[type(phase)], -1 if state.to_move is None else state.to_move]
    match phase:
        case Choosing() | Discarding() | Dropping():
            return [*row, 0, -1, 0, 0, 0, -1, 0]
        case Drawing() | Building() | Trashing():
            return [*row, phase.left, -1, 0, 0, 0, -1, 0]
        case Trading():
            return [*row, 0, -1 if phase.brewery is None else phase.brewery, 0, 0, 0, -1, 0]
        case Selling() | Bonus():
            sold = (*phase.sold, 0, 0, 0)[:3]
            return [*row, len(phase.sold), phase.brewery, *sold, -1, 0]
        case Opening():
            return [*row, 0, -1, 0, 0, 0, -1 if phase.kept is None else CARD_ID[phase.kept], 0]
        case Over():
            return [*row, 0, -1, 0, 0, 0, -1, sum(1 << seat for seat in phase.winners)]


def _table_row(state: State) -> list[int]:
    table = state.table
    arrived = [number for marker in table.arrived for number in (marker.seat, marker.space)]
    return [
        *[number for marker in table.queue for number in (marker.seat, marker.space)],
        len(table.arrived),
        *arrived,
        *([0] * (2 * len(table.seats) - len(arrived))),
        *[n for b in table.breweries for n in (*b.markers, *b.filled)],
    ]


def _commons_in(after: Any) -> Rows:
    players = int(after["players"][0])
    size = len(after)

    def paired(one: str, other: str) -> Any:
        return np.stack([after[one][:, :players], after[other][:, :players]], axis=2)

    single = ("round", "phase", "seat", "left", "brewery")
    parts = [after[name][:, None] for name in single]
    parts += [after["sold"], after["kept"][:, None], after["winners"][:, None]]
    parts += [paired("order", "space").reshape(size, -1), after["arrived"][:, None]]
    parts += [paired("came", "income").reshape(size, -1)]
    breweries = np.concatenate([after["marker"], after["filled"]], axis=2)[:, :players]
    parts += [breweries.reshape(size, -1)]
    return np.concatenate(parts, axis=1).astype(np.int32)


def _observations(states: list[State], after: Any, edition: Any) -> Found:
    """Compare what a seat sees: the one to move, and every fourth time another in turn."""
    players = len(states[0].table.seats)
    seats = [
        number // 4 % players if number % 4 == 0 or state.to_move is None else state.to_move
        for number, state in enumerate(states)
    ]
    rows = np.zeros((len(states), SIZE), np.uint8)
    cpu.observe(after, edition, np.array(seats, np.int64), rows)
    for action, (state, seat, row) in enumerate(zip(states, seats, rows, strict=True)):
        expected = observe_view(view(state, seat))
        if expected.tobytes() != row.tobytes():
            place = int((expected != row).argmax())
            what = f"observation of seat {seat} at {place}"
            return action, what, str(expected[place]), str(row[place])
    return None
