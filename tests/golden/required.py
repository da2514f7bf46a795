"""Which golden games there must be: every ending there is, by variant and number of players."""

from itertools import product
from typing import NamedTuple

from furstenfeld.rules import Ending, Variant


class Wanted(NamedTuple):
    """One golden game; `shared` when several players win it together."""

    variant: Variant
    players: int
    ending: Ending
    shared: bool = False

    @property
    def name(self) -> str:
        """The name of its files."""
        kind = "shared" if self.shared else self.ending
        return f"{self.variant}-{self.players}-{kind}"


def required() -> list[Wanted]:
    """Return all golden games; the base game has no scavenger, so it knows no stalemate (R7.4)."""
    every = product(Variant, (2, 3, 4, 5), Ending)
    wanted = [Wanted(*each) for each in every if each[::2] != (Variant.BASE, Ending.STALEMATE)]
    return [*wanted, *(Wanted(variant, 2, Ending.PALACE, shared=True) for variant in Variant)]
