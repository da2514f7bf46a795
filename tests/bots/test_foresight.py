"""What a network is told beside the observation: sales, and how prices and order would go on."""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

import numpy as np
import pytest

from furstenfeld.bots.champion.action_features import CASE_OF, TABLES
from furstenfeld.bots.champion.cpu import inputs_of
from furstenfeld.bots.champion.inputs import (
    AT_AMOUNTS,
    AT_BREWERIES,
    AT_BUILDS,
    AT_SALES,
    BUILDS,
    CASE_SIZE,
    FORESEEN,
    INPUT_SCALE,
    INPUTS,
    KINDS,
    MOST_SOLD,
    NEAR,
    PER_ROUND,
    SALE_SIZE,
)
from furstenfeld.fast import OFFSET, SIZE, Batch, observe_view
from furstenfeld.fast.codes import ACTION_ID, BUILT_ID
from furstenfeld.records import Chance, deal
from furstenfeld.rules import (
    PALACE_PARTS,
    Action,
    Bonus,
    Build,
    Building,
    Built,
    Card,
    ChooseBrewery,
    Choosing,
    Draw,
    NoTrade,
    Sell,
    Selling,
    State,
    Thing,
    Trashed,
    Variant,
    apply,
    order_of,
    setup,
    view,
)
from furstenfeld.testing import permuted

SEATS = 5


def row_of(state: State) -> "np.typing.NDArray[np.uint8]":
    """Return what a network is given for the seat that is asked."""
    assert state.to_move is not None
    seen = view(state, state.to_move)
    found: np.typing.NDArray[np.uint8] = inputs_of(observe_view(seen)[None], seen.edition)[0]
    return found


def walk(players: int, variant: Variant, seed: int = 1) -> Iterator[State]:
    """Yield the positions of a game by chance in which nobody ends building early."""
    state, chance = setup(deal(f"foresight/{seed}", players, variant)).state, Chance(seed, "walk")
    while state.to_move is not None:
        yield state
        builds = tuple(action for action in state.options if isinstance(action, Build))
        state = apply(state, chance.choice(builds or state.options)).state


def by_habit(state: State) -> Action:
    """Return the answer of who sells everything where it pays most, and does nothing else."""
    if isinstance(state.phase, Choosing):
        paid = [paid_at(state, brewery) for brewery in range(len(state.table.seats))]
        return ChooseBrewery(paid.index(max(paid)) + 1 if max(paid) else None)
    if isinstance(state.phase, Selling):
        return max((a for a in state.options if isinstance(a, Sell)), key=lambda a: a.count)
    if isinstance(state.phase, Bonus):
        return max(state.options, key=lambda action: coins_after(apply(state, action).state, state))
    idle = (Built, Trashed, NoTrade)
    found = [action for action in state.options if isinstance(action, idle)]
    return found[0] if found else next(a for a in state.options if not isinstance(a, Draw))


def coins_after(state: State, before: State) -> int:
    """Return the coins of the seat that was asked before."""
    assert before.to_move is not None
    return view(state, before.to_move).seats[before.to_move].coins


def income_at(state: State, brewery: int | None) -> int:
    """Return all that the seat that is asked gets if it sells everything there."""
    after = apply(state, ChooseBrewery(None if brewery is None else brewery + 1)).state
    while isinstance(after.phase, Selling | Bonus):
        after = apply(after, by_habit(after)).state
    return coins_after(after, state) - coins_after(state, state)


def paid_at(state: State, brewery: int) -> int:
    """Return what the goods alone bring."""
    if ChooseBrewery(brewery + 1) not in state.options:
        return 0
    return income_at(state, brewery) - income_at(state, None)


class Round(NamedTuple):
    """What a round came to for a seat, as a network is told."""

    own: int
    together: int
    most: int
    place: int


def rounds_of(state: State, seat: int, first: Action | None = None) -> list[Round]:
    """Play some rounds by habit, after a first answer, and return what they came to."""
    found: list[Round] = []
    paid: dict[int, int] = {}
    number, answer = state.table.round, first
    while len(found) < FORESEEN:
        asked = state.to_move
        assert asked is not None
        if isinstance(state.phase, Choosing):
            answer = answer or by_habit(state)
            assert isinstance(answer, ChooseBrewery)
            paid[asked] = 0 if answer.number is None else paid_at(state, answer.number - 1)
        state = apply(state, answer or by_habit(state)).state
        answer = None
        if state.table.round != number:
            rivals = [coins for who, coins in paid.items() if who != seat]
            place = order_of(state.table).index(seat)
            found.append(Round(paid.get(seat, 0), sum(rivals), max(rivals, default=0), place))
            number, paid = state.table.round, {}
    return found


def case_of(row: "np.typing.NDArray[np.uint8]", at: int, number: int) -> list[Round]:
    """Return what a network is told of a case."""
    least, above = (row[at + place * CASE_SIZE :][:CASE_SIZE] for place in (0, 1 + number))
    numbers = (least.astype(int) + above).reshape(FORESEEN, PER_ROUND)
    return [Round(*map(int, each)) for each in numbers]


def is_plain(state: State) -> bool:
    """Return whether nothing is stored or traded, which is not foreseen, and no palace whole."""
    boards = [set(seat.plots) for seat in state.table.seats]
    is_over = any(board <= set(PALACE_PARTS) for board in boards)
    return not is_over and not set().union(*boards) & {Card.WAREHOUSE, Card.MARKET}


GAMES = [(2, Variant.EXPERT, 3), (3, Variant.BASE, 1), (4, Variant.BASE, 2), (5, Variant.EXPERT, 1)]


@pytest.mark.untraced
@pytest.mark.parametrize(("players", "variant", "seed"), GAMES)
def test_rounds_are_foreseen_as_the_rules_would_play_them(
    players: int, variant: Variant, seed: int
) -> None:
    """R3, R6.1, R2.2: for every brewery, with banks, offices, magistrates and guides in play."""
    told = 0
    for state in walk(players, variant, seed):
        if not isinstance(state.phase, Choosing) or not is_plain(state):
            continue
        assert state.to_move is not None
        row = row_of(state)
        for action in state.options:
            assert isinstance(action, ChooseBrewery)
            if action.number is not None:
                case = case_of(row, AT_BREWERIES, action.number - 1)
                assert case == rounds_of(state, state.to_move, action)
        told += 1
        if told == 25:
            break
    assert told > 5


@pytest.mark.untraced
def test_amounts_are_foreseen_as_the_rules_would_play_them() -> None:
    told = 0
    for number, state in enumerate(walk(3, Variant.BASE, 2)):
        if not isinstance(state.phase, Selling) or number % 2 or not is_plain(state):
            continue
        assert state.to_move is not None
        row = row_of(state)
        paid: list[int] = []
        for action in state.options:
            assert isinstance(action, Sell)
            after = apply(state, action).state
            while isinstance(after.phase, Selling | Bonus):
                after = apply(after, by_habit(after)).state
            paid.append(coins_after(after, state))
            case, played = case_of(row, AT_AMOUNTS, action.count), rounds_of(after, state.to_move)

            assert [each[1:] for each in case] == [each[1:] for each in played]
            assert [each.own for each in case[1:]] == [each.own for each in played[1:]]
            # Banks pay the same whatever is sold.
            first = case_of(row, AT_AMOUNTS, 0)[0].own
            assert case[0].own - first == paid[-1] - paid[0]
        told += 1
        if told == 12:
            break
    assert told > 5


@pytest.mark.untraced
@pytest.mark.parametrize("variant", list(Variant))
@pytest.mark.parametrize("players", [2, 4])
def test_builds_are_foreseen_as_the_rules_would_play_them(players: int, variant: Variant) -> None:
    """R2.6, R3.7 to R3.10: every card on every plot, and nothing built at all."""
    told, cards = 0, set[Card]()
    for state in chain(*(walk(players, variant, seed) for seed in range(5, 9))):
        if not isinstance(state.phase, Building) or not is_plain(state):
            continue
        assert state.to_move is not None
        row = row_of(state)
        for action in state.options:
            after = apply(state, action).state
            if is_plain(after):
                number = CASE_OF[ACTION_ID[action]] - CASE_OF[BUILT_ID]

                assert case_of(row, AT_BUILDS, number) == rounds_of(after, state.to_move)
                cards |= {action.card} if isinstance(action, Build) else set()
        told += 1
        if told == 14:
            break
    assert told > 5
    assert len(cards) > 8


def test_cards_that_cannot_be_built_have_no_case() -> None:
    """Cases of what is not in hand stay 0, like those of plots under the palace."""
    for state in walk(4, Variant.BASE, 5):
        if isinstance(state.phase, Building):
            cases = row_of(state)[AT_BUILDS + CASE_SIZE :].reshape(BUILDS, CASE_SIZE)
            first = CASE_OF[BUILT_ID]
            legal = {CASE_OF[ACTION_ID[action]] - first for action in state.options}
            parts = [
                number for number, thing in enumerate(plots_of(state)) if thing in PALACE_PARTS
            ]
            covered = {1 + 6 * kind + plot for kind in range(KINDS) for plot in parts}

            assert not legal & covered
            assert not cases[sorted(covered)].any()


def plots_of(state: State) -> tuple[Thing | None, ...]:
    """Return what lies on the plots of the seat that is asked."""
    assert state.to_move is not None
    return state.table.seats[state.to_move].plots


def test_every_answer_about_sales_and_builds_has_a_case_of_its_own_table() -> None:
    for state in list(walk(5, Variant.EXPERT))[::5]:
        for action in state.options:
            has_case = ACTION_ID[action] in CASE_OF
            if isinstance(action, Build | Built):
                assert has_case and CASE_OF[ACTION_ID[action]] >= CASE_OF[BUILT_ID]
            elif isinstance(action, Sell):
                assert has_case == (action.count <= MOST_SOLD)
            else:
                assert has_case == (isinstance(action, ChooseBrewery) and bool(action.number))


def test_a_network_is_told_what_every_seat_would_be_paid_for_goods_and_harvest() -> None:
    for state in list(walk(3, Variant.BASE))[::9]:
        row = row_of(state).astype(int)
        prices = [row[OFFSET[f"brewery_{number}.price"] :][:3] for number in range(SEATS)]
        for stock, name in enumerate(("goods", "harvest")):
            told = row[AT_SALES + stock * SALE_SIZE :][:SALE_SIZE]
            for number in range(SEATS):
                goods = row[OFFSET[f"seat_{number}.{name}"] :][:3]
                paid = [int(goods @ each) for each in prices]
                most = max(paid)
                near = [max(0, NEAR + each - most) if most else 0 for each in paid]

                assert told[number * SEATS :][:SEATS].tolist() == paid
                assert told[SEATS * SEATS + number] == most
                assert told[SEATS * (SEATS + 1 + number) :][:SEATS].tolist() == near


def test_cases_say_how_far_they_are_above_the_least() -> None:
    """So of each number at least one case has 0, unless its table is not filled."""
    for state in list(walk(4, Variant.BASE))[::7]:
        row = row_of(state)
        above = row[TABLES[0]].reshape(-1, CASE_SIZE)
        assert not above[:4].min(axis=0).any()


def test_nothing_is_foreseen_where_nothing_is_asked_that_hangs_on_it() -> None:
    """Between draws and in the expert opening."""
    state = setup(deal("opening", 3, Variant.EXPERT)).state

    assert not row_of(state)[AT_BREWERIES:].any()


@pytest.mark.parametrize("variant", list(Variant))
def test_what_is_foreseen_tells_no_secret(variant: Variant) -> None:
    """R2.5: the same for all positions that the seat cannot tell apart."""
    chance = Chance(3, "secrets")
    for state in list(walk(4, variant))[::25]:
        if state.to_move is not None:
            other = permuted(state, state.to_move, chance)
            np.testing.assert_array_equal(row_of(state), row_of(other))


def test_every_number_has_a_scale_and_the_observation_comes_first() -> None:
    batch = Batch.of(list(walk(5, Variant.EXPERT))[::40])
    rows = inputs_of(batch.observe(), batch.edition)

    np.testing.assert_array_equal(rows[:, :SIZE], batch.observe())
    assert rows.shape[1] == INPUTS == len(INPUT_SCALE)
    assert not rows[:, INPUT_SCALE == 0].any()
