"""What only the critic may see: every hand and every deck, counted from the observer."""

from furstenfeld.fast.codes import CARD_COUNT
from furstenfeld.fast.kernel.window import write_cards
from furstenfeld.fast.layout import Array, GameRecord
from furstenfeld.train.kernel.rows import SECRETS, SECRETS_OF_SEAT


def reveal(g: GameRecord, observer: int, row: Array) -> None:
    """Write all secrets into a row whose second part is 0."""
    for relative in range(g.players):
        seat = observer + relative
        if seat >= g.players:
            seat -= g.players
        at = SECRETS + relative * SECRETS_OF_SEAT
        write_cards(row, at, g.hand[seat])
        place = g.head[seat]
        for depth in range(g.size[seat]):
            if place >= CARD_COUNT:
                place -= CARD_COUNT
            row[at + CARD_COUNT + g.deck[seat, place]] = depth + 1
            place += 1
