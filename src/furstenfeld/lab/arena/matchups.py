"""Who met whom: matches of one bot against a table of another, and comparisons of seats."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import msgspec

from furstenfeld.lab.arena.blocks import GameBlock, sums
from furstenfeld.lab.arena.contest import Contest, Field
from furstenfeld.lab.arena.match import FinishedGame
from furstenfeld.lab.game_stats import GameStats
from furstenfeld.lab.intervals import Interval, share_interval, standard_error


class Match(msgspec.Struct, frozen=True):
    """One bot alone against a table of another."""

    bot: str
    rest: str
    games: int
    share: Interval
    """The share of games that the bot won."""
    error: float
    """The standard error of the share, over deals."""


class HeadToHead(msgspec.Struct, frozen=True):
    """How often a seat of one bot was ahead of a seat of another (R7.3); a tie counts half."""

    bot: str
    other: str
    pairs: int
    """Pairs of seats compared."""
    ahead: float


def matches_of(contest: Contest, blocks: Sequence[GameBlock]) -> tuple[Match, ...]:
    """Return the matches of a contest; a mixed field has none."""
    if contest.field is Field.MIXED:
        return ()
    tables = {game.table: game for game in reversed(blocks[0])}
    return tuple(_match(tables[table], blocks) for table in sorted(tables))


def _match(first: FinishedGame, blocks: Sequence[GameBlock]) -> Match:
    """Return the match of a table; in its first rotation the single bot has seat 0."""
    bot, rest = first.bots[:2]
    found = sums(
        blocks,
        lambda game, seat: game.table == first.table and game.bots[seat] == bot,
        GameStats.win_share,
    )
    games = int(sum(games for _, games in found))
    return Match(bot, rest, games, share_interval(found), standard_error(found))


def head_to_heads(bots: Sequence[str], blocks: Sequence[GameBlock]) -> tuple[HeadToHead, ...]:
    """Return the comparison of each pair of bots that have met."""
    pairs: Counter[tuple[str, str]] = Counter()
    ahead: Counter[tuple[str, str]] = Counter()
    for games in blocks:
        for game in games:
            _compare(game, pairs, ahead)
    return tuple(
        HeadToHead(bot, other, pairs[bot, other], ahead[bot, other] / 2 / pairs[bot, other])
        for bot, other in permutations(bots, 2)
        if pairs[bot, other]
    )


def _compare(
    game: FinishedGame, pairs: Counter[tuple[str, str]], ahead: Counter[tuple[str, str]]
) -> None:
    """Count every pair of seats of a game, and two points for being ahead, one for a tie."""
    places = game.stats.places
    for one, other in permutations(range(len(places)), 2):
        names = game.bots[one], game.bots[other]
        pairs[names] += 1
        ahead[names] += 1 + (places[one] < places[other]) - (places[one] > places[other])
