"""The end of a game: the winners and the final standing."""

from rich.console import Group
from rich.table import Table
from rich.text import Text

from furstenfeld.display.cards import miniature
from furstenfeld.display.marks import COIN_COLOUR, seat_name
from furstenfeld.rules import Over, State, estate_of, standing
from furstenfeld.text import Speaker


def standings(speaker: Speaker, state: State, you: int | None = None) -> Group:
    """Return why the game ended, the winners, and a line for each seat."""
    assert isinstance(state.phase, Over)
    told = speaker.ending(state.phase.ending, state.phase.winners)
    return Group(Text(), Text(told, style="bold"), ranks(speaker, state, you))


def ranks(speaker: Speaker, state: State, you: int | None = None) -> Group:
    """Return a line for each seat, by rank (R7.3)."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(speaker.say("cli-column-rank"), justify="right")
    grid.add_column(speaker.say("column-player"))
    grid.add_column(speaker.say("column-palace-parts"))
    grid.add_column(speaker.say("column-coins"), justify="right")
    grid.add_column(speaker.say("column-plots"), no_wrap=True)
    places = standing(state.table)
    for seat in sorted(range(len(places)), key=places.__getitem__):
        own = state.table.seats[seat]
        parts = estate_of(own.plots).parts
        grid.add_row(
            Text(str(places[seat]), style="bold"),
            seat_name(speaker, seat, you),
            Text("▣" * parts + "▢" * (6 - parts)),
            Text(str(own.coins), style=f"bold {COIN_COLOUR}"),
            miniature(speaker, own.plots),
        )
    return Group(Text(), grid)
