"""The figures that say who is strong: rating ladder, win shares, budgets, head to head."""

from xml.etree.ElementTree import Element

from furstenfeld.lab.arena.budget import BudgetCurve
from furstenfeld.lab.arena.intervals import Interval
from furstenfeld.lab.arena.matchups import HeadToHead
from furstenfeld.lab.arena.numerals import percent, percents, points, rating_bounds
from furstenfeld.lab.arena.page.charts import Axes, Row, Series, interval_chart, line_chart
from furstenfeld.lab.arena.page.figures import Sheet, figure
from furstenfeld.lab.arena.page.html_tables import Cell, heat_map


def rating_ladder(sheet: Sheet) -> Element:
    """Return the bots by rating, with intervals."""
    rows = [
        Row(
            sheet.numbered(result.bot),
            result.rating,
            f"{points(sheet.speaker, result.rating.value)} "
            f"({rating_bounds(sheet.speaker, result.rating)})",
            sheet.colour(result.bot),
        )
        for result in sheet.report.bots
    ]
    chart = interval_chart(sheet.say("rating"), rows, lambda tick: points(sheet.speaker, tick))
    return figure(sheet, "rating", chart)


def win_shares(sheet: Sheet) -> Element:
    """Return the win share of each match, or where there are none of each bot."""
    rows = [
        share_row(sheet, sheet.numbered(match.bot), match.share, match.bot)
        for match in sheet.report.matches
    ] or [
        share_row(sheet, sheet.numbered(result.bot), result.share, result.bot)
        for result in sheet.report.bots
    ]
    chart = interval_chart(sheet.say("shares"), rows, sheet.percent, sheet.even)
    return figure(sheet, "shares", chart, even=percent(sheet.speaker, sheet.even))


def share_row(sheet: Sheet, label: str, share: Interval, bot: str | None = None) -> Row:
    """Return a line of a chart of win shares."""
    told = f"{percent(sheet.speaker, share.value)} ({percents(sheet.speaker, share)})"
    return Row(label, share, told, 0 if bot is None else sheet.colour(bot))


def budgets(sheet: Sheet) -> list[Element]:
    """Return the strength by budget, where bots differ in nothing else."""
    return [_budget(sheet, curve) for curve in sheet.report.budgets]


def _budget(sheet: Sheet, curve: BudgetCurve) -> Element:
    line = Series(
        curve.name,
        [(point.budget, point.share.value) for point in curve.points],
        0,
        [point.share for point in curve.points],
    )
    axes = Axes(
        sheet.say("budget"), curve.option, lambda tick: f"{tick:g}", sheet.percent, is_log=True
    )
    chart = line_chart(axes, [line], sheet.even)
    return figure(sheet, "budget", chart, bot=curve.name, option=curve.option)


def head_to_head(sheet: Sheet) -> Element:
    """Return how often each bot finishes ahead of each other one."""
    met = {(each.bot, each.other): each for each in sheet.report.meetings}
    bots = [result.bot for result in sheet.report.bots]
    rows = [
        (sheet.numbered(bot), [_meeting(sheet, met.get((bot, other))) for other in bots])
        for bot in bots
    ]
    heads = [sheet.speaker.say("column-bot"), *map(sheet.number, bots)]
    table = heat_map(heads, rows, sheet.say("meetings"))
    return figure(sheet, "meetings", table)


def _meeting(sheet: Sheet, meeting: HeadToHead | None) -> Cell:
    if meeting is None:
        return Cell("–")
    pairs = sheet.say("meetings-pairs", pairs=meeting.pairs)
    return Cell(sheet.percent(meeting.ahead), 2 * meeting.ahead - 1, pairs)
