"""What a steward does in positions where a person would not hesitate."""

from furstenfeld.bots import Steward
from furstenfeld.records import Chance
from furstenfeld.rules import State, apply, view
from furstenfeld.rules.state import (
    Bonus,
    Building,
    Discarding,
    Drawing,
    Dropping,
    Opening,
    Selling,
    Trading,
    Trashing,
)
from tests.rules.positions import position, seat

USUAL = {1: (3, 3, 3), 2: (3, 3, 3)}
LAST_BUT_ONE = "palace-1 palace-2 palace-3 / palace-4 palace-5"


def chosen(state: State) -> str:
    """What a steward does here."""
    return answers(state, 1)[0]


def answers(state: State, count: int) -> list[str]:
    """The next answers of stewards all round."""
    found = []
    for _ in range(count):
        assert state.to_move is not None
        action = Steward().choose(view(state, state.to_move), state.options, Chance(0, "test"))
        found.append(str(action))
        state = apply(state, action)
    return found


class TestSelling:
    def test_it_goes_where_its_goods_bring_most(self) -> None:
        """R3.1: three hops bring 9 at the second brewery and 3 at the first."""
        state = position(seat(goods=(3, 0, 0)), markers={1: (1, 5, 5), 2: (5, 1, 1)})

        assert chosen(state) == "brewery 2"

    def test_it_does_not_go_where_its_goods_have_no_price(self) -> None:
        """R3.3: the first brewery takes no barley now, however good its other prices are."""
        state = position(seat(goods=(1, 3, 0)), markers={1: (5, 0, 5), 2: (1, 3, 1)})

        assert chosen(state) == "brewery 2"

    def test_it_trades_away_a_good_without_a_price(self) -> None:
        """R3.2, R3.3: hops bring nothing anywhere, barley a coin."""
        state = position(
            seat(goods=(1, 0, 0), plots="market . . / hops barley water"),
            markers={1: (0, 0, 0), 2: (0, 1, 0)},
        )

        assert answers(state, 2) == ["brewery 2", "trade 1 hops>barley"]

    def test_it_spares_a_price_where_the_coins_are_the_same(self) -> None:
        """R3.6, R6.1: two barley fit in at the second brewery, and its price stays at the top."""
        state = position(
            seat(goods=(0, 2, 0), plots="barley-1 . . / hops barley water"),
            demands="3-1-2 1-2-3",
            markers={1: (5, 5, 5), 2: (5, 5, 5)},
        )

        assert chosen(state) == "brewery 2"

    def test_it_sells_all_at_a_good_price(self) -> None:
        """R3.4: all are paid at the price before the sale."""
        state = position(seat(goods=(4, 0, 0)), phase=Selling(0, 0, ()), markers={1: (5, 1, 1)})

        assert chosen(state) == "sell 4 hops"

    def test_it_trades_for_the_dearer_good(self) -> None:
        """R3.2: three water at 1 become three hops at 3."""
        state = position(
            seat(goods=(0, 0, 3), plots="market . . / hops barley water"),
            phase=Trading(0, 0),
            markers={1: (5, 1, 1)},
        )

        assert chosen(state) == "trade 3 water>hops"

    def test_it_does_not_trade_without_a_brewery(self) -> None:
        state = position(
            seat(goods=(0, 0, 3), plots="market . . / hops barley water"), phase=Trading(0, None)
        )

        assert chosen(state) == "trade none"

    def test_it_claims_the_office_for_the_type_sold_most(self) -> None:
        """R3.7."""
        state = position(
            seat(goods=(1, 3, 2), plots="office . . / hops barley water"),
            phase=Bonus(0, 0, (1, 3, 2)),
        )

        assert chosen(state) == "office barley"

    def test_it_stores_goods_rather_than_sell_them_for_next_to_nothing(self) -> None:
        """R5.3: at price 1, with a full brewery of price 3 next round, a warehouse waits."""
        state = position(
            seat(goods=(2, 0, 0), plots="warehouse . . / hops barley water"),
            phase=Selling(0, 0, ()),
            demands="3-1-2 3-2-1",
            markers={1: (2, 5, 5), 2: (5, 5, 5)},
        )

        assert chosen(state) == "sell 0 hops"


class TestBuilding:
    def test_it_builds_the_last_palace_part(self) -> None:
        """R7.1: whatever else could be bought."""
        state = position(
            seat(coins=30, plots=f"{LAST_BUT_ONE} barley", hand="palace-6 barley-3 bank-2"),
            phase=Building(0, 2),
        )

        assert chosen(state) == "build palace-6 6"

    def test_it_builds_the_last_two_parts_together(self) -> None:
        """R4.1, R7.1."""
        state = position(
            seat(
                coins=40,
                plots="palace-1 palace-2 palace-3 / palace-4 barley-3 water-3",
                hand="palace-5 palace-6 bank-2",
            ),
            phase=Building(0, 2),
        )
        first, second = answers(state, 2)

        assert {first, second} == {"build palace-5 6", "build palace-6 5"} or {first, second} == {
            "build palace-5 5",
            "build palace-6 6",
        }

    def test_it_saves_its_coins_for_the_part_that_comes_next(self) -> None:
        """R4.4: with 5 parts built by two players the next costs 12; the deck's top is known."""
        rest = "palace-6 hops-1 hops-2 barley-1 barley-2"
        state = position(
            seat(coins=12, plots=f"{LAST_BUT_ONE} water", hand="hops-3 office", deck=rest, known=5),
            phase=Building(0, 2),
        )

        assert chosen(state) == "built"

    def test_it_grows_while_the_palace_is_far(self) -> None:
        """R2.6: three barley more a round, for nine coins in round 2."""
        state = position(
            seat(coins=9, hand="barley-3 town-hall-1 magistrate"),
            phase=Building(0, 2),
            round=2,
            markers=USUAL,
        )

        assert chosen(state) == "build barley-3 1"

    def test_it_covers_bare_plots_first(self) -> None:
        """R4.2: a field still yields."""
        state = position(
            seat(coins=8, plots="hops-3 bank-1 . / hops barley water", hand="palace-3 market"),
            phase=Building(0, 2),
            round=6,
            markers=USUAL,
        )

        assert chosen(state) == "build palace-3 3"

    def test_it_covers_the_weakest_field(self) -> None:
        """R4.2: barley is worth least here."""
        state = position(
            seat(coins=9, plots="hops-3 water-3 hops-2 / hops barley water", hand="palace-3"),
            phase=Building(0, 2),
            round=7,
            markers={1: (4, 0, 4), 2: (4, 0, 4)},
        )

        assert chosen(state) == "build palace-3 5"

    def test_the_crane_comes_before_the_part_it_makes_cheaper(self) -> None:
        """R4.5: 4 and 6 coins are 10; the other way round they would be 12."""
        state = position(
            seat(coins=10, hand="crane palace-1 magistrate"),
            phase=Building(0, 2),
            round=4,
            markers=USUAL,
        )

        assert answers(state, 2) == ["build crane 1", "build palace-1 2"]

    def test_in_the_expert_game_a_field_keeps_clear_of_a_part_in_hand(self) -> None:
        """R4.7: plot 1 belongs to palace-1."""
        state = position(
            seat(coins=9, hand="barley-3 palace-1", known=0),
            phase=Building(0, 1),
            variant="expert",
            round=2,
            markers=USUAL,
        )

        assert chosen(state) in ("build barley-3 2", "build barley-3 3")


class TestDiscarding:
    def test_it_keeps_the_part_that_it_can_pay_next_round(self) -> None:
        """R5.2: buried, it would come back in seven rounds."""
        state = position(
            seat(coins=8, plots="hops-3 . . / hops barley water", hand="palace-2 hops-1 warehouse"),
            phase=Discarding(0),
            markers=USUAL,
        )

        assert answers(state, 2) == ["under hops-1", "under warehouse"]

    def test_it_keeps_as_many_cards_as_it_may(self) -> None:
        """R5.2: what is in hand does not slow down the deck."""
        state = position(
            seat(plots="town-hall-1 . . / hops barley water", hand="magistrate warehouse"),
            phase=Discarding(0),
        )

        assert chosen(state) == "kept"

    def test_it_keeps_two_parts_with_a_town_hall(self) -> None:
        """R5.2."""
        state = position(
            seat(
                coins=20,
                plots="town-hall-1 hops-3 . / hops barley water",
                hand="palace-2 palace-5 hops-1 magistrate",
            ),
            phase=Discarding(0),
            round=6,
            markers=USUAL,
        )

        assert answers(state, 2) == ["under hops-1", "under magistrate"]

    def test_it_keeps_a_strong_field_early_on(self) -> None:
        """R5.2: in round 1 parts are too dear, and nine coins are two rounds away."""
        state = position(
            seat(coins=5, hand="hops-3 palace-1 palace-2 magistrate town-hall-2"),
            phase=Discarding(0),
            round=1,
        )
        buried = answers(state, 4)

        assert "under hops-3" not in buried

    def test_it_buries_parts_together(self) -> None:
        """R5.2: so that they come back together."""
        state = position(
            seat(coins=5, hand="hops-3 palace-1 palace-2 palace-4 magistrate town-hall-2"),
            phase=Discarding(0),
            round=1,
        )
        buried = answers(state, 5)
        parts = [place for place, text in enumerate(buried) if "palace" in text]

        assert parts == list(range(parts[0], parts[0] + len(parts)))

    def test_it_never_throws_a_part_away(self) -> None:
        """R5.1, R7.4."""
        state = position(
            seat(plots="scavenger . . / hops barley water", hand="palace-1 palace-2 palace-3"),
            phase=Trashing(0, 2),
            variant="expert",
        )

        assert chosen(state) == "trashed"

    def test_it_throws_away_what_does_not_help_any_more(self) -> None:
        """R5.1: a field of one good when the coins for the last two parts are there."""
        state = position(
            seat(
                coins=60,
                plots="palace-1 palace-2 palace-3 / palace-4 scavenger water-3",
                hand="palace-5 hops-1",
            ),
            phase=Trashing(0, 2),
            variant="expert",
        )

        assert chosen(state) == "trash hops-1"

    def test_it_drops_the_cheapest_good(self) -> None:
        """R5.3."""
        state = position(
            seat(goods=(2, 1, 1), plots="warehouse . . / hops barley water"),
            phase=Dropping(0),
            markers={1: (4, 0, 4), 2: (4, 0, 4)},
        )

        assert chosen(state) == "drop barley"

    def test_it_draws_all_that_a_laboratory_gives(self) -> None:
        """R2.3."""
        state = position(seat(plots="laboratory-2 . . / hops barley water"), phase=Drawing(0, 2))

        assert answers(state, 2) == ["draw", "draw"]


class TestOpening:
    TEN = "hops-1 hops-3 barley-2 bank-2 office palace-1 palace-4 palace-6 magistrate market"

    def test_it_begins_with_a_card_that_it_can_use(self) -> None:
        """R1.6: no palace part can be paid in the first rounds."""
        state = position(
            seat(hand=self.TEN, plots=". . . / hops barley water"),
            phase=Opening(0, None),
            variant="expert",
            round=1,
        )

        assert not chosen(state).startswith("keep palace")

    def test_it_puts_the_parts_on_top_of_the_others(self) -> None:
        """R1.6: first named, first drawn."""
        state = position(
            seat(hand=self.TEN, plots=". . . / hops barley water"),
            phase=Opening(0, None),
            variant="expert",
            round=1,
        )

        assert answers(state, 4)[1:] == ["under palace-1", "under palace-4", "under palace-6"]

    def test_it_begins_with_a_part_if_there_is_nothing_else(self) -> None:
        """R1.6."""
        state = position(
            seat(hand="palace-1 palace-2"), phase=Opening(0, None), variant="expert", round=1
        )

        assert chosen(state).startswith("keep palace")
