"""The report of a contest: every figure of the tables, the page and the JSON in one value."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

import msgspec

from furstenfeld.errors import FurstenfeldError
from furstenfeld.lab.arena.blocks import (
    GameBlock,
    SeatFilter,
    is_of,
    is_seat,
    mean,
    sums,
    whole_blocks,
)
from furstenfeld.lab.arena.budget import BudgetCurve, budget_curves
from furstenfeld.lab.arena.contest import Contest, Field
from furstenfeld.lab.arena.curves import (
    BotCurve,
    CardUse,
    GameLengths,
    cards_of,
    curve_of,
    last_round,
    length_of,
)
from furstenfeld.lab.arena.match import FailedGame, FinishedGame, GameResult
from furstenfeld.lab.arena.matchups import HeadToHead, Match, head_to_heads, matches_of
from furstenfeld.lab.arena.rating import ratings
from furstenfeld.lab.game_stats import GameStats
from furstenfeld.lab.intervals import Interval, share_interval
from furstenfeld.rules import Variant

FEWEST_DEALS = 2
"""An interval needs the variance between at least two blocks."""


class BotFailures(msgspec.Struct, frozen=True):
    """The failed games of one bot, or of no bot where the whole process died."""

    bot: str | None
    games: int
    reason: str
    """The reason of the first one."""


class BotResult(msgspec.Struct, frozen=True):
    """The results of a bot over all its seats."""

    bot: str
    seats: int
    """Seats played, one for each game and seat."""
    wins: float
    """A shared win counts as a fraction."""
    share: Interval
    """Wins per seat; equal bots have one divided by the number of players."""
    rating: Interval
    place: float
    """The mean place in the final standing (R7.3)."""
    income: float
    """Coins received per round."""
    parts: float
    coins: float
    curve: BotCurve
    cards: tuple[CardUse, ...]


class ContestSummary(msgspec.Struct, frozen=True):
    """The settings of a contest, its failed games, and the results of each bot."""

    players: int
    variant: Variant
    edition: str
    field: Field
    seed: str
    first: int
    """The number of the first deal."""
    deals: int
    """Deals that count: all their games are finished."""
    games: int
    """Games on these deals."""
    failures: tuple[BotFailures, ...] = msgspec.field(name="troubles")
    bots: tuple[BotResult, ...]
    """The best rating first; empty if too few deals are complete."""


class ContestReport(ContestSummary, frozen=True):
    """All figures of a contest."""

    matches: tuple[Match, ...]
    meetings: tuple[HeadToHead, ...]
    seats: tuple[Interval, ...]
    """The win share of each seat."""
    order: tuple[Interval, ...]
    """The win share of each place in the player order of round 1."""
    length: GameLengths
    budgets: tuple[BudgetCurve, ...]


class TooFewDealsError(FurstenfeldError, ValueError):
    """Fewer complete deals than a report needs."""


def failures_of(games: Mapping[tuple[int, int, int], GameResult]) -> tuple[BotFailures, ...]:
    """Return the games that failed, by the bot to blame."""
    found: defaultdict[str | None, list[FailedGame]] = defaultdict(list)
    for key in sorted(games):
        game = games[key]
        if isinstance(game, FailedGame):
            found[game.bot].append(game)
    return tuple(BotFailures(bot, len(those), those[0].reason) for bot, those in found.items())


def empty_summary(
    contest: Contest, games: Mapping[tuple[int, int, int], GameResult]
) -> ContestSummary:
    """Return the summary of a contest that has too few complete deals for a report."""
    return _summary(contest, games, whole_blocks(contest, games), ())


def _summary(
    contest: Contest,
    games: Mapping[tuple[int, int, int], GameResult],
    blocks: Sequence[GameBlock],
    bots: tuple[BotResult, ...],
) -> ContestSummary:
    return ContestSummary(
        players=contest.players,
        variant=contest.variant,
        edition=contest.edition.name,
        field=contest.field,
        seed=contest.seed,
        first=contest.first,
        deals=len(blocks),
        games=sum(map(len, blocks)),
        failures=failures_of(games),
        bots=bots,
    )


def report_of(contest: Contest, games: Mapping[tuple[int, int, int], GameResult]) -> ContestReport:
    """Return the report of the complete deals of a contest."""
    blocks = whole_blocks(contest, games)
    if len(blocks) < FEWEST_DEALS:
        raise TooFewDealsError(f"{len(blocks)} whole deals; a report needs {FEWEST_DEALS}")
    length = length_of(blocks)
    bots = _bot_results(contest, blocks, last_round(length))
    return ContestReport(
        **msgspec.structs.asdict(_summary(contest, games, blocks, bots)),
        matches=matches_of(contest, blocks),
        meetings=head_to_heads([result.bot for result in bots], blocks),
        seats=tuple(_share(blocks, is_seat(seat)) for seat in range(contest.players)),
        order=tuple(_share(blocks, _is_placed(place)) for place in range(contest.players)),
        length=length,
        budgets=budget_curves({result.bot: result.share for result in bots}),
    )


def _bot_results(
    contest: Contest, blocks: Sequence[GameBlock], rounds: int
) -> tuple[BotResult, ...]:
    """Return the results of each bot that has played, the best rating first."""
    played = {bot for block in blocks for game in block for bot in game.bots}
    bots = [bot for bot in contest.bots if bot in played]
    rated = ratings([[_standing(game) for game in block] for block in blocks], bots)
    bots.sort(key=lambda bot: -rated[bot].value)
    return tuple(_bot_result(contest, blocks, bot, rated[bot], rounds) for bot in bots)


def _standing(game: FinishedGame) -> tuple[tuple[str, int], ...]:
    return tuple(zip(game.bots, game.stats.places, strict=True))


def _bot_result(
    contest: Contest, blocks: Sequence[GameBlock], bot: str, rating: Interval, rounds: int
) -> BotResult:
    own = is_of(bot)
    wins = sums(blocks, own, GameStats.win_share)
    return BotResult(
        bot=bot,
        seats=int(sum(seats for _, seats in wins)),
        wins=sum(won for won, _ in wins),
        share=share_interval(wins),
        rating=rating,
        place=mean(blocks, own, lambda game, seat: game.places[seat]),
        income=mean(blocks, own, GameStats.mean_income),
        parts=mean(blocks, own, lambda game, seat: game.parts[seat]),
        coins=mean(blocks, own, lambda game, seat: game.coins[seat]),
        curve=curve_of(bot, blocks, rounds),
        cards=cards_of(bot, blocks, contest.variant),
    )


def _share(blocks: Sequence[GameBlock], chosen: SeatFilter) -> Interval:
    return share_interval(sums(blocks, chosen, GameStats.win_share))


def _is_placed(place: int) -> SeatFilter:
    """Return the filter that chooses one place in the player order of round 1."""
    return lambda game, seat: game.stats.first_order[place] == seat
