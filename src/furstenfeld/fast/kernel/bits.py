"""Counting and finding bits; targets replace the first two functions by instructions."""

import numpy as np

from furstenfeld.fast.layout import Integer


def popcount(bits: int) -> int:
    """Return the number of set bits."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """Return the position of the lowest set bit."""
    return (bits & -bits).bit_length() - 1


def index(number: int) -> Integer:
    """Return a number of a record as an array index.

    It is unsigned. For a signed index Numba adds code to count from the end of the array.
    """
    return np.uint8(number)


def nth_bit(bits: int, n: int) -> int:
    """Return the position of the n-th set bit, counted from 0."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)
