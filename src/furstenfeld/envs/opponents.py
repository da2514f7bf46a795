"""The bots at the other seats: random ones in compiled code, all others through their View."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from furstenfeld.bots import Bot, RandomBot, bot
from furstenfeld.envs.episode import DealSource, EnvSetting
from furstenfeld.fast import ACTION_ID, Batch, cpu
from furstenfeld.fast.codes import OVER
from furstenfeld.fast.kernel.chance import GOLDEN, random_step
from furstenfeld.records import Chance
from furstenfeld.rules import Deal, view

Bots = str | Bot | Sequence[str | Bot]
"""A bot or its spec for all other seats, or several that take the seats in turn."""


@cpu.Loop
def random_until(games: Any, n: int, edition: Any, stops: int, streams: Any) -> None:
    """Play random actions until a seat is to move whose bit is in `stops`, or to the end."""
    while games[n].phase != OVER and not (stops >> games[n].seat) & 1:
        streams[n] += GOLDEN
        random_step(games[n], edition[0], streams[n])


class Opponents:
    """The bots around one learner, in one game or in many in parallel."""

    def __init__(self, setting: EnvSetting, seat: int, bots: Bots, games: int) -> None:
        """Seat the bots; `begin` then gives each game its own random numbers."""
        if seat not in setting.seats:
            raise ValueError(f"seat: expected 0 to {setting.players - 1}, found {seat!r}")
        self.setting = setting
        self.seat = seat
        others = [other for other in setting.seats if other != seat]
        seated = zip(others, _repeated(bots, len(others)), strict=True)
        self.bots = {other: bot for other, bot in seated if type(bot) is not RandomBot}
        self._stops = 1 << seat | sum(1 << other for other in self.bots)
        self._streams = np.zeros(games, np.uint64)
        self._starts: list[DealSource] = [""] * games
        self._deals: list[Deal | None] = [None] * games
        self._streams_of: list[dict[int, Chance]] = [{} for _ in range(games)]

    def begin(self, number: int, start: DealSource, seed: str | int) -> None:
        """Seed the random numbers of the opponents in a game that was just dealt."""
        self._streams[number] = Chance(seed, "opponents").state
        self._starts[number], self._deals[number] = start, None
        self._streams_of[number] = {seat: Chance(seed, f"bot {seat}") for seat in self.bots}

    def play(self, batch: Batch) -> None:
        """Play every game on until the learner is to move, or to its end."""
        while True:
            batch._run(random_until, batch._edition, self._stops, self._streams)
            if not self.bots:
                return
            waiting = np.flatnonzero(~batch.finished & (batch.to_move != self.seat))
            if not waiting.size:
                return
            self._answer(batch, waiting)

    def _answer(self, batch: Batch, waiting: npt.NDArray[np.intp]) -> None:
        """Let the bots to move act, one game after the other."""
        actions = [self._chosen(batch, number) for number in waiting.tolist()]
        some = Batch(batch.games[waiting], batch.edition, batch.threads)
        some.step(np.array(actions))
        batch.games[waiting] = some.games

    def _chosen(self, batch: Batch, number: int) -> int:
        state = batch.state(number, self._deal(number))
        seat = int(batch.to_move[number])
        seen, stream = view(state, seat), self._streams_of[number][seat]
        return ACTION_ID[self.bots[seat].choose(seen, state.options, stream)]

    def _deal(self, number: int) -> Deal:
        known, start = self._deals[number], self._starts[number]
        if known is None:
            known = start if isinstance(start, Deal) else self.setting.deal(start)
            self._deals[number] = known
        return known


def _repeated(bots: Bots, seats: int) -> list[Bot]:
    """Return a bot for each seat; if there are fewer bots than seats, they repeat."""
    several = bots if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]
    if not 1 <= len(several) <= seats:
        raise ValueError(f"bots: expected 1 to {seats} for {seats} other seats, found {bots!r}")
    made = [bot(each) if isinstance(each, str) else each for each in several]
    return [made[place % len(made)] for place in range(seats)]
