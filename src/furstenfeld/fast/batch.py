"""Many games at once on the CPU: deal, step, observe and mask them as whole arrays."""

import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from furstenfeld.errors import FurstenfeldError
from furstenfeld.fast import cpu
from furstenfeld.fast.codes import ACTION_COUNT, OVER, PALACE_MASK, SEATS, VARIANTS
from furstenfeld.fast.convert import edition_record, records_of, to_state
from furstenfeld.fast.layout import GAME, Games
from furstenfeld.fast.observation import SIZE, Row
from furstenfeld.records import Chance, bundled_edition
from furstenfeld.rules import ACTIONS, Deal, Edition, State, Variant

Whole = npt.NDArray[np.int64]

_SMALL = 2048
"""Games per thread; with fewer, another thread costs more than it saves."""


class BatchError(FurstenfeldError, ValueError):
    """Input that does not fit the batch; the message says what was wrong and where."""


class GpuError(FurstenfeldError, ImportError):
    """No GPU can be used; the message says what is missing."""


@lru_cache(maxsize=1)
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="furstenfeld")


class Batch:
    """Many games of one edition; variant and number of players may differ between games.

    >>> batch = Batch.deal(range(100), players=4)
    >>> batch.observe().shape, batch.masks().shape
    ((100, 769), (100, 337))
    """

    def __init__(self, games: Games, edition: Edition, threads: int | None = None) -> None:
        """Take an array of `GAME` records as `deal` and `of` make them."""
        if getattr(games, "dtype", None) != GAME or games.ndim != 1:
            raise BatchError("games: expected a row of GAME records")
        self.games = games
        self.edition = edition
        self.threads = threads or os.cpu_count() or 1
        self._edition = edition_record(edition)

    @classmethod
    def of(cls, states: Iterable[State], threads: int | None = None) -> "Batch":
        """Return a batch with these positions of `furstenfeld.rules`."""
        listed = list(states)
        editions = {state.table.deal.edition for state in listed}
        if len(editions) != 1:
            raise BatchError(f"states: expected one edition for all, found {len(editions)} (R8.1)")
        batch = cls(records_of(listed), editions.pop(), threads)
        batch._run(cpu.write_options, batch._edition)
        return batch

    @classmethod
    def deal(
        cls,
        seeds: Iterable[str | int],
        players: int | Sequence[int] = 4,
        variant: Variant | str | Sequence[Variant | str] = Variant.BASE,
        edition: Edition | None = None,
        threads: int | None = None,
    ) -> "Batch":
        """Deal games, the same that `records.deal` deals from these seeds."""
        listed = list(seeds)
        size = len(listed)
        edition = edition or bundled_edition("reconstructed")
        batch = cls(np.zeros(size, GAME), edition, threads)
        counts = _each(players, size, "players")
        if counts.size and not (counts.min() >= 2 and counts.max() <= SEATS):
            raise BatchError("players: expected 2 to 5 (R0.1)")
        named = variant if isinstance(variant, str) else [Variant(each) for each in variant]
        kinds = [named] * size if isinstance(named, str) else named
        numbers = np.array([VARIANTS.index(Variant(kind)) for kind in kinds], np.int64)
        variants = _each(numbers, size, "variant")
        streams = np.array([_streams(seed) for seed in listed], np.uint64).reshape(size, 2 + SEATS)
        batch._run(cpu.deal, batch._edition, variants, counts, streams)
        return batch

    def __len__(self) -> int:
        """Return the number of games."""
        return len(self.games)

    @property
    def to_move(self) -> npt.NDArray[np.int8]:
        """The seat to move in each game, -1 where the game is over."""
        return self.games["seat"]

    @property
    def finished(self) -> npt.NDArray[np.bool_]:
        """Whether each game is over."""
        over: npt.NDArray[np.bool_] = self.games["phase"] == OVER
        return over

    def step(self, actions: npt.ArrayLike, restart: "Pool | None" = None) -> None:
        """Apply one action in each game; finished games stay as they are.

        Actions are places in `rules.ACTIONS`. With a pool, finished games restart at once. Raises
        `BatchError` if an action is illegal, and then changes nothing.
        """
        chosen = self._numbers(actions, "actions")
        self._check(chosen)
        self._run(cpu.step, self._edition, chosen)
        if restart is not None:
            restart.refill(self)

    def masks(self, out: Row | None = None) -> Row:
        """Return a row for each game with 1 for every legal action."""
        rows = self._rows(out, ACTION_COUNT, "masks")
        self._run(cpu.masks, rows)
        return rows

    def observe(self, seats: npt.ArrayLike | None = None, out: Row | None = None) -> Row:
        """Return what one seat of each game sees, by default the seat to move."""
        rows = self._rows(out, SIZE, "observations")
        viewers = np.maximum(self.to_move, 0) if seats is None else seats
        self._run(cpu.observe, self._edition, self._seats(viewers), rows)
        return rows

    def playout(self, seed: int, limit: int = 1 << 30) -> Whole:
        """Play random actions, at most `limit`, to the end of every game; return their numbers."""
        counts = np.zeros(len(self), np.int64)
        self._run(cpu.playout, self._edition, self._seeds(seed), limit, counts)
        return counts

    def resample(self, seats: npt.ArrayLike, seed: int) -> None:
        """Redraw, in every game, everything that one seat cannot know."""
        self._run(cpu.resample, self._seats(seats), self._seeds(seed))

    def standing(self) -> npt.NDArray[np.int8]:
        """Return the rank of every seat (R7.3), 0 for seats that are not taken."""
        parts = np.bitwise_count(self.games["board"] & PALACE_MASK).astype(np.int64)
        merit = parts << 32 | self.games["coins"]
        taken = np.arange(SEATS) < self.games["players"][:, None]
        merit[~taken] = -1
        better = (merit[:, None, :] > merit[:, :, None]).sum(axis=2)
        return np.where(taken, better + 1, 0).astype(np.int8)

    def win_shares(self) -> npt.NDArray[np.float64]:
        """Return every seat's share of the win (R7.2), a row for each game; 0 before the end."""
        won = self.winners()
        shares: npt.NDArray[np.float64] = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
        return shares

    def winners(self) -> npt.NDArray[np.bool_]:
        """Return whether each seat has won; nobody has in a running game or a stalemate."""
        bits = self.games["winners"][:, None] >> np.arange(SEATS)
        return (bits & 1).astype(bool)

    def clone(self) -> "Batch":
        """Return an independent copy."""
        return Batch(self.games.copy(), self.edition, self.threads)

    def restore(self, saved: "Batch") -> None:
        """Return to an earlier clone."""
        if len(saved) != len(self) or saved.edition != self.edition:
            raise BatchError("restore: expected a clone of this batch")
        self.games[:] = saved.games

    def state(self, number: int, deal: Deal) -> State:
        """Return one game as a position of `furstenfeld.rules`; `deal` is the deal it came from."""
        return to_state(self.games[number], deal)

    def _check(self, actions: Whole) -> None:
        are_legal = np.empty(len(self), np.bool_)
        self._run(cpu.check, actions, are_legal)
        if are_legal.all():
            return
        game = int(are_legal.argmin())
        action = int(actions[game])
        if not 0 <= action < ACTION_COUNT:
            raise BatchError(f"game {game}: action {action} is not in 0 to {ACTION_COUNT - 1}")
        text = str(ACTIONS[action])
        raise BatchError(f"game {game}: {text!r} (action {action}) is not legal there")

    def _seats(self, seats: npt.ArrayLike) -> Whole:
        chosen = self._numbers(seats, "seats")
        if ((chosen < 0) | (chosen >= self.games["players"])).any():
            raise BatchError("seats: expected a seat of each game")
        return chosen

    def _numbers(self, values: npt.ArrayLike, name: str) -> Whole:
        array = np.asarray(values)
        if array.shape != (len(self),):
            raise BatchError(f"{name}: expected {len(self)} numbers, found shape {array.shape}")
        if array.dtype.kind not in "iu":
            raise BatchError(f"{name}: expected whole numbers, found {array.dtype}")
        return np.ascontiguousarray(array, np.int64)

    def _rows(self, out: Row | None, width: int, name: str) -> Row:
        if out is None:
            return np.empty((len(self), width), np.uint8)
        if out.shape != (len(self), width) or out.dtype != np.uint8 or not out.flags.c_contiguous:
            raise BatchError(f"{name}: expected rows of {width} uint8 for {len(self)} games")
        return out

    def _seeds(self, seed: int) -> npt.NDArray[np.uint64]:
        """Return a random number generator's state for each game."""
        first = Chance(seed, "batch").bits()
        return spread_out(first, len(self))

    def _run(self, loop: cpu.Loop[...], *arguments: Any) -> None:
        """Run a loop over all games, on several threads if there are many games."""
        size = len(self)
        pieces = min(self.threads, max(1, size // _SMALL))
        if pieces == 1:
            loop(self.games, *arguments)
            return
        ends = [size * piece // pieces for piece in range(pieces + 1)]
        jobs = [
            _pool().submit(loop.part, self.games, first, last, *arguments)
            for first, last in pairwise(ends)
        ]
        for job in jobs:
            job.result()


class Pool:
    """Prepared deals from which finished games restart; dealing one game at a time is slow."""

    def __init__(self, deals: Batch) -> None:
        """Take games that were just dealt."""
        self.deals = deals
        self._next = np.zeros(0, np.int64)

    def refill(self, batch: Batch) -> None:
        """Replace the finished games of a batch by deals that have not been used yet."""
        if batch.edition != self.deals.edition:
            raise BatchError("restart: expected a pool of the batch's edition (R8.1)")
        if len(self._next) != len(batch):
            self._next = np.arange(len(batch), dtype=np.int64)
        batch._run(cpu.restart, self.deals.games, self._next)


def _each(values: npt.ArrayLike, size: int, name: str) -> Whole:
    """Return one number for each game."""
    array = np.asarray(values)
    if array.ndim == 0:
        array = np.full(size, array)
    if array.shape != (size,) or array.dtype.kind not in "iu":
        raise BatchError(f"{name}: expected one whole number, or {size} of them")
    return array.astype(np.int64)


def _streams(seed: str | int) -> list[int]:
    """Return the random states of a deal: demands, player order, and each deck."""
    purposes = ("demands", "order", *(f"deck {seat}" for seat in range(SEATS)))
    return [Chance(seed, purpose).state for purpose in purposes]


def spread_out(first: int, size: int) -> npt.NDArray[np.uint64]:
    """Return `size` random states that are far apart from each other."""
    numbers = np.arange(size, dtype=np.uint64) * np.uint64(0xD1B54A32D192ED03)
    return numbers + np.uint64(first)
