"""What many games have in common: rounds, endings, incomes, palaces and wins, counted."""

from collections import Counter
from collections.abc import Iterator
from statistics import fmean

import msgspec

from furstenfeld.records import Record, replay
from furstenfeld.rules import (
    Earned,
    Ending,
    Over,
    estate_of,
)


class Finished(msgspec.Struct, frozen=True):
    """What counts of one finished game."""

    bots: tuple[str, ...]
    rounds: int
    ending: Ending
    incomes: tuple[float, ...]
    """The mean income of each seat a round."""
    parts: tuple[int, ...]
    coins: tuple[int, ...]
    winners: tuple[int, ...]


def finished(record: Record, bots: tuple[str, ...], source: str = "game") -> Finished:
    """Return what counts of a game, which is replayed and so checked."""
    incomes = [0] * len(bots)
    outcome = None
    for outcome in replay(record, source):
        for event in outcome.events:
            if isinstance(event, Earned):
                incomes[event.seat] += event.income
    assert outcome is not None and isinstance(outcome.state.phase, Over)
    table, phase = outcome.state.table, outcome.state.phase
    return Finished(
        bots=bots,
        rounds=table.round,
        ending=phase.ending,
        incomes=tuple(income / table.round for income in incomes),
        parts=tuple(estate_of(seat.plots).parts for seat in table.seats),
        coins=tuple(seat.coins for seat in table.seats),
        winners=phase.winners,
    )


class Share(msgspec.Struct, frozen=True):
    """How some seats did on average: one seat of all games, or all seats of one bot."""

    bot: str
    games: int
    """Seats counted, one for each game and seat."""
    wins: float
    """A win that is shared counts as its part."""
    income: float
    parts: float
    coins: float


class Tally:
    """Finished games, counted."""

    def __init__(self) -> None:
        """Begin with no game."""
        self.games: list[Finished] = []

    def add(self, game: Finished) -> None:
        """Count one more game."""
        self.games.append(game)

    @property
    def rounds(self) -> tuple[int, float, int]:
        """The fewest rounds, the mean, and the most."""
        rounds = [game.rounds for game in self.games]
        return min(rounds), fmean(rounds), max(rounds)

    @property
    def endings(self) -> dict[Ending, int]:
        """How many games ended for each reason that occurred."""
        counted = Counter(game.ending for game in self.games)
        return {ending: counted[ending] for ending in Ending if counted[ending]}

    def by_seat(self) -> tuple[Share, ...]:
        """Return how each seat did."""
        seats = range(len(self.games[0].bots))
        return tuple(_share(self.games[0].bots[n], [(g, n) for g in self.games]) for n in seats)

    def by_bot(self) -> tuple[Share, ...]:
        """Return how each bot did, over all its seats."""
        names = dict.fromkeys(self.games[0].bots)
        return tuple(_share(name, list(self._seats_of(name))) for name in names)

    def _seats_of(self, name: str) -> Iterator[tuple[Finished, int]]:
        for game in self.games:
            yield from ((game, seat) for seat, bot in enumerate(game.bots) if bot == name)


def _share(bot: str, seats: list[tuple[Finished, int]]) -> Share:
    return Share(
        bot=bot,
        games=len(seats),
        wins=sum(1 / len(game.winners) for game, seat in seats if seat in game.winners),
        income=fmean(game.incomes[seat] for game, seat in seats),
        parts=fmean(game.parts[seat] for game, seat in seats),
        coins=fmean(game.coins[seat] for game, seat in seats),
    )
