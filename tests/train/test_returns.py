"""Returns: a game is one chain of decisions, and every seat has an outlook at each of them."""

import numpy as np
import pytest
import torch

from furstenfeld.train.returns import returns_of

pytestmark = pytest.mark.train

SEATS, OUTCOMES = 5, 3


def slow_advantage(
    expected: "np.typing.NDArray[np.float64]",
    seats: list[int],
    results: "np.typing.NDArray[np.float64]",
    ended: list[int],
    step: int,
    trace: float,
) -> float:
    """Generalised advantage estimation as it is written down: a sum over later errors, one game."""
    seat, total, factor = seats[step], 0.0, 1.0
    for here in range(step, len(seats)):
        if ended[here]:
            return float(total + factor * (results[here, seat, 0] - expected[here, seat, 0]))
        total += factor * (expected[here + 1, seat, 0] - expected[here, seat, 0])
        factor *= trace
    return float(total)


@pytest.mark.parametrize("trace", [0.0, 0.9, 1.0])
def test_advantages_are_those_of_the_slow_definition(trace: float) -> None:
    rng = np.random.default_rng(7)
    steps, games = 40, 30
    expected = rng.random((steps + 1, games, SEATS, OUTCOMES))
    results = rng.random((steps, games, SEATS, OUTCOMES))
    seats = rng.integers(0, 3, (steps, games))
    ended = (rng.random((steps, games)) < 0.07).astype(np.uint8)
    tensors = [torch.from_numpy(array) for array in (expected, seats, results, ended)]
    found = returns_of(tensors[0], tensors[1], tensors[2], tensors[3], trace)
    for game in range(games):
        for step in range(steps):
            slow = slow_advantage(
                expected[:, game],
                seats[:, game].tolist(),
                results[:, game],
                ended[:, game].tolist(),
                step,
                trace,
            )
            assert float(found.advantages[step, game]) == pytest.approx(slow, abs=1e-9)


def test_a_good_standing_counts_where_it_is_told_to() -> None:
    expected, results = torch.zeros(2, 1, SEATS, OUTCOMES), torch.zeros(1, 1, SEATS, OUTCOMES)
    results[0, 0, 2] = torch.tensor([0.0, 0.5, 1.0])
    seats, ended = torch.tensor([[2]]), torch.tensor([[1]])
    found = returns_of(expected, seats, results, ended, 1.0, standing=0.2)

    assert found.advantages.tolist() == [[pytest.approx(0.1)]]


def test_without_bootstrapping_the_target_is_what_came_of_the_game() -> None:
    expected = torch.rand(4, 1, SEATS, OUTCOMES)
    results = torch.rand(3, 1, SEATS, OUTCOMES)
    seats = torch.tensor([[0], [1], [0]])
    ended = torch.tensor([[0], [0], [1]])
    found = returns_of(expected, seats, results, ended, 1.0)

    for step in range(3):
        torch.testing.assert_close(found.targets[step], results[2])


def test_a_seat_that_is_not_asked_expects_what_the_critic_does_at_the_break() -> None:
    expected = torch.rand(2, 1, SEATS, OUTCOMES)
    seats = torch.tensor([[0]])
    found = returns_of(expected, seats, torch.zeros(1, 1, SEATS, OUTCOMES), torch.zeros(1, 1), 0.95)

    torch.testing.assert_close(found.targets[0, 0, 4], expected[1, 0, 4])
    torch.testing.assert_close(found.advantages[0, 0], expected[1, 0, 0, 0] - expected[0, 0, 0, 0])


def test_the_shares_of_a_win_never_add_up_to_more_than_a_win() -> None:
    rng = np.random.default_rng(11)
    steps, games = 60, 20
    chances = rng.dirichlet(np.full(SEATS + 1, 0.3), (2 * steps + 1, games))[..., :SEATS]
    outlook = torch.from_numpy(np.repeat(chances[..., None], OUTCOMES, axis=-1))
    seats = torch.from_numpy(rng.integers(0, SEATS, (steps, games)))
    ended = torch.from_numpy(rng.random((steps, games)) < 0.05)
    found = returns_of(outlook[: steps + 1], seats, outlook[steps + 1 :], ended, 0.9)

    shares = found.targets[..., 0]
    assert float(shares.min()) >= 0
    assert float(shares.sum(dim=-1).max()) <= 1 + 1e-9
