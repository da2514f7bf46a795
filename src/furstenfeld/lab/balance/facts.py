"""What is known of the printed game, for an edition to be held against."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

import msgspec

from furstenfeld.lab.balance.estimates import Estimate


class KnownFact(NamedTuple):
    """Something that is known, the measure that tells of it, and when the two agree."""

    measure: str
    agrees: Callable[[Estimate], bool]
    players: tuple[int, ...] = (2, 3, 4, 5)
    """The numbers of players of which it is known."""


KNOWN: Final[Mapping[str, KnownFact]] = MappingProxyType(
    {
        "coins": KnownFact("first-coins", lambda found: abs(found.value - 5) < 0.05),
        "passes": KnownFact("passes", lambda found: 1.25 <= found.value < 1.75),
        "prices": KnownFact("climb", lambda found: found.low > 0, (2, 5)),
    }
)
"""5 coins in round 1; about one and a half passes through the deck; prices climb with 2 and 5."""


class FactCheck(msgspec.Struct, frozen=True):
    """A known fact beside what was found in one setting."""

    fact: str
    found: Estimate
    agrees: bool


def facts(players: int, measures: Mapping[str, Estimate]) -> tuple[FactCheck, ...]:
    """Return every fact that is known of games with so many players."""
    return tuple(
        FactCheck(name, measures[known.measure], known.agrees(measures[known.measure]))
        for name, known in KNOWN.items()
        if players in known.players
    )
