"""The fast engine agrees with the rules after every action, and the comparison can tell."""

import numpy as np
import pytest

from tests.differential import lockstep
from tests.differential.lockstep import compare, game_of

pytestmark = pytest.mark.untraced

GAMES = 320
"""Two of every mix of players, variant, policy and edition; `make lockstep` plays many more."""


@pytest.mark.parametrize("first", range(0, GAMES, 20))
def test_the_engines_agree_after_every_action(first: int) -> None:
    """R10.1 to R10.7: legal set, state and observation, in order, without tolerance."""
    for number in range(first, first + 20):
        _, difference = compare(number, observe=number % 4 == 0)
        assert difference is None


@pytest.mark.slow
@pytest.mark.parametrize("first", range(GAMES, GAMES + 2000, 50))
def test_the_engines_agree_in_many_more_games(first: int) -> None:
    """R10.1 to R10.7: the same, with every observation."""
    for number in range(first, first + 50):
        _, difference = compare(number, observe=True)
        assert difference is None


def test_every_mix_of_players_variant_policy_and_edition_comes_up() -> None:
    games = [game_of(number) for number in range(10_000)]
    assert {(g.players, g.variant, g.policy) for g in games[:40]} == {
        (g.players, g.variant, g.policy) for g in games
    }
    assert len({g.edition for g in games}) == 2 + len(lockstep.strange_editions())


@pytest.mark.parametrize(
    ("field", "place"),
    [
        ("coins", 0),
        ("hand", 1),
        ("marker", 2),
        ("round", 0),
        ("sold", 0),
        ("space", 1),
        ("deck", 9),
    ],
)
def test_a_difference_of_one_number_is_found(
    field: str, place: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison can tell: a record changed after the fact is caught, and where is told."""
    trace = lockstep.trace

    def forged(*arguments: object) -> int:
        noted = trace(*arguments)  # type: ignore[arg-type]
        after = arguments[3]
        assert isinstance(after, np.ndarray)
        after[field].reshape(len(after), -1)[7, place] += 1
        return int(noted)

    monkeypatch.setattr(lockstep, "trace", forged)
    _, difference = compare(0, observe=False)
    assert difference is not None
    assert difference.action == 7
