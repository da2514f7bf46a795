"""The bots that people can put at tables, in the groups that the page shows."""

from typing import Final

import msgspec

from furstenfeld.bots import CHARACTERS, LEVELS, can_play
from furstenfeld.server.core.refusals import Reason, RefusalError


class Offered(msgspec.Struct, frozen=True):
    """The bots to choose from, by name; the page's catalogues translate the names."""

    levels: tuple[str, ...]
    """From the weakest to the strongest."""
    networks: tuple[str, ...]
    """Bots that search with a trained network."""
    characters: tuple[str, ...]
    """Bots that follow a certain strategy."""


_LEVELS: Final = tuple(level.name for level in LEVELS)
_ALL: Final = Offered(
    levels=_LEVELS,
    networks=("grandmaster",),
    characters=tuple(name for name in CHARACTERS if name not in _LEVELS),
)
_UNOFFERED: Final = ("champion", "random")
"""Accepted but not offered: the champion is the level `prince`, and random play is no opponent."""
PLAYABLE: Final = (*_ALL.levels, *_ALL.networks, *_ALL.characters, *_UNOFFERED)
"""All accepted bots; full bot specs are not accepted, because they can start any program."""


def offered() -> Offered:
    """Return the bots to choose from that can play on this machine."""
    return Offered(
        levels=tuple(filter(can_play, _ALL.levels)),
        networks=tuple(filter(can_play, _ALL.networks)),
        characters=tuple(filter(can_play, _ALL.characters)),
    )


def check_bot(name: str) -> None:
    """Refuse a bot that is unknown or cannot play on this machine."""
    if name not in PLAYABLE or not can_play(name):
        raise RefusalError(Reason.UNKNOWN_BOT, bot=name, known=", ".join(PLAYABLE))
