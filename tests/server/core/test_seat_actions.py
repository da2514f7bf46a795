"""Plans of a turn: what is previewed, what is left out, and what a pledge makes final."""

import pytest

from furstenfeld.rules import (
    Drawing,
)
from furstenfeld.server.core import clock, seat_actions, takebacks
from furstenfeld.server.core.options import Options, Undo
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.seat_actions import Draft, Pledge
from furstenfeld.server.core.table import Table, player_at
from furstenfeld.server.core.turns import plan, steps
from furstenfeld.server.services.messages import update
from tests.server.conftest import Come
from tests.server.tables import (
    NOW,
    PEOPLE,
    by_chance,
    play_turn,
    refused,
    running_table,
    to_move,
    whole_turn,
)
from tests.server.wire import next_turn, started

FINAL = Options(players=3, undo=Undo.NEVER)


def test_an_illegal_answer_is_named_with_its_place_and_rule() -> None:
    table = running_table()
    seat = to_move(table)

    with pytest.raises(RefusalError) as caught:
        seat_actions.draft(table, seat, Draft(0, ("brewery 1", "build crane 1")))
    assert caught.value.values["place"] == 2
    assert caught.value.values["paragraph"] == "R10.4"


def test_a_complete_draft_shows_nothing_of_what_comes_after() -> None:
    """R10.2: what lies beyond the own turn would tell its player something new."""
    table = running_table()
    for _ in range(30):
        seat, texts = whole_turn(table, by_chance(table.number))
        assert table.game is not None
        made = plan(table.game.state, seat, texts)
        assert made.shown.to_move == seat
        assert all(getattr(event, "seat", seat) == seat for event in made.own_events)
        table = play_turn(table, by_chance(table.number)).table


def test_wishes_that_are_not_asked_for_are_left_out_of_a_loose_plan() -> None:
    table = running_table()
    seat, texts = whole_turn(table, by_chance())
    noisy = ("sell 9 hops", *(word for text in texts for word in (text, "drop hops")), "nonsense")
    made = seat_actions.draft(table, seat, Draft(0, noisy, is_loose=True))

    assert made.texts == texts
    assert made == seat_actions.draft(table, seat, Draft(0, texts))


def test_a_plan_tells_what_each_answer_was_chosen_from() -> None:
    table = running_table()
    assert table.game is not None
    seat, texts = whole_turn(table, by_chance())
    made = seat_actions.draft(table, seat, Draft(0, texts))

    answered = steps(made)

    assert tuple(step.action for step in answered) == texts
    assert answered[0].options == tuple(str(option) for option in table.game.state.options)
    assert all(step.action in step.options for step in answered)


def test_a_seat_can_plan_while_others_move() -> None:
    table = running_table()
    assert table.game is not None
    waiting = next(seat for seat in range(3) if seat != to_move(table))
    made = seat_actions.draft(table, waiting, Draft(0, (), is_loose=True))

    assert made.is_ahead
    assert made.shown.to_move == waiting
    assert made.shown.table.seats == table.game.state.table.seats
    with refused(Reason.NOT_YOUR_TURN):
        seat_actions.draft(table, waiting, Draft(0, ()))


def test_a_seat_that_has_had_its_turn_has_nothing_to_plan_with() -> None:
    """R2.3: its cards of the next round are not drawn yet."""
    table = running_table()
    seat = to_move(table)
    done = play_turn(table, by_chance()).table

    with refused(Reason.NOT_YOUR_TURN):
        seat_actions.draft(done, seat, Draft(1, (), is_loose=True))


def test_a_laboratory_card_is_never_shown_in_a_draft() -> None:
    """R10.2: a draw cannot be undone, so it is committed alone and its preview shows nothing."""
    table = _table_at_a_draw()
    assert table.game is not None
    seat = to_move(table)
    made = seat_actions.draft(table, seat, Draft(player_at(table, seat).commits, ("draw",)))

    assert made.is_complete
    assert made.shown == table.game.state
    assert made.own_events == ()


def _table_at_a_draw() -> Table:
    """Return a table where somebody has built a laboratory and is asked for one more card."""

    def labs_first(state: object) -> str:
        texts = [str(action) for action in state.options]  # type: ignore[attr-defined]
        wanted = [text for text in texts if text.startswith(("build laboratory", "sell 1"))]
        return wanted[-1] if wanted else texts[0]

    table = running_table(Options(players=2, seed="laboratory"))
    for _ in range(200):
        assert table.game is not None
        if isinstance(table.game.state.phase, Drawing):
            return table
        table = play_turn(table, labs_first).table
    raise AssertionError("nobody built a laboratory")


def another(table: Table, texts: tuple[str, ...]) -> str:
    """Return a first answer that is legal and is not the one of this turn."""
    assert table.game is not None
    return next(str(option) for option in table.game.state.options if str(option) != texts[0])


def pledged_table(count: int = 2) -> tuple[Table, int, tuple[str, ...]]:
    """Return a table without undo, who is to move, and a turn whose beginning is pledged."""
    table = running_table(FINAL)
    seat, texts = whole_turn(table, by_chance())
    assert len(texts) > count
    return seat_actions.pledge(table, seat, Pledge(0, texts[:count]))[0], seat, texts


def test_a_preview_is_no_pledge() -> None:
    """Whoever looks at what a sale would bring has not sold yet."""
    table = running_table(FINAL)
    seat, texts = whole_turn(table, by_chance())
    seat_actions.draft(table, seat, Draft(0, texts))

    assert player_at(table, seat).pledged == ()
    assert seat_actions.draft(table, seat, Draft(0, (another(table, texts),))).texts != texts[:1]


def test_what_was_pledged_stays_and_what_comes_after_it_is_free() -> None:
    table, seat, texts = pledged_table()

    for wrong in ((), texts[:1], (another(table, texts),)):
        with refused(Reason.UNDONE):
            seat_actions.draft(table, seat, Draft(0, wrong))
        with refused(Reason.UNDONE):
            seat_actions.pledge(table, seat, Pledge(0, wrong))
    with refused(Reason.UNDONE):
        seat_actions.commit(
            table, seat, number=0, client="c", texts=(another(table, texts),), now=NOW
        )
    more, _ = seat_actions.pledge(table, seat, Pledge(0, texts[:3]))
    done = seat_actions.commit(more, seat, number=0, client="c", texts=texts, now=NOW)
    assert player_at(more, seat).pledged == texts[:3]
    assert player_at(done.table, seat).pledged == ()


def test_a_loose_plan_begins_with_what_was_pledged() -> None:
    table, seat, texts = pledged_table()

    for wishes in ((), texts[:1], texts[:2], (another(table, texts),)):
        assert seat_actions.draft(table, seat, Draft(0, wishes, is_loose=True)).texts == texts[:2]
    assert seat_actions.draft(table, seat, Draft(0, texts, is_loose=True)).texts == texts


def test_only_legal_answers_of_the_seat_to_move_are_pledged() -> None:
    table = running_table(FINAL)
    seat, texts = whole_turn(table, by_chance())

    with refused(Reason.NOT_LEGAL):
        seat_actions.pledge(table, seat, Pledge(0, (texts[0], "nonsense")))
    with refused(Reason.NOT_YOUR_TURN):
        seat_actions.pledge(table, (seat + 1) % 3, Pledge(0, ()))
    with refused(Reason.STALE):
        seat_actions.pledge(table, seat, Pledge(1, texts))


def test_where_all_can_be_undone_nothing_is_pledged() -> None:
    table = running_table()
    seat, texts = whole_turn(table, by_chance())

    with refused(Reason.MAY_UNDO):
        seat_actions.pledge(table, seat, Pledge(0, texts))


def test_a_bot_that_stands_in_is_free_and_who_comes_back_before_it_plays_is_not() -> None:
    """Otherwise handing over and coming back would be an undo."""
    table, seat, texts = pledged_table()
    assert table.due is not None
    for away in (
        seat_actions.hand_over(table, seat, bot=None, now=NOW),
        clock.time_out(table, table.due),
    ):
        back = seat_actions.come_back(away, seat, now=NOW)
        done = seat_actions.commit(
            away, seat, number=0, client="b", texts=_other_turn(table, texts), now=NOW
        )

        assert player_at(back, seat).pledged == texts[:2]
        assert player_at(done.table, seat).pledged == ()


def _other_turn(table: Table, texts: tuple[str, ...]) -> tuple[str, ...]:
    """Return a whole turn that begins in another way."""
    for seed in range(2, 50):
        _, other = whole_turn(table, by_chance(seed))
        if other[0] != texts[0]:
            return other
    raise AssertionError("every turn begins like this")


def test_a_takeback_frees_the_seats_from_their_pledges() -> None:
    """They were made in a position that is no more."""
    start = running_table(FINAL)
    done = play_turn(start, by_chance())
    seat, texts = whole_turn(done.table, by_chance())
    pledged, _ = seat_actions.pledge(done.table, seat, Pledge(0, texts[:1]))
    wish = takebacks.ask(pledged, {done.entry.seat}, [done.entry])
    assert start.game is not None
    back = takebacks.take_back(wish, start.game.state, start.game.event_count, NOW).table

    assert player_at(pledged, seat).pledged
    assert not any(player and player.pledged for player in back.players)


def test_only_the_own_seat_is_told_what_it_has_pledged() -> None:
    before = running_table(FINAL)
    table, seat, texts = pledged_table()

    assert update(table, PEOPLE[seat], (), 0, NOW).pledged == texts[:2]
    for watcher in (PEOPLE[(seat + 1) % 3], PEOPLE[(seat + 2) % 3], None):
        assert update(table, watcher, (), 0, NOW) == update(before, watcher, (), 0, NOW)


def test_over_the_wire_a_pledge_is_kept_and_heard_by_its_own_pages_alone(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    id = started(players, undo="never")
    player, turn = next_turn(players, id)
    other = players[1 - players.index(player)]
    path, actions = f"/api/tables/{id}", turn["actions"]
    with player.live() as phone, other.live() as line:
        for each in (phone, line):
            each.send(type="watch", table=id)
            each.until(type="table")
        preview = player.post(f"{path}/pledge", {"number": 0, "actions": actions[:1]})
        again = phone.ask(type="pledge", table=id, pledge={"number": 0, "actions": actions[:2]})[
            "ok"
        ]
        while len(phone.until(type="table")["pledged"]) < 2:
            pass
        line.received.clear()
        line.ask(type="ping")

    assert [step["action"] for step in preview["steps"]] == actions[:1]
    assert [step["action"] for step in again["steps"]] == actions[:2]
    assert player.get(path)["pledged"] == actions[:2]
    assert len(line.received) == 1  # the answer alone
    assert player.refused("POST", f"{path}/draft", {"number": 0, "actions": []})["title"] == (
        "undone"
    )
    assert player.post(f"{path}/turns", turn)["pledged"] == []
