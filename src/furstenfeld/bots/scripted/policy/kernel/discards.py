"""Phases 1 and 5 and the expert opening: which cards to draw, keep, put under, drop and trash."""

from furstenfeld.bots.scripted.policy.kernel.builds import WORTH
from furstenfeld.bots.scripted.policy.kernel.sales import random_offset
from furstenfeld.bots.scripted.policy.kernel.valuation import (
    CYCLE,
    INCOME,
    LOSS,
    PARTS,
    PRICE,
    RICH,
    ROUNDS,
    cost_of,
    worth,
)
from furstenfeld.bots.scripted.policy.kernel.weights import AT
from furstenfeld.fast.codes import NONE, PALACE_MASK, WHOLE_PALACE
from furstenfeld.fast.kernel.bits import lowest
from furstenfeld.fast.layout import Array, EditionRecord, GameRecord, Integer

KEEP_PART = AT["keep_part"]
KEEP_ROUND = AT["keep_round"]
KEEP_LATE = AT["keep_late"]
KEEP_RICH = AT["keep_rich"]
KEEP_POOR = AT["keep_poor"]
KEEP_SHARE = AT["keep_share"]
BURY_PART = AT["bury_part"]
USELESS = AT["useless"]
NOISE_KEEP = AT["noise_keep"]


def value_kept(
    g: GameRecord, e: EditionRecord, w: Array, s: Array, key: Integer, noise: int
) -> None:
    """Write the value of keeping each card of the hand for the next round."""
    seat = g.seat
    least = least_loss(g, s)
    purse = 1000 * g.coins[seat] + s[INCOME]
    rest = g.hand[seat]
    late = max(0, s[CYCLE] - s[ROUNDS])
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        cost = 1000 * cost_of(g, e, card)
        if (PALACE_MASK >> card) & 1:
            value = w[KEEP_PART + min(WHOLE_PALACE - 1, s[PARTS])] + w[KEEP_ROUND] * g.round
            value += (w[KEEP_LATE] * late + w[KEEP_RICH] * s[RICH]) // 1000
        else:
            value = w[KEEP_SHARE] * (worth(g, e, w, s, card + 1) - cost - least) // 1000
        value -= w[KEEP_POOR] * max(0, cost - purse) // 1000
        s[WORTH + card] = value + random_offset(key, 64 + card, noise * w[NOISE_KEEP])


def least_loss(g: GameRecord, s: Array) -> Integer:
    """Return the loss of the plot that the next build will cover; 0 if no plot is open."""
    plots = g.open[g.seat]
    if plots == 0:
        return 0
    least = s[LOSS + lowest(plots)]
    while plots:
        least = min(least, s[LOSS + lowest(plots)])
        plots &= plots - 1
    return least


def best_card(s: Array, cards: int) -> int:
    """Return the card with the highest value."""
    best = lowest(cards)
    cards &= cards - 1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if s[WORTH + card] > s[WORTH + best]:
            best = card
    return best


def kept_cards(s: Array, hand: int, room: int) -> int:
    """Return the cards to keep: the best ones, as many as there is room for."""
    kept = 0
    for _ in range(room):
        rest = hand & ~kept
        if rest == 0:
            return kept
        kept |= 1 << best_card(s, rest)
    return kept


def next_discard(w: Array, s: Array, cards: int) -> int:
    """Return which of some cards goes under the deck first.

    The most valuable card goes first and comes back first; palace parts have a weight of their own.
    """
    best = NONE
    most = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        value = w[BURY_PART] if (PALACE_MASK >> card) & 1 else s[WORTH + card]
        if best == NONE or value > most:
            best = card
            most = value
    return best


def useless_card(w: Array, s: Array, hand: int) -> int:
    """Return a card that will not help any more, never a palace part, or NONE."""
    rest = hand & ~PALACE_MASK
    worst = NONE
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if s[WORTH + card] < w[USELESS] and (worst == NONE or s[WORTH + card] < s[WORTH + worst]):
            worst = card
    return worst


def worst_good(g: GameRecord, s: Array) -> int:
    """Return the good to drop: the one that will bring least."""
    worst = NONE
    for good in range(3):
        if g.goods[g.seat, good] > 0 and (worst == NONE or s[PRICE + good] < s[PRICE + worst]):
            worst = good
    return worst
