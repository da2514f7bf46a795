"""Worlds drawn from a view: nothing the seat knows changes, everything else is equally likely."""

from collections import Counter

import numpy as np
import pytest

from furstenfeld.fast import BatchError, sample_worlds
from furstenfeld.records import deal
from furstenfeld.rules import State, Variant, apply, legal, setup, view

# The chi-square value that 27 degrees of freedom pass with chance 0.999.
LIMIT = 55.5


def middle(players: int, variant: Variant, seed: int, actions: int) -> State:
    state = setup(deal(seed, players, variant)).state
    for number in range(actions):
        if not legal(state):
            break
        state = apply(state, legal(state)[(number * 7 + seed) % len(legal(state))]).state
    return state


@pytest.mark.parametrize("variant", list(Variant))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("actions", [0, 15, 60, 150])
def test_a_world_looks_the_same_to_the_seat(players: int, variant: Variant, actions: int) -> None:
    """R2.5: own hand and known deck tail are fixed, and so is all that is public."""
    state = middle(players, variant, actions, actions)
    if state.to_move is None:
        return
    seen = view(state, state.to_move)
    worlds = sample_worlds(seen, 40, seed=actions)
    for number in range(40):
        assert view(worlds.state(number, state.table.deal), state.to_move) == seen


def chi_square(counts: Counter[str], kinds: int, draws: int) -> float:
    expected = draws / kinds
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (kinds - len(counts)) * expected


@pytest.mark.untraced
def test_every_unseen_card_is_equally_likely_in_every_place() -> None:
    """R2.5: the own next card, another's hand and another's next card, by chi-square."""
    state = middle(3, Variant.EXPERT, 2, 45)
    seat = state.to_move
    assert seat is not None
    other = (seat + 1) % 3
    draws = 4000
    worlds = sample_worlds(view(state, seat), draws, seed=5)
    own_top: Counter[str] = Counter()
    their_top: Counter[str] = Counter()
    their_hand: Counter[str] = Counter()
    for number in range(draws):
        table = worlds.state(number, state.table.deal).table
        own_top[table.seats[seat].deck[0]] += 1
        their_top[table.seats[other].deck[0]] += 1
        their_hand.update(table.seats[other].hand)
    seen = view(state, seat)
    assert seen.own is not None
    unseen = seen.seats[other].unseen
    assert seen.own.unseen and len(unseen) > 5
    held = seen.seats[other].hand_size
    assert chi_square(own_top, len(seen.own.unseen), draws) < LIMIT
    assert chi_square(their_top, len(unseen), draws) < LIMIT
    assert chi_square(their_hand, len(unseen), draws * held) < LIMIT


def test_worlds_of_one_seed_are_the_same_and_of_another_are_not() -> None:
    state = middle(4, Variant.BASE, 1, 40)
    assert state.to_move is not None
    seen = view(state, state.to_move)
    one, again, other = (sample_worlds(seen, 20, seed).games for seed in (1, 1, 2))
    assert one.tobytes() == again.tobytes()
    assert one.tobytes() != other.tobytes()


def test_the_worlds_of_a_view_do_not_depend_on_what_it_hides() -> None:
    """Two positions with one view give the same worlds: no secret gets through."""
    state = middle(4, Variant.BASE, 1, 40)
    assert state.to_move is not None
    seen = view(state, state.to_move)
    worlds = sample_worlds(seen, 10, seed=3)
    hidden = worlds.state(4, state.table.deal)
    assert hidden != state
    assert sample_worlds(view(hidden, state.to_move), 10, seed=3).games.tobytes() == (
        worlds.games.tobytes()
    )


def test_only_the_seat_that_is_asked_can_draw_worlds() -> None:
    state = setup(deal(1, 3)).state
    for seat in (None, *range(3)):
        if seat != state.to_move:
            with pytest.raises(BatchError, match="expected the view of the seat that is asked"):
                sample_worlds(view(state, seat), 1, seed=1)


def test_worlds_can_be_played_to_the_end() -> None:
    state = middle(5, Variant.EXPERT, 3, 120)
    assert state.to_move is not None
    worlds = sample_worlds(view(state, state.to_move), 200, seed=1)
    worlds.playout(seed=1)
    assert worlds.finished.all()
    assert np.unique(worlds.games["winners"]).size > 1
