"""The tutorial: chapters begin where their files say, and their lessons lead to an end."""

import re
from fnmatch import fnmatchcase
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

from furstenfeld.rules import State, setup
from furstenfeld.server.core.turns import loose_plan, plan
from furstenfeld.server.services.tutorial import (
    CHAPTERS,
    LEARNER,
    Answering,
    Chapter,
    Confirming,
    Reading,
    chapter,
    open_chapter,
)
from furstenfeld.server.storage import people, table_store
from furstenfeld.server.storage.database import Database
from furstenfeld.server.storage.people import Person
from tests.server.conftest import Come
from tests.server.running import Player

CATALOGUES = Path(__file__).parents[3] / "web/src/text/catalogues"
NOW = 1_800_000_000_000


def question(text: str) -> str:
    """Return what an answer is about: of two answers to the same, a plan has the later."""
    word, *values = text.split(" ")
    if word == "sell":
        return f"sell {values[1]}"
    return " ".join([word, *values[:1]]) if word in ("build", "under", "trash") else word


def planned(wishes: list[str], wanted: tuple[str, ...], state: State) -> list[str]:
    """Return a plan with what a lesson wants, each answer in place of an earlier one."""
    for text in wanted:
        if "*" in text:
            shown = loose_plan(state, LEARNER, in_order(wishes)).end
            text = next(str(o) for o in shown.options if fnmatchcase(str(o), text))
        wishes = [*(wish for wish in wishes if question(wish) != question(text)), text]
    return wishes


ORDER = ("keep", "draw", "brewery", "trade", "sell", "office", "build", "built", "trash", "trashed")


def in_order(wishes: list[str]) -> list[str]:
    """Return wishes in the sequence of a turn (R10.4), with an end to every phase."""

    def place(text: str) -> tuple[int, int]:
        word, *values = text.split(" ")
        later = ("hops", "barley", "water").index(values[1]) if word == "sell" else 0
        return (ORDER.index(word) if word in ORDER else len(ORDER), later)

    ends = ["built"] if any(wish.startswith(("trash", "under")) for wish in wishes) else []
    sales = ["trade none"] if not any(wish.startswith("trade") for wish in wishes) else []
    return sorted([*wishes, *ends, *sales], key=place)


def holds(texts: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """Return whether answers hold what is wanted, in this sequence."""
    rest = iter(texts)
    return all(any(fnmatchcase(text, want) for text in rest) for want in wanted)


@pytest.fixture
def learner(database: Database) -> Person:
    """Return somebody who wants to learn."""
    return database.run(lambda c: people.add(c, "ada", "Ada", NOW))


def beginning(lesson: Chapter) -> State:
    """Return the position in which a lesson begins."""
    state = setup(lesson.deal).state
    for seat, texts in lesson.before:
        state = plan(state, seat, texts).end
    return state


@pytest.mark.parametrize("name", CHAPTERS)
def test_the_steps_of_a_chapter_lead_to_its_end(name: str) -> None:
    state, wishes = beginning(chapter(name)), list[str]()
    for place, step in enumerate(chapter(name).steps, start=1):
        if isinstance(step, Reading) and not step.given:
            continue
        where = f"step {place} of {name}"
        assert state.to_move == LEARNER, f"{where}: another seat is to move"
        wanted = () if isinstance(step, Reading) else step.want
        wishes = planned(wishes, (*step.given, *wanted), state)
        made = loose_plan(state, LEARNER, in_order(wishes))
        assert holds(made.texts, wanted), f"{where}: {made.texts} lacks {wanted}"
        assert all(text in made.texts for text in step.given), f"{where}: {made.texts}"
        if isinstance(step, Confirming):
            assert made.is_complete, f"{where}: {made.end.options} is still asked"
            state, wishes = made.end, []
            while isinstance(state.to_move, int) and state.to_move != LEARNER:
                state = answered(state)


def answered(state: State) -> State:
    """Return the position after the other seat gave its first legal answer."""
    assert state.to_move is not None
    return loose_plan(state, state.to_move, [str(state.options[0])]).end


@pytest.mark.parametrize("name", CHAPTERS)
def test_a_lesson_waits_for_something_and_ends_confirmed(name: str) -> None:
    steps = chapter(name).steps
    assert all(step.want for step in steps if isinstance(step, Answering))
    assert any(isinstance(step, Confirming) for step in steps)
    assert not isinstance(steps[-1], Answering)


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_page_has_a_sentence_for_every_step(language: str) -> None:
    said = messages(language)
    for name in CHAPTERS:
        steps: Chapter = chapter(name)
        for place, step in zip(count(1), steps.steps, strict=False):
            message = said.pop(f"learn-lesson-{name}-{place}")
            has_hint = any(attribute.id.name == "hint" for attribute in message.attributes)
            wants = not isinstance(step, Reading) and bool(step.want)
            assert has_hint == wants, f"learn-lesson-{name}-{place}: a hint is for a wish"
        assert f"learn-lesson-{name}-end" in said
        assert f"learn-chapter-{name}" in said
    unused = [id for id in said if re.fullmatch(r"learn-lesson-[a-z]+-\d+", id)]
    assert not unused


def messages(language: str) -> dict[str, ast.Message]:
    """Return the messages of the page's catalogue for learning."""
    text = (CATALOGUES / language / "learn.ftl").read_text("utf-8")
    return {entry.id.name: entry for entry in parse(text).body if isinstance(entry, ast.Message)}


def test_a_chapter_opens_for_its_learner_alone(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    lesson = ada.post("/api/tutorial/sale")
    table = lesson["table"]["id"]
    update = ada.get(f"/api/tables/{table}")
    assert update["seat"] == LEARNER
    assert update["view"]["round"] == 3
    assert update["view"]["to_move"] == LEARNER
    assert [step["kind"] for step in lesson["steps"]].count("confirming") == 1
    assert bo.refused("GET", f"/api/tables/{table}")["type"].endswith("no-table")


def test_the_log_of_a_chapter_tells_what_happened_before(come: Come) -> None:
    ada = come("Ada")
    table = ada.post("/api/tutorial/palace")["table"]["id"]
    events = ada.get(f"/api/tables/{table}")["log"]["events"]
    built = [event for event in events if event["type"] == "CardBuilt"]
    assert [(event["seat"], event["card"]) for event in built] == [(1, "palace-6")]


def test_a_chapter_stands_in_no_list_of_tables(come: Come) -> None:
    ada = come("Ada")
    ada.post("/api/tutorial/estate")
    assert own_tables(ada) == []
    with ada.live() as line:
        assert line.ask(type="ping")["ok"]["tables"] == []


def own_tables(player: Player) -> Any:
    return player.get("/api/me/tables")["tables"]


def test_two_chapters_of_one_learner_do_not_touch_each_other(
    database: Database, learner: Person
) -> None:
    first = database.run(lambda c: open_chapter(c, learner, "order", NOW))
    second = database.run(lambda c: open_chapter(c, learner, "order", NOW))
    assert first.id != second.id
    state = beginning(chapter("order"))
    assert first.game is not None
    assert second.game is not None
    assert first.game.state == second.game.state == state
    assert database.read(lambda c: table_store.load(c, first.id)) == first


def test_an_unknown_chapter_is_refused(come: Come) -> None:
    assert come("Ada").refused("POST", "/api/tutorial/brewing")["status"] == 404


def test_nobody_makes_a_table_that_pretends_to_be_a_chapter(come: Come) -> None:
    problem = come("Ada").refused("POST", "/api/tables", {"chapter": "sale"})
    assert problem["type"].endswith("bad-options")
