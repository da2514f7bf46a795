"""The compiled policy: legal, the same in both forms, and blind to what a seat cannot know."""

import numpy as np
import pytest

from furstenfeld.bots import bot, play_game
from furstenfeld.bots.scripted.policy import Bailiff, cpu, weights_for
from furstenfeld.bots.scripted.policy.kernel.weights import COUNT
from furstenfeld.fast import Batch
from furstenfeld.fast.batch import spread_out
from furstenfeld.fast.codes import SEATS
from furstenfeld.fast.convert import edition_record
from furstenfeld.records import Chance, deal
from furstenfeld.rules import (
    Choosing,
    Over,
    Variant,
    view,
)
from furstenfeld.testing.secrets import permuted
from tests.differential.lockstep import strange_editions
from tests.rules.positions import position, seat
from tests.search.games import positions

TABLES = [(variant, players) for variant in Variant for players in range(2, 6)]


def rows_for(games: int) -> np.ndarray:
    return np.zeros((games, SEATS), np.int64)


def seeds_for(batch: Batch) -> np.ndarray:
    return np.full(len(batch), 7, np.uint64)


def play_by_actions(batch: Batch, weights: np.ndarray, seeds: np.ndarray, heat: int) -> None:
    actions = np.zeros(len(batch), np.int64)
    edition = edition_record(batch.edition)
    while not batch.finished.all():
        cpu.decide(batch.games, edition, weights, rows_for(len(batch)), seeds, heat, actions)
        batch.step(actions)


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_every_answer_is_legal_and_every_game_ends(variant: Variant, players: int) -> None:
    """`step` refuses what is not legal."""
    batch = Batch.deal(range(6), players, variant)
    weights = weights_for(variant, players)[None]
    edition = edition_record(batch.edition)
    actions = np.zeros(len(batch), np.int64)
    while not batch.finished.all():
        cpu.decide(
            batch.games, edition, weights, rows_for(len(batch)), seeds_for(batch), 1, actions
        )
        batch.step(actions)

    assert batch.winners().any(axis=1).all()


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_whole_turns_are_what_single_answers_come_to(variant: Variant, players: int) -> None:
    deals = Batch.deal(range(40), players, variant)
    edition = edition_record(deals.edition)
    weights = weights_for(variant, players)[None]
    seeds = spread_out(3, len(deals))
    quick, slow = deals.clone(), deals.clone()
    rows = rows_for(len(deals))
    cpu.play_out(quick.games, edition, weights, rows, seeds, 1)
    play_by_actions(slow, weights, seeds, 1)

    for field in ("round", "coins", "board", "hand", "winners", "marker"):
        assert (quick.games[field] == slow.games[field]).all(), field


@pytest.mark.parametrize("number", range(len(strange_editions())))
def test_a_strange_edition_is_played_to_the_end(number: int) -> None:
    """R8.1: the policy was tuned on one edition, and plays them all."""
    batch = Batch.deal(range(4), 3, "expert", strange_editions()[number])
    edition = edition_record(batch.edition)
    weights = weights_for(Variant.EXPERT, 3)[None]
    actions = np.zeros(len(batch), np.int64)
    for _ in range(20_000):
        if batch.finished.all():
            break
        cpu.decide(
            batch.games, edition, weights, rows_for(len(batch)), seeds_for(batch), 0, actions
        )
        batch.step(actions)

    assert batch.finished.all()


@pytest.mark.parametrize("variant", list(Variant))
def test_hidden_cards_do_not_change_an_answer(variant: Variant) -> None:
    """R2.5: the record holds them, the policy must not look."""
    chance = Chance("hidden", "test")
    weights = weights_for(variant, 3)[None]
    for state in positions("blind", 3, variant.value, every=5):
        assert state.to_move is not None
        others = [permuted(state, state.to_move, chance) for _ in range(4)]
        batch = Batch.of([state, *others])
        actions = np.zeros(len(batch), np.int64)
        edition = edition_record(batch.edition)
        cpu.decide(
            batch.games, edition, weights, rows_for(len(batch)), seeds_for(batch), 0, actions
        )

        assert len(set(actions.tolist())) == 1, state.options


def test_chance_makes_games_differ_and_a_seed_makes_them_the_same() -> None:
    deals = Batch.deal([5] * 40, 4)
    edition = edition_record(deals.edition)
    weights = weights_for(Variant.BASE, 4)[None]
    played = []
    for _ in range(2):
        copy = deals.clone()
        seeds = spread_out(11, 40)
        cpu.play_out(copy.games, edition, weights, rows_for(40), seeds, 1)
        played.append(copy.games)

    assert (played[0] == played[1]).all()
    assert len({game.tobytes() for game in played[0]}) > 1


def test_there_are_weights_for_every_table() -> None:
    for variant, players in TABLES:
        assert weights_for(variant, players).shape == (COUNT,)


def test_a_bailiff_is_a_bot_of_the_registry_and_wins_against_random_bots() -> None:
    for own in range(4):
        bots = [bot("bailiff") if each == own else bot("random") for each in range(4)]

        assert play_game(deal("strong", 4), bots, 1).state.winners == (own,)


def test_bailiffs_finish_in_good_time() -> None:
    """The best scripted bot ends base games in at most ten rounds on average."""
    batch = Batch.deal(range(400), 4)
    edition = edition_record(batch.edition)
    weights = weights_for(Variant.BASE, 4)[None]
    cpu.play_out(batch.games, edition, weights, rows_for(400), spread_out(1, 400), 0)

    assert batch.games["round"].mean() < 10


def test_a_bailiff_answers_in_the_middle_of_a_turn() -> None:
    state = next(s for s in positions("middle", 4, "base", 1) if len(s.table.arrived) == 1)
    assert state.to_move is not None and not isinstance(state.phase, Over)

    assert (
        Bailiff().choose(view(state, state.to_move), state.options, Chance(0, "x")) in state.options
    )


@pytest.mark.parametrize(
    "plots", ["palace-1 palace-2 palace-3 / palace-4 palace-5 .", "market . ."]
)
def test_a_turn_that_begins_with_a_build_is_played_on(plots: str) -> None:
    """R10.1: who can sell nothing is not asked where, so the first question is a later one."""
    board = plots if "/" in plots else f"{plots} / hops barley water"
    goods = (0, 0, 0) if "/" in plots else (1, 1, 1)
    lowest = {1: (0, 0, 0), 2: (0, 0, 0)}
    state = position(seat(coins=30, plots=board, goods=goods), markers=lowest)
    assert not isinstance(state.phase, Choosing)
    quick, slow = Batch.of([state]), Batch.of([state])
    edition, weights = edition_record(quick.edition), weights_for(Variant.BASE, 2)[None]
    seeds = spread_out(1, 1)
    cpu.play_out(quick.games, edition, weights, rows_for(1), seeds, 0)
    play_by_actions(slow, weights, seeds, 0)

    for field in ("round", "coins", "board", "winners"):
        assert (quick.games[field] == slow.games[field]).all(), field
