"""The search: whole legal turns, the same for the same seed, from the view alone."""

import pytest

from furstenfeld.bots import bot
from furstenfeld.bots.scripted.policy import weights_for
from furstenfeld.bots.search import BudgetError, Search
from furstenfeld.bots.search.candidates import actions_of, candidates_of, plans_of, root_of
from furstenfeld.records import Chance
from furstenfeld.rules import (
    Drawing,
    State,
    View,
    apply,
    is_same_turn,
    view,
)
from furstenfeld.testing.secrets import permuted
from tests.rules.positions import position, seat, upper
from tests.search.games import positions


def seen(state: State) -> View:
    assert state.to_move is not None
    return view(state, state.to_move)


def planned(search: Search, state: State, seed: str = "seed") -> list[str]:
    plan = search.plan(seen(state), state.options, Chance(seed, "search"))
    return [str(action) for action in plan]


@pytest.mark.untraced
@pytest.mark.parametrize("variant", ["base", "expert"])
@pytest.mark.parametrize("players", [2, 4, 5])
def test_every_candidate_is_a_whole_legal_turn(variant: str, players: int) -> None:
    """R10.2; `apply` refuses what is not legal."""
    for start in positions("whole", players, variant, every=37):
        weights = weights_for(start.table.deal.variant, players)
        root = root_of(seen(start))
        for plan in plans_of(root, weights, candidates_of(root, weights)[:40]):
            state = start
            for number, action in enumerate(actions_of(plan)):
                assert number == 0 or is_same_turn(start, state)
                state = apply(state, action).state
            assert not is_same_turn(start, state)


@pytest.mark.parametrize("variant", ["base", "expert"])
def test_secrets_do_not_change_what_is_chosen(variant: str) -> None:
    """R2.5: same seed, same budget, all that is hidden permuted: the same turn."""
    search = Search(simulations=60)
    chance = Chance("secrets", variant)
    for state in positions("secrecy", 3, variant, every=11):
        other = permuted(state, state.to_move, chance)

        assert planned(search, other) == planned(search, state)


def test_the_same_seed_makes_the_same_choice_on_any_number_of_threads() -> None:
    alone, together = Search(simulations=400), Search(simulations=400, threads=3)
    for state in positions("threads", 4, "base", every=41):
        assert planned(alone, state) == planned(together, state)
        assert alone.last is not None and together.last is not None
        assert [line.win for line in alone.last.turns] == [line.win for line in together.last.turns]


def test_what_a_search_thought_can_be_read() -> None:
    search = Search(simulations=500)
    state = next(positions("thoughts", 4, "base", every=1))
    plan = planned(search, state)
    last = search.last

    assert last is not None
    assert [str(action) for action in last.turns[0].actions] == plan
    assert 400 <= last.simulations <= 500
    assert last.proposed >= len(last.turns) > 10
    assert all(line.win is not None and 0 <= line.win <= 1 for line in last.turns)
    tries = [line.simulations for line in last.turns]
    assert tries == sorted(tries, reverse=True) and tries[0] > tries[-1] > 0


def test_a_laboratory_gets_one_answer_from_a_part_of_the_budget() -> None:
    state = position(seat(plots=upper("laboratory-2")), phase=Drawing(0, 2))
    search = Search(simulations=400)

    assert planned(search, state) in (["draw"], ["enough"])
    assert search.last is not None and search.last.simulations <= 40


def test_a_search_by_the_clock_plays_a_turn() -> None:
    search = Search(seconds=0.05)
    state = next(positions("clock", 4, "base", every=1))
    plan = search.plan(seen(state), state.options, Chance(1, "clock"))

    assert plan[0] in state.options
    assert search.last is not None and search.last.simulations > 0


def test_a_search_can_be_asked_question_by_question() -> None:
    state = next(positions("steps", 4, "base", every=1))
    expected = planned(Search(simulations=50), state)
    search, found, rng = Search(simulations=50), [], Chance("seed", "search")
    start = state
    while is_same_turn(start, state):
        action = search.choose(seen(state), state.options, rng)
        found.append(str(action))
        state = apply(state, action).state

    assert found == expected


@pytest.mark.parametrize("budget", [{}, {"seconds": 1.0, "simulations": 5}, {"seconds": 0.0}])
def test_a_budget_must_be_one_of_two_and_above_zero(budget: dict[str, float]) -> None:
    with pytest.raises(BudgetError, match="budget: expected"):
        Search(**budget)  # type: ignore[arg-type]


def test_search_is_a_bot_of_the_registry() -> None:
    found = bot("search:simulations=10,threads=2")

    assert isinstance(found, Search) and found.threads == 2
