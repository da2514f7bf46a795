"""Deals from seeds, the generator behind them, and edition files."""

from collections import Counter
from pathlib import Path

import pytest

from furstenfeld.records import (
    BUNDLED,
    Chance,
    FileError,
    bundled_edition,
    deal,
    load_edition,
)
from furstenfeld.rules import Card, Variant, check_deal, edition_data


class TestChance:
    def test_the_generator_never_changes(self) -> None:
        """R1.7: the same seed gives the same deal on every machine, for ever."""
        chance = Chance("pinned", "test")
        assert [chance.bits() for _ in range(3)] == [
            10301570235577705856, 11840216306820102269, 12438473771662788591,
        ]  # fmt: skip

    def test_it_is_splitmix64(self) -> None:
        """The published first outputs for seed 1234567."""
        chance = Chance("any", "test")
        chance.state = 1234567
        assert [chance.bits() for _ in range(3)] == [
            6457827717110365317,
            3203168211198807973,
            9817491932198370423,
        ]

    def test_seeds_and_purposes_have_streams_of_their_own(self) -> None:
        streams = [("1", "a"), ("1", "b"), ("2", "a"), ("1/a", "")]
        assert len({Chance(*stream).bits() for stream in streams}) == len(streams)

    def test_numbers_below_a_bound_are_even(self) -> None:
        """All equally likely: chi-square of 6,000 throws with 5 degrees of freedom below 20.5."""
        chance = Chance("dice", "test")
        counts = Counter(chance.below(6) for _ in range(6000))
        assert sorted(counts) == [0, 1, 2, 3, 4, 5]
        assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5

    def test_a_number_that_would_favour_some_is_drawn_again(self) -> None:
        chance = Chance("any", "test")
        drawn = iter([(1 << 64) - 1, 4])
        chance.bits = lambda: next(drawn)  # type: ignore[method-assign]
        assert chance.below(3) == 1

    def test_every_order_of_three_is_equally_likely(self) -> None:
        counts = Counter(Chance(seed, "three").shuffled((1, 2, 3)) for seed in range(6000))
        assert len(counts) == 6
        assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


class TestDeals:
    def test_the_deal_of_a_seed_never_changes(self) -> None:
        """R1.7: chance is data, and written down."""
        dealt = deal(2026, 3)
        assert dealt.order == (2, 0, 1)
        assert dealt.demands == ((1, 3, 2), (1, 2, 3), (2, 2, 2))
        assert (
            " ".join(dealt.decks[0][:6]) == "palace-3 laboratory-2 warehouse market palace-5 hops-2"
        )

    @pytest.mark.parametrize("variant", list(Variant))
    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_every_deal_is_one_that_a_set_up_gives(self, players: int, variant: Variant) -> None:
        """R1.1, R1.3, R1.4: demand cards, order and decks."""
        for seed in range(50):
            check_deal(deal(seed, players, variant))

    def test_the_decks_of_a_deal_are_shuffled_apart(self) -> None:
        """R1.4: each player a deck of the own."""
        assert len(set(deal(1, 5).decks)) == 5

    def test_every_demand_card_and_every_first_player_comes_up(self) -> None:
        """R1.1, R1.3: random demand cards, random order."""
        deals = [deal(seed, 4) for seed in range(200)]
        assert {demand for each in deals for demand in each.demands} == set(
            bundled_edition("reconstructed").demands
        )
        assert {each.order[0] for each in deals} == {0, 1, 2, 3}


class TestEditionFiles:
    def test_the_bundled_editions_differ_only_in_their_track(self) -> None:
        """R8.2: `plain-track` has the prices 0, 1, 2, 3 and starts at 1."""
        plain, standard = (edition_data(bundled_edition(name)) for name in reversed(BUNDLED))
        assert plain["track"] == [0, 1, 2, 3]
        assert plain["start"] == 1
        same = standard | {"name": "plain-track", "track": plain["track"]}
        assert plain == same

    def test_an_edition_is_found_by_name_or_by_file(self, tmp_path: Path) -> None:
        """R8.0: an owner of the printed game can correct a copy."""
        source = Path("src/furstenfeld/records/edition_files/reconstructed.toml")
        path = tmp_path / "mine.toml"
        path.write_text(source.read_text("utf-8").replace("crane = 4", "crane = 5"), "utf-8")
        mine = load_edition(str(path))
        assert dict(mine.costs)[Card.CRANE] == 5
        assert load_edition("reconstructed") is bundled_edition("reconstructed")

    @pytest.mark.parametrize(
        ("content", "code"),
        [
            (b"name = ", "file-malformed"),
            (b"\xff\xfe", "file-malformed"),
            (b"coins = " + b"9" * 5000, "file-malformed"),
            (b"track = " + b"[" * 5000, "file-malformed"),
            (b"", "edition-key"),
            (b"mood = 1", "edition-key"),
        ],
    )
    def test_a_wrong_file_is_refused_by_name(
        self, tmp_path: Path, content: bytes, code: str
    ) -> None:
        """R8.1: the file, the key and what was expected."""
        path = tmp_path / "wrong.toml"
        path.write_bytes(content)
        with pytest.raises(FileError, match=r"wrong\.toml") as error:
            load_edition(str(path))
        assert (error.value.cause.code, error.value.cause.paragraph) == (code, "R8.1")

    def test_a_missing_file_is_refused_by_name(self) -> None:
        """R8.1: neither a bundled edition nor a file."""
        with pytest.raises(FileError, match=r"nowhere") as error:
            load_edition("nowhere")
        assert error.value.cause.code == "file-unreadable"
