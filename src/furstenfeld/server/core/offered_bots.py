"""The bots that people may put at tables, and the groups in which pages offer them."""

from typing import Final

import msgspec

from furstenfeld.bots import CHARACTERS, LEVELS, can_play
from furstenfeld.server.core.refusals import Reason, RefusalError


class Offered(msgspec.Struct, frozen=True):
    """Bots to choose from, by name; their names in other languages are in the catalogues."""

    levels: tuple[str, ...]
    """From beginner to best."""
    networks: tuple[str, ...]
    """Those who search with a network that taught itself."""
    characters: tuple[str, ...]
    """Those with a plan of their own."""


_LEVELS: Final = tuple(level.name for level in LEVELS)
_ALL: Final = Offered(
    levels=_LEVELS,
    networks=("grandmaster",),
    characters=tuple(name for name in CHARACTERS if name not in _LEVELS),
)
_UNOFFERED: Final = ("champion", "random")
"""May be asked for by name: the prince is the champion, and chance is hardly an opponent."""
PLAYABLE: Final = (*_ALL.levels, *_ALL.networks, *_ALL.characters, *_UNOFFERED)
"""The bots that people may put at tables, by name alone: a spec could start any program."""


def offered() -> Offered:
    """Return the bots to choose from, without those that cannot play here."""
    return Offered(
        levels=tuple(filter(can_play, _ALL.levels)),
        networks=tuple(filter(can_play, _ALL.networks)),
        characters=tuple(filter(can_play, _ALL.characters)),
    )


def check_bot(name: str) -> None:
    """Refuse a bot that people may not put at tables, or that cannot play here."""
    if name not in PLAYABLE or not can_play(name):
        raise RefusalError(Reason.UNKNOWN_BOT, bot=name, known=", ".join(PLAYABLE))
