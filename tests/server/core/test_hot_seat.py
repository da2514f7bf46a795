"""Several people at one screen, and a person alone with bots who wants no clock."""

from typing import Any

import pytest

from furstenfeld.records import Chance
from furstenfeld.server.core import clock, lobby
from furstenfeld.server.core.options import DAY, Free, Options, check_options
from furstenfeld.server.core.refusals import RefusalError
from furstenfeld.server.core.table import Status, Table, seat_of
from tests.server.conftest import Come
from tests.server.running import Player
from tests.server.tables import NOW, open_table
from tests.server.wire import planned, seated, table_of

HOT = {"hot_seat": True, "is_open": False}


def hot_seat(owner: Player, names: list[str], **options: object) -> str:
    """Make a table whose owner sits on every seat, and start it."""
    id = table_of(owner, players=len(names), **HOT, **options)
    for seat, name in enumerate(names):
        owner.ask("PUT", f"/api/tables/{id}/seats/{seat}", {"name": name})
    owner.post(f"/api/tables/{id}/start")
    return id


def of_seat(owner: Player, id: str, seat: int) -> dict[str, Any]:
    shown = owner.get(f"/api/tables/{id}?seat={seat}")
    assert isinstance(shown, dict)
    return shown


def play_one(owner: Player, id: str) -> tuple[int, dict[str, Any]]:
    """Play the turn of whoever is asked; return the seat and the answer."""
    seat = owner.get(f"/api/tables/{id}")["view"]["to_move"]
    shown = of_seat(owner, id, seat)
    turn = {**planned(owner, id, shown, Chance(seat, "hot")), "id": f"turn-of-{seat}"}
    return seat, owner.post(f"/api/tables/{id}/turns", turn)


def test_one_person_sits_on_several_seats_under_several_names(come: Come) -> None:
    ada = come("Ada")
    id = hot_seat(ada, ["Ada", "Grandma", "Tim"])
    seats = ada.get(f"/api/tables/{id}")["table"]["seats"]

    assert [seat["name"] for seat in seats] == ["Ada", "Grandma", "Tim"]
    assert {seat["person"] for seat in seats} == {ada.me["id"]}


def test_every_seat_is_shown_its_own_cards_and_no_others(come: Come) -> None:
    ada = come("Ada")
    id = hot_seat(ada, ["Ada", "Bo"])
    shown = [of_seat(ada, id, seat) for seat in (0, 1)]

    assert [each["view"]["seat"] for each in shown] == [0, 1]
    assert shown[0]["view"]["own"] != shown[1]["view"]["own"]
    for seat, each in enumerate(shown):
        drew = [event for event in each["log"]["events"] if event["type"] == "Drew"]
        assert {event["seat"] for event in drew} == {seat}


def test_a_screen_that_nobody_has_taken_yet_is_shown_what_a_spectator_sees(come: Come) -> None:
    ada = come("Ada")
    id = hot_seat(ada, ["Ada", "Bo"])
    shown = ada.get(f"/api/tables/{id}")
    with ada.live() as line:
        line.ask(type="watch", table=id)
        told = line.until(type="table")

    for update in (shown, told):
        assert (update["seat"], update["number"]) == (None, None)
        assert (update["view"]["seat"], update["view"]["own"]) == (None, None)
        assert "Drew" not in {event["type"] for event in update["log"]["events"]}


def test_the_seat_asked_plays_unless_another_is_named(come: Come) -> None:
    ada = come("Ada")
    id = hot_seat(ada, ["Ada", "Bo"])
    seat, done = play_one(ada, id)
    other = 1 - seat
    named = of_seat(ada, id, other)
    turn = {**planned(ada, id, named, Chance(other, "hot")), "id": "the-other-turn"}
    wrong = ada.refused("POST", f"/api/tables/{id}/turns", {**turn, "seat": seat, "number": 1})
    right = ada.post(f"/api/tables/{id}/turns", {**turn, "seat": other})

    assert done["seat"] == seat
    assert wrong["title"] == "not your turn"
    assert right["seat"] == other


def test_a_turn_sent_twice_without_its_seat_counts_once(come: Come) -> None:
    ada = come("Ada")
    id = hot_seat(ada, ["Ada", "Bo"])
    shown = of_seat(ada, id, ada.get(f"/api/tables/{id}")["view"]["to_move"])
    turn = planned(ada, id, shown, Chance(0, "hot"))
    first, second = (ada.post(f"/api/tables/{id}/turns", turn) for _ in range(2))

    assert (first["seat"], first["number"]) == (second["seat"], second["number"])


def test_one_of_several_seats_is_handed_over_taken_back_and_resigned(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    id = hot_seat(ada, ["Ada", "Grandma", "Tim"])
    path = f"/api/tables/{id}"
    waiting = (ada.get(path)["view"]["to_move"] + 1) % 3

    def away(table: dict[str, Any]) -> list[int]:
        return [seat for seat, player in enumerate(table["seats"]) if player["bot"]]

    assert away(ada.post(f"{path}/hand-over?seat={waiting}", {"bot": "steward"})) == [waiting]
    assert away(ada.post(f"{path}/come-back?seat={waiting}")) == []
    gone = ada.post(f"{path}/resign?seat={waiting}")
    assert away(gone) == [waiting]
    assert [player["is_resigned"] for player in gone["seats"]].index(True) == waiting
    for deed, body in (("resign", None), ("come-back", None), ("hand-over", {"bot": "steward"})):
        assert ada.refused("POST", f"{path}/{deed}?seat={waiting}", body)["status"] == 403
        assert bo.refused("POST", f"{path}/{deed}?seat=0", body)["title"] == "not your seat"


def test_a_live_line_sees_through_the_eyes_of_the_seat_it_names(come: Come) -> None:
    ada = come("Ada")
    id = hot_seat(ada, ["Ada", "Bo"])
    with ada.live() as line:
        for seat in (0, 1, 0):
            line.ask(type="watch", table=id, seat=seat)
            update = line.until(type="table")
            assert (update["seat"], update["view"]["seat"]) == (seat, seat)


def test_nobody_else_looks_through_the_eyes_of_a_seat(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    id = seated([ada, bo])
    ada.post(f"/api/tables/{id}/start")

    assert bo.refused("GET", f"/api/tables/{id}?seat=0")["title"] == "not your seat"
    assert come().refused("GET", f"/api/tables/{id}?seat=0")["title"] == "not your seat"
    for page in (bo, come()):
        with page.live() as line:
            answer = line.ask(type="watch", table=id, seat=0)
            assert answer["problem"]["title"] == "not your seat"


def test_at_other_tables_a_person_has_one_seat_and_the_own_name(come: Come) -> None:
    ada = come("Ada")
    id = table_of(ada)
    named = ada.refused("PUT", f"/api/tables/{id}/seats/0", {"name": "Bo"})
    ada.ask("PUT", f"/api/tables/{id}/seats/0", {})
    twice = ada.refused("PUT", f"/api/tables/{id}/seats/1", {})

    assert named["title"] == "not hot seat"
    assert twice["title"] == "seated already"


def test_a_guest_of_a_hot_seat_table_has_one_seat(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    id = table_of(ada, players=3, **HOT)
    invitation = ada.get(f"/api/tables/{id}")["table"]["invitation"]
    bo.ask("PUT", f"/api/tables/{id}/seats/0", {"invitation": invitation})
    again = bo.refused("PUT", f"/api/tables/{id}/seats/1", {"invitation": invitation})

    assert again["title"] == "seated already"


def test_an_open_table_is_no_hot_seat_table() -> None:
    with pytest.raises(RefusalError, match="is_open"):
        check_options(Options(hot_seat=True))


def test_at_one_screen_a_turn_is_taken_back_without_asking(come: Come) -> None:
    ada = come("Ada")
    id = hot_seat(ada, ["Ada", "Bo"])
    seat, _ = play_one(ada, id)
    play_one(ada, id)
    ada.post(f"/api/tables/{id}/takeback")
    back = of_seat(ada, id, seat)

    assert back["log"]["line"] == 1
    assert back["table"]["takeback"] is None


def alone(*, seats: int = 1) -> Table:
    """Return a running table of one person, without a clock, whose other seats are bots'."""
    options = Options(players=3, pace=Free(), is_open=False, hot_seat=True)
    table = open_table(options)
    for seat in range(3):
        if seat < seats:
            table = lobby.sit(
                table,
                seat,
                person="ada",
                name=f"Ada {seat}",
                colour=None,
                contribution="",
                invitation=None,
            )
        else:
            table = lobby.seat_bot(table, seat, by="ada", bot="steward", name="Steward")
    return lobby.start(table, by="ada", now=NOW)


def test_without_a_clock_thinking_for_a_month_costs_nothing() -> None:
    table = alone(seats=3)
    later = clock.time_out(table, NOW + 30 * DAY)

    assert later.status is Status.RUNNING
    assert later.players == table.players


def test_a_table_without_a_clock_ends_when_its_player_never_comes_back() -> None:
    assert clock.time_out(alone(seats=3), NOW + 91 * DAY).status is Status.ENDED


def test_without_a_clock_there_is_no_deadline(come: Come) -> None:
    ada = come("Ada")
    id = hot_seat(ada, ["Ada", "Bo"], pace={"kind": "free"})

    assert ada.get(f"/api/tables/{id}")["table"]["deadline"] is None


def test_without_a_clock_nobody_else_sits_down(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    id = table_of(ada, pace={"kind": "free"})
    ada.ask("PUT", f"/api/tables/{id}/seats/0", {})

    assert bo.refused("PUT", f"/api/tables/{id}/seats/1", {})["title"] == "no clock"


def test_the_seat_to_move_is_the_one_shown_first() -> None:
    table = alone(seats=3)
    assert table.game is not None

    assert seat_of(table, "ada") == table.game.state.to_move
    assert seat_of(table, "ada", 2) == 2
    assert seat_of(table, "bo", 2) is None
