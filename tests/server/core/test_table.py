"""A table as a value: sitting down, the start, turns, clocks, taking back, resigning."""

import pytest
from msgspec.structs import replace

from furstenfeld.records import bundled_edition, deal
from furstenfeld.rules import (
    Choosing,
    Variant,
)
from furstenfeld.server.core import clock, lobby, seat_actions, takebacks
from furstenfeld.server.core.options import DAY, SECOND, Days, Late, Live, Options
from furstenfeld.server.core.refusals import Reason
from furstenfeld.server.core.table import Colour, Status, Table, player_at, seat_of
from tests.server.tables import (
    NOW,
    by_chance,
    full_table,
    open_table,
    play_turn,
    refused,
    running_table,
    to_move,
    whole_turn,
)


def sit(table: Table, seat: int, person: str, **more: object) -> Table:
    known = {"name": person, "colour": None, "contribution": "", "invitation": None}
    return lobby.sit(table, seat, person=person, **(known | more))  # type: ignore[arg-type]


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

    assert [player and player.colour for player in table.players] == [
        Colour.RED,
        Colour.GREEN,
        None,
    ]
    with refused(Reason.COLOUR_TAKEN):
        sit(table, 2, "cleo", colour=Colour.RED)


def test_two_people_of_one_name_are_told_apart_by_a_number() -> None:
    table = sit(sit(open_table(), 0, "ada", name="Guest"), 1, "bo", name="Guest")
    table = lobby.seat_bot(table, 2, by="ada", bot="steward", name="Guest")

    assert [player and player.name for player in table.players] == ["Guest", "Guest 2", "Guest 3"]


def test_a_number_makes_no_name_longer_than_a_name_may_be() -> None:
    long = "x" * 40
    table = sit(sit(open_table(), 0, "ada", name=long), 1, "bo", name=long)

    assert player_at(table, 1).name == "x" * 38 + " 2"


def test_names_given_at_a_hot_seat_stay_as_they_are() -> None:
    table = open_table(Options(players=2, hot_seat=True, is_open=False))
    table = sit(sit(table, 0, "ada", name="Tim"), 1, "ada", name="Tim")

    assert [player and player.name for player in table.players] == ["Tim", "Tim"]


def test_only_the_host_seats_bots_and_starts_and_only_when_all_seats_are_taken() -> None:
    table = sit(sit(open_table(), 0, "ada"), 1, "bo")

    with refused(Reason.NOT_OWNER):
        lobby.seat_bot(table, 2, by="bo", bot="steward", name="Steward")
    with refused(Reason.UNKNOWN_BOT):
        lobby.seat_bot(table, 2, by="ada", bot="no such bot", name="X")
    with refused(Reason.SEATS_FREE):
        lobby.start(table, by="ada", now=NOW)
    table = lobby.seat_bot(table, 2, by="ada", bot="steward", name="Steward")
    with refused(Reason.NOT_OWNER):
        lobby.start(table, by="bo", now=NOW)
    assert lobby.start(table, by="ada", now=NOW).status is Status.RUNNING


@pytest.mark.parametrize("spec", ["program:touch /tmp/x", "search:seconds=9999", "steward ", ""])
def test_a_bot_is_seated_by_its_name_and_never_by_a_spec(spec: str) -> None:
    """A spec could start any program on the server."""
    with refused(Reason.UNKNOWN_BOT):
        lobby.seat_bot(open_table(), 2, by="ada", bot=spec, name="X")


def test_a_player_leaves_and_a_host_frees_a_seat_but_nobody_else_does() -> None:
    table = full_table()

    assert lobby.get_up(table, 1, by="bo").players[1] is None
    assert lobby.get_up(table, 1, by="ada").players[1] is None
    with refused(Reason.NOT_YOUR_SEAT):
        lobby.get_up(table, 1, by="cleo")


def test_nothing_of_the_gathering_is_possible_after_the_start() -> None:
    table = running_table()

    with refused(Reason.NOT_OPEN):
        sit(table, 0, "dana")
    with refused(Reason.NOT_OPEN):
        lobby.get_up(table, 0, by="ada")
    with refused(Reason.NOT_OPEN):
        lobby.start(table, by="ada", now=NOW)
    with refused(Reason.NOT_OPEN):
        lobby.close(table, by="ada")


def test_the_deal_follows_from_the_secret_and_every_contribution() -> None:
    first, again = running_table(), running_table()
    table = lobby.get_up(full_table(), 2, by="cleo")
    other = lobby.start(sit(table, 2, "cleo", contribution="x"), by="ada", now=NOW)

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

    assert [player and player.commits for player in done.table.players] == [
        int(number == seat) for number in range(3)
    ]
    assert done.table.game is not None
    assert done.table.game.commits == 1
    assert done.entry.event_count == done.table.game.event_count


def test_a_turn_that_stops_half_way_is_refused() -> None:
    table = running_table()
    seat, texts = whole_turn(table, by_chance())

    with refused(Reason.UNFINISHED):
        seat_actions.commit(table, seat, number=0, client="c", texts=texts[:-1], now=NOW)
    with refused(Reason.UNFINISHED):
        seat_actions.commit(table, seat, number=0, client="c", texts=(), now=NOW)


def test_a_turn_that_goes_on_after_its_end_is_refused() -> None:
    table = running_table()
    seat, texts = whole_turn(table, by_chance())

    with refused(Reason.TOO_LONG):
        seat_actions.commit(table, seat, number=0, client="c", texts=(*texts, "built"), now=NOW)


def test_bots_of_one_kind_have_names_of_their_own() -> None:
    table = open_table(Options(players=4))
    for seat in range(3):
        table = lobby.seat_bot(table, seat, by=table.owner, bot="steward", name="Steward")

    assert [player.name for player in table.players if player] == [
        "Steward",
        "Steward 2",
        "Steward 3",
    ]


def test_another_seat_and_an_old_number_are_refused() -> None:
    table = running_table()
    seat, texts = whole_turn(table, by_chance())
    done = play_turn(table, by_chance()).table

    with refused(Reason.NOT_YOUR_TURN):
        seat_actions.commit(table, (seat + 1) % 3, number=0, client="c", texts=texts, now=NOW)
    with refused(Reason.STALE):
        seat_actions.commit(done, seat, number=0, client="c", texts=texts, now=NOW)


def test_a_whole_game_ends_over_and_is_asked_nothing_more() -> None:
    table = running_table(Options(players=2))
    while table.status is Status.RUNNING:
        table = play_turn(table, by_chance("to the end")).table

    assert table.status is Status.OVER
    assert table.due is None
    with refused(Reason.NOT_RUNNING):
        seat_actions.commit(table, 0, number=0, client="c", texts=("built",), now=NOW)


def test_a_live_clock_runs_down_and_gets_its_increment() -> None:
    table = running_table(Options(players=2, pace=Live(bank=100, increment=10)))
    seat = to_move(table)

    assert table.due == NOW + 100 * SECOND
    done = play_turn(table, by_chance(), now=NOW + 30 * SECOND).table
    assert player_at(done, seat).bank == 80 * SECOND


def test_a_move_a_day_has_the_same_span_for_every_answer() -> None:
    table = running_table(Options(players=2, pace=Days(days=3)))

    assert table.due == NOW + 3 * DAY
    done = play_turn(table, by_chance(), now=NOW + 2 * DAY).table
    assert done.due == NOW + 5 * DAY


def test_a_late_seat_is_played_by_a_bot_until_its_player_comes_back() -> None:
    table = running_table(Options(players=2, pace=Live(bank=60, increment=0)))
    seat = to_move(table)
    assert table.due is not None
    late = clock.time_out(table, table.due)

    assert clock.time_out(table, table.due - 1) == table
    assert player_at(late, seat).bot == "steward"
    assert late.due == table.due  # a bot is to move: at once
    back = seat_actions.come_back(late, seat, now=table.due + 5)
    assert player_at(back, seat).bot is None
    assert back.due == table.due + 5 + clock.MINIMUM_ON_RETURN


def test_a_table_ends_by_a_late_seat_where_it_was_made_so() -> None:
    table = running_table(Options(players=2, late=Late.END))
    assert table.due is not None

    assert clock.time_out(table, table.due).status is Status.ENDED


def test_an_open_table_does_not_wait_for_ever() -> None:
    table = open_table()
    assert table.due is not None

    assert clock.time_out(table, table.due).status is Status.ENDED


def test_handing_over_and_coming_back_gains_no_time() -> None:
    table = running_table(Options(players=2, pace=Live(bank=100, increment=10)))
    seat = to_move(table)
    away = seat_actions.hand_over(table, seat, bot=None, now=NOW + 40 * SECOND)
    back = seat_actions.come_back(away, seat, now=NOW + 50 * SECOND)

    assert back.due == NOW + 50 * SECOND + 60 * SECOND
    assert seat_actions.come_back(back, seat, now=NOW + 55 * SECOND) == back


def test_who_resigned_does_not_come_back() -> None:
    table = seat_actions.resign(running_table(), 1, now=NOW)

    assert seat_of(table, "bo") is None
    assert player_at(table, 1).bot == "steward"
    with refused(Reason.RESIGNED):
        seat_actions.come_back(table, 1, now=NOW)


def _after(turns: int, options: Options | None = None) -> tuple[Table, list[seat_actions.Entry]]:
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
    back = takebacks.take_back(wish, start.game.state, start.game.event_count, NOW)
    assert back.table.game is not None
    assert back.table.game.state == start.game.state
    assert back.table.game.branch == 1
    assert takebacks.standing([*entries, back.entry]) == []


def test_bots_do_not_mind_a_takeback() -> None:
    table, entries = _after(1)
    for seat in range(3):
        if seat != entries[0].seat:
            table = seat_actions.hand_over(table, seat, bot=None, now=NOW)

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
    back = replace(entries[3], number=5, kind=seat_actions.EntryKind.TAKEBACK, to=2)
    again = replace(entries[3], number=6)

    assert [entry.number for entry in takebacks.standing([*entries, back, again])] == [1, 2, 6]


def test_the_first_question_of_a_base_game_is_the_brewery() -> None:
    table = running_table()

    assert table.game is not None
    assert isinstance(table.game.state.phase, Choosing)
