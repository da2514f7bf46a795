"""What a processor does in one instruction, or in a few: the CPU's versions of kernel functions."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from furstenfeld.fast.kernel import bits, window


@intrinsic
def _ctpop(context: Any, bits: Any) -> Any:
    """Count the set bits."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def _cttz(context: Any, bits: Any) -> Any:
    """Count the zeros below the lowest set bit."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic
def _store_eight(context: Any, row: Any, place: Any, eight: Any) -> Any:
    """Write eight numbers of a row at once; the place need not be a multiple of eight."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        start = builder.gep(array.data, [arguments[1]])
        word = builder.bitcast(start, ir.IntType(64).as_pointer())
        builder.store(arguments[2], word, align=1)
        return context.get_dummy_value()

    return types.void(row, types.int64, types.uint64), generate


_ONES = np.uint64(0x0101010101010101)
_DIAGONAL = np.uint64(0x8040201008040201)
_BELOW = np.uint64(0x7F7F7F7F7F7F7F7F)
_SEVEN = np.uint64(7)
_BYTE = np.uint64(255)


def _spread(byte: Any) -> Any:
    """Return the eight bits of a byte as eight numbers, the lowest first."""
    spread = (byte * _ONES) & _DIAGONAL
    return ((((spread & _BELOW) + _BELOW) | spread) >> _SEVEN) & _ONES


def _write_cards(row: Any, at: int, cards: int) -> None:
    """Write a number for each card, eight at a time, the last eight overlapping."""
    word = np.uint64(cards)
    for first in (0, 8, 16, 20):
        _store_eight(row, at + first, _spread((word >> np.uint64(first)) & _BYTE))  # type: ignore[call-arg]


def _popcount(number: int) -> Any:
    return _ctpop(np.int64(number))  # type: ignore[call-arg]


def _lowest(number: int) -> Any:
    return _cttz(np.int64(number))  # type: ignore[call-arg]


INTRINSICS: Final[dict[Callable[..., Any], Callable[..., Any]]] = {
    bits.popcount: _popcount,
    bits.lowest: _lowest,
    window.write_cards: _write_cards,
}
"""The functions that they replace."""
