"""Phase 5 and laboratory: which cards stay, which go under the deck and in which order."""

from furstenfeld.bots.steward.building import finish_of
from furstenfeld.bots.steward.outlook import PARTS, Outlook
from furstenfeld.bots.steward.race import finish, income, worth, worths
from furstenfeld.rules import Action, Card, estate_of
from furstenfeld.rules.actions import DRAW, DROP, ENOUGH, KEPT, TRASH, TRASHED, UNDER, Options


def best_kept(outlook: Outlook, room: int, hand: tuple[Card, ...]) -> list[Card]:
    """The cards to keep, the best first."""
    kept: list[Card] = []
    rest = list(hand)
    while rest and len(kept) < room:
        best = max(rest, key=lambda card: gain(outlook, hand, kept, card))
        kept.append(best)
        rest.remove(best)
    return kept


def gain(outlook: Outlook, hand: tuple[Card, ...], kept: list[Card], card: Card) -> float:
    """How many rounds sooner the palace stands if this card is kept too."""
    without = finish_with(outlook, hand, kept)
    value = without - finish_with(outlook, hand, [*kept, card])
    if card in PARTS:
        return value + outlook.temper.hold
    seat = outlook.seat
    estate = estate_of(seat.plots)
    cost = outlook.costs[card] - estate.discount
    if cost > seat.coins + income(outlook, estate, outlook.prices[0]):
        value *= outlook.temper.unaffordable
    return value


def finish_with(outlook: Outlook, hand: tuple[Card, ...], kept: list[Card]) -> float:
    seat = outlook.seat
    parts = [PARTS[card] for card in kept if card in PARTS]
    buried = [PARTS[card] for card in hand if card in PARTS and card not in kept]
    plots, coins = seat.plots, float(seat.coins)
    for card in kept:
        if card not in PARTS:
            w = worths(outlook, plots)
            place = min(range(6), key=w.__getitem__)
            if w[place] > 900: continue
            coins -= max(0, outlook.costs[card] - estate_of(plots).discount)
            plots = (*plots[:place], card, *plots[place + 1 :])
    return finish(outlook, plots, coins, parts, list(enumerate(buried)))


def discard(outlook: Outlook, options: Options) -> Action:
    if KEPT in options:
        return KEPT
    room = outlook.edition.keep + estate_of(outlook.seat.plots).keep
    hand = outlook.own.hand
    kept = best_kept(outlook, room, hand)
    under = [card for card in hand if card not in kept]
    # palace parts first
    under.sort(key=lambda card: (card not in PARTS, -gain(outlook, hand, [], card)))
    if outlook.temper.stack:
        return UNDER[_stacked(outlook, kept, under)[0]]
    return UNDER[under[0]]


def _stacked(outlook, kept, under):
    parts = [card for card in under if card in PARTS]
    junk = [card for card in under if card not in PARTS]
    if not parts or not junk:
        return under
    best = None
    for before in range(len(junk) + 1):
        order = [*junk[:before], *parts, *junk[before:]]
        buried = [(i, PARTS[c]) for i, c in enumerate(order) if c in PARTS]
        t = finish(outlook, outlook.seat.plots, outlook.seat.coins, [PARTS[c] for c in kept if c in PARTS], buried)
        if best is None or t < best[0] - 1e-9:
            best = (t, order)
    return best[1]


def trash(outlook: Outlook) -> Action:
    values = {c: gain(outlook, outlook.own.hand, [], c) for c in outlook.own.hand}
    junk = [card for card in outlook.own.hand if card not in PARTS and values[card] <= 0.0]
    if not junk:
        return TRASHED
    return TRASH[min(junk, key=values.__getitem__)]


def draw(outlook: Outlook) -> Action:
    if outlook.temper.skip and not outlook.own.unseen and outlook.own.known_tail[0] in PARTS:
        held = sum(card in PARTS for card in outlook.own.hand)
        if held >= outlook.temper.skip:
            return ENOUGH
    return DRAW


def drop(outlook: Outlook, options: Options) -> Action:
    prices = outlook.prices[0]
    return min(options, key=lambda a: prices[DROP.index(a)])
