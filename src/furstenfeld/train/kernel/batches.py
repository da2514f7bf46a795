"""Training in each game of a batch: the bodies of loops, as in `fast.kernel.batches`.

`heroes` is the learner's seat in each game, or NONE where it plays all seats; `sides` says who
plays the others.
"""

from furstenfeld.bots.champion.kernel.forecast import foresee
from furstenfeld.fast.codes import NONE, OVER
from furstenfeld.fast.kernel.phases import step
from furstenfeld.fast.kernel.window import observe, write_mask
from furstenfeld.fast.layout import Array, Editions, Games
from furstenfeld.train.kernel.critic_inputs import reveal
from furstenfeld.train.kernel.steps import SCRIPTED, scripted_action, take_deal, write_result


def observe_game(
    games: Games,
    n: int,
    scratch: Array,
    edition: Editions,
    heroes: Array,
    rows: Array,
    masks: Array,
    seats: Array,
    players: Array,
    mine: Array,
    seated: Array,
) -> None:
    """Write who is to move, what that seat sees and may do, and the hidden cards."""
    seat = games[n].seat
    observe(games[n], edition[0], seat, rows[n])
    foresee(rows[n], scratch, edition[0])
    reveal(games[n], seat, rows[n])
    write_mask(games[n], masks[n])
    seats[n] = seat
    players[n] = games[n].players
    mine[n] = heroes[n] == NONE or heroes[n] == seat
    seated[n] = heroes[n]


def settle_game(
    games: Games,
    n: int,
    scratch: Array,
    edition: Editions,
    heroes: Array,
    sides: Array,
    weights: Array,
) -> None:
    """Let scripted seats play until the learner is to move, or the game is over."""
    g = games[n]
    while sides[n] == SCRIPTED and g.phase != OVER and g.seat != heroes[n]:
        step(g, edition[0], scripted_action(g, edition[0], weights, scratch))


def meet_game(games: Games, n: int, deals: Array, heroes: Array, siblings: int) -> None:
    """Continue from the position of the first of some siblings, which are neighbours."""
    first = n - n % siblings
    if n != first:
        games[n] = games[first]
        deals[n] = deals[first]
        heroes[n] = heroes[first]


def advance_game(
    games: Games,
    n: int,
    scratch: Array,
    edition: Editions,
    pool: Games,
    deals: Array,
    heroes: Array,
    sides: Array,
    weights: Array,
    actions: Array,
    results: Array,
    ended: Array,
) -> None:
    """Apply an action and all that follows until a network is to move; a finished game restarts."""
    e = edition[0]
    action = actions[n]
    ended[n] = 0
    # One place for each call: inlined into a GPU kernel, two would double what must be compiled.
    while True:
        step(games[n], e, action)
        if games[n].phase == OVER:
            if ended[n] == 0:
                write_result(games[n], results[n])
            ended[n] = 1
            take_deal(games, n, pool, deals, heroes, sides)
        if sides[n] != SCRIPTED or games[n].seat == heroes[n]:
            return
        action = scripted_action(games[n], e, weights, scratch)
