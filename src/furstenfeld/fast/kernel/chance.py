"""Random numbers in compiled code: random playouts, and redrawing what a seat cannot know."""

import numpy as np

from furstenfeld.fast.codes import CARD_COUNT, OVER
from furstenfeld.fast.kernel.bits import lowest, popcount
from furstenfeld.fast.kernel.options import nth_option
from furstenfeld.fast.kernel.phases import step
from furstenfeld.fast.layout import EditionRecord, GameRecord, Integer

# SplitMix64, as in `records.chance`. Every number is unsigned, or Numba would make it a float.
GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
S27 = np.uint64(27)
S30 = np.uint64(30)
S31 = np.uint64(31)
S32 = np.uint64(32)


def mix(state: Integer) -> Integer:
    """Return the random bits for a state of the generator."""
    bits = (state ^ (state >> S30)) * MIX_1
    bits = (bits ^ (bits >> S27)) * MIX_2
    return bits ^ (bits >> S31)


def below(state: Integer, bound: int) -> Integer:
    """Return a random number below a small bound; the bias is less than one in a billion."""
    return np.int64(((mix(state) >> S32) * np.uint64(bound)) >> S32)


def random_step(g: GameRecord, e: EditionRecord, state: Integer) -> None:
    """Apply one of the legal actions, all equally likely."""
    step(g, e, nth_option(g, below(state, g.count)))


def playout(g: GameRecord, e: EditionRecord, state: Integer, limit: int) -> Integer:
    """Play random actions, at most `limit`, to the end; return how many there were."""
    done = 0
    while g.phase != OVER and done < limit:
        state += GOLDEN
        random_step(g, e, state)
        done += 1
    return done


def shuffle_deck(g: GameRecord, seat: int, count: int, state: Integer) -> Integer:
    """Shuffle the top cards of a deck; return the generator's next state."""
    head = g.head[seat]
    for last in range(count - 1, 0, -1):
        state += GOLDEN
        one = head + last
        other = head + below(state, last + 1)
        if one >= CARD_COUNT:
            one -= CARD_COUNT
        if other >= CARD_COUNT:
            other -= CARD_COUNT
        card = g.deck[seat, one]
        g.deck[seat, one] = g.deck[seat, other]
        g.deck[seat, other] = card
    return state


def resample(g: GameRecord, observer: int, state: Integer) -> None:
    """Redraw everything that a seat cannot know; all possible worlds are equally likely."""
    for seat in range(g.players):
        if seat == observer:
            state = shuffle_deck(g, seat, g.size[seat] - g.known[seat], state)
        else:
            state = reshuffle(g, seat, state)


def reshuffle(g: GameRecord, seat: int, state: Integer) -> Integer:
    """Shuffle hand and deck together; return the generator's next state.

    The hand is put behind the deck in its ring, and taken back from the end after the shuffle.
    """
    hand = g.hand[seat]
    held = popcount(hand)
    size = g.size[seat]
    while hand:
        place = g.head[seat] + size
        if place >= CARD_COUNT:
            place -= CARD_COUNT
        g.deck[seat, place] = lowest(hand)
        hand &= hand - 1
        size += 1
    state = shuffle_deck(g, seat, size, state)
    for _ in range(held):
        size -= 1
        place = g.head[seat] + size
        if place >= CARD_COUNT:
            place -= CARD_COUNT
        hand |= 1 << g.deck[seat, place]
    g.hand[seat] = hand
    return state
