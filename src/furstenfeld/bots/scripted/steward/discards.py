"""Phases 1 and 5: which cards to draw, to keep, to bury in which order, and to throw away."""

from furstenfeld.bots.scripted.steward.builds import put, site
from furstenfeld.bots.scripted.steward.outlook import PARTS, Arrival, Outlook, drawn_in
from furstenfeld.bots.scripted.steward.race import finish
from furstenfeld.bots.scripted.steward.valuation import income
from furstenfeld.rules import (
    DRAW,
    DROP,
    GOODS,
    KEPT,
    TRASH,
    TRASHED,
    UNDER,
    Action,
    Card,
    Options,
    estate_of,
)

Cards = list[Card]


def draw() -> Action:
    """Return the answer to a laboratory: a card more is always a card sooner."""
    return DRAW


def trash(outlook: Outlook) -> Action:
    """Return what the scavenger takes: cards that would not help any more, never a part."""
    found = gains(outlook).items()
    useless = [c for c, gain in found if c not in PARTS and gain <= outlook.temper.use]
    return TRASH[useless[0]] if useless else TRASHED


def discard(outlook: Outlook, options: Options) -> Action:
    """Return the next card under the deck; what may stay in hand stays, it thins the deck."""
    if KEPT in options:
        return KEPT
    kept = best_kept(outlook)
    return UNDER[_stack(outlook, kept)[0]]


def drop(outlook: Outlook) -> Action:
    """Return the good to give up: the one that will bring least."""
    has = [good for good in range(len(GOODS)) if outlook.seat.goods[good]]
    return DROP[min(has, key=outlook.prices[0].__getitem__)]


def best_kept(outlook: Outlook) -> Cards:
    """Return the cards to keep, the most useful first, as many as may stay (R5.2)."""
    kept: Cards = []
    rest = list(outlook.own.hand)
    for _ in range(min(len(rest), outlook.edition.keep + outlook.estate.keep)):
        best = max(rest, key=_gains(outlook, rest, kept).__getitem__)
        kept = [*kept, best]
        rest.remove(best)
    return kept


def gains(outlook: Outlook) -> dict[Card, float]:
    """Return how many rounds sooner the palace stands if this card alone is kept, for each."""
    return _gains(outlook, list(outlook.own.hand), [])


def _gains(outlook: Outlook, cards: Cards, kept: Cards) -> dict[Card, float]:
    """Return what each of these cards would add to those kept."""
    without = _finish_keeping(outlook, kept)
    return {
        card: _weighed(outlook, card, without - _finish_keeping(outlook, [*kept, card]))
        for card in cards
    }


def _weighed(outlook: Outlook, card: Card, sooner: float) -> float:
    """Return the gain of a card, corrected for what the race does not see."""
    if card in PARTS:
        # A part in hand can never delay the palace, as it need not be built at once.
        return max(0.0, sooner) + outlook.temper.hold
    purse = outlook.seat.coins + income(outlook.temper, outlook.estate, outlook.prices[0])
    if outlook.cost(card, outlook.estate) > purse:
        return sooner * outlook.temper.doubt
    return sooner


def _finish_keeping(outlook: Outlook, kept: Cards) -> float:
    """Return when the palace stands if all but these cards are buried.

    Cards that are no parts count as built at once, on credit, since that is what they are kept for.
    """
    plots, coins = outlook.seat.plots, outlook.seat.coins
    for card in kept:
        place = None if card in PARTS else site(outlook, plots, card, taken=kept)
        if place is not None:
            coins -= outlook.cost(card, estate_of(plots))
            plots = put(plots, place, card)
    buried = [card for card in outlook.own.hand if card in PARTS and card not in kept]
    return finish(outlook, plots, coins, _parts(kept), _arrivals(outlook, buried))


def _stack(outlook: Outlook, kept: Cards) -> Cards:
    """Return the cards to bury, first to last: the parts together, where they finish soonest."""
    rest = [card for card in outlook.own.hand if card not in kept]
    parts = [card for card in rest if card in PARTS]
    others = [card for card in rest if card not in PARTS]
    if not parts or not others:
        return rest
    orders = [[*others[:above], *parts, *others[above:]] for above in range(len(others) + 1)]
    return min(orders, key=lambda order: _finish_stacked(outlook, kept, order))


def _finish_stacked(outlook: Outlook, kept: Cards, order: Cards) -> float:
    seat = outlook.seat
    return finish(outlook, seat.plots, seat.coins, _parts(kept), _arrivals(outlook, order))


def _parts(cards: Cards) -> list[int]:
    return [PARTS[card] for card in cards if card in PARTS]


def _arrivals(outlook: Outlook, order: Cards) -> list[Arrival]:
    """Return when the parts are drawn again that are buried in this order."""
    draws = outlook.draws(outlook.estate)
    deck = outlook.seat.deck_size
    return [
        (drawn_in(deck + depth, draws), PARTS[card])
        for depth, card in enumerate(order)
        if card in PARTS
    ]
