"""The figures that say how games went: curves by round, cards, seats, length."""

from collections.abc import Callable, Sequence
from typing import Final
from xml.etree.ElementTree import Element

from furstenfeld.lab.arena.curves import CardUse
from furstenfeld.lab.arena.numerals import decimal, percent
from furstenfeld.lab.arena.page.charts import Axes, Series, bar_chart, interval_chart, line_chart
from furstenfeld.lab.arena.page.figures import Sheet, figure
from furstenfeld.lab.arena.page.html_tables import Cell, heat_map
from furstenfeld.lab.arena.page.strength import share_row
from furstenfeld.lab.arena.report import BotResult
from furstenfeld.rules import ROWS, Card, Power

FEW: Final = 10
"""A card that fewer seats have built says nothing about winning."""


def income_curves(sheet: Sheet) -> Element:
    """Return what each bot earns, round by round."""
    return _curves(sheet, "incomes", [result.curve.incomes for result in sheet.report.bots])


def palace_curves(sheet: Sheet) -> Element:
    """Return how each bot's palace grows, round by round."""
    return _curves(sheet, "palaces", [result.curve.palaces for result in sheet.report.bots])


def _curves(sheet: Sheet, name: str, curves: Sequence[Sequence[float]]) -> Element:
    bots = [result.bot for result in sheet.report.bots]
    lines = [
        Series(sheet.numbered(bot), list(enumerate(curve, start=1)), sheet.colour(bot))
        for bot, curve in zip(bots, curves, strict=True)
    ]
    axes = Axes(sheet.say(name), sheet.say("round"), _whole, _plain)
    return figure(sheet, name, line_chart(axes, lines), sheet.legend())


def _whole(tick: float) -> str:
    return f"{tick:.0f}"


def _plain(tick: float) -> str:
    return f"{tick:g}"


def cards_built(sheet: Sheet) -> Element:
    """Return how often each bot builds each card."""

    def cell(result: BotResult, use: CardUse) -> Cell:
        return Cell(sheet.percent(use.built), use.built, sheet.say("cards-seats", seats=use.seats))

    return _card_map(sheet, "cards", cell)


def card_wins(sheet: Sheet) -> Element:
    """Return how often each bot wins with each card, coloured beside how often it wins at all."""

    def cell(result: BotResult, use: CardUse) -> Cell:
        if use.win_share is None or use.seats < FEW:
            return Cell("–")
        seats = sheet.say("cards-seats", seats=use.seats)
        warmth = 4 * (use.win_share - result.share.value)
        return Cell(sheet.percent(use.win_share), warmth, seats)

    return _card_map(sheet, "card-wins", cell, few=FEW)


def _card_map(
    sheet: Sheet, name: str, cell: Callable[[BotResult, CardUse], Cell], **values: int
) -> Element:
    """Return a row for each card that is no palace part: every winner has all of those."""
    bots = sheet.report.bots
    rows = [
        (
            sheet.speaker.card(uses[0].card),
            [cell(bot, use) for bot, use in zip(bots, uses, strict=True)],
        )
        for uses in zip(*(bot.cards for bot in bots), strict=True)
        if not _is_palace_part(uses[0].card)
    ]
    heads = [sheet.speaker.say("column-card"), *(sheet.number(bot.bot) for bot in bots)]
    return figure(sheet, name, heat_map(heads, rows, sheet.say(name)), sheet.legend(), **values)


def _is_palace_part(card: Card) -> bool:
    return ROWS[card].power is Power.PALACE


def seat_shares(sheet: Sheet) -> Element:
    """Return the win share of each seat."""
    rows = [
        share_row(sheet, sheet.say("seats-seat", seat=seat), share)
        for seat, share in enumerate(sheet.report.seats)
    ]
    chart = interval_chart(sheet.say("seats"), rows, sheet.percent, sheet.even)
    return figure(sheet, "seats", chart, even=percent(sheet.speaker, sheet.even))


def order_shares(sheet: Sheet) -> Element:
    """Return the win share of each place in the player order of round 1."""
    rows = [
        share_row(sheet, sheet.say("order-place", place=place), share)
        for place, share in enumerate(sheet.report.order, start=1)
    ]
    chart = interval_chart(sheet.say("order"), rows, sheet.percent, sheet.even)
    return figure(sheet, "order", chart, even=percent(sheet.speaker, sheet.even))


def lengths(sheet: Sheet) -> Element:
    """Return how many games had how many rounds."""
    length = sheet.report.length
    rounds = range(min(length.games), max(length.games) + 1)
    bars = [(number, length.games.get(number, 0)) for number in rounds]
    axes = Axes(sheet.say("length"), sheet.say("round"), _whole, _plain)
    mean = decimal(sheet.speaker, length.mean.value)
    return figure(sheet, "length", bar_chart(axes, bars), mean=mean)
