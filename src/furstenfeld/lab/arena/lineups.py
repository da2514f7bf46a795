"""Who plays at one table: the line-ups of each deal, and their rotations."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise, repeat

from furstenfeld.records import Chance

LineUp = tuple[str, ...]
"""The bots of a table, seat 0 first."""


def rotations(line_up: LineUp) -> tuple[LineUp, ...]:
    """Return the line-up rotated by 0, 1, 2 ... seats, without duplicates."""
    turned = (line_up[-shift:] + line_up[:-shift] for shift in range(len(line_up)))
    return tuple(dict.fromkeys(turned))


def one_vs_rest(bots: Sequence[str], players: int) -> Iterator[tuple[LineUp, ...]]:
    """Yield for every deal the line-ups of each bot alone against a table of the last one."""
    *challengers, rest = bots
    return repeat(tuple(_alone(bot, rest, players) for bot in challengers))


def ladder(bots: Sequence[str], players: int) -> Iterator[tuple[LineUp, ...]]:
    """Yield for every deal the line-ups of each bot alone against a table of the next one."""
    return repeat(tuple(_alone(bot, below, players) for bot, below in pairwise(bots)))


def _alone(bot: str, rest: str, players: int) -> LineUp:
    return (bot, *(rest,) * (players - 1))


def mixed(bots: Sequence[str], players: int, seed: str) -> Iterator[tuple[LineUp, ...]]:
    """Yield for every deal one random table, so that all bots play and meet equally often.

    Each seat goes to the bot that has the fewest seats at this table, then to the one with the
    fewest games, then to the one that has met the others here least, and then to a random one. So
    the bots' numbers of games never differ by more than one table, and a longer contest begins with
    the tables of a shorter one.
    """
    chance = Chance(seed, "line-ups")
    played: Counter[str] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    while True:
        table: list[str] = []
        for _ in range(players):
            table.append(_next_bot(chance.shuffled(tuple(bots)), table, played, met))
        played.update(table)
        met.update((one, other) for one in table for other in table)
        yield (chance.shuffled(tuple(table)),)


def _next_bot(
    lot: Sequence[str], table: list[str], played: Counter[str], met: Counter[tuple[str, str]]
) -> str:
    def claim(bot: str) -> tuple[int, int, int]:
        return table.count(bot), played[bot], sum(met[bot, other] for other in table)

    return min(lot, key=claim)
