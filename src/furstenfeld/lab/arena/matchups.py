"""Who met whom: matches of one bot against a table of another, and how pairs of seats stood."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import msgspec

from furstenfeld.lab.arena.blocks import Games, sums, win
from furstenfeld.lab.arena.contest import Contest, Field
from furstenfeld.lab.arena.intervals import Interval, share_interval, standard_error
from furstenfeld.lab.arena.match import Finished


class Match(msgspec.Struct, frozen=True):
    """One bot alone against a table of another."""

    bot: str
    rest: str
    games: int
    share: Interval
    """The share of games that the bot won."""
    error: float
    """The standard error of that, over deals."""


class Meeting(msgspec.Struct, frozen=True):
    """How often a seat of one bot stood before a seat of another (R7.3); a tie counts half."""

    bot: str
    other: str
    pairs: int
    """Pairs of seats compared."""
    ahead: float


def matches_of(contest: Contest, blocks: Sequence[Games]) -> tuple[Match, ...]:
    """Return each match of a contest that has matches."""
    if contest.field is Field.MIXED:
        return ()
    tables = {game.table: game for game in reversed(blocks[0])}
    return tuple(_match(tables[table], blocks) for table in sorted(tables))


def _match(first: Finished, blocks: Sequence[Games]) -> Match:
    """Return the match of a table, told from its first rotation: the lone bot has seat 0."""
    bot, rest = first.bots[:2]
    found = sums(
        blocks, lambda game, seat: game.table == first.table and game.bots[seat] == bot, win
    )
    games = int(sum(games for _, games in found))
    return Match(bot, rest, games, share_interval(found), standard_error(found))


def meetings_of(bots: Sequence[str], blocks: Sequence[Games]) -> tuple[Meeting, ...]:
    """Return how each pair of bots stood, where they have met."""
    pairs: Counter[tuple[str, str]] = Counter()
    ahead: Counter[tuple[str, str]] = Counter()
    for games in blocks:
        for game in games:
            _compare(game, pairs, ahead)
    return tuple(
        Meeting(bot, other, pairs[bot, other], ahead[bot, other] / 2 / pairs[bot, other])
        for bot, other in permutations(bots, 2)
        if pairs[bot, other]
    )


def _compare(
    game: Finished, pairs: Counter[tuple[str, str]], ahead: Counter[tuple[str, str]]
) -> None:
    """Count every pair of seats of a game, and the halves of it that the one gets."""
    places = game.digest.places
    for one, other in permutations(range(len(places)), 2):
        names = game.bots[one], game.bots[other]
        pairs[names] += 1
        ahead[names] += 1 + (places[one] < places[other]) - (places[one] > places[other])
