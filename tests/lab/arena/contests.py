"""Small contests for tests."""

from furstenfeld.lab.arena import Contest, Field
from furstenfeld.records import bundled_edition
from furstenfeld.rules import Variant


def contest(
    *bots: str, players: int = 2, deals: int = 2, field: Field = Field.ONE_VS_REST
) -> Contest:
    """Return a contest, by default a short one between a steward and a random bot."""
    names = bots or ("steward", "random")
    edition = bundled_edition("reconstructed")
    return Contest(names, players, Variant.BASE, edition, field, "tests", deals)
