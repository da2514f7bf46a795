"""Wishes become plans: answers to what is really asked, forced decisions left out (R10.1)."""

import numpy as np

from furstenfeld.bots.scripted.policy.kernel.discards import judge_kept, next_buried
from furstenfeld.bots.scripted.policy.kernel.sales import office_for
from furstenfeld.bots.scripted.policy.kernel.turns import decide, play_sale
from furstenfeld.bots.scripted.policy.kernel.valuation import look
from furstenfeld.bots.search.kernel.wishes import WISH
from furstenfeld.fast.codes import (
    BONUS,
    BREWERY_0,
    BUILDING,
    BUILT_ID,
    CHOOSING,
    DISCARDING,
    DRAWING,
    KEPT_ID,
    NONE,
    OFFICE_0,
    OPENING,
    SEATS,
    SELL_0,
    SELLING,
    SELLS,
    TRADE_0,
    TRADING,
    UNDER_0,
)
from furstenfeld.fast.kernel.phases import build, step
from furstenfeld.fast.layout import Array, EditionRecord, Editions, GameRecord, Games, Integer

ANSWER = WISH["answer"]
BREWERY = WISH["brewery"]
TRADE = WISH["trade"]
HOPS = WISH["hops"]
BARLEY = WISH["barley"]
WATER = WISH["water"]
FIRST = WISH["first"]
SECOND = WISH["second"]
KEPT = WISH["kept"]
U0 = np.uint64(0)


def goes_on(g: GameRecord, seat: int, number: int, is_opening: bool) -> Integer:
    """Return whether the turn of a seat in a round, or its opening, is not over yet."""
    if g.seat != seat or g.round != number or g.phase == DRAWING:
        return False
    return (g.phase == OPENING) == is_opening


def wished(g: GameRecord, wish: Array, built: int) -> Integer:
    """Return what a wish says to a question, NONE where it says nothing."""
    phase = g.phase
    if phase == CHOOSING:
        return BREWERY_0 + (SEATS if wish[BREWERY] == NONE else wish[BREWERY])
    if phase == TRADING:
        return TRADE_0 + wish[TRADE]
    if phase == SELLING:
        return SELL_0 + SELLS * g.left + wish[HOPS + g.left]
    if phase == BONUS:
        return OFFICE_0 + office_for(wish[HOPS], wish[BARLEY], wish[WATER])
    if phase == BUILDING:
        return wish[FIRST + built] if built < 2 else BUILT_ID
    return NONE


def write_plans(
    games: Games, edition: Editions, w: Array, s: Array, wishes: Array, plans: Array
) -> None:
    """Write the answers of each wish in the game in `games[0]`."""
    for n in range(len(wishes)):
        games[1] = games[0]
        write_plan(games[1], edition[0], w, s, wishes[n], plans[n])


def write_plan(
    g: GameRecord, e: EditionRecord, w: Array, s: Array, wish: Array, plan: Array
) -> None:
    """Write the answers that fulfil a wish; what it leaves open the policy decides."""
    seat = g.seat
    number = g.round
    is_opening = g.phase == OPENING
    is_drawing = g.phase == DRAWING
    length = 0
    built = 0
    while length == 0 or (not is_drawing and goes_on(g, seat, number, is_opening)):
        action: Integer = np.int64(NONE)
        if wish[ANSWER] != NONE:
            if length == 0:
                action = wish[ANSWER]
        else:
            action = wished(g, wish, built)
            if g.phase == BUILDING:
                built += 1
            elif g.phase == DISCARDING:
                action = discarded(g, e, w, s, wish[KEPT])
        if action == NONE:
            action = decide(g, e, w, s, U0, 0)
        plan[length] = action
        length += 1
        step(g, e, action)
    plan[length] = NONE


def discarded(g: GameRecord, e: EditionRecord, w: Array, s: Array, kept: int) -> int:
    """Return the next card to bury so that some are kept, in the policy's order."""
    buried = g.hand[g.seat] & ~kept
    if buried == 0:
        return KEPT_ID
    look(g, e, w, s)
    judge_kept(g, e, w, s, U0, 0)
    return UNDER_0 + next_buried(w, s, buried)


def carry_out(g: GameRecord, e: EditionRecord, wish: Array) -> None:
    """Do the sale and the builds of a wish."""
    if g.phase == CHOOSING:
        play_sale(g, e, wish[BREWERY], wish[TRADE], wish[HOPS], wish[BARLEY], wish[WATER])
    for n in range(2):
        if g.phase == BUILDING and wish[FIRST + n] != BUILT_ID:
            build(g, e, wish[FIRST + n])
