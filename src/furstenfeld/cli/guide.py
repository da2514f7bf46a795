"""The texts of `help`: the commands, or one card."""

from rich.console import Group
from rich.table import Table
from rich.text import Text

from furstenfeld.cli.answers import COMMANDS
from furstenfeld.display.cards import coin, cost_text, full_cost
from furstenfeld.rules import Card, Stage, View
from furstenfeld.text import Speaker


def commands(speaker: Speaker) -> Group:
    """Return how to answer, and the commands."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for word in COMMANDS:
        grid.add_row(f"  {speaker.say(f'cli-usage-{word}')}", speaker.say(f"cli-help-{word}"))
    return Group(Text(), Text(speaker.say("cli-help-answer")), grid)


def card_help(speaker: Speaker, view: View, card: Card) -> Group:
    """Return name, cost and effect of a card, and where the viewer's own copy is."""
    cost = coin(full_cost(view, card))
    if view.own is not None and card in view.own.hand:
        cost = cost_text(view, card)
    head = Text.assemble((speaker.card(card), "bold"), "  ", cost, "  ", (str(card), "dim"))
    return Group(
        Text(),
        head,
        Text(speaker.card_text(card)),
        Text(speaker.say(f"cli-card-{_place(view, card)}"), style="dim"),
    )


def _place(view: View, card: Card) -> str:
    """Return where the viewer's own copy of a card is, as far as the viewer knows."""
    if view.own is None or view.seat is None or view.stage is Stage.OVER:
        return "anywhere"
    if card not in view.variant.cards:
        return "unused"
    if card in view.own.hand:
        return "in-hand"
    if card in view.seats[view.seat].plots:
        return "in-play"
    if card in view.own.known_tail:
        return "at-bottom"
    return "in-deck" if card in view.own.unseen else "gone"
