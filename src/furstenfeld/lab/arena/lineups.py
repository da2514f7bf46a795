"""Who sits together: the line-ups of each deal, and all the ways to turn one round the table."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise, repeat

from furstenfeld.records import Chance

LineUp = tuple[str, ...]
"""The bots of a table, seat 0 first."""


def rotations(line_up: LineUp) -> tuple[LineUp, ...]:
    """Return the line-up turned by 0, 1, 2 ... seats, without those that seat everybody alike."""
    turned = (line_up[-shift:] + line_up[:-shift] for shift in range(len(line_up)))
    return tuple(dict.fromkeys(turned))


def one_vs_rest(bots: Sequence[str], players: int) -> Iterator[tuple[LineUp, ...]]:
    """Yield for every deal each bot alone against a table of the last one."""
    *challengers, rest = bots
    return repeat(tuple(_alone(bot, rest, players) for bot in challengers))


def ladder(bots: Sequence[str], players: int) -> Iterator[tuple[LineUp, ...]]:
    """Yield for every deal each bot alone against a table of the next one."""
    return repeat(tuple(_alone(bot, below, players) for bot, below in pairwise(bots)))


def _alone(bot: str, rest: str, players: int) -> LineUp:
    return (bot, *(rest,) * (players - 1))


def mixed(bots: Sequence[str], players: int, seed: str) -> Iterator[tuple[LineUp, ...]]:
    """Yield for every deal one table, drawn so that all play, and meet, equally often.

    Each chair goes to a bot that sits at this table the fewest times, of those to one that has
    played least, of those to one that has met the others here least, and of those by lot. So the
    bots' games differ by at most one table at any time, and a longer contest begins with the
    tables of a shorter one.
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
