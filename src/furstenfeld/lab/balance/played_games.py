"""The games of a plan: taken from a folder where they are there, else played and kept."""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec

from furstenfeld.bots.registry import bot
from furstenfeld.lab.arena import Failed, Finished, Game, Ledger, by_processes, troubles_of
from furstenfeld.lab.arena.report import Trouble
from furstenfeld.lab.balance.plan import Plan, Setting
from furstenfeld.lab.game_stats import Digest
from furstenfeld.rules import edition_data


class Lab:
    """The games of a plan so far."""

    def __init__(self, plan: Plan) -> None:
        """Begin with no game."""
        self.plan = plan
        self.games: dict[Setting, dict[int, Digest]] = {each: {} for each in plan.settings()}
        self.failed: list[Failed] = []

    @property
    def troubles(self) -> tuple[Trouble, ...]:
        """Games that failed, by the bot to blame."""
        return troubles_of({(number, 0, 0): game for number, game in enumerate(self.failed)})

    def play(self, folder: Path | None, processes: int) -> Iterator[None]:
        """Play what is missing and yield once for every game, also for those that are there.

        A game that failed before is tried again.
        """
        for setting in self.plan.settings():
            contest = self.plan.contest(setting)
            with Ledger(contest, folder and folder / name_of(setting)) as ledger:
                pieces = list(contest.pieces())
                found = (ledger.games.get(piece.key) for piece in pieces)
                there = [game for game in found if isinstance(game, Finished)]
                done = {game.key for game in there}
                missing = (piece for piece in pieces if piece.key not in done)
                for old in there:
                    self._take(setting, old)
                    yield
                for game in by_processes(contest, missing, processes, bot):
                    ledger.add(game)
                    self._take(setting, game)
                    yield

    def _take(self, setting: Setting, game: Game) -> None:
        if isinstance(game, Failed):
            self.failed.append(game)
        else:
            self.games[setting][game.deal] = game.digest


def name_of(setting: Setting) -> str:
    """Return the folder of a setting; its digits tell editions of one name apart."""
    edition = setting.edition
    data = msgspec.json.encode(edition_data(edition), order="sorted")
    name = re.sub(r"[^\w-]+", "-", edition.name)[:40]
    return f"{name}-{sha256(data).hexdigest()[:8]}-{setting.variant}-{setting.players}"
