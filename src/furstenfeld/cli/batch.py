"""A batch of games between bots: each from a seed of its own, so that any can be played alone."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from furstenfeld.bots import play_game, seated
from furstenfeld.cli.errors import CommandError
from furstenfeld.records import Record, deal, read_game, result_of, write_game
from furstenfeld.rules import Deal, Edition, Variant
from furstenfeld.text import Speaker


class Batch(msgspec.Struct, frozen=True):
    """What is to be played: the options of `furstenfeld simulate`."""

    games: int
    bots: tuple[str, ...]
    variant: Variant
    edition: Edition
    seed: str
    out: Path | None = None

    def seed_of(self, number: int) -> str:
        """Return the seed of a game, counted from 1: `--seed` and its number."""
        return f"{self.seed}/{number}"

    def deal_of(self, number: int) -> Deal:
        """Return the deal of a game."""
        return deal(self.seed_of(number), len(self.bots), self.variant, self.edition)

    def file_of(self, number: int) -> Path | None:
        """Return where a game is written, if at all."""
        if self.out is None:
            return None
        digits = max(5, len(str(self.games)))
        return self.out / f"game-{number:0{digits}}.json"

    def notes_of(self, number: int) -> dict[str, object]:
        """Return the `about` of a game's file."""
        return {
            "program": "furstenfeld simulate",
            "seed": self.seed_of(number),
            "bots": list(self.bots),
        }


def names_of(bots: tuple[str, ...]) -> tuple[str, ...]:
    """Return names for bots at a table: `Steward`, or `Steward 1` and `Steward 2`."""
    kinds = [spec.partition(":")[0].capitalize() for spec in bots]
    return tuple(
        f"{kind} {kinds[: seat + 1].count(kind)}" if kinds.count(kind) > 1 else kind
        for seat, kind in enumerate(kinds)
    )


def prepare(speaker: Speaker, batch: Batch) -> frozenset[int]:
    """Make the folder and return the games that lie there already, from an earlier run.

    A file of the same name that is another game, or damaged, is refused: nothing is overwritten.
    """
    if batch.out is None:
        return frozenset()
    batch.out.mkdir(parents=True, exist_ok=True)
    numbers = range(1, batch.games + 1)
    return frozenset(number for number in numbers if _is_there(speaker, batch, number))


def _is_there(speaker: Speaker, batch: Batch, number: int) -> bool:
    path = batch.file_of(number)
    if path is None or not path.exists():
        return False
    found = read_game(path)
    same = found.deal == batch.deal_of(number) and dict(found.about) == batch.notes_of(number)
    if not same or found.result is None:
        raise CommandError(speaker.say("cli-error-other-game", file=str(path)))
    return True


def games(batch: Batch, there: frozenset[int]) -> Iterator[tuple[Record, str]]:
    """Yield the record and the name of each game: read where it is there, else played, written."""
    for number in range(1, batch.games + 1):
        path = batch.file_of(number)
        name = str(path or batch.seed_of(number))
        if path is not None and number in there:
            yield read_game(path), name
            continue
        record = _played(batch, number)
        if path is not None:
            write_game(record, path)
        yield record, name


def _played(batch: Batch, number: int) -> Record:
    dealt = batch.deal_of(number)
    with seated(batch.bots) as bots:
        played = play_game(dealt, bots, batch.seed_of(number))
    return Record(
        deal=dealt,
        players=names_of(batch.bots),
        moves=tuple((seat, str(action)) for seat, action in played.actions),
        result=result_of(played.state),
        about=batch.notes_of(number),
    )
