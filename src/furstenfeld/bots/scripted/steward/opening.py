"""The expert opening: one card of ten to begin with, and the order of the other nine."""

from furstenfeld.bots.scripted.steward.discards import gains
from furstenfeld.bots.scripted.steward.outlook import PARTS, Outlook
from furstenfeld.rules import (
    KEEP,
    UNDER,
    Action,
    Card,
    Opening,
)


def open_game(outlook: Outlook, asked: Opening) -> Action:
    """Return the card to keep, and later the next one to put under the deck (R1.6)."""
    if asked.kept is None:
        return KEEP[_best_start(outlook)]
    rest = [card for card in outlook.own.hand if card is not asked.kept]
    # The parts on top: they come back together when the game is half over and there are coins.
    return UNDER[min(rest, key=lambda card: card not in PARTS)]


def _best_start(outlook: Outlook) -> Card:
    """Return the card that helps most from round 1 on; parts are too dear for it."""
    hand = outlook.own.hand
    useful = [card for card in hand if card not in PARTS] or list(hand)
    return max(useful, key=gains(outlook).__getitem__)
