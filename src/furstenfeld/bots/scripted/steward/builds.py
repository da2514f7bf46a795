"""Phase 4: the one or two cards that bring the palace nearest, and where they go."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from furstenfeld.bots.scripted.steward.lapses import happens
from furstenfeld.bots.scripted.steward.outlook import HELPERS, PARTS, Outlook
from furstenfeld.bots.scripted.steward.race import WHOLE, finish
from furstenfeld.bots.scripted.steward.valuation import FAR, Plots, worths
from furstenfeld.rules import (
    BUILD,
    BUILT,
    ROWS,
    Action,
    Building,
    Card,
    Power,
    estate_of,
)


class Plan(NamedTuple):
    """What the own board will look like, what is left to pay with, and the first step to it."""

    first: Action
    plots: Plots
    coins: int


def build(outlook: Outlook, asked: Building) -> Action:
    """Return the first step of the best plan; not to build is a plan too."""
    idle = Plan(BUILT, outlook.seat.plots, outlook.seat.coins)
    best, soonest = idle, _finish_after(outlook, idle)
    for plan in _plans(outlook, asked.left):
        rounds = _finish_after(outlook, plan)
        if rounds < soonest:
            best, soonest = plan, rounds
    return best.first


def _finish_after(outlook: Outlook, plan: Plan) -> float:
    """Return when the palace stands after a plan, as the temper sees it."""
    left = [PARTS[card] for card in outlook.own.hand if card in PARTS and card not in plan.plots]
    return finish(outlook, plan.plots, plan.coins, left) - _fancy(outlook, plan.plots)


def _fancy(outlook: Outlook, plots: Plots) -> float:
    """Return the rounds that more to harvest is worth to who likes a good, or to flood markets.

    Less to harvest counts for nothing, or nobody with a fancy would ever build a palace.
    """
    temper = outlook.temper
    if not (temper.liking or temper.flood):
        return 0.0
    now, then = outlook.estate.harvest, estate_of(plots).harvest
    more = [max(0, after - before) for before, after in zip(now, then, strict=True)]
    flooding = sum(good * share for good, share in zip(more, outlook.rivals_goods, strict=True))
    return temper.liking * more[outlook.favourite] + temper.flood * flooding


def _plans(outlook: Outlook, left: int) -> Iterator[Plan]:
    """Yield every plan of one card or two that can be paid for and comes to mind."""
    for count in range(1, min(left, 2) + 1):
        for cards in combinations(outlook.own.hand, count):
            for plan in _sited(outlook, sorted(cards, key=_turn)):
                if _is_thought_of(outlook, plan, count):
                    yield plan


def _sited(outlook: Outlook, cards: list[Card]) -> Iterator[Plan]:
    """Yield the plan of building these cards where they cost least, and where they cost a field.

    The race sees what a field brings, but not all that a helper does: it is tried both ways.
    """
    plan = _follow(outlook, cards, are_helpers_spared=False)
    if plan is None:
        return
    yield plan
    if outlook.has_helper:
        other = _follow(outlook, cards, are_helpers_spared=True)
        if other is not None and other != plan:
            yield other


def _is_thought_of(outlook: Outlook, plan: Plan, count: int) -> bool:
    """Return whether a plan suits the temper and is not overlooked; nobody overlooks the end."""
    temper, parts = outlook.temper, estate_of(plan.plots).parts
    if parts == WHOLE:
        return True
    if parts > outlook.estate.parts and parts % temper.lot and not outlook.is_late:
        return False
    return not happens(outlook.luck, temper.blind if count == 1 else temper.narrow)


def _turn(card: Card) -> int:
    """Return what is built first: a crane makes the rest cheaper, parts need their plots."""
    return {Power.CRANE: 0, Power.PALACE: 1}.get(ROWS[card].power, 2)


def _follow(outlook: Outlook, cards: list[Card], *, are_helpers_spared: bool) -> Plan | None:
    """Return the plan of building these cards in this order, unless coins or plots run out."""
    plots, coins = outlook.seat.plots, outlook.seat.coins
    first: Action = BUILT
    for card in cards:
        coins -= outlook.cost(card, estate_of(plots))
        spared = [*cards, *HELPERS] if are_helpers_spared else cards
        place = site(outlook, plots, card, taken=spared)
        if coins < 0 or place is None:
            return None
        if first is BUILT:
            first = BUILD[card][place]
        plots = put(plots, place, card)
    return Plan(first, plots, coins)


def put(plots: Plots, place: int, card: Card) -> Plots:
    """Return the plots with a card on one of them."""
    return (*plots[:place], card, *plots[place + 1 :])


def site(outlook: Outlook, plots: Plots, card: Card, taken: list[Card]) -> int | None:
    """Return the place where a card costs least, never on a palace part or a card just built."""
    if outlook.is_expert and card in PARTS:
        return PARTS[card] - 1
    losses = worths(outlook, plots)
    if outlook.is_expert:
        losses = [loss + _nuisance(outlook, place) for place, loss in enumerate(losses)]
    losses = [FAR if on in taken else loss for loss, on in zip(losses, plots, strict=True)]
    place = min(range(len(losses)), key=losses.__getitem__)
    return place if losses[place] < FAR else None


def _nuisance(outlook: Outlook, place: int) -> float:
    """Return what it costs to stand in the way of the part that belongs here (R4.7)."""
    part = place + 1
    if any(PARTS.get(card) == part for card in outlook.own.hand):
        return outlook.temper.clearance
    for due, number in outlook.coming(outlook.draws(outlook.estate)):
        if number == part:
            return outlook.temper.clearance / (1 + due)
    return 0.0
