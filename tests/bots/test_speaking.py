"""The other side of the wire: our bots answering another program's questions."""

import json
from typing import Any

import pytest

from furstenfeld.bots import Player, RandomBot, Steps, Steward, turn
from furstenfeld.bots.program_messages import Question, WireError, line_of
from furstenfeld.bots.program_server import speak
from furstenfeld.records import Chance, deal, view_data
from furstenfeld.rules import Action, Options, State, View, any_world, setup, view


class Planned:
    """A planning bot: a steward's whole turns."""

    def plan(self, view: View, actions: Options, rng: Chance) -> tuple[Action, ...]:
        assert view.seat is not None
        return turn(Steward(), any_world(view), view.seat, rng)


def question(state: State, **changes: Any) -> bytes:
    """A question about a position, with something in it changed."""
    seen = view_data(view(state, state.to_move))
    keys = {"legal": tuple(seen["options"]), "seconds": 1.0, "seed": "luck", "view": seen}
    return line_of(Question(**{**keys, **changes}))


def said(player: Player, *lines: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in speak(player, "ours", lines)]


HELLO = b'{"type":"hello","protocol":1,"name":"game"}\n'
BYE = b'{"type":"bye"}\n'


def test_a_hello_is_answered_with_a_hello() -> None:
    assert said(Steward(), HELLO) == [{"type": "hello", "protocol": 1, "name": "ours"}]


@pytest.mark.parametrize("player", [Steward(), Planned(), Steps(Planned())])
def test_a_question_is_answered_with_the_whole_turn(player: Player) -> None:
    state = setup(deal(1, 3)).state
    assert state.to_move is not None
    expected = [str(a) for a in turn(Steward(), state, state.to_move, Chance(0, "test"))]

    (answer,) = said(player, question(state))

    assert answer == {"type": "answer", "actions": expected}


def test_the_seed_of_a_question_is_all_the_luck_there_is() -> None:
    state = setup(deal(1, 3)).state
    answers = [
        said(RandomBot(), question(state, seed=seed))[0]["actions"] for seed in ("a", "a", "b", "c")
    ]

    assert answers[0] == answers[1]
    assert answers[0] not in answers[2:]


def test_after_goodbye_nothing_is_answered() -> None:
    assert said(Steward(), BYE, HELLO) == []


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b"brewery 1\n", "'brewery 1' is no message"),
        (b"\xff\n", "is no message"),
        (b'{"type":"dance"}\n', "is no message"),
        (b'{"type":"hello","protocol":2,"name":"game"}', "the game speaks protocol 2"),
        (b'{"type":"answer","action":"built"}', "an answer came where a question"),
        (question(setup(deal(1, 3)).state, legal=("built",)), "are not those of its view"),
        (question(setup(deal(1, 3)).state, view={}), "has no view of the seat that is asked"),
    ],
)
def test_lines_that_make_no_sense_are_refused(line: bytes, told: str) -> None:
    with pytest.raises(WireError, match=told):
        said(Steward(), line)


def test_the_view_of_another_seat_is_no_question() -> None:
    state = setup(deal(1, 3)).state
    assert state.to_move is not None
    seen = view_data(view(state, (state.to_move + 1) % 3))

    with pytest.raises(WireError, match="no view of the seat that is asked"):
        said(Steward(), question(state, view=seen))


def test_what_a_later_version_adds_is_left_unread() -> None:
    line = b'{"type":"hello","protocol":1,"name":"game","colour":"green"}\n'

    assert len(said(Steward(), line)) == 1
