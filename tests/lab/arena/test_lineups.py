"""Who meets whom: line-ups, their rotations, and the seeds of their games."""

from collections import Counter
from itertools import combinations, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from furstenfeld.lab.arena import Contest, Field, GameTask
from furstenfeld.lab.arena.lineups import mixed, rotations
from furstenfeld.records import bundled_edition, deal
from furstenfeld.rules import Variant

NAMES = tuple("abcdefgh")


def contest(
    bots: str = "ab", players: int = 4, field: Field = Field.ONE_VS_REST, deals: int = 2
) -> Contest:
    edition = bundled_edition("reconstructed")
    return Contest(tuple(bots), players, Variant.BASE, edition, field, "s", deals)


def tables(tasks: list[GameTask]) -> list[str]:
    return ["".join(task.bots) for task in tasks]


def test_one_vs_rest_seats_each_bot_alone_against_the_last() -> None:
    assert tables([*contest("abz", players=3, deals=1).tasks()]) == [
        *("azz", "zaz", "zza"),
        *("bzz", "zbz", "zzb"),
    ]


def test_a_ladder_seats_each_bot_alone_against_the_next() -> None:
    assert tables([*contest("abc", players=2, field=Field.LADDER, deals=1).tasks()]) == [
        *("ab", "ba"),
        *("bc", "cb"),
    ]


def test_every_deal_is_played_by_every_line_up_in_every_rotation() -> None:
    tasks = list(contest("abz", players=5, deals=3).tasks())

    assert Counter(task.deal for task in tasks) == {1: 10, 2: 10, 3: 10}
    assert len({task.key for task in tasks}) == len(tasks) == 30


@given(st.lists(st.sampled_from("abc"), min_size=2, max_size=5))
def test_in_all_rotations_every_seat_has_every_bot_equally_often(names: list[str]) -> None:
    turned = rotations(tuple(names))
    by_seat = [Counter(table[seat] for table in turned) for seat in range(len(names))]

    assert all(counted == by_seat[0] for counted in by_seat)
    assert len(set(turned)) == len(turned)


@pytest.mark.parametrize(("players", "bots"), [(4, 8), (3, 5), (5, 5), (2, 3), (4, 2), (5, 3)])
def test_at_mixed_tables_all_bots_play_equally_often_at_any_time(players: int, bots: int) -> None:
    played: Counter[str] = Counter(dict.fromkeys(NAMES[:bots], 0))
    for (table,) in islice(mixed(NAMES[:bots], players, "s"), 50):
        played.update(table)
        most = 1 if bots >= players else 2

        assert max(played.values()) - min(played.values()) <= most


@pytest.mark.parametrize(("players", "bots"), [(4, 8), (3, 5), (2, 6)])
def test_at_mixed_tables_all_pairs_meet_about_equally_often(players: int, bots: int) -> None:
    met: Counter[frozenset[str]] = Counter()
    for (table,) in islice(mixed(NAMES[:bots], players, "s"), 10 * bots):
        met.update(frozenset(pair) for pair in combinations(table, 2))

    assert len(met) == bots * (bots - 1) / 2
    assert max(met.values()) - min(met.values()) <= 2


def test_a_mixed_table_seats_no_bot_twice_where_there_are_enough() -> None:
    assert all(len(set(table)) == 4 for (table,) in islice(mixed(NAMES, 4, "s"), 50))


def test_a_longer_contest_begins_with_the_games_of_a_shorter_one() -> None:
    short = list(contest("abcdef", field=Field.MIXED, deals=5).tasks())
    long = list(contest("abcdef", field=Field.MIXED, deals=9).tasks())

    assert long[: len(short)] == short


def test_the_deal_and_the_bots_chance_come_from_seed_deal_and_rotation_alone() -> None:
    """R1.7: any game of an arena can be dealt again by hand."""
    one, other = contest("abz", deals=2), contest("xyz", deals=9)
    task, twin = (next(p for p in c.tasks() if p.key == (2, 1, 3)) for c in (one, other))

    assert one.deal_of(2) == other.deal_of(2) == deal("s/2", 4)
    assert one.seed_of(task) == other.seed_of(twin) == "s/2/3"
