"""The figures that are one number a game, on a game counted by hand and on golden ones."""

from pathlib import Path

import pytest

from furstenfeld.bots.whole_games import Played
from furstenfeld.lab.balance.measures import MEASURES
from furstenfeld.lab.game_stats import game_stats
from furstenfeld.records import final_state, read_game
from furstenfeld.rules import Ending, Variant, parse
from tests.lab.balance.games import GAME, RECONSTRUCTED, game

GOLDEN = Path(__file__).parents[2] / "golden" / "games"

BY_HAND = {
    "rounds": 3,
    "palace": 1,
    "stalemate": 0,
    "last-round": 0,
    "passes": 0.75,  # 13 and 26 of 26 cards
    "first-income": 3,
    "first-coins": 5,  # R1.4: two more
    "income": 17 / 3,  # 3, 6 and 8
    "best-income": 8,
    "price": 1.5,  # 1, 1.5 and 2
    "best-price": 2,
    "last-price": 2,
    "climb": 0.5,
    "cards": 3,  # 4 and 2
    "first-part": 2,
    "parts": 4,
    "palace-price": 12,
    "winner-coins": 4,
}


def test_every_measure_has_a_figure_by_hand() -> None:
    assert MEASURES.keys() == BY_HAND.keys()


@pytest.mark.parametrize("name", BY_HAND)
def test_a_measure_of_a_game_counted_by_hand(name: str) -> None:
    assert MEASURES[name](RECONSTRUCTED, GAME) == pytest.approx(BY_HAND[name])


def test_the_deck_of_the_expert_game_has_two_cards_more() -> None:
    """R0.4: 28 cards."""
    expert = game(variant=Variant.EXPERT, drawn=(42, 42))

    assert MEASURES["passes"](RECONSTRUCTED, expert) == 1.5


def test_without_a_winner_there_are_no_coins_of_the_winner() -> None:
    """R7.4: a stalemate has none."""
    stalemate = game(winners=(), ending=Ending.STALEMATE)

    assert MEASURES["winner-coins"](RECONSTRUCTED, stalemate) is None
    assert MEASURES["stalemate"](RECONSTRUCTED, stalemate) == 1


def test_where_nobody_built_a_palace_part_there_is_no_first_one() -> None:
    assert MEASURES["first-part"](RECONSTRUCTED, game(palaces=((0, 0),) * 3)) is None


def test_those_who_share_a_win_have_equal_coins() -> None:
    """R7.2: so their mean is what each has."""
    shared = game(winners=(0, 1), coins=(7, 7))

    assert MEASURES["winner-coins"](RECONSTRUCTED, shared) == 7


@pytest.mark.parametrize("name", ["base-2-palace", "base-5-palace", "expert-4-palace"])
def test_the_measures_of_a_golden_game_agree_with_its_file(name: str) -> None:
    """R2.3: three cards a round and one for each `draw`; R1.5, R1.6: three or ten before."""
    record = read_game(GOLDEN / f"{name}.json")
    state, result, edition = final_state(record), record.result, record.deal.edition
    moves = tuple((seat, parse(text)) for seat, text in record.moves)
    found = game_stats(record.deal, Played(state, moves))
    seats = len(record.players)
    opening = edition.opening if record.deal.variant is Variant.BASE else edition.expert_opening
    more = sum(text == "draw" for _, text in record.moves)
    assert result is not None
    drawn = seats * (opening + 3 * result.rounds) + more

    assert MEASURES["rounds"](edition, found) == result.rounds
    assert MEASURES["parts"](edition, found) == pytest.approx(sum(result.palaces) / seats)
    assert MEASURES["winner-coins"](edition, found) == result.coins[result.winners[0]]
    assert MEASURES["cards"](edition, found) == pytest.approx(
        sum(text.startswith("build ") for _, text in record.moves) / seats
    )
    assert MEASURES["passes"](edition, found) == pytest.approx(
        drawn / seats / len(record.deal.variant.cards)
    )
