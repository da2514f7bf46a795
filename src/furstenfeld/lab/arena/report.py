"""What a contest showed: every figure of the tables, the page and the JSON in one value."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

import msgspec

from furstenfeld.errors import FurstenfeldError
from furstenfeld.lab.arena.blocks import Games, Number, is_of, sums, whole_blocks, win
from furstenfeld.lab.arena.budget import BudgetCurve, budget_curves
from furstenfeld.lab.arena.contest import Contest, Field
from furstenfeld.lab.arena.curves import (
    CardUse,
    Curve,
    Length,
    cards_of,
    curve_of,
    last_round,
    length_of,
)
from furstenfeld.lab.arena.intervals import Interval, share_interval
from furstenfeld.lab.arena.match import Failed, Finished, Game
from furstenfeld.lab.arena.matchups import Match, Meeting, matches_of, meetings_of
from furstenfeld.lab.arena.rating import ratings
from furstenfeld.rules import Variant

FEWEST_DEALS = 2
"""Without two blocks there is no variance between them, and so no interval."""


class Trouble(msgspec.Struct, frozen=True):
    """Games that failed, by the bot to blame; none where the whole process died."""

    bot: str | None
    games: int
    reason: str
    """That of the first one."""


class BotResult(msgspec.Struct, frozen=True):
    """How a bot did, over all its seats."""

    bot: str
    seats: int
    """Seats played, one for each game and seat."""
    wins: float
    """A win that is shared counts as its part."""
    share: Interval
    """Wins by seats: one by the number of players is even."""
    rating: Interval
    place: float
    """The mean place in the standing (R7.3)."""
    income: float
    """Coins received a round."""
    parts: float
    coins: float
    curve: Curve
    cards: tuple[CardUse, ...]


class Summary(msgspec.Struct, frozen=True):
    """What was played, what failed, and how each bot did."""

    players: int
    variant: Variant
    edition: str
    field: Field
    seed: str
    first: int
    """The number of the first deal."""
    deals: int
    """Deals counted: those played in all line-ups and rotations without a failure."""
    games: int
    """Games on these deals."""
    troubles: tuple[Trouble, ...]
    bots: tuple[BotResult, ...]
    """The best rating first; none where too few deals are whole."""


class Report(Summary, frozen=True):
    """What a contest showed."""

    matches: tuple[Match, ...]
    meetings: tuple[Meeting, ...]
    seats: tuple[Interval, ...]
    """The win share of each seat."""
    order: tuple[Interval, ...]
    """The win share of the first, second ... seat in the player order of round 1."""
    length: Length
    budgets: tuple[BudgetCurve, ...]


class TooFewDealsError(FurstenfeldError, ValueError):
    """Fewer whole deals than a report needs."""


def troubles_of(games: Mapping[tuple[int, int, int], Game]) -> tuple[Trouble, ...]:
    """Return the games that failed, by the bot to blame."""
    found: defaultdict[str | None, list[Failed]] = defaultdict(list)
    for key in sorted(games):
        game = games[key]
        if isinstance(game, Failed):
            found[game.bot].append(game)
    return tuple(Trouble(bot, len(those), those[0].reason) for bot, those in found.items())


def empty_summary(contest: Contest, games: Mapping[tuple[int, int, int], Game]) -> Summary:
    """Return what there is to say where too few deals are whole for a report: what failed."""
    return _summary(contest, games, whole_blocks(contest, games), ())


def _summary(
    contest: Contest,
    games: Mapping[tuple[int, int, int], Game],
    blocks: Sequence[Games],
    bots: tuple[BotResult, ...],
) -> Summary:
    return Summary(
        players=contest.players,
        variant=contest.variant,
        edition=contest.edition.name,
        field=contest.field,
        seed=contest.seed,
        first=contest.first,
        deals=len(blocks),
        games=sum(map(len, blocks)),
        troubles=troubles_of(games),
        bots=bots,
    )


def report_of(contest: Contest, games: Mapping[tuple[int, int, int], Game]) -> Report:
    """Return what the whole deals of a contest show."""
    blocks = whole_blocks(contest, games)
    if len(blocks) < FEWEST_DEALS:
        raise TooFewDealsError(f"{len(blocks)} whole deals; a report needs {FEWEST_DEALS}")
    length = length_of(blocks)
    bots = _bot_results(contest, blocks, last_round(length))
    return Report(
        **msgspec.structs.asdict(_summary(contest, games, blocks, bots)),
        matches=matches_of(contest, blocks),
        meetings=meetings_of([result.bot for result in bots], blocks),
        seats=tuple(_seat_share(seat, blocks) for seat in range(contest.players)),
        order=tuple(_order_share(place, blocks) for place in range(contest.players)),
        length=length,
        budgets=budget_curves({result.bot: result.share for result in bots}),
    )


def _bot_results(contest: Contest, blocks: Sequence[Games], rounds: int) -> tuple[BotResult, ...]:
    """Return how each bot did that has played, the best rating first."""
    played = {bot for block in blocks for game in block for bot in game.bots}
    bots = [bot for bot in contest.bots if bot in played]
    rated = ratings([[_standing(game) for game in block] for block in blocks], bots)
    bots.sort(key=lambda bot: -rated[bot].value)
    return tuple(_bot_result(contest, blocks, bot, rated[bot], rounds) for bot in bots)


def _standing(game: Finished) -> tuple[tuple[str, int], ...]:
    return tuple(zip(game.bots, game.digest.places, strict=True))


def _bot_result(
    contest: Contest, blocks: Sequence[Games], bot: str, rating: Interval, rounds: int
) -> BotResult:
    wins = sums(blocks, is_of(bot), win)
    return BotResult(
        bot=bot,
        seats=int(sum(seats for _, seats in wins)),
        wins=sum(won for won, _ in wins),
        share=share_interval(wins),
        rating=rating,
        place=_mean(blocks, bot, lambda game, seat: game.digest.places[seat]),
        income=_mean(blocks, bot, _income),
        parts=_mean(blocks, bot, lambda game, seat: game.digest.parts[seat]),
        coins=_mean(blocks, bot, lambda game, seat: game.digest.coins[seat]),
        curve=curve_of(bot, blocks, rounds),
        cards=cards_of(bot, blocks, contest.variant),
    )


def _mean(blocks: Sequence[Games], bot: str, number: Number) -> float:
    found = sums(blocks, is_of(bot), number)
    return sum(total for total, _ in found) / sum(seats for _, seats in found)


def _income(game: Finished, seat: int) -> float:
    return sum(row[seat] for row in game.digest.incomes) / game.digest.rounds


def _seat_share(seat: int, blocks: Sequence[Games]) -> Interval:
    return share_interval(sums(blocks, lambda game, here: here == seat, win))


def _order_share(place: int, blocks: Sequence[Games]) -> Interval:
    return share_interval(
        sums(blocks, lambda game, here: game.digest.first_order[place] == here, win)
    )
