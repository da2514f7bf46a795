"""What the visible cards of a board give: `board` has a bit for each card."""

from furstenfeld.fast.codes import (
    BANK,
    BANK_1_PAY,
    BANK_2_PAY,
    CRANE_DISCOUNT,
    CRANE_MASK,
    GUIDE_MASK,
    GUIDE_PAY,
    LABORATORY,
    LABORATORY_1_DRAWS,
    LABORATORY_2_DRAWS,
    PALACE_MASK,
    TOWN_HALL,
    TOWN_HALL_1_KEEP,
    TOWN_HALL_2_KEEP,
)
from furstenfeld.fast.kernel.bits import popcount


def _pair(board: int, first: int, one: int, other: int) -> int:
    """Return what two cards with neighbouring numbers give together."""
    return ((board >> first) & 1) * one + ((board >> (first + 1)) & 1) * other


def bank_pay(board: int) -> int:
    """Return the coins that banks pay each round (R3.8)."""
    return _pair(board, BANK, BANK_1_PAY, BANK_2_PAY)


def fixed_income(board: int) -> int:
    """Return the coins that banks and the tour guide pay each round (R3.8)."""
    income = bank_pay(board)
    if board & GUIDE_MASK:
        income += GUIDE_PAY * popcount(board & PALACE_MASK)
    return income


def laboratory_draws(board: int) -> int:
    """Return how many more cards may be drawn each round (R2.3)."""
    return _pair(board, LABORATORY, LABORATORY_1_DRAWS, LABORATORY_2_DRAWS)


def town_hall_keep(board: int) -> int:
    """Return how many more cards may be kept in hand (R5.2)."""
    return _pair(board, TOWN_HALL, TOWN_HALL_1_KEEP, TOWN_HALL_2_KEEP)


def crane_discount(board: int) -> int:
    """Return how many coins less every card costs (R4.5)."""
    return CRANE_DISCOUNT if board & CRANE_MASK else 0
