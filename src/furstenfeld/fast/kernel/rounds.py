"""The course of a round: drawing, harvest, turns, market and the end (R2.1 to R2.6, R6, R7)."""

from furstenfeld.fast.codes import (
    CARD_COUNT,
    CHOOSING,
    CLOSING,
    DRAWING,
    END_PALACE,
    END_ROUNDS,
    END_STALEMATE,
    NONE,
    OVER,
    PALACE_MASK,
    WHOLE_PALACE,
)
from furstenfeld.fast.kernel.bits import index, popcount
from furstenfeld.fast.kernel.powers import laboratory_draws
from furstenfeld.fast.layout import EditionRecord, GameRecord
from furstenfeld.rules import (
    LAST_ROUND,
)


def draw(g: GameRecord, seat: int, count: int) -> None:
    """Draw `count` cards, or as many as the deck has (R2.4)."""
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
    """Phase 1: all seats draw, then seats with a laboratory decide (R2.3)."""
    for place in range(g.players):
        draw(g, index(g.order[place]), e.draw)
    next_laboratory(g, 0)


def next_laboratory(g: GameRecord, first: int) -> None:
    """Let the next seat with a laboratory draw; if there is none, harvest and begin the turns."""
    for place in range(first, g.players):
        seat = index(g.order[place])
        more = laboratory_draws(g.board[seat])
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
    """Phase 2: every visible field yields its goods (R2.6)."""
    for seat in range(g.players):
        for good in range(3):
            g.goods[seat, good] += g.harvest[seat, good]


def next_turn(g: GameRecord) -> None:
    """Go to the next seat that has not sold yet, or to phase 6 (R2.1)."""
    if g.arrived < g.players:
        g.seat = g.order[index(g.arrived)]
        g.phase = CHOOSING
    else:
        g.phase = CLOSING


def close_round(g: GameRecord, e: EditionRecord) -> None:
    """Phase 6, then the end of the game or the next round."""
    market(g, e)
    check_end(g)
    if g.phase != OVER:
        g.round += 1
        set_player_order(g)
        begin_round(g, e)


def market(g: GameRecord, e: EditionRecord) -> None:
    """Phase 6: markers rise by the empty spaces, then the spaces are cleared (R6.1)."""
    for brewery in range(g.players):
        for good in range(3):
            risen = g.marker[brewery, good] + g.demand[brewery, good] - g.filled[brewery, good]
            g.marker[brewery, good] = min(e.top, risen)
            g.filled[brewery, good] = 0


def set_player_order(g: GameRecord) -> None:
    """Sort the markers by space; on one space the last to arrive comes first (R2.2)."""
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


def check_end(g: GameRecord) -> None:
    """End the game if it is over after this round (R7.1, R7.4)."""
    hopeful = False
    for seat in range(g.players):
        if has_palace(g, seat):
            end_game(g, END_PALACE)
            set_winners(g)
            return
        if g.gone[seat] & PALACE_MASK == 0:
            hopeful = True
    if not hopeful:
        end_game(g, END_STALEMATE)
    elif g.round >= LAST_ROUND:
        end_game(g, END_ROUNDS)


def set_winners(g: GameRecord) -> None:
    """Write the winners: the richest of the seats with a palace (R7.2)."""
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


def end_game(g: GameRecord, reason: int) -> None:
    """Write that the game is over, and why."""
    g.phase = OVER
    g.ending = reason
    g.seat = NONE
