"""The report as one HTML page that needs nothing else: no network, no script, no other file."""

from importlib.resources import files
from xml.etree.ElementTree import Element

from furstenfeld.lab.arena.numerals import decimal, percent, percents, points, rating_bounds
from furstenfeld.lab.arena.page.curves import (
    card_wins,
    cards_built,
    income_curves,
    lengths,
    order_shares,
    palace_curves,
    seat_shares,
)
from furstenfeld.lab.arena.page.figures import Sheet, figure
from furstenfeld.lab.arena.page.html_tables import plain_table
from furstenfeld.lab.arena.page.markup import document, tag
from furstenfeld.lab.arena.page.strength import budgets, head_to_head, rating_ladder, win_shares
from furstenfeld.lab.arena.report import BotResult, ContestReport
from furstenfeld.lab.arena.sentences import failure_lines, field_line, headline, verdicts
from furstenfeld.text import Speaker


def page_of(report: ContestReport, speaker: Speaker) -> str:
    """Return the page of a report, in the speaker's language."""
    sheet = Sheet(speaker, report)
    title = sheet.say("title")
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", title),
        tag("style", _style()),
    )
    body = tag("body", tag("header", *_opening(sheet, title)), tag("main", *_figures(sheet)))
    body.append(tag("footer", *_method(sheet)))
    return document(tag("html", head, body, lang=speaker.language))


def _style() -> str:
    return files("furstenfeld.lab.arena.page").joinpath("style.css").read_text("utf-8")


def _opening(sheet: Sheet, title: str) -> list[Element]:
    """Return what was played, the verdict of each match, and what went wrong."""
    speaker, report = sheet
    return [
        tag("h1", title),
        tag("p", f"{headline(speaker, report)} {field_line(speaker, report)}", class_="lead"),
        *(tag("p", line, class_="verdict") for line in verdicts(speaker, report)),
        *(tag("p", line, class_="trouble") for line in failure_lines(speaker, report.failures)),
    ]


def _figures(sheet: Sheet) -> list[Element]:
    """Return all figures in reading order; on a wide screen two stand side by side."""
    return [
        rating_ladder(sheet),
        win_shares(sheet),
        *map(_full, budgets(sheet)),
        income_curves(sheet),
        palace_curves(sheet),
        head_to_head(sheet),
        lengths(sheet),
        order_shares(sheet),
        seat_shares(sheet),
        cards_built(sheet),
        card_wins(sheet),
        _full(_numbers(sheet)),
    ]


def _full(figure: Element) -> Element:
    """Return a figure that has the whole width."""
    figure.set("class", "full")
    return figure


def _numbers(sheet: Sheet) -> Element:
    """Return the numbers behind the ladder as a table."""
    names = ("wins", "income", "palace-parts", "coins")
    wins, *means = (sheet.speaker.say(f"column-{name}") for name in names)
    figures = (sheet.say(name) for name in ("rating", "shares"))
    played, place = (sheet.say(name) for name in ("played", "place"))
    heads = [sheet.speaker.say("column-bot"), *figures, wins, played, place, *means]
    rows = [_bot_row(sheet, result) for result in sheet.report.bots]
    return figure(sheet, "numbers", plain_table(heads, rows, sheet.say("numbers")))


def _bot_row(sheet: Sheet, result: BotResult) -> list[str]:
    speaker = sheet.speaker
    means = (result.place, result.income, result.parts, result.coins)
    return [
        sheet.numbered(result.bot),
        f"{points(speaker, result.rating.value)} ({rating_bounds(speaker, result.rating)})",
        f"{percent(speaker, result.share.value)} ({percents(speaker, result.share)})",
        decimal(speaker, result.wins),
        str(result.seats),
        *(decimal(speaker, mean) for mean in means),
    ]


def _method(sheet: Sheet) -> list[Element]:
    """Return how all of this was measured."""
    sentences = ("blocks", "share", "rating", "seeds", "credit")
    return [
        tag("h2", sheet.say("method")),
        *(tag("p", sheet.say(f"method-{name}")) for name in sentences),
    ]
