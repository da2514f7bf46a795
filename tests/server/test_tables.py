"""A table as a value: sitting down, the start, turns, clocks, taking back, resigning."""

import pytest
from msgspec.structs import replace

from furstenfeld.records import bundled_edition, deal
from furstenfeld.rules import Variant
from furstenfeld.rules.state import Choosing, Drawing
from furstenfeld.server.core import clock, gathering, playing, takebacks
from furstenfeld.server.core.options import DAY, SECOND, Days, Late, Live, Options, Undo
from furstenfeld.server.core.playing import Draft
from furstenfeld.server.core.refusals import Reason, Refusal
from furstenfeld.server.core.table import Colour, Status, Table, chair_at, seat_of
from furstenfeld.server.core.turns import plan
from tests.server.tables import (
    NOW,
    by_chance,
    full_table,
    open_table,
    play_turn,
    running_table,
    whole_turn,
)


def refused(reason: Reason) -> "pytest.RaisesExc[Refusal]":
    return pytest.RaisesExc(Refusal, check=lambda error: error.reason is reason)


def sit(table: Table, seat: int, person: str, **more: object) -> Table:
    known = {"name": person, "colour": None, "contribution": "", "invitation": None}
    return gathering.sit(table, seat, person=person, **(known | more))  # type: ignore[arg-type]


def to_move(table: Table) -> int:
    assert table.game is not None
    seat = table.game.state.to_move
    assert seat is not None
    return seat


def test_a_person_sits_down_once_on_a_free_seat() -> None:
    table = sit(open_table(), 1, "bo")

    assert seat_of(table, "bo") == 1
    with refused(Reason.SEATED_ALREADY):
        sit(table, 2, "bo")
    with refused(Reason.SEAT_TAKEN):
        sit(table, 1, "cleo")
    with refused(Reason.NO_SEAT):
        sit(table, 3, "cleo")


def test_a_closed_table_asks_for_the_invitation_except_of_its_host() -> None:
    table = open_table(Options(players=2, is_open=False))

    with refused(Reason.BY_INVITATION):
        sit(table, 0, "bo", invitation="guessed")
    assert seat_of(sit(table, 0, "bo", invitation="come-in"), "bo") == 0
    assert seat_of(sit(table, 0, "ada"), "ada") == 0


def test_everybody_has_a_colour_of_their_own() -> None:
    table = sit(open_table(), 0, "ada", colour=Colour.RED)
    table = sit(table, 1, "bo")

    assert [chair and chair.colour for chair in table.chairs] == [Colour.RED, Colour.GREEN, None]
    with refused(Reason.COLOUR_TAKEN):
        sit(table, 2, "cleo", colour=Colour.RED)


def test_only_the_host_seats_bots_and_starts_and_only_when_all_seats_are_taken() -> None:
    table = sit(sit(open_table(), 0, "ada"), 1, "bo")

    with refused(Reason.NOT_OWNER):
        gathering.seat_bot(table, 2, by="bo", bot="steward", name="Steward")
    with refused(Reason.UNKNOWN_BOT):
        gathering.seat_bot(table, 2, by="ada", bot="no such bot", name="X")
    with refused(Reason.SEATS_FREE):
        gathering.start(table, by="ada", now=NOW)
    table = gathering.seat_bot(table, 2, by="ada", bot="steward", name="Steward")
    with refused(Reason.NOT_OWNER):
        gathering.start(table, by="bo", now=NOW)
    assert gathering.start(table, by="ada", now=NOW).status is Status.RUNNING


@pytest.mark.parametrize("spec", ["program:touch /tmp/x", "search:seconds=9999", "steward ", ""])
def test_a_bot_is_seated_by_its_name_and_never_by_a_spec(spec: str) -> None:
    """A spec could start any program on the server."""
    with refused(Reason.UNKNOWN_BOT):
        gathering.seat_bot(open_table(), 2, by="ada", bot=spec, name="X")


def test_a_player_leaves_and_a_host_frees_a_seat_but_nobody_else_does() -> None:
    table = full_table()

    assert gathering.get_up(table, 1, by="bo").chairs[1] is None
    assert gathering.get_up(table, 1, by="ada").chairs[1] is None
    with refused(Reason.NOT_YOUR_SEAT):
        gathering.get_up(table, 1, by="cleo")


def test_nothing_of_the_gathering_is_possible_after_the_start() -> None:
    table = running_table()

    with refused(Reason.NOT_OPEN):
        sit(table, 0, "dana")
    with refused(Reason.NOT_OPEN):
        gathering.get_up(table, 0, by="ada")
    with refused(Reason.NOT_OPEN):
        gathering.start(table, by="ada", now=NOW)
    with refused(Reason.NOT_OPEN):
        gathering.close(table, by="ada")


def test_the_deal_follows_from_the_secret_and_every_contribution() -> None:
    first, again = running_table(), running_table()
    table = gathering.get_up(full_table(), 2, by="cleo")
    other = gathering.start(sit(table, 2, "cleo", contribution="x"), by="ada", now=NOW)

    assert first.game == again.game
    assert first.game is not None
    assert other.game is not None
    assert first.game.deal != other.game.deal


def test_a_given_seed_deals_what_the_library_deals() -> None:
    table = running_table(Options(players=3, seed="autumn", variant=Variant.EXPERT))

    assert table.game is not None
    assert table.game.deal == deal("autumn", 3, "expert", bundled_edition("reconstructed"))


def test_a_turn_is_applied_as_a_whole_and_counted_for_its_seat_alone() -> None:
    table = running_table()
    seat = to_move(table)
    done = play_turn(table, by_chance())

    assert [chair and chair.commits for chair in done.table.chairs] == [
        int(number == seat) for number in range(3)
    ]
    assert done.table.game is not None
    assert done.table.game.commits == 1
    assert done.entry.heard == done.table.game.heard


def test_a_turn_that_stops_half_way_is_refused() -> None:
    table = running_table()
    seat, texts = whole_turn(table, by_chance())

    with refused(Reason.UNFINISHED):
        playing.commit(table, seat, number=0, client="c", texts=texts[:-1], now=NOW)
    with refused(Reason.UNFINISHED):
        playing.commit(table, seat, number=0, client="c", texts=(), now=NOW)


def test_a_turn_that_goes_on_after_its_end_is_refused() -> None:
    table = running_table()
    seat, texts = whole_turn(table, by_chance())

    with refused(Reason.TOO_LONG):
        playing.commit(table, seat, number=0, client="c", texts=(*texts, "built"), now=NOW)


def test_bots_of_one_kind_have_names_of_their_own() -> None:
    table = open_table(Options(players=4))
    for seat in range(3):
        table = gathering.seat_bot(table, seat, by=table.owner, bot="steward", name="Steward")

    assert [chair.name for chair in table.chairs if chair] == ["Steward", "Steward 2", "Steward 3"]


def test_an_illegal_answer_is_named_with_its_place_and_rule() -> None:
    table = running_table()
    seat = to_move(table)

    with pytest.raises(Refusal) as caught:
        playing.draft(table, seat, Draft(0, ("brewery 1", "build crane 1")))
    assert caught.value.values["place"] == 2
    assert caught.value.values["paragraph"] == "R10.4"


def test_another_seat_and_an_old_number_are_refused() -> None:
    table = running_table()
    seat, texts = whole_turn(table, by_chance())
    done = play_turn(table, by_chance()).table

    with refused(Reason.NOT_YOUR_TURN):
        playing.commit(table, (seat + 1) % 3, number=0, client="c", texts=texts, now=NOW)
    with refused(Reason.STALE):
        playing.commit(done, seat, number=0, client="c", texts=texts, now=NOW)


def test_a_draft_changes_nothing() -> None:
    table = running_table()
    seat, texts = whole_turn(table, by_chance())
    after, made = playing.draft(table, seat, Draft(0, texts))

    assert after == table
    assert made.is_complete


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
    _, made = playing.draft(table, seat, Draft(0, noisy, is_loose=True))

    assert made.texts == texts
    assert made == playing.draft(table, seat, Draft(0, texts))[1]


def test_a_plan_tells_what_each_answer_was_chosen_from() -> None:
    table = running_table()
    assert table.game is not None
    seat, texts = whole_turn(table, by_chance())
    _, made = playing.draft(table, seat, Draft(0, texts))

    assert tuple(step.action for step in made.steps) == texts
    assert made.steps[0].options == tuple(str(option) for option in table.game.state.options)
    assert all(step.action in step.options for step in made.steps)


def test_a_seat_can_plan_while_others_move() -> None:
    table = running_table()
    assert table.game is not None
    waiting = next(seat for seat in range(3) if seat != to_move(table))
    after, made = playing.draft(table, waiting, Draft(0, (), is_loose=True))

    assert made.is_ahead
    assert after == table
    assert made.shown.to_move == waiting
    assert made.shown.table.seats == table.game.state.table.seats
    with refused(Reason.NOT_YOUR_TURN):
        playing.draft(table, waiting, Draft(0, ()))


def test_a_seat_that_has_had_its_turn_has_nothing_to_plan_with() -> None:
    """R2.3: its cards of the next round are not drawn yet."""
    table = running_table()
    seat = to_move(table)
    done = play_turn(table, by_chance()).table

    with refused(Reason.NOT_YOUR_TURN):
        playing.draft(done, seat, Draft(1, (), is_loose=True))


def test_a_plan_ahead_is_no_pledge() -> None:
    table = running_table(Options(players=3, undo=Undo.NEVER))
    waiting = next(seat for seat in range(3) if seat != to_move(table))
    after, _ = playing.draft(table, waiting, Draft(0, ("brewery 1",), is_loose=True))

    assert after == table


def test_without_undo_a_plan_only_grows() -> None:
    table = running_table(Options(players=3, undo=Undo.NEVER))
    seat, texts = whole_turn(table, by_chance())
    pledged, _ = playing.draft(table, seat, Draft(0, texts[:1]))
    other = "brewery none" if texts[0] != "brewery none" else "brewery 1"

    with refused(Reason.UNDONE):
        playing.draft(pledged, seat, Draft(0, (other,)))
    with refused(Reason.UNDONE):
        playing.draft(pledged, seat, Draft(0, ()))
    done = playing.commit(pledged, seat, number=0, client="c", texts=texts, now=NOW)
    assert chair_at(done.table, seat).pledged == ()


def test_a_laboratory_card_is_never_shown_in_a_draft() -> None:
    """R10.2: a draw cannot be undone, so it is committed alone and its preview shows nothing."""
    table = _table_at_a_draw()
    assert table.game is not None
    seat = to_move(table)
    _, made = playing.draft(table, seat, Draft(chair_at(table, seat).commits, ("draw",)))

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


def test_a_whole_game_ends_over_and_is_asked_nothing_more() -> None:
    table = running_table(Options(players=2))
    while table.status is Status.RUNNING:
        table = play_turn(table, by_chance("to the end")).table

    assert table.status is Status.OVER
    assert table.due is None
    with refused(Reason.NOT_RUNNING):
        playing.commit(table, 0, number=0, client="c", texts=("built",), now=NOW)


def test_a_live_clock_runs_down_and_gets_its_increment() -> None:
    table = running_table(Options(players=2, pace=Live(bank=100, increment=10)))
    seat = to_move(table)

    assert table.due == NOW + 100 * SECOND
    done = play_turn(table, by_chance(), now=NOW + 30 * SECOND).table
    assert chair_at(done, seat).bank == 80 * SECOND


def test_a_move_a_day_has_the_same_span_for_every_answer() -> None:
    table = running_table(Options(players=2, pace=Days(days=3)))

    assert table.due == NOW + 3 * DAY
    done = play_turn(table, by_chance(), now=NOW + 2 * DAY).table
    assert done.due == NOW + 5 * DAY


def test_a_late_seat_is_played_by_a_bot_until_its_player_comes_back() -> None:
    table = running_table(Options(players=2, pace=Live(bank=60, increment=0)))
    seat = to_move(table)
    assert table.due is not None
    late = clock.late(table, table.due)

    assert clock.late(table, table.due - 1) == table
    assert chair_at(late, seat).bot == "steward"
    assert late.due == table.due  # a bot is to move: at once
    back = playing.come_back(late, seat, now=table.due + 5)
    assert chair_at(back, seat).bot is None
    assert back.due == table.due + 5 + clock.GRACE


def test_a_table_ends_by_a_late_seat_where_it_was_made_so() -> None:
    table = running_table(Options(players=2, late=Late.END))
    assert table.due is not None

    assert clock.late(table, table.due).status is Status.ENDED


def test_an_open_table_does_not_wait_for_ever() -> None:
    table = open_table()
    assert table.due is not None

    assert clock.late(table, table.due).status is Status.ENDED


def test_handing_over_and_coming_back_gains_no_time() -> None:
    table = running_table(Options(players=2, pace=Live(bank=100, increment=10)))
    seat = to_move(table)
    away = playing.hand_over(table, seat, bot=None, now=NOW + 40 * SECOND)
    back = playing.come_back(away, seat, now=NOW + 50 * SECOND)

    assert back.due == NOW + 50 * SECOND + 60 * SECOND
    assert playing.come_back(back, seat, now=NOW + 55 * SECOND) == back


def test_who_resigned_does_not_come_back() -> None:
    table = playing.resign(running_table(), 1, now=NOW)

    assert seat_of(table, "bo") is None
    assert chair_at(table, 1).bot == "steward"
    with refused(Reason.RESIGNED):
        playing.come_back(table, 1, now=NOW)


def _after(turns: int, options: Options | None = None) -> tuple[Table, list[playing.Entry]]:
    table, entries = running_table(options), []
    for turn in range(turns):
        done = play_turn(table, by_chance(turn))
        table = done.table
        entries.append(done.entry)
    return table, entries


def test_a_turn_is_taken_back_when_all_other_people_agree() -> None:
    start = running_table()
    table, entries = _after(2)
    first = entries[0].seat
    wish = takebacks.ask(table, {first}, entries)
    others = [seat for seat in range(3) if seat != first]

    assert not takebacks.is_agreed(wish)
    wish = takebacks.agree(wish, others[0])
    assert not takebacks.is_agreed(wish)
    wish = takebacks.agree(wish, others[1])
    assert takebacks.is_agreed(wish)
    assert start.game is not None
    back = takebacks.take_back(wish, start.game.state, start.game.heard, NOW)
    assert back.table.game is not None
    assert back.table.game.state == start.game.state
    assert back.table.game.line == 1
    assert takebacks.standing([*entries, back.entry]) == []


def test_bots_do_not_mind_a_takeback() -> None:
    table, entries = _after(1)
    for seat in range(3):
        if seat != entries[0].seat:
            table = playing.hand_over(table, seat, bot=None, now=NOW)

    assert takebacks.is_agreed(takebacks.ask(table, {entries[0].seat}, entries))


def test_one_no_is_enough_and_the_next_turn_forgets_the_wish() -> None:
    table, entries = _after(1)
    wish = takebacks.ask(table, {entries[0].seat}, entries)

    assert takebacks.refuse(wish).takeback is None
    assert play_turn(wish, by_chance()).table.takeback is None
    with refused(Reason.NOBODY_ASKED):
        takebacks.agree(table, 0)


def test_takebacks_are_refused_where_the_table_has_none_or_nothing_was_played() -> None:
    table, entries = _after(1, Options(players=3, takeback=False))
    with refused(Reason.NO_TAKEBACK):
        takebacks.ask(table, {entries[0].seat}, entries)

    table, entries = _after(1)
    with refused(Reason.NOTHING_TO_TAKE_BACK):
        takebacks.ask(table, {(entries[0].seat + 1) % 3}, entries)


def test_the_line_forgets_what_was_taken_back_and_goes_on() -> None:
    _, entries = _after(4)
    back = replace(entries[3], number=5, kind=playing.Kind.TAKEBACK, to=2)
    again = replace(entries[3], number=6)

    assert [entry.number for entry in takebacks.standing([*entries, back, again])] == [1, 2, 6]


def test_the_first_question_of_a_base_game_is_the_brewery() -> None:
    table = running_table()

    assert table.game is not None
    assert isinstance(table.game.state.phase, Choosing)
