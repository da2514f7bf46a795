"""What a person forgets, overlooks and misjudges; luck says when."""

from furstenfeld.records import Chance
from furstenfeld.rules import GOODS, OwnCards, View, in_card_order

_FINE = 1000


def happens(luck: Chance, chance: float) -> bool:
    """Return whether something of this chance happens; what never does takes no luck."""
    return chance > 0 and luck.below(_FINE) < chance * _FINE


def mistake(luck: Chance, most: float) -> float:
    """Return by how much a guess is wrong, at most so much either way."""
    return most * (luck.below(2 * _FINE + 1) / _FINE - 1) if most else 0.0


def remembered(own: OwnCards, memory: int) -> OwnCards:
    """Return what is left of the own cards in the mind: the last ones put under the deck."""
    forgotten = own.known_tail[: max(0, len(own.known_tail) - memory)]
    tail = own.known_tail[len(forgotten) :]
    return OwnCards(own.hand, tail, in_card_order(own.unseen + forgotten))


def favourite(view: View) -> int:
    """Return the good that a player likes best in this game, for no good reason."""
    return Chance(f"{view.seat} {view.demands}", "favourite").below(len(GOODS))
