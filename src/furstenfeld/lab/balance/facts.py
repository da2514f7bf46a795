"""Known facts about the printed game, to compare an edition with."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

import msgspec

from furstenfeld.lab.balance.estimates import Estimate


class KnownFact(NamedTuple):
    """A known fact: the measure it is about, and whether a result agrees with it."""

    measure: str
    agrees: Callable[[Estimate], bool]
    players: tuple[int, ...] = (2, 3, 4, 5)
    """The numbers of players for which it is known."""


KNOWN: Final[Mapping[str, KnownFact]] = MappingProxyType(
    {
        "coins": KnownFact("first-coins", lambda found: abs(found.value - 5) < 0.05),
        "passes": KnownFact("passes", lambda found: 1.25 <= found.value < 1.75),
        "prices": KnownFact("climb", lambda found: found.low > 0, (2, 5)),
    }
)
"""5 coins in round 1; about 1.5 passes through the deck; rising prices with 2 and 5 players."""


class FactCheck(msgspec.Struct, frozen=True):
    """A known fact, compared with the result of one setting."""

    fact: str
    found: Estimate
    agrees: bool


def facts(players: int, measures: Mapping[str, Estimate]) -> tuple[FactCheck, ...]:
    """Return the comparison with every fact about this number of players."""
    return tuple(
        FactCheck(name, measures[known.measure], known.agrees(measures[known.measure]))
        for name, known in KNOWN.items()
        if players in known.players
    )
