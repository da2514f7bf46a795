"""What a seat sees and may do, as rows for learners: observation and mask (R2.5)."""

from furstenfeld.fast.codes import (
    BONUS,
    BUILD_0,
    BUILDING,
    BUILT_ID,
    CARD_COUNT,
    DISCARDING,
    DRAWING,
    KEPT_ID,
    NONE,
    OPENING,
    OVER,
    PALACE_MASK,
    PLOT_COUNT,
    SEATS,
    SELLING,
    THINGS,
    TRADING,
    TRASHING,
)
from furstenfeld.fast.kernel.bits import lowest, popcount
from furstenfeld.fast.kernel.options import is_legal_build, palace_price
from furstenfeld.fast.layout import Array, EditionRecord, GameRecord
from furstenfeld.fast.observation import BREWERY_SIZE, OFFSET, SEAT_SIZE

AT_PLAYERS = OFFSET["players"]
AT_ROUND = OFFSET["round"]
AT_STAGE = OFFSET["stage"]
AT_TO_MOVE = OFFSET["to_move"]
AT_QUESTION = OFFSET["question"]
AT_LEFT = OFFSET["left"]
AT_BREWERY = OFFSET["brewery"]
AT_GOOD = OFFSET["good"]
AT_SOLD = OFFSET["sold"]
AT_KEPT = OFFSET["kept"]
AT_PALACE = OFFSET["palace_price"]
AT_CUBES = OFFSET["cubes"]
AT_BREWERIES = OFFSET["brewery_0.open"]
AT_SEATS = OFFSET["seat_0.present"]
AT_PLOTS = OFFSET["plots"]
AT_HAND = OFFSET["hand"]
AT_TAIL = OFFSET["tail"]
AT_ABOVE = OFFSET["above"]
IN_HARVEST = OFFSET["seat_0.harvest"] - AT_SEATS
IN_HAND_SIZE = OFFSET["seat_0.hand_size"] - AT_SEATS
IN_PLACE = OFFSET["seat_0.place"] - AT_SEATS
IN_MOVED = OFFSET["seat_0.moved"] - AT_SEATS
IN_BOARD = OFFSET["seat_0.board"] - AT_SEATS
IN_UNSEEN = OFFSET["seat_0.unseen"] - AT_SEATS
THING_COUNT = len(THINGS)


def write_mask(g: GameRecord, row: Array) -> None:
    """Write 1 for every legal action and 0 for all others."""
    row[:] = 0
    bits = g.bits
    if g.phase == BUILDING:
        row[BUILT_ID] = 1
        while bits:
            card = lowest(bits)
            bits &= bits - 1
            for plot in range(PLOT_COUNT):
                place = card * PLOT_COUNT + plot
                if is_legal_build(g, place):
                    row[BUILD_0 + place] = 1
        return
    if g.phase == DISCARDING and bits >> CARD_COUNT:
        row[KEPT_ID] = 1
        bits &= (1 << CARD_COUNT) - 1
    while bits:
        row[g.base + lowest(bits)] = 1
        bits &= bits - 1


def write_cards(row: Array, at: int, cards: int) -> None:
    """Write a number for each card: 1 where its bit is set."""
    for card in range(CARD_COUNT):
        row[at + card] = (cards >> card) & 1


def observe(g: GameRecord, e: EditionRecord, observer: int, row: Array) -> None:
    """Write everything that a seat sees."""
    row[:] = 0
    row[0] = g.variant
    row[AT_PLAYERS + g.players - 2] = 1
    row[AT_ROUND] = g.round
    write_stage(g, observer, row)
    if g.seat == observer:
        write_question(g, row)
    row[AT_PALACE] = palace_price(g, e)
    row[AT_CUBES] = g.parts % g.players
    for brewery in range(g.players):
        write_brewery(g, e, brewery, row)
    for seat in range(g.players):
        relative = seat - observer
        if relative < 0:
            relative += g.players
        write_seat(g, e, seat, AT_SEATS + relative * SEAT_SIZE, row)
    write_order(g, observer, row)
    write_own(g, e, observer, row)


def write_stage(g: GameRecord, observer: int, row: Array) -> None:
    """Write the stage of the game and who is to move."""
    if g.phase == OVER:
        row[AT_STAGE + 3] = 1
        return
    stage = 2
    if g.phase == OPENING:
        stage = 0
    elif g.phase == DRAWING:
        stage = 1
    row[AT_STAGE + stage] = 1
    relative = g.seat - observer
    if relative < 0:
        relative += g.players
    row[AT_TO_MOVE + relative] = 1


def write_question(g: GameRecord, row: Array) -> None:
    """Write what the observer has to decide, and what it has decided so far."""
    phase = g.phase
    row[AT_QUESTION + phase] = 1
    if phase in (TRADING, SELLING, BONUS):
        row[AT_BREWERY + (SEATS if g.brewery == NONE else g.brewery)] = 1
        for good in range(3):
            row[AT_SOLD + good] = g.sold[good]
        if phase == SELLING:
            row[AT_GOOD + g.left] = 1
    elif phase in (DRAWING, BUILDING, TRASHING):
        row[AT_LEFT] = g.left
    elif phase == OPENING and g.kept != NONE:
        row[AT_KEPT + g.kept] = 1


def write_brewery(g: GameRecord, e: EditionRecord, brewery: int, row: Array) -> None:
    """Write what everybody sees of a brewery."""
    at = AT_BREWERIES + brewery * BREWERY_SIZE
    row[at] = 1
    for good in range(3):
        marker = g.marker[brewery, good]
        row[at + 1 + good] = marker
        row[at + 4 + good] = e.track[marker]
        row[at + 7 + good] = g.demand[brewery, good] - g.filled[brewery, good]
        row[at + 10 + good] = g.demand[brewery, good]


def write_seat(g: GameRecord, e: EditionRecord, seat: int, at: int, row: Array) -> None:
    """Write what everybody sees of a seat."""
    board = g.board[seat]
    row[at] = 1
    row[at + 1] = min(255, g.coins[seat])
    for good in range(3):
        row[at + 2 + good] = g.goods[seat, good]
        row[at + IN_HARVEST + good] = g.harvest[seat, good]
    row[at + IN_HAND_SIZE] = popcount(g.hand[seat])
    row[at + IN_HAND_SIZE + 1] = g.size[seat]
    row[at + IN_HAND_SIZE + 2] = g.known[seat]
    row[at + IN_HAND_SIZE + 3] = popcount(board & PALACE_MASK)
    write_cards(row, at + IN_BOARD, board)
    write_cards(row, at + IN_UNSEEN, e.cards[g.variant] & ~board & ~g.gone[seat])


def write_order(g: GameRecord, observer: int, row: Array) -> None:
    """Write both income tracks, seat by seat."""
    for place in range(g.players):
        relative = g.order[place] - observer
        if relative < 0:
            relative += g.players
        at = AT_SEATS + relative * SEAT_SIZE + IN_PLACE
        row[at] = place + 1
        row[at + 1] = g.space[place]
    for place in range(g.arrived):
        relative = g.came[place] - observer
        if relative < 0:
            relative += g.players
        at = AT_SEATS + relative * SEAT_SIZE + IN_MOVED
        row[at] = 1
        row[at + 1] = g.income[place]


def write_own(g: GameRecord, e: EditionRecord, observer: int, row: Array) -> None:
    """Write the observer's plots one by one, and what only it knows of its cards."""
    for plot in range(PLOT_COUNT):
        row[AT_PLOTS + plot * THING_COUNT + g.plots[observer, plot]] = 1
    hand = g.hand[observer]
    above = e.cards[g.variant] & ~g.board[observer] & ~g.gone[observer] & ~hand
    size = g.size[observer]
    seam = size - g.known[observer]
    place = g.head[observer] + seam
    for depth in range(seam, size):
        if place >= CARD_COUNT:
            place -= CARD_COUNT
        card = g.deck[observer, place]
        row[AT_TAIL + card] = depth + 1
        above &= ~(1 << card)
        place += 1
    write_cards(row, AT_HAND, hand)
    write_cards(row, AT_ABOVE, above)
