"""What holds for every bot: known by name, legal, repeatable, and blind to secrets."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from furstenfeld.bots import CHARACTERS, Bot, RandomBot, Steward, bot, play_game
from furstenfeld.bots.scripted.characters import LEARNERS
from furstenfeld.records import Chance, deal
from furstenfeld.rules import Action, Ending, Options, Over, State, View, apply, setup, view
from furstenfeld.testing import RandomGame, deals, editions, games, permuted

pytestmark = pytest.mark.untraced

NAMES = ("random", *LEARNERS, *CHARACTERS)
A_NAME = st.sampled_from(NAMES)
STRANGE_GAMES = games(deals(edition=editions()))


class FirstBot:
    """Takes the first action, and writes down what luck it was offered."""

    def __init__(self) -> None:
        self.luck: list[int] = []

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        self.luck.append(rng.bits())
        return actions[0]


def choice(name: str, state: State, seed: int = 0) -> str:
    """The text of what a bot does in a position, with the luck of this seed."""
    assert state.to_move is not None
    chosen = bot(name).choose(
        view(state, state.to_move), state.options, Chance(seed, f"bot {state.to_move}")
    )
    return str(chosen)


def a_decision(data: st.DataObject, game: RandomGame) -> State:
    """Any position of the game in which somebody is asked."""
    return data.draw(st.sampled_from(game.states[:-1]))


def reached(seed: int, players: int, variant: str, actions: int) -> State:
    """A position that stewards reach by their own play, before the end."""
    state = setup(deal(seed, players, variant)).state
    for _ in range(actions):
        assert state.to_move is not None
        choose = Steward().choose(view(state, state.to_move), state.options, Chance(0, "test"))
        after = apply(state, choose).state
        if after.to_move is None:
            break
        state = after
    return state


def test_random_gives_every_action_the_same_chance() -> None:
    state = setup(deal(1, 2)).state
    rng = Chance(7, "test")
    drawn = [RandomBot().choose(view(state, 0), state.options, rng) for _ in range(3000)]

    fair = len(drawn) / len(state.options)

    for action in state.options:
        assert 0.9 * fair < drawn.count(action) < 1.1 * fair


@given(name=A_NAME, game=games(), data=st.data())
def test_every_choice_is_legal(name: str, game: RandomGame, data: st.DataObject) -> None:
    """R10.1: also where arbitrary play has made a mess of the board."""
    state = a_decision(data, game)

    assert choice(name, state) in map(str, state.options)


@given(name=A_NAME, game=STRANGE_GAMES, data=st.data())
def test_every_choice_is_legal_in_any_edition(
    name: str, game: RandomGame, data: st.DataObject
) -> None:
    """R8.1: costs, tracks and hands of any size, boards without a field."""
    state = a_decision(data, game)

    assert choice(name, state) in map(str, state.options)


@pytest.mark.parametrize("variant", ["base", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_of_any_bots_comes_to_its_end(variant: str, players: int) -> None:
    """R7.1, R7.4: every action is checked by the rules on the way."""
    for first in range(0, len(NAMES), players):
        bots = [bot(NAMES[(first + seat) % len(NAMES)]) for seat in range(players)]
        played = play_game(deal(3, players, variant), bots, 3)

        assert isinstance(played.state.phase, Over)


@pytest.mark.parametrize("name", ["random", "farmhand", "spoiler"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    first = play_game(deal(5, 3, "expert"), [bot(name) for _ in range(3)], "luck")
    again = play_game(deal(5, 3, "expert"), [bot(name)] * 3, "luck")

    assert first == again


def test_another_seed_gives_random_another_game() -> None:
    bots: list[Bot] = [RandomBot()] * 3

    assert play_game(deal(5, 3), bots, 1).actions != play_game(deal(5, 3), bots, 2).actions


@given(name=A_NAME, game=games(), data=st.data(), seed=st.integers(0, 1000))
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(
    name: str, game: RandomGame, data: st.DataObject, seed: int
) -> None:
    """R2.5, design principle 4: with all secrets permuted a bot does the same."""
    state = a_decision(data, game)
    other = permuted(state, state.to_move, Chance(seed, "secrets"))

    assert choice(name, other, seed) == choice(name, state, seed)


@settings(max_examples=20)
@given(
    A_NAME,
    st.integers(0, 10**6),
    st.integers(2, 5),
    st.sampled_from(["base", "expert"]),
    st.integers(0, 250),
)
def test_nobody_guesses_secrets_in_good_games_either(
    name: str, seed: int, players: int, variant: str, actions: int
) -> None:
    """R2.5: good play reaches other positions than arbitrary play does."""
    state = reached(seed, players, variant, actions)
    other = permuted(state, state.to_move, Chance(seed, "secrets"))

    assert choice(name, other) == choice(name, state)


def test_every_seat_has_luck_of_its_own() -> None:
    bots = [FirstBot(), FirstBot()]
    play_game(deal(1, 2), bots, "luck")

    for seat, each in enumerate(bots):
        stream = Chance("luck", f"bot {seat}")
        assert each.luck[:20] == [stream.bits() for _ in range(20)]


def test_a_game_needs_a_bot_for_every_seat() -> None:
    with pytest.raises(ValueError, match="3 seats, but 2 bots"):
        play_game(deal(1, 3), [RandomBot()] * 2, 0)


def test_a_game_tells_who_did_what() -> None:
    dealt = deal(2, 2)
    played = play_game(dealt, [Steward(), Steward()], 0)
    state = setup(dealt).state
    for seat, action in played.actions:
        assert state.to_move == seat
        state = apply(state, action).state

    assert state == played.state
    assert isinstance(state.phase, Over)
    assert state.phase.ending is Ending.PALACE


def test_a_steward_refuses_to_play_for_a_spectator_or_out_of_turn() -> None:
    state = setup(deal(1, 2)).state
    assert state.to_move is not None
    for seat in (None, 1 - state.to_move):
        with pytest.raises(ValueError, match="this seat is not asked"):
            Steward().choose(view(state, seat), state.options, Chance(0, "test"))
