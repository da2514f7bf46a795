"""People who are still learning: what they forget and overlook, and what even they never do."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from furstenfeld.bots import LEVELS, Steward, bot, play_game
from furstenfeld.bots.scripted.characters import LEARNERS
from furstenfeld.bots.scripted.steward import Temper
from furstenfeld.bots.scripted.steward.lapses import favourite, happens, mistake, remembered
from furstenfeld.records import Chance, deal
from furstenfeld.rules import (
    PALACE_PARTS,
    Build,
    Building,
    Card,
    ChooseBrewery,
    Choosing,
    Ending,
    Over,
    OwnCards,
    Sell,
    State,
    Trash,
    apply,
    legal,
    setup,
    view,
)
from tests.bots.spots import USUAL
from tests.rules.positions import position, seat

NAMES = tuple(LEARNERS)
WHOLE_DECK = 28


def chosen(temper: Temper, state: State, luck: int = 0) -> str:
    assert state.to_move is not None
    seen = view(state, state.to_move)
    return str(Steward(temper).choose(seen, seen.options, Chance(luck, "test")))


def test_the_last_cards_put_under_are_remembered_longest() -> None:
    """R2.5: what is forgotten may lie anywhere above the rest."""
    own = OwnCards(
        hand=(Card.CRANE,),
        known_tail=(Card.PALACE_1, Card.HOPS_1, Card.OFFICE),
        unseen=(Card.HOPS_2,),
    )

    assert remembered(own, 1) == OwnCards(
        hand=(Card.CRANE,),
        known_tail=(Card.OFFICE,),
        unseen=(Card.HOPS_1, Card.HOPS_2, Card.PALACE_1),
    )
    assert remembered(own, 0).known_tail == ()
    assert remembered(own, WHOLE_DECK) == own


def test_what_never_happens_takes_no_luck() -> None:
    """So a steward without lapses plays the same with any luck."""
    luck = Chance(1, "test")
    before = luck.state

    assert not happens(luck, 0.0)
    assert mistake(luck, 0.0) == 0.0
    assert luck.state == before


def test_lapses_happen_as_often_as_they_should() -> None:
    luck = Chance(1, "test")

    assert 0.27 < sum(happens(luck, 0.3) for _ in range(3000)) / 3000 < 0.33
    assert all(-2.0 <= mistake(luck, 2.0) <= 2.0 for _ in range(1000))


def test_the_favourite_good_stays_the_same_through_a_game() -> None:
    state = setup(deal(1, 3)).state
    found = favourite(view(state, 0))
    for _ in range(100):
        state = apply(state, legal(state)[0]).state

        assert favourite(view(state, 0)) == found


def test_not_everybody_likes_the_same() -> None:
    liked = {
        favourite(view(setup(deal(seed, 3)).state, at)) for seed in range(5) for at in range(3)
    }

    assert liked == {0, 1, 2}


def test_a_liking_makes_another_field() -> None:
    """R2.6: barley a little dearer than hops, or the other way round, whatever is liked less."""
    state = position(
        seat(coins=9, hand="hops-3 barley-3 water-3"),
        phase=Building(0, 2),
        round=2,
        markers=USUAL,
    )
    goods = ("hops", "barley", "water")
    liked = goods[favourite(view(state, 0))]

    assert chosen(Temper(liking=1.0), state).startswith(f"build {liked}-3")


def test_a_card_that_is_not_thought_of_is_not_built() -> None:
    """R4.1: alone it does not come to mind; together with another it may."""
    state = position(
        seat(coins=10, hand="crane palace-1 magistrate"),
        phase=Building(0, 2),
        round=4,
        markers=USUAL,
    )

    assert chosen(Temper(), state) == "build crane 1"
    assert chosen(Temper(blind=1.0), state) == "build crane 1"
    assert chosen(Temper(blind=1.0, narrow=1.0), state) == "built"


def test_who_misjudges_the_market_goes_to_a_poorer_brewery_now_and_then() -> None:
    """R3.1: 6 coins at the first, 4 at the second, and an error of up to 3 either way."""
    state = position(seat(goods=(2, 0, 0)), markers={1: (5, 1, 1), 2: (3, 1, 1)})
    places = [chosen(Temper(error=3.0), state, luck) for luck in range(60)]

    assert 30 < places.count("brewery 1") < 60
    assert set(places) == {"brewery 1", "brewery 2"}


def test_nobody_misjudges_goods_for_nothing() -> None:
    """R3.3: where nothing is paid nobody goes, however badly they reckon."""
    state = position(seat(goods=(1, 0, 0)), markers={1: (0, 5, 5), 2: (1, 1, 1)})

    assert {chosen(Temper(error=9.0), state, luck) for luck in range(30)} == {"brewery 2"}


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=15)
@given(luck=st.integers(0, 10**6))
def test_nobody_overlooks_the_last_part(name: str, luck: int) -> None:
    """R7.1."""
    state = position(
        seat(
            coins=30,
            plots="palace-1 palace-2 palace-3 / palace-4 palace-5 barley",
            hand="palace-6 barley-3 bank-2",
        ),
        phase=Building(0, 2),
    )

    assert chosen(LEARNERS[name], state, luck) == "build palace-6 6"


@pytest.mark.untraced
@pytest.mark.parametrize("variant", ["base", "expert"])
def test_learners_play_on_to_a_palace_without_silly_moves(variant: str) -> None:
    """No part is ever thrown away, and what has a price at the chosen brewery is sold."""
    for seed in range(2):
        bots = [bot(NAMES[at % len(NAMES)]) for at in range(4)]
        dealt = deal(f"learners {seed}", 4, variant)
        played = play_game(dealt, bots, seed)
        state = setup(dealt).state
        for _, action in played.actions:
            assert not (isinstance(action, Trash) and action.card in PALACE_PARTS)
            if isinstance(state.phase, Choosing) and len(legal(state)) > 1:
                assert action != ChooseBrewery(None)
            if isinstance(action, Sell) and not _has_store(state):
                assert action == legal(state)[-1]
            state = apply(state, action).state

        assert isinstance(played.state.phase, Over)
        assert played.state.phase.ending is Ending.PALACE
        assert played.state.table.round <= 25


def _has_store(state: State) -> bool:
    assert state.to_move is not None
    return Card.WAREHOUSE in state.table.seats[state.to_move].plots


@pytest.mark.untraced
def test_learners_never_stall_with_a_full_purse() -> None:
    """Coins for every missing part and a part in hand: sooner or later it is built."""
    for name in NAMES:
        dealt = deal("stall", 4)
        bots = [bot(name), *[bot("random")] * 3]
        played = play_game(dealt, bots, 0)
        built = [a for at, a in played.actions if at == 0 and isinstance(a, Build)]

        assert sum(a.card in PALACE_PARTS for a in built) == 6
        assert played.state.table.round <= 20


def test_the_levels_below_the_steward_are_learners() -> None:
    names = [level.name for level in LEVELS]

    assert names[: len(NAMES)] == list(NAMES)
    assert names[len(NAMES)] == "steward"


def test_without_lapses_a_learner_is_a_steward() -> None:
    clear = {"memory": 99, "blind": 0.0, "narrow": 0.0, "error": 0.0, "liking": 0.0}
    sighted = {"horizon": Temper().horizon, "premium": Temper().premium}

    for temper in LEARNERS.values():
        assert replace(temper, **clear, **sighted) == Temper()
