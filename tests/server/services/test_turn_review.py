"""The champion's second look at turns of a game that is over."""

from pathlib import Path

import pytest

from furstenfeld.bots.champion import SecondLook
from furstenfeld.records import turns_of
from furstenfeld.rules import apply, legal
from furstenfeld.server.core.replayed_game import positions
from furstenfeld.server.core.turn_review import reviewed
from furstenfeld.server.runtime.rate_limits import RateLimit
from furstenfeld.server.runtime.workers import (
    BotQuestion,
    BotWorker,
    ChancesQuestion,
    Question,
    TurnQuestion,
    Workers,
)
from tests.records.examples import example
from tests.server.conftest import Come
from tests.server.wire import over, started


def test_every_turn_of_a_game_that_is_over_can_be_looked_at(come: Come) -> None:
    id = over([come("Ada"), come("Bo")])
    told = come().get(f"/api/tables/{id}/replay/chances")
    before = [turn for row in told["turns"] for turn in row if turn is not None]
    look = come().get(f"/api/tables/{id}/replay/turns/{before[-1]}")
    again = come().get(f"/api/tables/{id}/replay/turns/{before[-1]}")

    assert [len(row) for row in told["turns"]] == [len(row) for row in told["seats"]]
    assert look == again
    assert look["before"] == before[-1]
    assert 0 <= look["played"] <= look["best"] <= 1
    assert (look["better"] is None) == (look["played"] == look["best"])
    assert {event["seat"] for event in look["done"]} <= {look["seat"]}


def test_between_turns_there_is_nothing_to_look_at(come: Come) -> None:
    id = over([come("Ada"), come("Bo")])
    refused = come().refused("GET", f"/api/tables/{id}/replay/turns/99999")

    assert refused["status"] == 404
    assert refused["title"] == "no turn"


def test_nobody_looks_at_turns_while_a_game_goes_on(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    id = started(players)

    assert players[0].refused("GET", f"/api/tables/{id}/replay/turns/0")["title"] == "not over"


def test_a_turn_is_told_by_what_it_sold_and_built_beside_what_was_better() -> None:
    record = example(3)
    turn = next(turn for turn in turns_of(record) if len(turn.actions) > 2)
    [state] = positions(record, turn.before)
    other = []
    while state.to_move == turn.seat:
        other.append(legal(state)[0])
        state = apply(state, other[-1]).state
    told = reviewed(record, turn, SecondLook(0.25, 0.5, tuple(other)))
    right = reviewed(record, turn, SecondLook(0.25, 0.25, ()))

    assert told.better is not None and told.better != told.done
    assert all(getattr(event, "seat", None) == turn.seat for event in told.done + told.better)
    assert right.done == told.done
    assert right.better is None


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_all_that_a_question_needs_is_compiled_before_its_time_limit_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """On a new machine compiling takes minutes, and a worker that is too slow is stopped."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    turn = turns_of(example(2))[0]
    questions: list[Question] = [
        TurnQuestion(turn.view, turn.actions),
        ChancesQuestion((turn.view,)),
        BotQuestion("grandmaster", turn.view, "seed"),
    ]
    worker = BotWorker()
    for question in questions:
        worker.prepare(question)
    compiled = capfd.readouterr().err
    for question in questions:
        worker.ask(question, 20)
    worker.close()

    assert "Compiling" in compiled
    assert "Compiling" not in capfd.readouterr().err


def test_a_worker_is_prepared_once_for_each_kind_of_question() -> None:
    turn = turns_of(example(2))[0]
    workers = Workers(1)
    review = workers.review(TurnQuestion(turn.view, turn.actions), seconds=20)
    ready = set(workers.workers[0].ready)
    workers.stop()

    assert 0 <= review.played <= review.best <= 1
    assert ready == {"turn review"}


def test_the_champion_is_not_asked_without_end() -> None:
    """A game of five has some fifty turns; more than that have to wait."""
    assert RateLimit.LOOK.value.burst >= 5 * 10
    assert RateLimit.LOOK.value.per_second <= 1
