"""The figures of a contest: who is strong, and how the games went."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from furstenfeld.lab.arena.budget import BudgetCurve
from furstenfeld.lab.arena.curves import CardUse
from furstenfeld.lab.arena.matchups import HeadToHead
from furstenfeld.lab.arena.report import BotResult, ContestReport
from furstenfeld.lab.intervals import Interval
from furstenfeld.lab.numerals import decimal, percent, percents, points, rating_bounds
from furstenfeld.lab.report import (
    COLOURS,
    Axes,
    BarChart,
    Figure,
    FigurePart,
    HeatCell,
    HeatMap,
    IntervalChart,
    IntervalRow,
    Legend,
    LineChart,
    PlainTable,
    Series,
)
from furstenfeld.rules import ROWS, Power
from furstenfeld.text import Speaker

FEW: Final = 10
"""The win share of a card that fewer seats have built is not shown: it is mostly luck."""

_NUMBER_HEADS: Final = (
    *("column-bot", "arena-rating", "arena-shares", "column-wins", "arena-played", "arena-place"),
    *("column-income", "column-palace-parts", "column-coins"),
)


class FigureMaker(NamedTuple):
    """A report and a language, from which all figures are made.

    Each bot has the number, mark and colour of its place in the rating.
    """

    speaker: Speaker
    report: ContestReport

    def figures(self) -> Iterator[Figure]:
        """Yield all figures in reading order."""
        even = percent(self.speaker, self.even)
        yield self._figure("rating", self._ratings())
        yield self._figure("shares", self._win_shares(), even=even)
        yield from map(self._budget, self.report.budgets)
        for name in ("incomes", "palaces"):
            yield self._figure(name, self._curves(name), self._legend())
        yield self._figure("meetings", self._head_to_head())
        mean = decimal(self.speaker, self.report.length.mean.value)
        yield self._figure("length", self._lengths(), mean=mean)
        yield self._figure("order", self._order_shares(), even=even)
        yield self._figure("seats", self._seat_shares(), even=even)
        yield self._figure("cards", self._card_map("cards", self._built_cell), self._legend())
        wins = self._card_map("card-wins", self._win_cell)
        yield self._figure("card-wins", wins, self._legend(), few=FEW)
        yield self._figure("numbers", self._numbers(), is_wide=True)

    def _figure(
        self, name: str, *parts: FigurePart, is_wide: bool = False, **values: str | int
    ) -> Figure:
        caption = self._say(f"{name}-caption", **values)
        return Figure(name, self._say(name), caption, parts, is_wide)

    def _say(self, name: str, **values: str | int) -> str:
        return self.speaker.say(f"arena-{name}", **values)

    def _percent(self, share: float) -> str:
        """Return a share as a whole percentage, for axes and cells."""
        return percent(self.speaker, share, 0)

    @property
    def even(self) -> float:
        """The win share of a seat if all are equal."""
        return 1 / self.report.players

    def _place(self, bot: str) -> int:
        return next(place for place, each in enumerate(self.report.bots) if each.bot == bot)

    def _numbered(self, bot: str) -> str:
        return f"{self._place(bot) + 1} {bot}"

    def _colour(self, bot: str) -> int:
        return self._place(bot) % COLOURS

    def _legend(self) -> Legend:
        return Legend([self._series(result.bot, ()) for result in self.report.bots])

    def _series(self, bot: str, line: Sequence[tuple[float, float]]) -> Series:
        return Series(self._numbered(bot), line, self._colour(bot))

    def _heads(self, first: str) -> list[str]:
        """Return the heads of a table with a column for each bot, named by its number."""
        return [self.speaker.say(first), *map(str, range(1, len(self.report.bots) + 1))]

    def _ratings(self) -> IntervalChart:
        rows = [
            IntervalRow(
                self._numbered(result.bot),
                result.rating,
                self._rating_text(result),
                self._colour(result.bot),
            )
            for result in self.report.bots
        ]
        return IntervalChart(self._say("rating"), rows, lambda tick: points(self.speaker, tick))

    def _rating_text(self, result: BotResult) -> str:
        value = points(self.speaker, result.rating.value)
        return f"{value} ({rating_bounds(self.speaker, result.rating)})"

    def _share_chart(self, name: str, rows: Sequence[IntervalRow]) -> IntervalChart:
        return IntervalChart(self._say(name), rows, self._percent, self.even)

    def _share_row(self, label: str, share: Interval, colour: int = 0) -> IntervalRow:
        return IntervalRow(label, share, self._share_text(share), colour)

    def _share_text(self, share: Interval) -> str:
        return f"{percent(self.speaker, share.value)} ({percents(self.speaker, share)})"

    def _win_shares(self) -> IntervalChart:
        """Return the win share in each match, or of each bot if there are no matches."""
        rows = [
            self._share_row(self._numbered(each.bot), each.share, self._colour(each.bot))
            for each in self.report.matches or self.report.bots
        ]
        return self._share_chart("shares", rows)

    def _seat_shares(self) -> IntervalChart:
        rows = [
            self._share_row(self._say("seats-seat", seat=seat), share)
            for seat, share in enumerate(self.report.seats)
        ]
        return self._share_chart("seats", rows)

    def _order_shares(self) -> IntervalChart:
        rows = [
            self._share_row(self._say("order-place", place=place), share)
            for place, share in enumerate(self.report.order, start=1)
        ]
        return self._share_chart("order", rows)

    def _budget(self, curve: BudgetCurve) -> Figure:
        """Return the strength by budget, of bots that differ in nothing else."""
        line = [(point.budget, point.share.value) for point in curve.points]
        series = Series(curve.name, line, 0, [point.share for point in curve.points])
        axes = Axes(self._say("budget"), curve.option, _plain, self._percent)
        chart = LineChart(axes, [series], self.even, is_log=True)
        return self._figure("budget", chart, is_wide=True, bot=curve.name, option=curve.option)

    def _curves(self, name: str) -> LineChart:
        """Return the incomes or the palace parts of each bot, round by round."""
        lines = [
            self._series(result.bot, list(enumerate(getattr(result.curve, name), start=1)))
            for result in self.report.bots
        ]
        return LineChart(Axes(self._say(name), self._say("round"), _whole, _plain), lines)

    def _lengths(self) -> BarChart:
        games = self.report.length.games
        bars = [(number, games.get(number, 0)) for number in range(min(games), max(games) + 1)]
        return BarChart(Axes(self._say("length"), self._say("round"), _whole, _plain), bars)

    def _head_to_head(self) -> HeatMap:
        met = {(each.bot, each.other): each for each in self.report.meetings}
        bots = [result.bot for result in self.report.bots]
        rows = [
            (self._numbered(bot), [self._meeting_cell(met.get((bot, other))) for other in bots])
            for bot in bots
        ]
        return HeatMap(self._heads("column-bot"), rows, self._say("meetings"))

    def _meeting_cell(self, meeting: HeadToHead | None) -> HeatCell:
        if meeting is None:
            return HeatCell("–")
        pairs = self._say("meetings-pairs", pairs=meeting.pairs)
        return HeatCell(self._percent(meeting.ahead), 2 * meeting.ahead - 1, pairs)

    def _card_map(self, name: str, cell: Callable[[BotResult, CardUse], HeatCell]) -> HeatMap:
        """Return a row for each card except palace parts, which every winner has."""
        bots = self.report.bots
        rows = [
            (
                self.speaker.card(uses[0].card),
                [cell(bot, use) for bot, use in zip(bots, uses, strict=True)],
            )
            for uses in zip(*(bot.cards for bot in bots), strict=True)
            if ROWS[uses[0].card].power is not Power.PALACE
        ]
        return HeatMap(self._heads("column-card"), rows, self._say(name))

    def _built_cell(self, result: BotResult, use: CardUse) -> HeatCell:
        """Return how often a bot builds a card."""
        seats = self._say("cards-seats", seats=use.seats)
        return HeatCell(self._percent(use.built), use.built, seats)

    def _win_cell(self, result: BotResult, use: CardUse) -> HeatCell:
        """Return how often a bot wins with a card; the colour compares that with all its games."""
        if use.win_share is None or use.seats < FEW:
            return HeatCell("–")
        seats = self._say("cards-seats", seats=use.seats)
        warmth = 4 * (use.win_share - result.share.value)
        return HeatCell(self._percent(use.win_share), warmth, seats)

    def _numbers(self) -> PlainTable:
        """Return the numbers behind the rating chart as a table."""
        heads = [self.speaker.say(name) for name in _NUMBER_HEADS]
        rows = [self._bot_row(result) for result in self.report.bots]
        return PlainTable(heads, rows, self._say("numbers"))

    def _bot_row(self, result: BotResult) -> list[str]:
        means = (result.place, result.income, result.parts, result.coins)
        return [
            self._numbered(result.bot),
            self._rating_text(result),
            self._share_text(result.share),
            decimal(self.speaker, result.wins),
            str(result.seats),
            *(decimal(self.speaker, mean) for mean in means),
        ]


def _whole(tick: float) -> str:
    return f"{tick:.0f}"


def _plain(tick: float) -> str:
    return f"{tick:g}"
