"""The characters: each keeps to its plan, and plays well all the same.

The claims are about small fixed samples, one character among three stewards in every seat, beside
a steward in the same seats of the same deals. Figures of longer runs:
docs/reports/2026-11-bots.md.
"""

from collections.abc import Callable, Iterator
from functools import cache
from statistics import mean

import pytest

from furstenfeld.bots import CHARACTERS, Steward, bot, play_game
from furstenfeld.lab.game_stats import GameStats, game_stats
from furstenfeld.records import Chance, deal
from furstenfeld.rules import (
    ROWS,
    Building,
    Power,
    State,
    view,
)
from tests.rules.positions import position, seat

pytestmark = pytest.mark.untraced

FIELDS = (Power.HOPS_FIELD, Power.BARLEY_FIELD, Power.WATER_FIELD)


@cache
def games(name: str, deals: int = 2) -> list[tuple[int, GameStats]]:
    """The character's seat and the game, for every seat of every deal."""
    return list(_games(name, "steward", deals))


def _games(name: str, others: str, deals: int) -> Iterator[tuple[int, GameStats]]:
    for number in range(deals):
        dealt = deal(f"character {number}", 4)
        for own in range(4):
            bots = [bot(name if each == own else others) for each in range(4)]
            yield own, game_stats(dealt, play_game(dealt, bots, number))


def part_rounds(own: int, game: GameStats) -> list[int]:
    """The rounds in which the character built its palace parts."""
    return [number for number, card in game.builds[own] if ROWS[card].power is Power.PALACE]


def first_part(own: int, game: GameStats) -> float:
    return min(part_rounds(own, game), default=game.rounds + 1)


def parts_by_round_4(own: int, game: GameStats) -> float:
    return sum(number <= 4 for number in part_rounds(own, game))


def share_of_pairs(own: int, game: GameStats) -> float:
    """Of the turns with a part, those with two."""
    rounds = part_rounds(own, game)
    return mean([rounds.count(number) == 2 for number in set(rounds)] or [0])


def middle_income(own: int, game: GameStats) -> float:
    """What rounds 5 and 6 brought, where most palaces are half built."""
    return mean(row[own] for row in game.incomes[4:6])


def income_of_others(own: int, game: GameStats) -> float:
    return mean(coins for row in game.incomes for at, coins in enumerate(row) if at != own)


def fields(own: int, game: GameStats) -> float:
    return sum(ROWS[card].power in FIELDS for _, card in game.builds[own])


def average(name: str, figure: Callable[[int, GameStats], float]) -> float:
    return mean(figure(own, game) for own, game in games(name))


def difference(name: str, figure: Callable[[int, GameStats], float]) -> float:
    """By how much a figure of the character is above the steward's."""
    return average(name, figure) - average("steward", figure)


def chosen(name: str, state: State) -> str:
    assert state.to_move is not None
    seen = view(state, state.to_move)
    return str(bot(name).choose(seen, seen.options, Chance(0, "test")))


def test_the_rusher_builds_parts_before_anybody_else() -> None:
    assert difference("rusher", first_part) <= -0.5
    assert difference("rusher", parts_by_round_4) >= 0.3


def test_the_rusher_pays_for_it_with_income() -> None:
    assert difference("rusher", middle_income) < -0.5


def test_the_grower_begins_its_palace_late() -> None:
    assert difference("grower", first_part) >= 0.8


def test_the_grower_builds_two_parts_at_a_time() -> None:
    assert average("grower", share_of_pairs) >= 0.5
    assert average("steward", share_of_pairs) <= 0.4


def test_the_grower_has_more_income_in_the_middle_of_the_game() -> None:
    assert difference("grower", middle_income) > 0


def test_the_grower_builds_no_single_part_while_the_end_is_far() -> None:
    """R4.1: with one part in hand it waits for a second, with two it builds both."""
    one = position(seat(coins=30, hand="palace-1 office"), phase=Building(0, 2))
    two = position(seat(coins=30, hand="palace-1 palace-2"), phase=Building(0, 2))

    assert "palace" not in chosen("grower", one)
    assert "palace" in chosen("grower", two)


def test_the_grower_hurries_when_a_palace_is_nearly_complete() -> None:
    """R7.1: a rival with four parts may end the game soon."""
    late = position(
        seat(coins=30, hand="palace-1 office"),
        seat(plots="palace-1 palace-2 palace-3 / palace-4 barley water"),
        phase=Building(0, 2),
    )

    assert "palace" in chosen("grower", late)


def test_the_spoiler_costs_the_others_income() -> None:
    assert difference("spoiler", income_of_others) < -0.1


def test_the_spoiler_grows_more_than_others_to_flood_the_market() -> None:
    assert difference("spoiler", fields) >= 0.5


def test_the_spoiler_sells_where_it_costs_the_other_most() -> None:
    """R3.6: 11 coins or 10; but two hops at the second brewery halve the rival's 8 coins."""
    state = position(
        seat(goods=(2, 0, 3)),
        seat(goods=(4, 0, 0)),
        demands="3-2-1 1-2-3",
        markers={1: (1, 3, 5), 2: (3, 3, 3)},
    )
    places = {name: chosen(name, state) for name in ("steward", "spoiler")}

    assert places == {"steward": "brewery 1", "spoiler": "brewery 2"}


def test_the_spoiler_grows_what_the_other_lives_on() -> None:
    """R2.6: hops are scarcer and will bring more, but the rival lives on barley."""
    state = position(
        seat(coins=9, hand="hops-3 barley-3"),
        seat(plots="barley-2 . . / hops barley water"),
        phase=Building(0, 2),
        round=2,
        markers={1: (3, 3, 3), 2: (3, 3, 3)},
        demands="2-2-2 2-2-2",
    )
    fields = {name: chosen(name, state) for name in ("steward", "spoiler")}

    assert fields == {"steward": "build hops-3 1", "spoiler": "build barley-3 1"}


@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_beats_three_random_bots(name: str) -> None:
    assert [game.winners for own, game in _games(name, "random", 1)] == [(0,), (1,), (2,), (3,)]


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_holds_its_own_among_stewards(name: str) -> None:
    """A quarter would be equal strength; an eighth is still a danger."""
    won = [(own in game.winners) / len(game.winners) for own, game in games(name, 40)]

    assert mean(won) >= 0.12


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_beats_random_bots_nearly_always(name: str) -> None:
    won = [game.winners == (own,) for own, game in _games(name, "random", 25)]

    assert mean(won) >= 0.95


def test_a_character_is_a_steward_of_another_temper() -> None:
    tempers = [bot(name).temper for name in CHARACTERS if isinstance(bot(name), Steward)]  # type: ignore[attr-defined]

    assert len(set(tempers)) == len(CHARACTERS)
