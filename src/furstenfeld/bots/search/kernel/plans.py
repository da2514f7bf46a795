"""From candidates to plans: the actions for all real decisions, without forced ones (R10.1)."""

import numpy as np

from furstenfeld.bots.scripted.policy.kernel.discards import next_discard, value_kept
from furstenfeld.bots.scripted.policy.kernel.sales import office_for
from furstenfeld.bots.scripted.policy.kernel.turns import decide, play_sale
from furstenfeld.bots.scripted.policy.kernel.valuation import assess
from furstenfeld.bots.search.kernel.candidate import (
    ACTION,
    BARLEY,
    BREWERY,
    FIRST,
    HOPS,
    KEPT,
    TRADE,
    WATER,
)
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
    SELL_AMOUNTS,
    SELLING,
    TRADE_0,
    TRADING,
    UNDER_0,
)
from furstenfeld.fast.kernel.phases import build, step
from furstenfeld.fast.layout import Array, EditionRecord, Editions, GameRecord, Games, Integer

U0 = np.uint64(0)


def is_same_turn(g: GameRecord, seat: int, number: int, is_opening: bool) -> Integer:
    """Return whether the turn of a seat in a round, or its expert opening, goes on."""
    if g.seat != seat or g.round != number or g.phase == DRAWING:
        return False
    return (g.phase == OPENING) == is_opening


def action_of(g: GameRecord, candidate: Array, built: int) -> Integer:
    """Return the action that a candidate has for the present decision, or NONE."""
    phase = g.phase
    if phase == CHOOSING:
        return BREWERY_0 + (SEATS if candidate[BREWERY] == NONE else candidate[BREWERY])
    if phase == TRADING:
        return TRADE_0 + candidate[TRADE]
    if phase == SELLING:
        return SELL_0 + SELL_AMOUNTS * g.left + candidate[HOPS + g.left]
    if phase == BONUS:
        return OFFICE_0 + office_for(candidate[HOPS], candidate[BARLEY], candidate[WATER])
    if phase == BUILDING:
        return candidate[FIRST + built] if built < 2 else BUILT_ID
    return NONE


def write_plans(
    games: Games, edition: Editions, w: Array, s: Array, candidates: Array, plans: Array
) -> None:
    """Write the plan of each candidate for the game in `games[0]`."""
    for n in range(len(candidates)):
        games[1] = games[0]
        write_plan(games[1], edition[0], w, s, candidates[n], plans[n])


def write_plan(
    g: GameRecord, e: EditionRecord, w: Array, s: Array, candidate: Array, plan: Array
) -> None:
    """Write the actions of a candidate; the policy decides what the candidate leaves open."""
    seat = g.seat
    number = g.round
    is_opening = g.phase == OPENING
    is_drawing = g.phase == DRAWING
    length = 0
    built = 0
    while length == 0 or (not is_drawing and is_same_turn(g, seat, number, is_opening)):
        action: Integer = np.int64(NONE)
        if candidate[ACTION] != NONE:
            if length == 0:
                action = candidate[ACTION]
        else:
            action = action_of(g, candidate, built)
            if g.phase == BUILDING:
                built += 1
            elif g.phase == DISCARDING:
                action = discarded(g, e, w, s, candidate[KEPT])
        if action == NONE:
            action = decide(g, e, w, s, U0, 0)
        plan[length] = action
        length += 1
        step(g, e, action)
    plan[length] = NONE


def discarded(g: GameRecord, e: EditionRecord, w: Array, s: Array, kept: int) -> int:
    """Return the next card to put under the deck to keep some cards, in the policy's order."""
    rest = g.hand[g.seat] & ~kept
    if rest == 0:
        return KEPT_ID
    assess(g, e, w, s)
    value_kept(g, e, w, s, U0, 0)
    return UNDER_0 + next_discard(w, s, rest)


def carry_out(g: GameRecord, e: EditionRecord, candidate: Array) -> None:
    """Apply the sale and the builds of a candidate."""
    if g.phase == CHOOSING:
        play_sale(
            g,
            e,
            candidate[BREWERY],
            candidate[TRADE],
            candidate[HOPS],
            candidate[BARLEY],
            candidate[WATER],
        )
    for n in range(2):
        if g.phase == BUILDING and candidate[FIRST + n] != BUILT_ID:
            build(g, e, candidate[FIRST + n])
