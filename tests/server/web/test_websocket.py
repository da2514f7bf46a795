"""The live line: watching, reconnecting, talking, and what is refused there."""

import json

import pytest
from websockets.exceptions import ConnectionClosedError

from tests.server.conftest import Come
from tests.server.wire import next_turn, play, started, table_of


def test_a_watcher_hears_of_a_turn_as_soon_as_it_is_kept(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    id = started(players)
    player, turn = next_turn(players, id)
    other = players[1 - players.index(player)]
    with other.live() as line:
        line.send(type="watch", table=id)
        first = line.until(type="table")
        player.post(f"/api/tables/{id}/turns", turn)
        update = line.until(type="table")

    assert update["view"] == other.get(f"/api/tables/{id}")["view"]
    assert update["log"]["first"] == len(first["log"]["events"])
    assert update["log"]["events"]


def test_the_log_goes_on_where_a_page_left_off(come: Come) -> None:
    """Reconnecting loses nothing and repeats nothing."""
    players = [come("Ada"), come("Bo")]
    id = started(players)
    play(players, id, 3)
    whole = players[0].get(f"/api/tables/{id}")["log"]["events"]
    for heard in (0, 1, len(whole) // 2, len(whole) - 1, len(whole)):
        with players[0].live() as line:
            line.send(type="watch", table=id, heard=heard)
            told = line.until(type="table")["log"]
        assert told["first"] == heard
        assert told["events"] == whole[heard:]
    with players[0].live() as line:
        line.send(type="watch", table=id, heard=len(whole) + 5)
        assert line.until(type="table")["log"]["events"] == whole


def test_after_a_takeback_a_page_hears_the_whole_line_again(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    id = started(players)
    play(players, id, 2)
    whole = players[0].get(f"/api/tables/{id}")["log"]["events"]
    with players[0].live() as line:
        line.send(type="watch", table=id, heard=len(whole))
        line.until(type="table")
        players[1].post(f"/api/tables/{id}/takeback")
        players[0].post(f"/api/tables/{id}/takeback/answer", {"agrees": True})
        while (update := line.until(type="table"))["log"]["line"] == 0:
            pass

    assert update["log"]["first"] == 0
    assert update["log"]["events"] == players[0].get(f"/api/tables/{id}")["log"]["events"]
    assert len(update["log"]["events"]) < len(whole)


def test_turns_and_plans_go_over_the_line_too(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    id = started(players)
    player, turn = next_turn(players, id)
    with player.live() as line:
        draft = {"number": 0, "actions": turn["actions"][:1]}
        preview = line.ask(type="draft", table=id, draft=draft)["ok"]
        done = line.ask(type="turn", table=id, turn=turn)["ok"]
        again = line.ask(type="turn", table=id, turn=turn)["ok"]
        stale = line.ask(type="turn", table=id, turn={**turn, "id": "another-1"})["problem"]
        waiting = line.ask(type="ping")["ok"]["tables"]

    assert preview["is_complete"] in (False, True)
    assert done["number"] == again["number"] == 1
    assert stale["title"] == "stale"
    assert stale["current"]["number"] == 1
    assert waiting == player.get("/api/me/turns")["tables"]


def test_a_spectator_watches_without_a_name_and_cannot_play(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    id = started(players)
    with come().live() as line:
        assert "problem" not in line.ask(type="watch", table=id)
        _, turn = next_turn(players, id)
        assert line.ask(type="turn", table=id, turn=turn)["problem"]["status"] == 401
        play(players, id, 1)
        update = line.until(type="table")

    assert update["seat"] is None
    assert update["view"]["own"] is None
    assert update["view"]["options"] == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type": "watch"}',
        '{"type": "watch", "table": 7}',
        '{"type": "shout", "table": "x"}',
        '{"type": "turn", "table": "x", "turn": {"id": "x", "number": 0, "actions": []}}',
        '{"type": "ping", "more": 1}',
        "[" * 5000,
        '"' + "a" * 5000,
    ],
)
def test_a_malformed_message_is_refused_and_ends_that_line_alone(come: Come, text: str) -> None:
    ada = come("Ada")
    with ada.live() as other:
        with ada.live() as line:
            line.socket.send(text)
            assert line.until(type="answer")["problem"]["status"] == 400
            with pytest.raises(ConnectionClosedError, match="1007"):
                line.receive()
        assert other.ask(type="ping")["ok"]["tables"] == []


def test_a_hidden_table_cannot_be_watched_without_its_invitation(come: Come) -> None:
    ada = come("Ada")
    id = table_of(ada, is_open=False)
    invitation = ada.get(f"/api/tables/{id}")["table"]["invitation"]
    with come("Bo").live() as line:
        assert line.ask(type="watch", table=id)["problem"]["title"] == "no table"
        assert "problem" not in line.ask(type="watch", table=id, invitation=invitation)


def test_talk_is_heard_by_all_but_those_who_do_not_want_to(come: Come) -> None:
    ada, bo, cleo = come("Ada"), come("Bo"), come("Cleo")
    id = table_of(ada)
    cleo.ask("PUT", f"/api/me/mutes/{bo.me['id']}")
    with ada.live() as near, cleo.live() as far:
        for line in (near, far):
            line.ask(type="watch", table=id)
        bo.post(f"/api/tables/{id}/chat", {"text": "Guten Abend"})
        heard, unheard = (line.until(type="chat")["messages"] for line in (near, far))

    assert [message["text"] for message in heard] == ["Guten Abend"]
    assert unheard == []
    assert cleo.get(f"/api/tables/{id}/chat")["messages"] == []
    cleo.ask("DELETE", f"/api/me/mutes/{bo.me['id']}")
    assert len(cleo.get(f"/api/tables/{id}/chat")["messages"]) == 1
    cleo.post(f"/api/tables/{id}/chat/{heard[0]['id']}/report")
    assert cleo.refused("POST", f"/api/tables/{id}/chat/none/report")["title"] == "no message"


def test_nobody_hears_of_a_table_after_leaving_it(come: Come) -> None:
    ada = come("Ada")
    id = table_of(ada)
    with ada.live() as line:
        line.ask(type="watch", table=id)
        line.ask(type="unwatch", table=id)
        ada.post(f"/api/tables/{id}/close")
        line.ask(type="ping")
        told = [json.loads(text) for text in line.received]

    assert [m for m in told if m["type"] == "table" and m["table"]["status"] == "ended"] == []
