"""What becomes of each card: how often it is built, when, who wins with it, what it gives back."""

import pytest

from furstenfeld.lab.balance.cards import CardRow, card_rows
from furstenfeld.lab.game_stats import GameStats
from furstenfeld.rules import PRICED_CARDS, Card, Edition, Ending, Variant
from tests.lab.balance.games import GAME, RECONSTRUCTED, edition, game


def row_of(card: Card, *games: GameStats, of: Edition = RECONSTRUCTED) -> CardRow:
    """Return the row of one card."""
    rows = card_rows(of, games[0].variant, games)
    return next(row for row in rows if row.card is card)


def builds(*first: tuple[int, Card]) -> tuple[tuple[tuple[int, Card], ...], ...]:
    """Return what seat 0 built, where seat 1 built nothing."""
    return first, ()


def test_every_card_of_the_variant_with_a_cost_has_a_row_in_card_order() -> None:
    """R0.4: 20 of the base game, 22 of the expert game."""
    base = card_rows(RECONSTRUCTED, Variant.BASE, [GAME])
    expert = card_rows(RECONSTRUCTED, Variant.EXPERT, [GAME])

    assert [row.card for row in expert] == list(PRICED_CARDS)
    assert [row.card for row in base] == list(PRICED_CARDS)[:20]
    assert [row.cost for row in base][:3] == [3, 6, 9]


def test_how_often_and_when_a_card_is_built() -> None:
    later = game(builds=builds((2, Card.CRANE)))
    both = game(builds=(((3, Card.CRANE),), ((2, Card.CRANE),)))
    row = row_of(Card.CRANE, GAME, later, both)

    assert row.built.value == pytest.approx(4 / 6)
    assert row.round == pytest.approx((1 + 2 + 3 + 2) / 4)


def test_a_card_that_nobody_built_has_no_round_no_wins_and_no_coins() -> None:
    row = row_of(Card.BANK_2, GAME)

    assert (row.built.value, row.round, row.wins, row.coins_back) == (0, None, None, None)


def test_wins_of_builders_are_a_multiple_of_the_base_rate() -> None:
    """Seat 0 builds a crane in four games of two and wins three, where two would be usual."""
    row = row_of(Card.CRANE, GAME, GAME, GAME, game(winners=(1,)))
    assert row.wins is not None

    assert row.wins.value == pytest.approx(3 / 2)


def test_a_shared_win_counts_as_its_part() -> None:
    """R7.2."""
    row = row_of(Card.CRANE, game(winners=(0, 1)))
    assert row.wins is not None

    assert row.wins.value == 1


def test_games_that_nobody_won_do_not_count_against_a_card() -> None:
    """R7.4."""
    row = row_of(Card.CRANE, GAME, game(winners=(), ending=Ending.ROUNDS))
    assert row.wins is not None

    assert row.wins.value == 2


def test_a_field_gives_back_its_goods_at_the_prices_of_later_rounds() -> None:
    """R2.6: built in round 2 it yields from round 3 on: two hops at a price of 2."""
    row = row_of(Card.HOPS_2, GAME)

    assert row.coins_back == 4
    assert row.back_per_coin == pytest.approx(4 / 6)


def test_each_field_is_paid_at_the_price_of_its_own_good() -> None:
    """Built in round 1: prices of rounds 2 and 3 are 1 and 1 for barley, 2 and 3 for water."""
    fields = game(builds=builds((1, Card.BARLEY_3), (1, Card.WATER_1)))

    assert row_of(Card.BARLEY_3, fields).coins_back == 6
    assert row_of(Card.WATER_1, fields).coins_back == 5


def test_a_bank_gives_back_its_coins_in_every_later_round() -> None:
    """R3.8: built in round 2 of 3, bank I pays once."""
    assert row_of(Card.BANK_1, GAME).coins_back == 3


def test_a_tour_guide_gives_back_two_coins_for_each_part_of_its_seat() -> None:
    """R3.8: in rounds 2 and 3 for the parts of the round before, none and one."""
    guided = game(variant=Variant.EXPERT, builds=builds((1, Card.TOUR_GUIDE)))

    assert row_of(Card.TOUR_GUIDE, guided).coins_back == 2


def test_a_crane_gives_back_two_coins_for_each_card_built_after_it() -> None:
    """R4.5: a field and two palace parts."""
    assert row_of(Card.CRANE, GAME).coins_back == 6


def test_a_crane_saves_no_more_than_a_card_costs() -> None:
    """R4.5: never below nothing."""
    cheap = edition("cheap", hops_2=1)

    assert row_of(Card.CRANE, GAME, of=cheap).coins_back == 5


def test_what_was_built_before_the_crane_saves_nothing() -> None:
    late = game(builds=builds((1, Card.HOPS_2), (2, Card.CRANE)))

    assert row_of(Card.CRANE, late).coins_back == 0


@pytest.mark.parametrize("card", [Card.WAREHOUSE, Card.OFFICE, Card.TOWN_HALL_1])
def test_other_cards_pay_no_coins_of_themselves(card: Card) -> None:
    row = row_of(card, game(builds=builds((1, card))))

    assert (row.built.value, row.coins_back, row.back_per_coin) == (0.5, None, None)


def test_a_free_card_gives_back_nothing_for_each_coin() -> None:
    free = edition("free", hops_2=0)

    assert row_of(Card.HOPS_2, GAME, of=free).back_per_coin is None
