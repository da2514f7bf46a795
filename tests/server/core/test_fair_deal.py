"""A deal that nobody chose, and the proof of it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from furstenfeld.records import decode_game, encode_game
from furstenfeld.server.core.fair_deal import (
    UnfairDealError,
    promise_of,
    seed_of,
    verify,
)
from tests.server.fair_games import SECRET, fair_record


def test_a_fair_deal_is_verified_from_its_file() -> None:
    record = decode_game(encode_game(fair_record()), "a file")

    assert verify(record).table == "table-1"


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("scheme", "another", "scheme"),
        ("secret", "cd" * 32, "promise"),
        ("promise", "cd" * 32, "promise"),
        ("contributions", ["from Ada", "from somebody else"], "seed"),
        ("table", "table-2", "seed"),
        ("seed", "cd" * 32, "seed"),
        ("seed", "no hash", "malformed"),
        ("secret", None, "malformed"),
        ("extra", 1, "malformed"),
    ],
)
def test_a_proof_with_anything_changed_does_not_hold(key: str, value: Any, code: str) -> None:
    record = fair_record()
    forged = replace(record, about={"fair": {**record.about["fair"], key: value}})

    with pytest.raises(UnfairDealError, match=rf"^{code}$"):
        verify(forged)


def test_a_deal_that_is_not_that_of_the_seed_does_not_hold() -> None:
    record = fair_record()
    first, second = record.deal.decks
    swapped = replace(record.deal, decks=(second, first))

    with pytest.raises(UnfairDealError, match=r"^deal$"):
        verify(replace(record, deal=swapped))


def test_a_file_without_a_proof_is_not_called_fair() -> None:
    with pytest.raises(UnfairDealError, match=r"^none$"):
        verify(replace(fair_record(), about={}))


@given(st.lists(st.text(max_size=5), min_size=2, max_size=5), st.data())
def test_no_two_sets_of_contributions_share_a_seed(
    contributions: list[str], data: st.DataObject
) -> None:
    other = data.draw(st.lists(st.text(max_size=5), min_size=2, max_size=5))
    one, two = (seed_of("t", SECRET, tuple(each)) for each in (contributions, other))

    assert (one == two) == (contributions == other)


def test_a_promise_tells_the_secret_from_any_other() -> None:
    assert promise_of(SECRET) != promise_of("ba" * 32)
