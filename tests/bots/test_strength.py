"""How well a steward plays: small fixed samples, with bounds far from what long runs measure.

Long runs, each deal in all seat rotations, have a steward win every one of hundreds of games
against three random bots, and four stewards end a base game after eight to nine rounds on average.
"""

from collections.abc import Iterator
from functools import cache
from statistics import mean

import pytest

from furstenfeld.bots import Played, RandomBot, Steward, play_game
from furstenfeld.records import deal
from furstenfeld.rules import (
    PALACE_PARTS,
    Card,
    Ending,
    Over,
    Trash,
)

pytestmark = pytest.mark.untraced

DEALS = range(4)
FEW = range(4)


def against_random(variant: str) -> Iterator[tuple[int, Played]]:
    """Each deal in all four seat rotations: the steward's seat, and the game."""
    for seed in DEALS:
        for seat in range(4):
            bots = [Steward() if each == seat else RandomBot() for each in range(4)]
            yield seat, play_game(deal(f"strength {seed}", 4, variant), bots, seed)


@cache
def among_stewards(variant: str, players: int) -> list[Played]:
    bots = [Steward()] * players
    return [play_game(deal(f"peers {seed}", players, variant), bots, seed) for seed in FEW]


@pytest.mark.parametrize("variant", ["base", "expert"])
def test_a_steward_beats_three_random_bots(variant: str) -> None:
    games = list(against_random(variant))
    won = sum(game.state.winners == (seat,) for seat, game in games)

    assert won >= 0.9 * len(games)


@pytest.mark.parametrize("variant", ["base", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_stewards_finish_in_good_time(variant: str, players: int) -> None:
    """Eight to ten rounds are usual: about one and a half times through the deck."""
    rounds = [game.state.table.round for game in among_stewards(variant, players)]

    assert mean(rounds) <= 11
    assert max(rounds) <= 16


@pytest.mark.parametrize("variant", ["base", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_game_of_stewards_ends_with_a_palace(variant: str, players: int) -> None:
    """R7.1: nobody spoils the own palace, and nobody waits for ever."""
    for game in among_stewards(variant, players):
        assert isinstance(game.state.phase, Over)
        assert game.state.phase.ending is Ending.PALACE


def test_a_steward_never_trashes_a_palace_part() -> None:
    """R5.1, R7.4: a part removed from the game is a palace that never stands."""
    trashed: set[Card] = {
        action.card
        for players in (2, 3, 4, 5)
        for game in among_stewards("expert", players)
        for _, action in game.actions
        if isinstance(action, Trash)
    }

    assert trashed
    assert trashed.isdisjoint(PALACE_PARTS)
