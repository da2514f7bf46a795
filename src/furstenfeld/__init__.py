"""The board game Fürstenfeld: its rules, game files, bots, and a game object to begin with.

>>> import furstenfeld as ff
>>> game = ff.Game.new(players=3, seed=2026)
>>> game.legal
(brewery 1, brewery 2, brewery 3, brewery none)

Everything here is loaded when it is first used, so the import itself takes no time.
"""

from importlib import import_module

TYPE_CHECKING = False  # a type checker takes it for true; `typing` itself is slow to import
if TYPE_CHECKING:
    from furstenfeld.bots import bot
    from furstenfeld.errors import FurstenfeldError
    from furstenfeld.game import Game
    from furstenfeld.records import Record, deal
    from furstenfeld.rules import (
        Action,
        Card,
        Deal,
        Edition,
        Event,
        Good,
        Outcome,
        State,
        Turn,
        Variant,
        View,
        apply,
        legal,
        parse,
        setup,
        view,
    )

    __version__: str

__all__ = [
    "Action",
    "Card",
    "Deal",
    "Edition",
    "Event",
    "FurstenfeldError",
    "Game",
    "Good",
    "Outcome",
    "Record",
    "State",
    "Turn",
    "Variant",
    "View",
    "__version__",
    "apply",
    "bot",
    "deal",
    "legal",
    "parse",
    "setup",
    "view",
]

_ROOMS = {
    "FurstenfeldError": "errors",
    "Game": "game",
    "Record": "records",
    "bot": "bots",
    "deal": "records",
}
"""Where the names come from that are not in `furstenfeld.rules`."""


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name == "__version__":
        from importlib.metadata import version

        found: object = version(__name__)
    else:
        found = getattr(import_module(f"{__name__}.{_ROOMS.get(name, 'rules')}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
