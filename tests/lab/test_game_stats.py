"""A digest says in numbers what the golden games say line by line."""

import msgspec
import pytest

from furstenfeld.bots import Played, bot, play_game
from furstenfeld.lab.game_stats import GameStats, game_stats
from furstenfeld.records import Record, deal, final_state, read_game, replay
from furstenfeld.rules import (
    Card,
    CardBuilt,
    Ending,
    Variant,
    parse,
)
from tests.golden.regenerate import GAMES
from tests.golden.required import Wanted, required

pytestmark = pytest.mark.untraced


def golden(name: str) -> Record:
    return read_game(GAMES / f"{name}.json")


def digest_of(record: Record) -> GameStats:
    actions = tuple((seat, parse(text)) for seat, text in record.moves)
    return game_stats(record.deal, Played(final_state(record), actions))


@pytest.fixture(scope="module")
def two() -> GameStats:
    """Return the digest of the first golden game, whose numbers below are counted by hand."""
    return digest_of(golden("base-2-palace"))


def test_how_the_game_ended(two: GameStats) -> None:
    """R7.2, R7.3: both palaces are whole, and 13 coins are more than 2."""
    assert (two.players, two.variant, two.rounds) == (2, Variant.BASE, 9)
    assert (two.ending, two.winners, two.places) == (Ending.PALACE, (0,), (1, 2))
    assert (two.first_order, two.coins, two.parts) == ((1, 0), (13, 2), (6, 6))


def test_incomes_are_what_each_seat_received_in_phase_3(two: GameStats) -> None:
    """R3.9."""
    seat_0 = (3, 8, 15, 25, 13, 19, 10, 17, 9)
    seat_1 = (3, 8, 9, 19, 19, 11, 12, 8, 11)

    assert two.incomes == tuple(zip(seat_0, seat_1, strict=True))


def test_purses_are_the_coins_at_the_end_of_each_round(two: GameStats) -> None:
    seat_0 = (2, 1, 1, 23, 18, 27, 37, 40, 13)
    seat_1 = (0, 7, 3, 22, 30, 29, 29, 23, 2)

    assert two.purses == tuple(zip(seat_0, seat_1, strict=True))


def test_palaces_are_the_parts_at_the_end_of_each_round(two: GameStats) -> None:
    seat_0 = (0, 0, 0, 0, 2, 3, 3, 4, 6)
    seat_1 = (0, 0, 0, 0, 1, 2, 3, 4, 6)

    assert two.palaces == tuple(zip(seat_0, seat_1, strict=True))
    assert two.palace_prices == (8, 8, 8, 8, 10, 12, 14, 16, 18)


def test_prices_are_means_over_the_open_breweries_at_the_start_of_a_round(two: GameStats) -> None:
    hops = (1, 1.5, 2, 1.5, 1, 1, 1, 1.5, 1.5)
    barley = (1, 1, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5)
    water = (1, 1.5, 2, 2, 1.5, 1, 1, 1, 1.5)

    assert two.prices == tuple(zip(hops, barley, water, strict=True))


def test_builds_have_their_rounds(two: GameStats) -> None:
    assert two.builds[1] == (
        (1, Card.CRANE),
        (1, Card.WATER_1),
        (2, Card.MAGISTRATE),
        (3, Card.WATER_2),
        (3, Card.BANK_2),
        (5, Card.LABORATORY_1),
        (5, Card.PALACE_3),
        (6, Card.PALACE_4),
        (7, Card.PALACE_5),
        (8, Card.PALACE_2),
        (9, Card.PALACE_1),
        (9, Card.PALACE_6),
    )


def test_drawn_cards_count_the_opening_and_the_laboratory(two: GameStats) -> None:
    """R1.5, R2.3: 3 at the start, 3 a round, and one by the laboratory of seat 0."""
    assert two.drawn == (3 + 9 * 3 + 1, 3 + 9 * 3)


def test_ten_cards_of_the_expert_opening_are_drawn_too() -> None:
    """R1.6: 10 at the start, then 3 a round."""
    found = digest_of(golden("expert-2-rounds"))

    assert found.rounds == 100
    assert min(found.drawn) >= 10


@pytest.mark.parametrize("wanted", required(), ids=lambda wanted: wanted.name)
def test_every_golden_game_has_a_digest_that_agrees_with_its_end(wanted: Wanted) -> None:
    record = golden(wanted.name)
    found = digest_of(record)
    built = sum(
        isinstance(event, CardBuilt) for outcome in replay(record) for event in outcome.events
    )

    assert record.result is not None
    assert (found.rounds, found.winners) == (record.result.rounds, record.result.winners)
    assert found.purses[-1] == found.coins == record.result.coins
    assert found.palaces[-1] == found.parts == record.result.palaces
    tables = (found.incomes, found.palaces, found.purses, found.prices, found.palace_prices)
    assert {len(table) for table in tables} == {found.rounds}
    assert sum(map(len, found.builds)) == built


def test_a_digest_is_one_line_of_json_and_comes_back_the_same() -> None:
    dealt = deal("digest", 5, "expert")
    found = game_stats(dealt, play_game(dealt, [bot("random")] * 5, 1))
    line = msgspec.json.encode(found)

    assert b"\n" not in line
    assert msgspec.json.decode(line, type=GameStats) == found
