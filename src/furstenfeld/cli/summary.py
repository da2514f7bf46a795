"""The summary card that every player has: the phases, and what each card does (R0.2)."""

from rich.console import Group
from rich.table import Table
from rich.text import Text

from furstenfeld.display.cards import coin
from furstenfeld.display.table import effect_line
from furstenfeld.rules import (
    PRICED_CARDS,
    ROWS,
    Edition,
    Variant,
    costs_of,
)
from furstenfeld.text import Speaker


def summary_card(speaker: Speaker, edition: Edition, variant: Variant) -> Group:
    """Return the summary card of one edition and variant."""
    title = Text(speaker.say("summary-title"), style="bold")
    return Group(
        Text(), title, phases(speaker, edition), Text(), effects(speaker, edition, variant)
    )


def phases(speaker: Speaker, edition: Edition) -> Table:
    """Return the six phases of a round."""
    numbers = {"draw": edition.draw, "builds": edition.builds, "keep": edition.keep}
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", min_width=4)
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for phase in range(1, 7):
        does = speaker.say(f"summary-{phase}", **numbers)
        grid.add_row(str(phase), speaker.say(f"phase-{phase}"), does)
    return grid


def effects(speaker: Speaker, edition: Edition, variant: Variant) -> Table:
    """Return what each card costs and does; the palace parts share the last line."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", min_width=4, no_wrap=True)
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    costs = costs_of(edition)
    for card in PRICED_CARDS:
        if ROWS[card].expert_only and variant is not Variant.EXPERT:
            continue
        grid.add_row(coin(costs[card]), speaker.card(card), effect_line(speaker, card))
    grid.add_row("", speaker.say("cli-cards-palaces"), palace_prices(speaker, edition))
    return grid


def palace_prices(speaker: Speaker, edition: Edition) -> str:
    """Return what palace parts cost, in a sentence (R0.7)."""
    prices = ", ".join(map(str, edition.palace_prices))
    return speaker.say("cli-cards-palace", prices=prices)
