"""Section 10: the vocabulary, forced answers, what acts at once, and the order of questions."""

import msgspec
import pytest

from furstenfeld.records import deal
from furstenfeld.rules import (
    ACTIONS,
    Action,
    Bonus,
    Build,
    Building,
    Card,
    ChooseBrewery,
    Choosing,
    Discarding,
    Drew,
    DrewUnseen,
    Dropping,
    Ending,
    Good,
    Office,
    Opening,
    Over,
    Sell,
    Selling,
    State,
    Trade,
    Trading,
    Trashing,
    Under,
    apply,
    legal,
    parse,
    setup,
    view,
)
from tests.rules.positions import (
    after,
    coins,
    deck,
    filled,
    goods,
    hand,
    options,
    ordered,
    palace,
    plots,
    position,
    seat,
    spaces,
    told,
)

EVERYTHING = "market office warehouse / scavenger barley water"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("under town-hall-1", Under(Card.TOWN_HALL_1)),
        ("brewery 2", ChooseBrewery(2)),
        ("brewery none", ChooseBrewery(None)),
        ("trade 2 hops>water", Trade(2, Good.HOPS, Good.WATER)),
        ("sell 0 barley", Sell(0, Good.BARLEY)),
        ("office water", Office(Good.WATER)),
        ("office none", Office(None)),
        ("build palace-3 6", Build(Card.PALACE_3, 6)),
    ],
)
def test_a_text_names_one_action(text: str, action: Action) -> None:
    """R10.1: one vocabulary of small actions, each with one text form."""
    assert parse(text) == action
    assert str(action) == text


def test_every_action_has_its_own_text_and_is_read_back() -> None:
    """R10.1: each with one text form; test_legal_order lists them all."""
    texts = [str(action) for action in ACTIONS]

    assert len(texts) == len(set(texts)) == 28 + 28 + 2 + 6 + 19 + 48 + 4 + 169 + 29 + 1 + 3
    assert [parse(text) for text in texts] == list(ACTIONS)


@pytest.mark.parametrize("variant", ["base", "expert"])
def test_a_decision_with_one_answer_is_never_asked(variant: str) -> None:
    """R10.1: every question of a game has at least two answers; all others are resolved."""
    state = setup(deal("asked", 3, variant)).state

    for step in range(600):
        if isinstance(state.phase, Over):
            break
        assert len(legal(state)) > 1
        state = apply(state, legal(state)[step * 7 % len(legal(state))]).state


def test_rounds_in_which_nobody_has_a_choice_pass_by_themselves() -> None:
    """R10.1: with one card, no goods and no coins the game runs on to its last round."""
    idle = seat(plots=palace(5), hand="palace-6", deck="", goods=(0, 0, 0), coins=0)
    state = position(idle, idle)

    assert state.phase == Over(Ending.ROUNDS, ())
    assert (state.table.round, legal(state)) == (100, ())


def test_apply_and_play_and_setup_and_begin_agree() -> None:
    """R10.1: the same game with and without being told what happened."""
    dealt = deal("agree", 2)
    state = setup(dealt).state

    assert setup(dealt).state == state
    assert apply(state, legal(state)[0]).state == apply(state, legal(state)[0]).state


def test_a_turn_reveals_nothing_new_to_its_player() -> None:
    """R10.2: with other hidden cards every view of the turn is the same, so it can be planned."""
    moves = ["brewery 1", "sell 1 hops", "sell 0 barley", "sell 1 water", "build hops-1 1"]
    moves += ["under office"]
    ada = seat(coins=3, hand="hops-1 bank-2 office")
    one = position(ada, seat(hand="crane bank-1"))
    other = position(
        msgspec.structs.replace(ada, deck=" ".join(reversed(deck(one, 0).split()))),
        seat(hand="palace-1 market"),
    )

    for move in moves:
        assert view(one, 0) == view(other, 0)
        assert [e for e in told(one, move) if isinstance(e, Drew | DrewUnseen)] == []
        one, other = after(one, move), after(other, move)
    assert one.to_move == 1


def test_a_position_outlives_what_is_tried_from_it() -> None:
    """R10.2: a turn can be undone: the position before it is a value that nothing changes."""
    state = position(seat(coins=9, hand="crane office"))
    before = msgspec.json.encode(state)

    after(state, "brewery 1, sell 1 hops, sell 1 barley, sell 1 water, build crane 1, built")
    assert msgspec.json.encode(state) == before


def test_a_sale_changes_nothing_until_its_last_answer() -> None:
    """R10.3: then sale, banks and guide are paid together and the marker is set."""
    state = position(seat(plots="bank-1 . . / hops barley water", hand="hops-3"))
    table = state.table

    for move in ["brewery 1", "sell 1 hops", "sell 1 barley"]:
        assert told(state, move) == ()
        state = after(state, move)
        assert state.table == table
    state = after(state, "sell 1 water")
    assert (coins(state), filled(state)[0], spaces(state)) == ((8, 2), (1, 1, 1), {0: 6})


def test_with_an_office_the_sale_waits_for_its_answer() -> None:
    """R10.3: sell and office change nothing until the last of them is answered."""
    state = position(seat(plots="office . . / hops barley water"))
    table = state.table

    state = after(state, "brewery 1, sell 1 hops, sell 0 barley, sell 0 water")
    assert (state.phase, state.table) == (Bonus(0, 0, (1, 0, 0)), table)
    assert coins(after(state, "office none")) == (3, 2)


def test_trade_build_trash_under_and_drop_act_at_once() -> None:
    """R10.3: each changes the table before the next question."""
    laid = seat(
        coins=9,
        goods=(4, 1, 1),
        plots="market warehouse scavenger / hops barley water",
        hand="hops-1 office crane palace-1 palace-2",
    )
    state = position(laid, variant="expert")

    state = after(state, "brewery none, trade 1 hops>water")
    assert (state.phase, goods(state)[0]) == (Building(0, 2), (3, 1, 2))
    state = after(state, "build crane 4")
    assert plots(state, 0) == "market warehouse scavenger / crane barley water"
    state = after(state, "built, trash office")
    assert hand(state, 0) == "hops-1 palace-1 palace-2"
    state = after(state, "trashed, under palace-2")
    assert hand(state, 0) == "hops-1 palace-1"
    assert deck(state, 0).endswith("palace-2")
    state = after(state, "under hops-1, drop water")
    assert (state.phase, goods(state)[0]) == (Dropping(0), (3, 1, 1))


def test_without_a_warehouse_goods_are_lost_after_the_last_under() -> None:
    """R10.3: until then they lie there."""
    state = position(seat(hand="hops-3 office crane"), phase=Discarding(0))

    state = after(state, "under crane")
    assert goods(state)[0] == (1, 1, 1)
    assert goods(after(state, "under office"))[0] == (0, 0, 0)


def test_a_brewery_is_offered_where_a_good_at_hand_has_a_price() -> None:
    """R10.3: of the goods that the player has."""
    state = position(
        seat(goods=(0, 2, 0)), players=3, markers={1: (5, 0, 5), 2: (0, 1, 0), 3: (1, 0, 1)}
    )

    assert options(state) == "brewery 2, brewery none"


def test_a_brewery_is_offered_where_a_trade_could_help() -> None:
    """R10.3: or could have by a trade; a brewery that buys nothing at all is not."""
    state = position(
        seat(goods=(0, 2, 0), plots="market . . / hops barley water"),
        players=3,
        markers={1: (1, 0, 0), 2: (0, 0, 0), 3: (0, 0, 1)},
    )

    assert options(state) == "brewery 1, brewery 3, brewery none"


def test_questions_come_in_a_fixed_order_inside_a_turn() -> None:
    """R10.4: brewery, trade, sell (hops, barley, water), office, build, trash, under, drop."""
    laid = seat(coins=9, goods=(4, 2, 2), plots=EVERYTHING, hand="hops-1 crane office palace-1")
    state = position(laid, variant="expert")
    moves = "brewery 1, trade none, sell 1 hops, sell 0 barley, sell 1 water, office hops"
    moves += ", build crane 5, build hops-1 6, trashed, under palace-1, drop barley"

    asked = []
    for move in moves.split(", "):
        asked.append(state.phase)
        state = after(state, "0: " + move)
    assert asked == [
        Choosing(0),
        Trading(0, 0),
        Selling(0, 0, ()),
        Selling(0, 0, (1,)),
        Selling(0, 0, (1, 0)),
        Bonus(0, 0, (1, 0, 1)),
        Building(0, 2),
        Building(0, 1),
        Trashing(0, 2),
        Discarding(0),
        Dropping(0),
    ]


def test_in_the_expert_set_up_a_seat_answers_all_before_the_next_is_asked() -> None:
    """R10.5: all draw their 10, then seat by seat in player order."""
    state = setup(ordered("expert", 3, order=(2, 0, 1))).state

    asked: list[int | None] = []
    while isinstance(state.phase, Opening):
        asked.append(state.to_move)
        state = apply(state, legal(state)[0]).state
    assert asked == [2] * 9 + [0] * 9 + [1] * 9
    assert state.to_move == 2


def test_answers_before_the_turns_touch_the_own_deck_only() -> None:
    """R10.5: so a server may take them from all seats at once."""
    state = setup(ordered("expert")).state
    other = state.table.seats[1]

    for _ in range(9):
        before = state
        state = apply(state, legal(state)[-1]).state
        assert state.table == msgspec.structs.replace(
            before.table, seats=(state.table.seats[0], other)
        )
    assert options(state) == options(setup(ordered("expert", order=(1, 0))).state)


def test_a_trade_is_asked_with_no_brewery_too() -> None:
    """R10.6: goods can be stored."""
    state = position(seat(plots="market . . / hops barley water", goods=(0, 0, 1)))

    state = after(state, "brewery none")
    assert state.phase == Trading(0, None)
    assert options(state) == "trade 1 water>hops, trade 1 water>barley, trade none"


def test_a_trade_is_not_asked_without_goods() -> None:
    """R10.6: and the player has a good."""
    laid = seat(plots="market . . / hops barley water", goods=(0, 0, 0), hand="crane", coins=4)

    assert position(laid).phase == Building(0, 2)


def test_the_office_is_not_asked_when_nothing_was_sold() -> None:
    """R10.6: at least one good was sold."""
    state = position(seat(plots="office . . / hops barley water"))

    state = after(state, "0: brewery 1, sell 0 hops, sell 0 barley, sell 0 water")
    assert (state.phase, coins(state)) == (Choosing(1), (2, 2))


def test_the_office_offers_the_types_sold_only() -> None:
    """R10.6, R3.7: asked of types sold."""
    state = position(seat(plots="office . . / hops barley water"))

    state = after(state, "brewery 1, sell 1 hops, sell 0 barley, sell 1 water")
    assert options(state) == "office hops, office water, office none"


def test_a_game_is_legal_action_by_legal_action() -> None:
    """R10.7: every list of legal actions is a part of the whole vocabulary, in its order."""
    rank = {action: place for place, action in enumerate(ACTIONS)}
    state: State = setup(deal("order", 4, "expert")).state

    for step in range(300):
        found = [rank[action] for action in legal(state)]
        assert found == sorted(found)
        state = apply(state, legal(state)[step * 5 % len(found)]).state
