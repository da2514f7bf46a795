"""Actions, turns and whole games by weights."""

import numpy as np

from furstenfeld.bots.scripted.policy.kernel.builds import best_build
from furstenfeld.bots.scripted.policy.kernel.discards import (
    best_card,
    kept_cards,
    next_discard,
    useless_card,
    value_kept,
    worst_good,
)
from furstenfeld.bots.scripted.policy.kernel.sales import (
    NO_TRADE,
    best_amounts,
    best_sale,
    best_sale_at,
    office_for,
    traded,
)
from furstenfeld.bots.scripted.policy.kernel.valuation import assess
from furstenfeld.fast.codes import (
    BONUS,
    BREWERY_0,
    BUILDING,
    CARD_COUNT,
    CHOOSING,
    CLOSING,
    DRAW_0,
    DRAWING,
    DROP_0,
    DROPPING,
    KEEP_0,
    KEPT_ID,
    NONE,
    OFFICE_0,
    OFFICE_MASK,
    OPENING,
    OVER,
    PALACE_MASK,
    SEATS,
    SELL_0,
    SELL_AMOUNTS,
    SELLING,
    TRADE_0,
    TRADING,
    TRASH_0,
    TRASHING,
    UNDER_0,
)
from furstenfeld.fast.kernel.bits import popcount
from furstenfeld.fast.kernel.chance import GOLDEN
from furstenfeld.fast.kernel.phases import build, draw_more, open_expert, pay, store_goods, trash
from furstenfeld.fast.kernel.powers import town_hall_keep
from furstenfeld.fast.kernel.rounds import close_round, put_under
from furstenfeld.fast.layout import Array, EditionRecord, GameRecord, Integer


def turn_key(g: GameRecord, seed: Integer) -> Integer:
    """Return the random key of this turn; it does not depend on how many actions a turn has."""
    return seed + GOLDEN * np.uint64(g.round * 8 + g.seat)


def decide(  # noqa: C901, PLR0911 (one branch a phase)
    g: GameRecord, e: EditionRecord, w: Array, s: Array, seed: Integer, noise: int
) -> Integer:
    """Return the action for the present decision."""
    phase = g.phase
    if phase == DRAWING:
        return DRAW_0 if g.size[g.seat] else DRAW_0 + 1
    key = turn_key(g, seed)
    assess(g, e, w, s)
    if phase == CHOOSING:
        brewery, _, _, _, _ = best_sale(g, e, w, s, key, noise)
        return BREWERY_0 + (SEATS if brewery == NONE else brewery)
    if phase == TRADING:
        if g.brewery == NONE:
            return TRADE_0 + NO_TRADE
        _, trade, _, _, _ = best_sale_at(g, e, w, s, g.brewery)
        return TRADE_0 + trade
    if phase == SELLING:
        goods = g.goods[g.seat]
        _, hops, barley, water = best_amounts(g, e, w, s, g.brewery, goods[0], goods[1], goods[2])
        sold = hops if g.left == 0 else (barley if g.left == 1 else water)
        return SELL_0 + SELL_AMOUNTS * g.left + sold
    if phase == BONUS:
        return OFFICE_0 + office_for(g.sold[0], g.sold[1], g.sold[2])
    if phase == BUILDING:
        return best_build(g, e, w, s, key, noise)
    if phase == DROPPING:
        return DROP_0 + worst_good(g, s)
    value_kept(g, e, w, s, key, noise)
    return decide_card(g, e, w, s)


def decide_card(g: GameRecord, e: EditionRecord, w: Array, s: Array) -> int:
    """Return the action for a decision about the hand, after `value_kept`."""
    hand = g.hand[g.seat]
    if g.phase == OPENING:
        if g.kept != NONE:
            return UNDER_0 + next_discard(w, s, hand & ~(1 << g.kept))
        useful = hand & ~PALACE_MASK
        return KEEP_0 + best_card(s, useful if useful else hand)
    if g.phase == TRASHING:
        card = useless_card(w, s, hand)
        return TRASH_0 + (CARD_COUNT if card == NONE else card)
    room = room_for(g, e)
    if popcount(hand) <= room:
        return KEPT_ID
    return UNDER_0 + next_discard(w, s, hand & ~kept_cards(s, hand, room))


def room_for(g: GameRecord, e: EditionRecord) -> Integer:
    """Return how many cards the seat may keep (R5.2)."""
    return max(1, e.keep + town_hall_keep(g.board[g.seat]))


def play_turn(
    g: GameRecord, e: EditionRecord, w: Array, s: Array, seed: Integer, noise: int
) -> None:
    """Play phases 3 to 5 of the seat to move, as `decide` would do action by action.

    A seat that cannot sell anything is not asked for a brewery (R10.1): its turn starts later.
    """
    key = turn_key(g, seed)
    assess(g, e, w, s)
    if g.phase == CHOOSING:
        brewery, trade, hops, barley, water = best_sale(g, e, w, s, key, noise)
        play_sale(g, e, brewery, trade, hops, barley, water)
    elif g.phase == TRADING:
        play_sale(g, e, NONE, NO_TRADE, 0, 0, 0)
    while True:
        assess(g, e, w, s)
        if g.phase != BUILDING:
            break
        build(g, e, best_build(g, e, w, s, key, noise))
    value_kept(g, e, w, s, key, noise)
    while g.phase == TRASHING:
        card = useless_card(w, s, g.hand[g.seat])
        trash(g, CARD_COUNT if card == NONE else card)
    discard_rest(g, e, w, s)


def play_sale(
    g: GameRecord, e: EditionRecord, brewery: int, trade: int, hops: int, barley: int, water: int
) -> None:
    """Apply a whole sale at once."""
    g.brewery = brewery
    for good in range(3):
        g.goods[g.seat, good] += traded(trade, good)
    office = 3
    if brewery != NONE:
        g.sold[0] = hops
        g.sold[1] = barley
        g.sold[2] = water
        if g.board[g.seat] & OFFICE_MASK:
            office = office_for(hops, barley, water)
    pay(g, e, office)


def discard_rest(g: GameRecord, e: EditionRecord, w: Array, s: Array) -> None:
    """Put the cards that are not kept under the deck, and drop goods that cannot be stored."""
    seat = g.seat
    hand = g.hand[seat]
    discarded = hand & ~kept_cards(s, hand, room_for(g, e))
    while discarded:
        card = next_discard(w, s, discarded)
        discarded &= ~(1 << card)
        put_under(g, card)
    store_goods(g)
    while g.phase == DROPPING:
        g.goods[seat, worst_good(g, s)] -= 1
        store_goods(g)


def open_game(
    g: GameRecord, e: EditionRecord, w: Array, s: Array, seed: Integer, noise: int
) -> None:
    """Make one decision of the expert opening."""
    assess(g, e, w, s)
    value_kept(g, e, w, s, turn_key(g, seed), noise)
    open_expert(g, e, decide_card(g, e, w, s))


def play_out(
    g: GameRecord,
    e: EditionRecord,
    weights: Array,
    rows: Array,
    s: Array,
    seed: Integer,
    noise: int,
) -> None:
    """Play a game to its end, from the first decision of a turn or from a point between turns.

    `rows` gives each seat's row of weights. The record's legal actions are not kept up to date.
    """
    while g.phase != OVER:
        if g.phase == CLOSING:
            close_round(g, e)
        elif g.phase == DRAWING:
            draw_more(g, g.size[g.seat] > 0)
        elif g.phase == OPENING:
            open_game(g, e, weights[rows[g.seat]], s, seed, noise)
        else:
            play_turn(g, e, weights[rows[g.seat]], s, seed, noise)
