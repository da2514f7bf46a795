"""The games of a plan, read from a folder or played and kept there."""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec

from furstenfeld.bots.registry import bot
from furstenfeld.lab.arena import (
    FailedGame,
    FinishedGame,
    GameResult,
    Ledger,
    failures_of,
    play_locally,
)
from furstenfeld.lab.arena.report import BotFailures
from furstenfeld.lab.balance.plan import BalancePlan, BalanceSetting
from furstenfeld.lab.game_stats import GameStats
from furstenfeld.rules import edition_data


class BalanceRun:
    """The games of a plan so far."""

    def __init__(self, plan: BalancePlan) -> None:
        """Begin without games."""
        self.plan = plan
        self.games: dict[BalanceSetting, dict[int, GameStats]] = {
            each: {} for each in plan.settings()
        }
        self.failed: list[FailedGame] = []

    @property
    def failures(self) -> tuple[BotFailures, ...]:
        """The games that failed, grouped by the bot to blame."""
        return failures_of({(number, 0, 0): game for number, game in enumerate(self.failed)})

    def play(
        self, folder: Path | None, processes: int
    ) -> Iterator[tuple[BalanceSetting, GameResult]]:
        """Yield every game with its setting: first those of the folder, then those played now.

        A game that failed before is played again.
        """
        for setting in self.plan.settings():
            contest = self.plan.contest(setting)
            with Ledger(contest, folder and folder / name_of(setting)) as ledger:
                tasks = list(contest.tasks())
                found = (ledger.games.get(task.key) for task in tasks)
                kept = {game.key: game for game in found if isinstance(game, FinishedGame)}
                yield from ((setting, game) for game in kept.values())
                missing = (task for task in tasks if task.key not in kept)
                for game in play_locally(contest, missing, processes, bot):
                    ledger.add(game)
                    yield setting, game

    def add(self, played: tuple[BalanceSetting, GameResult]) -> None:
        """Count a game."""
        setting, game = played
        if isinstance(game, FailedGame):
            self.failed.append(game)
        else:
            self.games[setting][game.deal] = game.stats


def name_of(setting: BalanceSetting) -> str:
    """Return the folder name of a setting; its digits distinguish editions of the same name."""
    edition = setting.edition
    data = msgspec.json.encode(edition_data(edition), order="sorted")
    name = re.sub(r"[^\w-]+", "-", edition.name)[:40]
    return f"{name}-{sha256(data).hexdigest()[:8]}-{setting.variant}-{setting.players}"
