"""Two editions on the same deals."""

import msgspec
import pytest

from furstenfeld.lab.balance import BalancePlan, report
from furstenfeld.lab.balance.comparison import Difference, card_differences, measure_differences
from furstenfeld.rules import Card, Variant
from tests.lab.balance.games import GAME, PLAIN_TRACK, RECONSTRUCTED, game

BOTH = (RECONSTRUCTED, PLAIN_TRACK)


def named(name: str, differences: tuple[Difference, ...]) -> Difference:
    """Return one of the differences."""
    return next(each for each in differences if each.name == name)


def test_a_difference_is_the_second_less_the_first_deal_by_deal() -> None:
    pairs = [(GAME, game(rounds=4)), (game(rounds=8), game(rounds=8))]
    found = named("rounds", measure_differences(BOTH, pairs))

    assert (found.first, found.second) == (5.5, 6)
    assert found.difference.value == 0.5
    assert found.difference.spread == pytest.approx(0.5**0.5)


def test_pairs_show_what_lots_of_chance_would_hide() -> None:
    """Games differ by up to 30 rounds, the editions by 0.5 on average: clear in pairs."""
    lengths = [10 + deal for deal in range(31)]
    pairs = [(game(rounds=n), game(rounds=n + 1 - n % 2)) for n in lengths]
    found = named("rounds", measure_differences(BOTH, pairs))

    assert found.difference.value == pytest.approx(16 / 31)
    assert found.difference.is_clear


def test_each_edition_is_measured_by_its_own_numbers() -> None:
    """R1.4: the coins of the set-up belong to the edition."""
    richer = msgspec.structs.replace(RECONSTRUCTED, name="richer", coins=4)
    found = named("first-coins", measure_differences((RECONSTRUCTED, richer), [(GAME, GAME)]))

    assert (found.first, found.second) == (5, 7)


def test_a_measure_that_one_game_lacks_leaves_its_deal_out() -> None:
    pairs = [(GAME, game(winners=())), (GAME, game(coins=(6, 9)))]
    found = named("winner-coins", measure_differences(BOTH, pairs))

    assert (found.first, found.second, found.difference.games) == (4, 6, 1)


def test_cards_are_compared_by_the_share_of_seats_that_build_them() -> None:
    without = game(builds=((), ()))
    found = card_differences(Variant.BASE, [(GAME, without), (GAME, GAME)])
    crane = named(Card.CRANE, found)

    assert (crane.first, crane.second, crane.difference.value) == (0.5, 0.25, -0.25)
    assert len(found) == 20


def test_only_deals_that_both_editions_played_are_compared() -> None:
    plan = BalancePlan(BOTH, (Variant.BASE,), (2,), games=9, bot="random", seed="s")
    one, two = plan.settings()
    games = {one: {1: GAME, 2: GAME}, two: {2: game(coins=(6, 9)), 3: game(coins=(60, 9))}}
    (compared,) = report(plan, games).comparisons
    found = named("winner-coins", compared.measures[2])

    assert (found.first, found.second, found.difference.games) == (4, 6, 1)


def test_one_edition_is_compared_with_nothing() -> None:
    plan = BalancePlan((RECONSTRUCTED,), (Variant.BASE,), (2,), games=9, bot="random", seed="s")
    (setting,) = plan.settings()

    assert report(plan, {setting: {1: GAME}}).comparisons == ()


def test_a_report_does_not_depend_on_the_order_in_which_games_came_in() -> None:
    plan = BalancePlan((RECONSTRUCTED,), (Variant.BASE,), (2,), games=9, bot="random", seed="s")
    (setting,) = plan.settings()
    games = {n: game(rounds=3, drawn=(n, 7 * n % 11)) for n in range(1, 10)}
    backwards = dict(reversed(games.items()))

    assert report(plan, {setting: games}) == report(plan, {setting: backwards})


def test_a_setting_without_a_finished_game_is_left_out() -> None:
    plan = BalancePlan((RECONSTRUCTED,), (Variant.BASE,), (2, 3), games=9, bot="random", seed="s")
    two, three = plan.settings()
    found = report(plan, {two: {1: GAME}, three: {}})

    assert [finding.players for finding in found.findings] == [2]


def test_both_editions_get_the_same_decks_and_the_same_order() -> None:
    plan = BalancePlan(BOTH, (Variant.EXPERT,), (4,), games=3, bot="random", seed="s")
    contests = [plan.contest(setting) for setting in plan.settings()]
    one, two = ([contest.deal_of(task.deal) for task in contest.tasks()] for contest in contests)

    assert [deal.decks for deal in one] == [deal.decks for deal in two]
    assert [deal.order for deal in one] == [deal.order for deal in two]
    assert [deal.demands for deal in one] == [deal.demands for deal in two]
    assert {deal.edition for deal in two} == {PLAIN_TRACK}
    assert len(one) == 3
