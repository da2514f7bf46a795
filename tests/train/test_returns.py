"""Returns: a game is one chain of decisions, and every seat has an outlook at each of them."""

import numpy as np
import pytest
import torch

from furstenfeld.train.returns import Lambdas, Trajectories, lambda_returns

pytestmark = pytest.mark.train

SEATS, OUTCOMES = 5, 3


def slow_advantage(
    expected: "np.typing.NDArray[np.float64]",
    seats: list[int],
    rounds: list[int],
    results: "np.typing.NDArray[np.float64]",
    ended: list[int],
    step: int,
    trace: float,
    patience: int,
) -> float:
    """The sum that is meant, for one game: of later rounds' outlooks, each with its weight."""
    seat, total, left = seats[step], 0.0, 1.0
    for here in range(step, len(seats)):
        if ended[here]:
            return float(total + left * results[here, seat, 0] - expected[step, seat, 0])
        if rounds[here + 1] != rounds[here] and patience:
            patience -= 1
        elif rounds[here + 1] != rounds[here]:
            total += left * (1 - trace) * expected[here + 1, seat, 0]
            left *= trace
    return float(total + left * expected[len(seats), seat, 0] - expected[step, seat, 0])


@pytest.mark.parametrize("patience", [0, 1, 2])
@pytest.mark.parametrize("trace", [0.0, 0.9, 1.0])
def test_advantages_are_those_of_the_slow_definition(trace: float, patience: int) -> None:
    rng = np.random.default_rng(7)
    steps, games = 40, 30
    expected = rng.random((steps + 1, games, SEATS, OUTCOMES))
    results = rng.random((steps, games, SEATS, OUTCOMES))
    seats = rng.integers(0, 3, (steps, games))
    rounds = np.cumsum(rng.random((steps + 1, games)) < 0.2, axis=0)
    ended = (rng.random((steps, games)) < 0.07).astype(np.uint8)
    played = Trajectories(*(torch.from_numpy(array) for array in (seats, rounds, results, ended)))
    found = lambda_returns(torch.from_numpy(expected), played, Lambdas(trace, 1.0, patience))
    for game in range(games):
        for step in range(steps):
            slow = slow_advantage(
                expected[:, game],
                seats[:, game].tolist(),
                rounds[:, game].tolist(),
                results[:, game],
                ended[:, game].tolist(),
                step,
                trace,
                patience,
            )
            assert float(found.advantages[step, game]) == pytest.approx(slow, abs=1e-9)


def one_game(seats: list[int], rounds: list[int], ended: list[int]) -> Trajectories:
    """Return the steps of one game, with results by chance."""
    results = torch.rand(len(seats), 1, SEATS, OUTCOMES)
    told = (torch.tensor(each)[:, None] for each in (seats, rounds, ended))
    seat, number, end = told
    return Trajectories(seat, number, results, end)


def test_what_the_critic_expects_in_the_middle_of_a_round_does_not_count() -> None:
    played = one_game([0, 0, 1, 0], [3, 3, 3, 4, 4], [0, 0, 0, 0])
    expected = torch.rand(5, 1, SEATS, OUTCOMES)
    found = lambda_returns(expected, played, Lambdas(0.0, 0.0))

    torch.testing.assert_close(found.values[:3, 0], expected[3].expand(3, -1, -1))
    torch.testing.assert_close(found.advantages[0, 0], expected[3, 0, 0, 0] - expected[0, 0, 0, 0])


def test_a_decision_is_settled_when_its_round_or_its_game_has_ended() -> None:
    open_end = one_game([0, 1, 0, 1], [1, 1, 2, 2, 2], [0, 0, 0, 0])
    over = one_game([0, 1, 0, 1], [1, 1, 1, 1, 1], [0, 0, 1, 0])
    settled = [
        lambda_returns(torch.rand(5, 1, SEATS, OUTCOMES), played, Lambdas(1.0, 1.0)).complete[:, 0]
        for played in (open_end, over)
    ]

    assert settled[0].tolist() == [True, True, False, False]
    assert settled[1].tolist() == [True, True, True, False]


def test_a_patient_judge_settles_nothing_before_it_is_asked() -> None:
    played = one_game([0, 1, 0, 1], [1, 2, 3, 4, 4], [0, 0, 0, 0])
    found = lambda_returns(torch.rand(5, 1, SEATS, OUTCOMES), played, Lambdas(1.0, 1.0, delay=1))

    assert found.complete[:, 0].tolist() == [True, True, False, False]


def test_a_good_standing_counts_where_it_is_told_to() -> None:
    played = one_game([2], [1, 1], [1])
    played.results[0, 0, 2] = torch.tensor([0.0, 0.5, 1.0])
    expected = torch.zeros(2, 1, SEATS, OUTCOMES)
    found = lambda_returns(expected, played, Lambdas(1.0, 1.0), standing_reward=0.2)

    assert found.advantages.tolist() == [[pytest.approx(0.1)]]


def test_without_bootstrapping_the_target_is_what_came_of_the_game() -> None:
    played = one_game([0, 1, 0], [1, 1, 2, 1], [0, 0, 1])
    found = lambda_returns(torch.rand(4, 1, SEATS, OUTCOMES), played, Lambdas(1.0, 1.0))

    for step in range(3):
        torch.testing.assert_close(found.values[step], played.results[2])


def test_a_seat_that_is_not_asked_expects_what_the_critic_does_at_the_break() -> None:
    expected = torch.rand(2, 1, SEATS, OUTCOMES)
    found = lambda_returns(expected, one_game([0], [1, 1], [0]), Lambdas(0.95, 0.95))

    torch.testing.assert_close(found.values[0, 0, 4], expected[1, 0, 4])
    torch.testing.assert_close(found.advantages[0, 0], expected[1, 0, 0, 0] - expected[0, 0, 0, 0])


def test_the_shares_of_a_win_never_add_up_to_more_than_a_win() -> None:
    rng = np.random.default_rng(11)
    steps, games = 60, 20
    chances = rng.dirichlet(np.full(SEATS + 1, 0.3), (2 * steps + 1, games))[..., :SEATS]
    outlook = torch.from_numpy(np.repeat(chances[..., None], OUTCOMES, axis=-1))
    seats = torch.from_numpy(rng.integers(0, SEATS, (steps, games)))
    ended = torch.from_numpy(rng.random((steps, games)) < 0.05)
    rounds = torch.from_numpy(np.cumsum(rng.random((steps + 1, games)) < 0.3, axis=0))
    played = Trajectories(seats, rounds, outlook[steps + 1 :], ended)
    found = lambda_returns(outlook[: steps + 1], played, Lambdas(0.9, 0.9))

    shares = found.values[..., 0]
    assert float(shares.min()) >= 0
    assert float(shares.sum(dim=-1).max()) <= 1 + 1e-9
