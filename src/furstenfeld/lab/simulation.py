"""Many games between the same bots, each from its own seed, and optionally kept as game files."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from furstenfeld.bots.registry import bot
from furstenfeld.bots.whole_games import play_fresh_game
from furstenfeld.errors import FurstenfeldError
from furstenfeld.lab.arena.match import FinishedGame
from furstenfeld.lab.game_stats import replay_stats
from furstenfeld.records import Record, deal, read_game, replay, result_of, write_game
from furstenfeld.rules import Deal, Edition, Variant


class OtherGameError(FurstenfeldError):
    """A file in the way: it has the name of a game, but holds another one."""

    def __init__(self, path: Path) -> None:
        """Keep the path of the file."""
        self.path = path
        super().__init__(f"{path} is not a game of this simulation")


class Simulation(msgspec.Struct, frozen=True):
    """The options of `furstenfeld simulate`; games count from 1."""

    games: int
    bots: tuple[str, ...]
    variant: Variant
    edition: Edition
    seed: str
    out: Path | None = None

    def seed_of(self, number: int) -> str:
        """Return the seed of a game, from which it can be played alone."""
        return f"{self.seed}/{number}"

    def deal_of(self, number: int) -> Deal:
        """Return the deal of a game."""
        return deal(self.seed_of(number), len(self.bots), self.variant, self.edition)

    def finished_games(self) -> Iterator[FinishedGame]:
        """Yield every game in order: read from its file if that exists, otherwise played.

        Nothing is overwritten: a file with another game raises an `OtherGameError`, and a damaged
        one a `FileError`, before the first game is played.
        """
        kept = self._kept_games()
        for number in range(1, self.games + 1):
            path = self._file_of(number)
            if path is not None and number in kept:
                record = read_game(path)
            else:
                record = self._played(number)
                if path is not None:
                    write_game(record, path)
            outcomes = replay(record, str(path or self.seed_of(number)))
            yield FinishedGame(number, 0, 0, self.bots, replay_stats(record.deal, outcomes))

    def _kept_games(self) -> frozenset[int]:
        if self.out is None:
            return frozenset()
        self.out.mkdir(parents=True, exist_ok=True)
        return frozenset(filter(self._is_kept, range(1, self.games + 1)))

    def _is_kept(self, number: int) -> bool:
        path = self._file_of(number)
        if path is None or not path.exists():
            return False
        found = read_game(path)
        same = found.deal == self.deal_of(number) and dict(found.about) == self._notes_of(number)
        if not same or found.result is None:
            raise OtherGameError(path)
        return True

    def _file_of(self, number: int) -> Path | None:
        if self.out is None:
            return None
        digits = max(5, len(str(self.games)))
        return self.out / f"game-{number:0{digits}}.json"

    def _notes_of(self, number: int) -> dict[str, object]:
        """Return the `about` of a game file."""
        return {
            "program": "furstenfeld simulate",
            "seed": self.seed_of(number),
            "bots": list(self.bots),
        }

    def _played(self, number: int) -> Record:
        dealt = self.deal_of(number)
        played = play_fresh_game(dealt, self.bots, self.seed_of(number), bot)
        return Record(
            deal=dealt,
            players=player_names(self.bots),
            moves=tuple((seat, str(action)) for seat, action in played.actions),
            result=result_of(played.state),
            about=self._notes_of(number),
        )


def player_names(bots: tuple[str, ...]) -> tuple[str, ...]:
    """Return names for bots at a table: `Steward`, or `Steward 1` and `Steward 2`."""
    kinds = [spec.partition(":")[0].capitalize() for spec in bots]
    return tuple(
        f"{kind} {kinds[: seat + 1].count(kind)}" if kinds.count(kind) > 1 else kind
        for seat, kind in enumerate(kinds)
    )
