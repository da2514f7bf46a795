"""Counting and finding bits; a target puts its own instructions in place of the first two."""

import numpy as np

from furstenfeld.fast.layout import Integer


def popcount(bits: int) -> int:
    """Return how many bits are set."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """Return the place of the lowest set bit."""
    return (bits & -bits).bit_length() - 1


def index(number: int) -> Integer:
    """Return a number of a record as a place in an array.

    Unsigned, or the compiler would take care of places counted from the end at every access.
    """
    return np.uint8(number)


def nth_bit(bits: int, n: int) -> int:
    """Return the place of the n-th set bit, from 0."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)


def pair(board: int, first: int, one: int, other: int) -> int:
    """Return what two cards of one power, side by side, give together."""
    return ((board >> first) & 1) * one + ((board >> (first + 1)) & 1) * other
