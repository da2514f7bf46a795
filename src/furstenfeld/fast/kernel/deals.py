"""Dealing in compiled code: the same deals as `records.deal`, set up as `rules.setup` does."""

import numpy as np

from furstenfeld.fast.codes import CARD_COUNT, EXPERT, NONE, OPENING, PLOT_COUNT
from furstenfeld.fast.kernel.chance import GOLDEN, mix
from furstenfeld.fast.kernel.options import nth_option, write_options
from furstenfeld.fast.kernel.phases import step
from furstenfeld.fast.kernel.rounds import begin_round, draw
from furstenfeld.fast.layout import DEMAND_CARDS, Array, EditionRecord, GameRecord, Integer

U0 = np.uint64(0)


def exact_below(streams: Array, stream: int, bound: int) -> Integer:
    """Return the number that `Chance.below` gives for this bound, and advance the generator."""
    wide = np.uint64(bound)
    spare = (U0 - wide) % wide
    while True:
        streams[stream] += GOLDEN
        drawn = mix(streams[stream])
        if drawn <= U0 - np.uint64(1) - spare:
            return np.int64(drawn % wide)


def shuffle(streams: Array, stream: int, items: Array, count: int) -> None:
    """Shuffle the first items as `Chance.shuffled` does."""
    for last in range(count - 1, 0, -1):
        other = exact_below(streams, stream, last + 1)
        item = items[last]
        items[last] = items[other]
        items[other] = item


def deal(g: GameRecord, e: EditionRecord, variant: int, players: int, streams: Array) -> None:
    """Deal a game into a record of zeros.

    `streams` are the generator's states for the demands, the player order, and each deck.
    """
    g.variant = variant
    g.players = players
    deal_demands(g, e, streams)
    for place in range(players):
        g.order[place] = place
    shuffle(streams, 1, g.order, players)
    cards = CARD_COUNT if variant == EXPERT else CARD_COUNT - 2
    for seat in range(players):
        for card in range(cards):
            g.deck[seat, card] = card
        shuffle(streams, 2 + seat, g.deck[seat], cards)
        g.size[seat] = cards
    set_up(g, e)
    write_options(g, e)
    if g.count == 1:
        step(g, e, nth_option(g, 0))


def deal_demands(g: GameRecord, e: EditionRecord, streams: Array) -> None:
    """Shuffle the demand cards and give one to each open brewery (R1.1)."""
    # Which card lies where, four bits each: a kernel has no arrays of its own.
    cards = 0
    for card in range(DEMAND_CARDS):
        cards |= card << (4 * card)
    for last in range(DEMAND_CARDS - 1, 0, -1):
        other = exact_below(streams, 0, last + 1)
        change = ((cards >> (4 * last)) ^ (cards >> (4 * other))) & 15
        cards ^= change << (4 * last)
        if other != last:
            cards ^= change << (4 * other)
    for brewery in range(g.players):
        for good in range(3):
            g.demand[brewery, good] = e.demands[(cards >> (4 * brewery)) & 15, good]


def set_up(g: GameRecord, e: EditionRecord) -> None:
    """Set up the table (R1.1 to R1.6) and begin."""
    g.round = 1
    g.brewery = NONE
    g.kept = NONE
    for seat in range(g.players):
        g.coins[seat] = e.coins
        g.open[seat] = (1 << PLOT_COUNT) - 1
        for good in range(3):
            g.marker[seat, good] = e.start
        for plot in range(PLOT_COUNT):
            thing = e.printed[plot]
            g.plots[seat, plot] = thing
            g.harvest[seat, e.yield_good[thing]] += e.yield_count[thing]
        draw(g, seat, e.opening[g.variant])
    if g.variant == EXPERT:
        g.phase = OPENING
        g.seat = g.order[0]
    else:
        begin_round(g, e)
