"""The report of the balance lab: all results in one value."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from furstenfeld.lab.balance.cards import CardRow, card_rows
from furstenfeld.lab.balance.comparison import (
    Difference,
    Pair,
    card_differences,
    measure_differences,
)
from furstenfeld.lab.balance.estimates import Estimate, estimate
from furstenfeld.lab.balance.facts import FactCheck, facts
from furstenfeld.lab.balance.measures import MEASURES
from furstenfeld.lab.balance.plan import BalancePlan, BalanceSetting
from furstenfeld.lab.balance.rounds import PalacePartStats, RoundStats, by_part, by_round
from furstenfeld.lab.balance.seats import Fairness, fairness
from furstenfeld.lab.game_stats import GameStats
from furstenfeld.rules import Edition, Variant

Games = Mapping[BalanceSetting, Mapping[int, GameStats]]
"""The finished games of each setting, by the number of their deal."""


class Finding(msgspec.Struct, frozen=True):
    """The results of an edition in one variant with one number of players."""

    edition: str
    variant: Variant
    players: int
    games: int
    measures: dict[str, Estimate]
    lengths: dict[int, int]
    """The number of games by their number of rounds."""
    facts: tuple[FactCheck, ...]
    rounds: tuple[RoundStats, ...]
    parts: tuple[PalacePartStats, ...]
    seats: Fairness | None
    cards: tuple[CardRow, ...]


class EditionCards(msgspec.Struct, frozen=True):
    """The cards of an edition in one variant, over all numbers of players."""

    edition: str
    variant: Variant
    cards: tuple[CardRow, ...]


class Comparison(msgspec.Struct, frozen=True):
    """Two editions on the same deals, in one variant."""

    variant: Variant
    measures: dict[int, tuple[Difference, ...]]
    """By number of players."""
    cards: tuple[Difference, ...]
    """Over all numbers of players."""


class BalanceReport(msgspec.Struct, frozen=True):
    """The options, and the results."""

    editions: tuple[str, ...]
    bot: str
    seed: str
    findings: tuple[Finding, ...]
    cards: tuple[EditionCards, ...]
    comparisons: tuple[Comparison, ...]
    """One for each variant if there are two editions."""


def report(plan: BalancePlan, games: Games) -> BalanceReport:
    """Return the report of the games of a plan; settings without games are left out."""
    return BalanceReport(
        editions=tuple(edition.name for edition in plan.editions),
        bot=plan.bot,
        seed=plan.seed,
        findings=tuple(
            _finding(setting, _in_order(games[setting]))
            for setting in plan.settings()
            if games[setting]
        ),
        cards=tuple(_cards(plan, games)),
        comparisons=tuple(_comparisons(plan, games)),
    )


def _in_order(games: Mapping[int, GameStats]) -> tuple[GameStats, ...]:
    """Return the games by their number, so that sums do not depend on the order of play."""
    return tuple(games[number] for number in sorted(games))


def _finding(setting: BalanceSetting, games: Sequence[GameStats]) -> Finding:
    measures = dict(_measures(setting.edition, games))
    return Finding(
        edition=setting.edition.name,
        variant=setting.variant,
        players=setting.players,
        games=len(games),
        measures=measures,
        lengths=dict(sorted(Counter(game.rounds for game in games).items())),
        facts=facts(setting.players, measures),
        rounds=by_round(games),
        parts=by_part(games),
        seats=fairness(games),
        cards=card_rows(setting.edition, setting.variant, games),
    )


def _measures(edition: Edition, games: Sequence[GameStats]) -> Iterator[tuple[str, Estimate]]:
    """Yield every measure that some of the games have."""
    for name, measure in MEASURES.items():
        values = [value for game in games if (value := measure(edition, game)) is not None]
        if values:
            yield name, estimate(values)


def _cards(plan: BalancePlan, games: Games) -> Iterator[EditionCards]:
    for edition in plan.editions:
        for variant in plan.variants:
            settings = [BalanceSetting(edition, variant, players) for players in plan.players]
            whole = [game for setting in settings for game in _in_order(games[setting])]
            if whole:
                yield EditionCards(edition.name, variant, card_rows(edition, variant, whole))


def _comparisons(plan: BalancePlan, games: Games) -> Iterator[Comparison]:
    if len(plan.editions) < 2:
        return
    first, second = plan.editions
    for variant in plan.variants:
        pairs = {
            players: _pairs(
                games[BalanceSetting(first, variant, players)],
                games[BalanceSetting(second, variant, players)],
            )
            for players in plan.players
        }
        whole = [pair for each in pairs.values() for pair in each]
        if whole:
            yield Comparison(
                variant=variant,
                measures={
                    players: measure_differences((first, second), each)
                    for players, each in pairs.items()
                    if each
                },
                cards=card_differences(variant, whole),
            )


def _pairs(first: Mapping[int, GameStats], second: Mapping[int, GameStats]) -> tuple[Pair, ...]:
    """Return the deals that were played with both editions."""
    both = sorted(first.keys() & second.keys())
    return tuple((first[number], second[number]) for number in both)
