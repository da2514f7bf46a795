"""A batch deals, asks, answers and ends games as the rules do, and refuses what does not fit."""

import subprocess
import sys
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from furstenfeld.fast import (
    ACTION_COUNT,
    ACTION_ID,
    GAME,
    SIZE,
    Batch,
    BatchError,
    DeviceBatch,
    GpuError,
    Pool,
)
from furstenfeld.records import bundled_edition, deal
from furstenfeld.rules import ACTIONS, Variant, apply, legal, setup, standing

MIXED = [(players, variant) for players in (2, 3, 4, 5) for variant in Variant]


def mixed(count: int = 80) -> Batch:
    """Games of all numbers of players and both variants side by side."""
    kinds = [MIXED[number % len(MIXED)] for number in range(count)]
    return Batch.deal(range(count), [p for p, _ in kinds], [v for _, v in kinds])


def chosen(batch: Batch, turn: int) -> np.ndarray:
    """A legal action of every game, 0 where it is over."""
    masks = batch.masks()
    counts = masks.sum(axis=1)
    places = [np.flatnonzero(row) for row in masks]
    picks = [p[turn % n] if n else 0 for p, n in zip(places, counts, strict=True)]
    return np.array(picks)


class TestPlaying:
    @pytest.mark.parametrize("variant", list(Variant))
    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_a_batch_is_dealt_as_the_records_deal(self, players: int, variant: Variant) -> None:
        """R1.1 to R1.7: the same seeds, the same first positions."""
        batch = Batch.deal(range(40), players, variant)
        for seed in range(40):
            dealt = deal(seed, players, variant)
            assert batch.state(seed, dealt) == setup(dealt).state

    def test_games_of_all_kinds_are_played_side_by_side(self) -> None:
        """R0.1: variants and numbers of players may differ from game to game."""
        batch = mixed()
        states = [setup(deal(n, *MIXED[n % len(MIXED)])).state for n in range(len(batch))]
        for turn in range(60):
            actions = chosen(batch, turn)
            for number, action in enumerate(actions):
                if states[number].options:
                    states[number] = apply(states[number], ACTIONS[action]).state
            batch.step(actions)
        for number, state in enumerate(states):
            assert batch.state(number, state.table.deal) == state

    def test_positions_of_the_rules_become_a_batch_and_come_back(self) -> None:
        state = setup(deal(1, 3)).state
        for _ in range(25):
            state = apply(state, legal(state)[-1]).state
        assert Batch.of([state]).state(0, state.table.deal) == state

    def test_masks_are_the_legal_actions(self) -> None:
        """R10.7: as numbers, in the order of `rules.ACTIONS`."""
        states = [setup(deal(seed, 4)).state for seed in range(10)]
        masks = Batch.of(states).masks()
        for row, state in zip(masks, states, strict=True):
            assert np.flatnonzero(row).tolist() == [ACTION_ID[action] for action in legal(state)]

    def test_a_playout_ends_every_game_and_is_repeatable(self) -> None:
        """R7.4: no game goes on for ever."""
        one, other = mixed(), mixed()
        counts = one.playout(seed=7)
        assert one.finished.all()
        assert (one.to_move == -1).all()
        assert (counts == other.playout(seed=7)).all()
        assert one.games.tobytes() == other.games.tobytes()
        assert one.games.tobytes() != self.played(8).games.tobytes()

    def played(self, seed: int) -> Batch:
        batch = mixed()
        batch.playout(seed)
        return batch

    def test_the_standing_and_the_winners_are_those_of_the_rules(self) -> None:
        """R7.2, R7.3: ranks, and none for seats that are not there."""
        batch = self.played(3)
        ranks, winners = batch.standing(), batch.winners()
        for number in range(len(batch)):
            players, variant = MIXED[number % len(MIXED)]
            state = batch.state(number, deal(number, players, variant))
            assert tuple(ranks[number][:players]) == standing(state.table)
            assert not ranks[number][players:].any()
            assert np.flatnonzero(winners[number]).tolist() == list(state.winners or ())

    def test_threads_change_nothing(self) -> None:
        one = Batch.deal(range(5000), threads=1)
        many = Batch.deal(range(5000), threads=4)
        one.playout(1)
        many.playout(1)
        assert one.games.tobytes() == many.games.tobytes()

    def test_a_clone_plays_on_by_itself_and_can_be_restored(self) -> None:
        batch = mixed()
        saved = batch.clone()
        before = batch.games.tobytes()
        batch.playout(1)
        assert saved.games.tobytes() == before
        batch.restore(saved)
        assert batch.games.tobytes() == before

    def test_finished_games_are_dealt_anew_from_a_pool(self) -> None:
        deals = Batch.deal([f"pool/{n}" for n in range(8)])
        batch = Batch.deal(range(4))
        batch.playout(1)
        ended = batch.games.copy()
        batch.step(np.zeros(4, np.int64))
        assert batch.games.tobytes() == ended.tobytes()  # finished games stand still
        pool = Pool(deals)
        batch.step(np.zeros(4, np.int64), restart=pool)
        assert not batch.finished.any()
        assert batch.games.tobytes() == deals.games[:4].tobytes()
        batch.playout(2)
        pool.refill(batch)
        assert batch.games.tobytes() == deals.games[4:].tobytes()
        batch.playout(3)
        pool.refill(batch)
        assert batch.games.tobytes() == deals.games[:4].tobytes()

    def test_a_batch_of_no_games_is_a_batch(self) -> None:
        batch = Batch.deal([])
        batch.step(np.zeros(0, np.int64))
        assert len(batch) == 0
        assert batch.masks().shape == (0, ACTION_COUNT)


class TestRefusals:
    def test_an_action_out_of_range_is_refused(self) -> None:
        batch = Batch.deal(range(3))
        for action in (-1, ACTION_COUNT, 10**9):
            with pytest.raises(BatchError, match=f"game 1: action {action} is not in 0 to 336"):
                batch.step([58, action, 58])

    def test_an_illegal_action_is_refused_by_its_text_and_nothing_changes(self) -> None:
        """R10.4: the first thing asked is the brewery."""
        batch = Batch.deal(range(3))
        before = batch.games.tobytes()
        built = next(number for number, action in enumerate(ACTIONS) if str(action) == "built")
        with pytest.raises(BatchError, match=r"game 2: 'built' \(action 303\) is not legal there"):
            batch.step([58, 58, built])
        assert batch.games.tobytes() == before

    def test_every_action_that_is_not_legal_is_refused(self) -> None:
        """R10.1: of all actions there are, exactly those of the mask are taken."""
        batch = mixed(16)
        for turn in range(40):
            masks = batch.masks()
            for number in range(len(batch)):
                single = Batch(batch.games[number : number + 1].copy(), batch.edition)
                if not single.finished[0]:
                    for action in np.flatnonzero(masks[number] == 0)[turn % 7 :: 29]:
                        with pytest.raises(BatchError):
                            single.step([action])
            batch.step(chosen(batch, turn))

    def test_a_wrong_number_of_actions_is_refused(self) -> None:
        with pytest.raises(BatchError, match=r"actions: expected 3 numbers, found shape \(2,\)"):
            Batch.deal(range(3)).step([58, 58])

    def test_actions_that_are_no_whole_numbers_are_refused(self) -> None:
        with pytest.raises(BatchError, match="actions: expected whole numbers, found float64"):
            Batch.deal(range(2)).step([58.0, 58.0])

    def test_rows_of_the_wrong_shape_or_kind_are_refused(self) -> None:
        batch = Batch.deal(range(2))
        with pytest.raises(BatchError, match="masks: expected rows of 337 uint8 for 2 games"):
            batch.masks(out=np.zeros((2, 336), np.uint8))
        with pytest.raises(BatchError, match=f"observations: expected rows of {SIZE}"):
            batch.observe(out=np.zeros((2, SIZE), np.float32))

    def test_a_seat_that_is_not_there_is_refused(self) -> None:
        """R0.1: seats 0 to n-1."""
        with pytest.raises(BatchError, match="seats: expected a seat of each game"):
            Batch.deal(range(2), players=2).observe(seats=[0, 2])
        with pytest.raises(BatchError, match="seats: expected a seat of each game"):
            Batch.deal(range(2), players=2).resample(seats=[0, -1], seed=1)

    def test_a_foreign_edition_is_refused(self) -> None:
        """R8.1: one edition for all games of a batch."""
        other = Batch.deal(range(2), edition=bundled_edition("plain-track"))
        batch = Batch.deal(range(2))
        with pytest.raises(BatchError, match="restart: expected a pool of the batch's edition"):
            Pool(other).refill(batch)
        with pytest.raises(BatchError, match="restore: expected a clone of this batch"):
            batch.restore(other)
        states = [
            setup(deal(1, 2)).state,
            setup(deal(1, 2, edition=bundled_edition("plain-track"))).state,
        ]
        with pytest.raises(BatchError, match="expected one edition for all, found 2"):
            Batch.of(states)

    def test_records_of_another_kind_are_refused(self) -> None:
        with pytest.raises(BatchError, match="expected a row of GAME records"):
            Batch(np.zeros(3, np.int8), bundled_edition("reconstructed"))
        with pytest.raises(BatchError, match="expected a row of GAME records"):
            Batch(np.zeros((3, 3), GAME), bundled_edition("reconstructed"))

    @pytest.mark.parametrize("players", [1, 6, [2, 3], [2.0, 3.0, 4.0]])
    def test_a_wrong_number_of_players_is_refused(self, players: object) -> None:
        """R0.1: 2 to 5 players."""
        with pytest.raises(BatchError, match="players: expected"):
            Batch.deal(range(3), players)  # type: ignore[arg-type]


def test_without_numba_a_plain_error_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['numba'] = None\n"
        "from furstenfeld.rules import setup\n"
        "from furstenfeld.records import deal\n"
        "print(setup(deal(1, 2)).state.to_move)\n"
        "import furstenfeld.fast\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.stdout.strip() in ("0", "1")
    assert "pip install 'furstenfeld[fast]'" in run.stderr.splitlines()[-1]


def test_without_a_gpu_a_plain_error_says_what_to_install() -> None:
    cuda: Any = import_module("numba.cuda")
    if cuda.is_available():
        pytest.skip("this machine has a GPU")
    with pytest.raises(GpuError, match=r"needs an NVIDIA GPU.*pip install 'furstenfeld\[gpu\]'"):
        DeviceBatch(Batch.deal(range(2)))


def test_a_record_has_no_gaps() -> None:
    """Two records are the same exactly if their bytes are."""
    assert GAME.fields is not None
    assert sum(field[0].itemsize for field in GAME.fields.values()) == GAME.itemsize == 416
