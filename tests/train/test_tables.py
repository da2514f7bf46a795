"""Games beside the learner: what is noted is what the engine says, and they never stop."""

import numpy as np
import numpy.typing as npt
import pytest
import torch

from furstenfeld.bots.champion.cpu import inputs_of
from furstenfeld.bots.champion.inputs import INPUTS
from furstenfeld.bots.champion.shape import LENGTH_UNIT
from furstenfeld.fast import ACTION_COUNT, Batch
from furstenfeld.fast.codes import CARD_COUNT, NONE
from furstenfeld.fast.layout import Games
from furstenfeld.rules import Variant
from furstenfeld.train.deals import ALL_KINDS, Dealer, TableKind
from furstenfeld.train.kernel.rows import SECRETS, SECRETS_OF_SEAT
from furstenfeld.train.kernel.steps import ALONE, NETWORKS, SCRIPTED
from furstenfeld.train.rollout_buffer import RolloutBuffer
from furstenfeld.train.vector_games import VectorGames

pytestmark = pytest.mark.train

GAMES = 32
Whole = npt.NDArray[np.int64]


def started(side: int = ALONE, seed: int = 1) -> tuple[VectorGames, Dealer]:
    dealer = Dealer(ALL_KINDS, seed)
    games = dealer.spread(dealer.deal(GAMES), 300) if side == ALONE else dealer.deal(GAMES)
    heroes = [NONE] * GAMES if side == ALONE else (np.arange(GAMES) % games["players"]).tolist()
    pool = dealer.deal(48)
    return VectorGames("cpu", dealer.edition, games, pool, [side] * GAMES, heroes), dealer


def batch_of(games: Games, dealer: Dealer) -> Batch:
    return Batch(games.copy(), dealer.edition, threads=1)


def random_actions(masks: "np.typing.NDArray[np.uint8]", rng: np.random.Generator) -> Whole:
    drawn: Whole = (rng.random(masks.shape) * masks).argmax(axis=1)
    return drawn


def test_a_row_begins_with_what_the_champion_is_given_at_the_table() -> None:
    tables, dealer = started()
    buffer = RolloutBuffer("cpu", 1, GAMES)
    tables.observe(buffer, 0)
    batch = batch_of(tables.games, dealer)

    inputs = inputs_of(batch.observe(), batch.edition)
    np.testing.assert_array_equal(buffer.rows[0].numpy()[:, :INPUTS], inputs)
    np.testing.assert_array_equal(buffer.masks[0].numpy()[:, :ACTION_COUNT], batch.masks())
    np.testing.assert_array_equal(buffer.seats[0].numpy(), batch.to_move)
    assert not buffer.masks[0].numpy()[:, ACTION_COUNT:].any()


def test_the_secrets_are_the_hands_and_decks_counted_from_the_observer() -> None:
    tables, _ = started()
    buffer = RolloutBuffer("cpu", 1, GAMES)
    tables.observe(buffer, 0)
    for game, row in zip(tables.games, buffer.rows[0].numpy(), strict=True):
        for relative in range(5):
            at = SECRETS + relative * SECRETS_OF_SEAT
            hand = row[at : at + CARD_COUNT]
            deck = row[at + CARD_COUNT : at + SECRETS_OF_SEAT]
            if relative >= game["players"]:
                assert not hand.any() and not deck.any()
                continue
            seat = (game["seat"] + relative) % game["players"]
            ring = np.roll(game["deck"][seat], -int(game["head"][seat]))[: game["size"][seat]]
            assert sum(1 << int(card) for card in np.flatnonzero(hand)) == game["hand"][seat]
            assert [int(deck[card]) for card in ring] == list(range(1, len(ring) + 1))
            assert np.count_nonzero(deck) == len(ring)


def test_games_go_on_as_in_the_engine_and_are_dealt_anew_at_the_end() -> None:
    tables, dealer = started()
    buffer, rng = RolloutBuffer("cpu", 1, GAMES), np.random.default_rng(1)
    ended = 0
    for _ in range(700):
        tables.observe(buffer, 0)
        batch, before = batch_of(tables.games, dealer), tables.deals.copy()
        actions = random_actions(buffer.masks[0].numpy(), rng)
        buffer.actions[0] = torch.from_numpy(actions)
        tables.advance(buffer, 0)
        batch.step(actions)
        over = batch.finished
        np.testing.assert_array_equal(buffer.ended[0].numpy().astype(bool), over)
        np.testing.assert_array_equal(tables.games[~over], batch.games[~over])
        np.testing.assert_array_equal(tables.games[over], tables.pool[before[over] % 48])
        _check_results(batch, buffer)
        ended += int(over.sum())
    assert ended > 10


def _check_results(batch: Batch, buffer: RolloutBuffer) -> None:
    for number in np.flatnonzero(batch.finished):
        result = buffer.results[0, number].numpy()
        winners, players = batch.winners()[number], int(batch.games["players"][number])
        ranks = batch.standing()[number][:players]
        behind = [
            sum((rank < other) + (rank == other) / 2 for other in ranks) - 0.5 for rank in ranks
        ]
        np.testing.assert_allclose(result[:, 0], winners / max(1, winners.sum()), atol=1e-6)
        np.testing.assert_allclose(result[:players, 1], np.array(behind) / (players - 1), atol=1e-6)
        assert result[0, 2] * LENGTH_UNIT == pytest.approx(batch.games["round"][number])


@pytest.mark.parametrize("side", [NETWORKS, SCRIPTED])
def test_the_learner_has_one_seat_beside_opponents(side: int) -> None:
    tables, _ = started(side)
    buffer, rng = RolloutBuffer("cpu", 1, GAMES), np.random.default_rng(1)
    others = 0
    for _ in range(150):
        tables.observe(buffer, 0)
        seats, heroes = buffer.seats[0].numpy(), buffer.learner_seats[0].numpy()
        assert (heroes >= 0).all() and (heroes < buffer.players[0].numpy()).all()
        np.testing.assert_array_equal(buffer.is_learner[0].numpy(), seats == heroes)
        others += int((seats != heroes).sum())
        buffer.actions[0] = torch.from_numpy(random_actions(buffer.masks[0].numpy(), rng))
        tables.advance(buffer, 0)
    assert (others == 0) == (side == SCRIPTED)


def test_the_learner_sits_at_every_seat_in_turn() -> None:
    tables, _ = started(NETWORKS)
    buffer, rng = RolloutBuffer("cpu", 1, GAMES), np.random.default_rng(1)
    seen = set()
    for _ in range(900):
        tables.observe(buffer, 0)
        seen |= set(buffer.learner_seats[0].tolist())
        buffer.actions[0] = torch.from_numpy(random_actions(buffer.masks[0].numpy(), rng))
        tables.advance(buffer, 0)
    assert seen == set(range(5))


def test_a_game_that_scripted_seats_finish_at_once_is_dealt_anew() -> None:
    dealer = Dealer((TableKind(2, Variant.EXPERT),), 1)
    late = dealer.spread(dealer.deal(256), 700)
    heroes = np.arange(256) % 2
    tables = VectorGames(
        "cpu", dealer.edition, late, dealer.deal(16), [SCRIPTED] * 256, heroes.tolist()
    )
    batch = batch_of(tables.games, dealer)

    assert not batch.finished.any()
    np.testing.assert_array_equal(batch.to_move, tables.learner_seats)
    assert (tables.games["round"] == 1).sum() > (late["round"] == 1).sum()


def test_the_first_games_stand_in_different_rounds() -> None:
    dealer = Dealer(ALL_KINDS, 3)
    games = dealer.spread(dealer.deal(128), 300)

    assert len(set(games["round"].tolist())) > 5
    assert not batch_of(games, dealer).finished.any()


def test_deals_of_all_kinds_are_there_the_heavier_ones_more_often() -> None:
    games = Dealer(ALL_KINDS, 1).deal(4000)
    kinds, counts = np.unique(games["players"] * 2 + games["variant"], return_counts=True)
    share = dict(zip(kinds.tolist(), counts / 4000, strict=True))

    assert len(share) == 8
    assert share[8] == pytest.approx(6 / 15, abs=0.03)
    assert share[4] == pytest.approx(2 / 15, abs=0.03)
