"""`furstenfeld cards`: the card table of an edition."""

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Group
from rich.table import Table
from rich.text import Text

from furstenfeld.cli.errors import refusals
from furstenfeld.cli.options import EditionName, Language, edition_of, speaker_of
from furstenfeld.cli.summary import palace_prices
from furstenfeld.cli.terminal import data_console, write_data
from furstenfeld.display.cards import coin
from furstenfeld.rules import (
    CARDS,
    GOODS,
    Edition,
    Power,
    Row,
    costs_of,
    edition_data,
)
from furstenfeld.text import (
    Speaker,
    one_line,
)


def cards_command(
    edition: EditionName = "reconstructed",
    lang: Language = "en",
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object for other programs.")
    ] = False,
) -> None:
    """Show the cards of an edition: what each one costs and does, and the other numbers."""
    speaker = speaker_of(lang)
    with refusals(speaker):
        chosen = edition_of(speaker, edition)
        if as_json:
            write_data(msgspec.json.encode(card_data(speaker, chosen)).decode() + "\n")
        else:
            data_console().print(card_table(speaker, chosen))


def card_data(speaker: Speaker, edition: Edition) -> dict[str, Any]:
    """Return an edition and its cards as plain data; palace parts have no cost."""
    costs = costs_of(edition)
    cards = [
        {
            "card": row.card,
            "name": speaker.card(row.card),
            "cost": costs.get(row.card),
            "text": speaker.card_text(row.card),
            "expert_only": row.expert_only,
        }
        for row in CARDS
    ]
    return {"edition": edition_data(edition), "cards": cards}


def card_table(speaker: Speaker, edition: Edition) -> Group:
    """Return the cards and the numbers of an edition."""
    title = Text(speaker.say("cli-cards-title", edition=one_line(edition.name)), style="bold")
    return Group(title, Text(), _cards(speaker, edition), Text(), *_numbers(speaker, edition))


def _cards(speaker: Speaker, edition: Edition) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(speaker.say("column-cost"), justify="right", no_wrap=True)
    grid.add_column(speaker.say("column-card"), style="bold", no_wrap=True)
    grid.add_column(speaker.say("cli-column-action-name"), style="dim", no_wrap=True)
    grid.add_column(speaker.say("column-effect"))
    costs = costs_of(edition)
    for row in CARDS:
        if row.power is Power.PALACE and row.amount > 1:
            continue
        grid.add_row(*_row(speaker, row, costs.get(row.card)))
    return grid


def _row(speaker: Speaker, row: Row, cost: int | None) -> tuple[Text, str, str, str]:
    """Return the line of a card; all six palace parts share one."""
    text = speaker.card_text(row.card)
    if cost is None:
        text = speaker.say("cli-cards-palace-text")
        return Text(), speaker.say("cli-cards-palaces"), "palace-1 … 6", text
    if row.expert_only:
        text = f"{text} ({speaker.say('cli-cards-expert')})"
    return coin(cost), speaker.card(row.card), str(row.card), text


def _numbers(speaker: Speaker, edition: Edition) -> list[Text]:
    """Return the other numbers of the edition, one per line (R8.1)."""
    demands = ", ".join("-".join(map(str, demand)) for demand in edition.demands)
    printed = ", ".join("–" if good is None else speaker.good(good) for good in edition.printed)
    lines = (
        palace_prices(speaker, edition),
        speaker.say(
            "cli-cards-track",
            track=" ".join(map(str, edition.track)),
            start=edition.start,
            price=edition.track[edition.start],
        ),
        speaker.say(
            "cli-cards-demands",
            goods="-".join(speaker.good(good) for good in GOODS),
            demands=demands,
        ),
        speaker.say("cli-cards-printed", printed=printed),
        speaker.say(
            "cli-cards-start",
            coins=edition.coins,
            opening=edition.opening,
            expert=edition.expert_opening,
        ),
        speaker.say(
            "cli-cards-round",
            draw=edition.draw,
            builds=edition.builds,
            keep=edition.keep,
            top=edition.income_top,
        ),
    )
    return [Text(line) for line in lines]
