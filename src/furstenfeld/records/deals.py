"""The only random function of the game: a deal from a seed (R1.1, R1.3, R1.4, R1.7)."""

from furstenfeld.records.chance import Chance
from furstenfeld.records.editions import bundled_edition
from furstenfeld.rules import Deal, Edition, Variant


def deal(
    seed: str | int,
    players: int,
    variant: Variant | str = Variant.BASE,
    edition: Edition | None = None,
) -> Deal:
    """Return the deal of a seed: demand cards, player order, and a shuffled deck for each seat.

    >>> deal(seed=2026, players=3).order
    (2, 0, 1)
    """
    edition = edition or bundled_edition("reconstructed")
    variant = Variant(variant)
    return Deal(
        variant=variant,
        edition=edition,
        demands=Chance(seed, "demands").shuffled(edition.demands)[:players],
        order=Chance(seed, "order").shuffled(tuple(range(players))),
        decks=tuple(
            Chance(seed, f"deck {seat}").shuffled(variant.cards) for seat in range(players)
        ),
    )
