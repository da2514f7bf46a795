"""The frame of a round: drawing, harvest, whose turn, market, the end (R2.1 to R2.6, R6, R7)."""

from furstenfeld.fast.codes import (
    CARD_COUNT,
    CHOOSING,
    DRAWING,
    END_PALACE,
    END_ROUNDS,
    END_STALEMATE,
    LABORATORY,
    LABORATORY_I,
    LABORATORY_II,
    NONE,
    OVER,
    PALACE_MASK,
    TURNING,
    WHOLE_PALACE,
)
from furstenfeld.fast.kernel.bits import index, pair, popcount
from furstenfeld.fast.layout import EditionRecord, GameRecord
from furstenfeld.rules import (
    LAST_ROUND,
)


def draw(g: GameRecord, seat: int, count: int) -> None:
    """Draw so many cards, or what is there (R2.4)."""
    count = min(count, g.size[seat])
    head = g.head[seat]
    hand = g.hand[seat]
    for _ in range(count):
        hand |= 1 << g.deck[seat, index(head)]
        head += 1
        if head == CARD_COUNT:
            head = 0
    g.hand[seat] = hand
    g.head[seat] = head
    g.size[seat] -= count
    g.known[seat] = min(g.known[seat], g.size[seat])


def put_under(g: GameRecord, card: int) -> None:
    """Put a card of the hand under the deck (R5.2)."""
    seat = index(g.seat)
    place = g.head[seat] + g.size[seat]
    if place >= CARD_COUNT:
        place -= CARD_COUNT
    g.deck[seat, index(place)] = card
    g.size[seat] += 1
    g.known[seat] += 1
    g.hand[seat] &= ~(1 << card)


def place_in_order(g: GameRecord) -> int:
    """Return the place of the seat to move in player order."""
    place = 0
    while g.order[place] != g.seat:
        place += 1
    return place


def begin_round(g: GameRecord, e: EditionRecord) -> None:
    """Phase 1: all seats draw; then the laboratories are asked (R2.3)."""
    for place in range(g.players):
        draw(g, index(g.order[place]), e.draw)
    ask_laboratories(g, 0)


def ask_laboratories(g: GameRecord, first: int) -> None:
    """Ask the next seat in order that has a laboratory; without one harvest and begin the turns."""
    for place in range(first, g.players):
        seat = index(g.order[place])
        more = pair(g.board[seat], LABORATORY, LABORATORY_I, LABORATORY_II)
        if more:
            g.phase = DRAWING
            g.seat = seat
            g.left = more
            return
    harvest(g)
    g.left = 0
    g.seat = g.order[0]
    g.phase = CHOOSING


def harvest(g: GameRecord) -> None:
    """Phase 2: every visible field yields (R2.6)."""
    for seat in range(g.players):
        for good in range(3):
            g.goods[seat, good] += g.harvest[seat, good]


def next_turn(g: GameRecord) -> None:
    """Give the turn to the next seat whose marker has not moved yet; else phase 6 (R2.1)."""
    if g.arrived < g.players:
        g.seat = g.order[index(g.arrived)]
        g.phase = CHOOSING
    else:
        g.phase = TURNING


def turn_round(g: GameRecord, e: EditionRecord) -> None:
    """Phase 6, then the end or the next round."""
    market(g, e)
    finish(g)
    if g.phase != OVER:
        g.round += 1
        line_up(g)
        begin_round(g, e)


def market(g: GameRecord, e: EditionRecord) -> None:
    """Phase 6: markers rise by empty spaces, then the spaces are cleared (R6.1)."""
    for brewery in range(g.players):
        for good in range(3):
            risen = g.marker[brewery, good] + g.demand[brewery, good] - g.filled[brewery, good]
            g.marker[brewery, good] = min(e.top, risen)
            g.filled[brewery, good] = 0


def line_up(g: GameRecord) -> None:
    """Put the markers from low to high, on one space from the top down (R2.2)."""
    players = g.players
    for step in range(players):
        seat = g.came[index(players - 1 - step)]
        space = g.income[index(players - 1 - step)]
        place = step
        while place > 0 and g.space[index(place - 1)] > space:
            g.space[index(place)] = g.space[index(place - 1)]
            g.order[index(place)] = g.order[index(place - 1)]
            place -= 1
        g.space[index(place)] = space
        g.order[index(place)] = seat
    for place in range(players):
        g.came[place] = 0
        g.income[place] = 0
    g.arrived = 0


def has_palace(g: GameRecord, seat: int) -> bool:
    """Return whether a seat has all six parts."""
    return popcount(g.board[seat] & PALACE_MASK) == WHOLE_PALACE


def finish(g: GameRecord) -> None:
    """End the game if it is over after this round (R7.1, R7.4)."""
    hopeful = False
    for seat in range(g.players):
        if has_palace(g, seat):
            end(g, END_PALACE)
            crown(g)
            return
        if g.gone[seat] & PALACE_MASK == 0:
            hopeful = True
    if not hopeful:
        end(g, END_STALEMATE)
    elif g.round >= LAST_ROUND:
        end(g, END_ROUNDS)


def crown(g: GameRecord) -> None:
    """Note the winners: of those with a palace the richest (R7.2)."""
    most = 0
    for seat in range(g.players):
        if has_palace(g, seat):
            most = max(most, g.coins[seat])
    for seat in range(g.players):
        if has_palace(g, seat) and g.coins[seat] == most:
            g.winners |= 1 << seat


def win_share(g: GameRecord, seat: int) -> float:
    """Return the share of the win that a seat has; several winners share it equally (R7.2)."""
    if (g.winners >> seat) & 1:
        return 1.0 / popcount(g.winners)
    return 0.0


def end(g: GameRecord, reason: int) -> None:
    """Note that the game is over."""
    g.phase = OVER
    g.ending = reason
    g.seat = NONE
