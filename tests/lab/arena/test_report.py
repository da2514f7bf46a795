"""What the report says about games whose figures can be counted by hand."""

from collections.abc import Iterable

import msgspec
import pytest

from furstenfeld.lab.arena import (
    ContestReport,
    FailedGame,
    Field,
    FinishedGame,
    GameResult,
    TooFewDealsError,
    failures_of,
    report_of,
    whole_blocks,
)
from furstenfeld.lab.arena.budget import budget_curves
from furstenfeld.lab.arena.match import failed
from furstenfeld.lab.intervals import Interval
from furstenfeld.rules import Card, Ending
from tests.lab.arena.contests import contest
from tests.lab.arena.made_up import made_up

MATCH = contest("a", "b")
CRANE, OFFICE = (1, Card.CRANE), (2, Card.OFFICE)


def by_key(games: Iterable[GameResult]) -> dict[tuple[int, int, int], GameResult]:
    return {game.key: game for game in games}


GAMES: tuple[FinishedGame, ...] = (
    made_up((1, 0, 0), "ab", (1, 2), builds=((CRANE, OFFICE), (CRANE,))),
    made_up((1, 0, 1), "ba", (2, 1), builds=((), (CRANE,))),
    made_up((2, 0, 0), "ab", (1, 1), first_order=(1, 0), incomes=((5, 5), (9, 9), (1, 2)),
            palaces=((0, 0), (3, 3), (6, 6))),
    made_up((2, 0, 1), "ba", (1, 2), first_order=(1, 0)),
)  # fmt: skip


@pytest.fixture(scope="module")
def report() -> ContestReport:
    """Return the report of those four games."""
    return report_of(MATCH, by_key(GAMES))


def test_a_shared_win_counts_as_its_part(report: ContestReport) -> None:
    """R7.2: a wins both games of deal 1, half of one of deal 2."""
    bot_a, bot_b = report.bots

    assert (bot_a.bot, bot_a.wins, bot_a.seats, bot_a.share.value) == ("a", 2.5, 4, 0.625)
    assert (bot_b.bot, bot_b.wins, bot_b.seats, bot_b.share.value) == ("b", 1.5, 4, 0.375)
    assert report.matches[0].share == bot_a.share


def test_the_standard_error_of_a_match_is_that_between_deals(report: ContestReport) -> None:
    """Of deal 1 a has 1, of deal 2 a quarter: deviation 0.75 by root 2, and again by root 2."""
    assert report.matches[0].error == pytest.approx(0.375)


def test_nobody_wins_a_game_without_a_winner() -> None:
    """R7.4: the standing counts for the rating, not as a win."""
    games = (
        made_up((1, 0, 0), "ab", (1, 2), winners=()),
        made_up((1, 0, 1), "ba", (2, 1), winners=()),
        *GAMES[2:],
    )
    found = report_of(MATCH, by_key(games))

    assert sum(bot.wins for bot in found.bots) == 2
    assert found.length.endings == {Ending.PALACE: 2, Ending.ROUNDS: 2}


def test_head_to_head_counts_a_tie_as_half(report: ContestReport) -> None:
    """R7.3: a is ahead twice, behind once, and ties once."""
    ahead = {(each.bot, each.other): (each.ahead, each.pairs) for each in report.meetings}

    assert ahead == {("a", "b"): (0.625, 4), ("b", "a"): (0.375, 4)}


def test_the_better_standing_has_the_higher_rating(report: ContestReport) -> None:
    assert report.bots[0].rating.value > 1500 > report.bots[1].rating.value


def test_shares_by_seat_and_by_player_order(report: ContestReport) -> None:
    """Seat 0 won one game, shared one and won another; deal 2 begins with seat 1."""
    assert [share.value for share in report.seats] == [2.5 / 4, 1.5 / 4]
    assert [share.value for share in report.order] == [(1 + 0 + 0.5 + 0) / 4, (0 + 1 + 0.5 + 1) / 4]


def test_rounds_are_counted(report: ContestReport) -> None:
    assert report.length.games == {2: 3, 3: 1}
    assert report.length.mean.value == 2.25


def test_incomes_by_round_are_means_over_games_that_had_the_round(report: ContestReport) -> None:
    """Bot a has seat 0, 1, 0, 1; only the third game has a third round."""
    assert report.bots[0].curve.incomes == ((3 + 3 + 5 + 3) / 4, (8 + 4 + 9 + 4) / 4, 1)


def test_a_palace_stays_as_it_was_when_the_game_is_over(report: ContestReport) -> None:
    assert report.bots[0].curve.palaces == (0, (6 + 2 + 3 + 2) / 4, (6 + 2 + 6 + 2) / 4)


def test_cards_say_how_often_they_are_built_and_win(report: ContestReport) -> None:
    bot_a, bot_b = ({use.card: use for use in bot.cards} for bot in report.bots)

    assert (bot_a[Card.CRANE].built, bot_a[Card.CRANE].win_share) == (0.5, 1)
    assert (bot_b[Card.CRANE].built, bot_b[Card.CRANE].win_share) == (0.25, 0)
    assert (bot_b[Card.OFFICE].seats, bot_b[Card.OFFICE].win_share) == (0, None)


def test_a_deal_counts_only_when_all_its_games_are_finished() -> None:
    lost = failed(GAMES[1], "a", "no idea")

    assert whole_blocks(MATCH, by_key(GAMES)) == (GAMES[:2], GAMES[2:])
    assert whole_blocks(MATCH, by_key(GAMES[:3])) == (GAMES[:2],)
    assert whole_blocks(MATCH, by_key([GAMES[0], lost, *GAMES[2:]])) == (GAMES[2:],)


def test_one_whole_deal_is_too_few_for_a_report() -> None:
    with pytest.raises(TooFewDealsError, match="1 whole deals"):
        report_of(MATCH, by_key(GAMES[:3]))


def test_games_that_failed_are_told_by_the_bot_to_blame() -> None:
    lost: list[FailedGame] = [
        failed(GAMES[0], "a", "no idea"),
        failed(GAMES[1], "a", "still none"),
        failed(GAMES[2], None, "died"),
    ]
    told = [(each.bot, each.games, each.reason) for each in failures_of(by_key(lost))]

    assert told == [("a", 2, "no idea"), (None, 1, "died")]


def test_mixed_tables_have_no_matches() -> None:
    mixed = contest("a", "b", field=Field.MIXED)
    tasks = list(mixed.tasks())
    games = [made_up(task.key, "".join(task.bots), (1, 2)) for task in tasks]

    assert report_of(mixed, by_key(games)).matches == ()


def test_a_report_comes_back_from_its_json(report: ContestReport) -> None:
    assert msgspec.json.decode(msgspec.json.encode(report), type=ContestReport) == report


def test_bots_that_differ_in_one_number_make_a_budget_curve() -> None:
    bots = ("search:seconds=1", "search:seconds=0.1", "search:seconds=0.1,width=4", "steward")
    shares = {bot: Interval(0.5, 0.4, 0.6) for bot in bots}
    (curve,) = budget_curves(shares)

    assert (curve.name, curve.option) == ("search", "seconds")
    assert [point.budget for point in curve.points] == [0.1, 1]


def test_a_budget_curve_is_named_by_all_that_its_bots_share() -> None:
    bots = ("search:seconds=2,width=4", "search:seconds=1,width=4", "program:perl bot.pl")
    (curve,) = budget_curves({bot: Interval(0.5, 0.4, 0.6) for bot in bots})

    assert (curve.name, curve.option) == ("search:width=4", "seconds")
