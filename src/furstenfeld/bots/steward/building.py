"""Phase 4: what to build where, by how much sooner the palace will stand."""

from itertools import permutations

from furstenfeld.bots.steward.outlook import PARTS, Outlook
from furstenfeld.bots.steward.race import Plots, finish, worths
from furstenfeld.rules import Action, Card, estate_of
from furstenfeld.rules.actions import BUILD, BUILT, Options
from furstenfeld.rules.state import Building


def build(outlook: Outlook, asked: Building, options: Options) -> Action:
    best, action = finish_of(outlook, outlook.seat.plots, outlook.seat.coins, ()), BUILT
    hand = outlook.own.hand
    plans = [(card,) for card in hand]
    if asked.left > 1:
        plans += list(permutations(hand, 2))
    seen = set()
    for plan in plans:
        outcome = _follow(outlook, plan)
        if outcome is None:
            continue
        plots, coins, first, key = outcome
        if key in seen:
            continue
        seen.add(key)
        value = finish_of(outlook, plots, coins, plan)
        if value < best - 1e-9:
            best, action = value, first
    return action


def finish_of(
    outlook: Outlook, plots: Plots, coins: float, used: tuple[Card, ...]
) -> float:
    hand = [PARTS[card] for card in outlook.own.hand if card in PARTS and card not in used]
    return finish(outlook, plots, coins, hand)


def _follow(outlook: Outlook, plan: tuple[Card, ...]):
    plots, coins = outlook.seat.plots, outlook.seat.coins
    first = None
    parts = outlook.others_parts[0]
    for card in plan:
        estate = estate_of(plots)
        price = outlook.costs.get(card)
        if price is None:
            rung = int(parts + estate.parts) // outlook.players
            price = outlook.edition.palace_prices[min(rung, 5)]
        coins -= max(0, price - estate.discount)
        if coins < 0:
            return None
        place = _place(outlook, plots, card, plan)
        if place is None:
            return None
        if first is None:
            first = BUILD[card][place]
        plots = (*plots[:place], card, *plots[place + 1 :])
    return plots, coins, first, (plots, coins)


def _place(outlook: Outlook, plots: Plots, card: Card, plan: tuple[Card, ...]) -> int | None:
    if outlook.expert and card in PARTS:
        return PARTS[card] - 1
    values = worths(outlook, plots)
    if outlook.expert:
        # keep clear of plots whose part is in hand or comes soon
        soon = {PARTS[c] for c in outlook.own.hand if c in PARTS}
        values = [v + (0.3 if i + 1 in soon else 0) for i, v in enumerate(values)]
    for i, thing in enumerate(plots):
        if thing in plan:
            values[i] = 999
    place = min(range(6), key=values.__getitem__)
    return None if values[place] > 900 else place
