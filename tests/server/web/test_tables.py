"""Games over HTTP: tables made, joined, played, taken back, looked at again."""

import json
from typing import Any

from furstenfeld.records import decode_game, final_state
from furstenfeld.server.core.fair_deal import promise_of, verify
from tests.server.conftest import Come
from tests.server.running import Player
from tests.server.short import short_edition
from tests.server.wire import next_turn, over, play, seated, started, table_of, wait_until_over


def test_a_game_ends_and_its_file_proves_a_fair_deal(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    id = seated([ada, bo])
    promise = ada.get(f"/api/tables/{id}")["table"]["promise"]
    ada.post(f"/api/tables/{id}/start")
    play([ada, bo], id, 4)
    assert ada.refused("GET", f"/api/tables/{id}/file")["title"] == "not over"
    for player in (ada, bo):
        player.post(f"/api/tables/{id}/resign")
    wait_until_over(come(), id)

    table = come().get(f"/api/tables/{id}")["table"]
    assert table["proof"]["promise"] == promise == promise_of(table["proof"]["secret"])
    data = come().request("GET", f"/api/tables/{id}/file").content
    record = decode_game(data, "file")
    assert verify(record).contributions == ("c0", "c1")
    assert final_state(record).winners is not None
    assert record.players == ("Ada", "Bo")

    actions = len(record.moves)
    end = come().get(f"/api/tables/{id}/replay/{actions}")
    assert end["state"]["winners"] == list(final_state(record).winners or ())
    assert come().get(f"/api/tables/{id}/replay/0")["state"]["n"] == 0
    beyond = ada.refused("GET", f"/api/tables/{id}/replay/{actions + 1}")
    assert beyond["values"]["last"] == actions
    story = come().get(f"/api/tables/{id}/replay")
    assert [[done["seat"], done["action"]] for done in story["done"]] == [
        list(move) for move in record.moves
    ]
    assert story["done"][-1]["events"][-1]["winners"] == end["state"]["winners"]
    assert story["edition"]["name"] == record.deal.edition.name
    some = come().get(f"/api/tables/{id}/replay/{actions - 2}?ahead=50")
    assert [position["actions"] for position in some["ahead"]] == [actions - 1, actions]
    assert some["ahead"][-1]["view"] == end["view"]
    assert [cards["hand"] for cards in end["cards"]] == [
        seen["hand"] for seen in end["view"]["revealed"]
    ]
    as_json = {"content-type": "application/json"}
    study = ada.http.post("/api/studies", content=data, headers=as_json).json()
    assert study["standing"] == table["standing"]
    assert ada.get(f"/api/tables/{study['id']}/replay/3")["actions"] == 3
    assert bo.refused("GET", f"/api/tables/{study['id']}")["status"] == 404


def test_a_turn_sent_twice_counts_once(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    id = started(players)
    player, turn = next_turn(players, id)
    first = player.post(f"/api/tables/{id}/turns", turn)
    again = player.post(f"/api/tables/{id}/turns", turn)

    assert again["number"] == first["number"] == 1
    assert again["view"] == first["view"]


def test_an_old_number_is_refused_with_the_table_as_it_is(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    id = started(players)
    player, turn = next_turn(players, id)
    after = player.post(f"/api/tables/{id}/turns", turn)
    problem = player.refused("POST", f"/api/tables/{id}/turns", {**turn, "id": "another-1"})

    assert problem["title"] == "stale"
    assert problem["values"] == {"number": 0, "expected": 1}
    assert problem["current"]["view"] == after["view"]


def test_an_illegal_text_is_named_and_nothing_changes(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    id = started(players)
    player, turn = next_turn(players, id)
    before = player.get(f"/api/tables/{id}")
    for text, rule in (("build crane 1", "not-asked"), ("jump", "no-action"), ("", "no-action")):
        bad = {**turn, "actions": [text]}
        problem = player.refused("POST", f"/api/tables/{id}/turns", bad)
        assert problem["title"] == "not legal"
        assert problem["values"]["rule"] == rule
    assert player.refused("POST", f"/api/tables/{id}/turns", {**turn, "actions": []})["title"] == (
        "unfinished"
    )

    assert {**player.get(f"/api/tables/{id}"), "now": 0} == {**before, "now": 0}


def test_nobody_plays_for_another_seat(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    id = started(players)
    player, turn = next_turn(players, id)
    other = players[1 - players.index(player)]

    assert other.refused("POST", f"/api/tables/{id}/turns", turn)["title"] == "not your turn"
    stranger = come("Cleo").refused("POST", f"/api/tables/{id}/turns", turn)
    assert stranger["title"] == "not your seat"
    assert "current" not in stranger
    assert come().refused("POST", f"/api/tables/{id}/turns", turn)["status"] == 401


def test_a_table_that_is_not_there_is_said_to_be_not_there(come: Come) -> None:
    ada = come("Ada")

    assert ada.refused("GET", "/api/tables/nothing")["title"] == "no table"
    assert ada.refused("POST", "/api/tables/nothing/start")["title"] == "no table"


def test_a_closed_table_is_hidden_from_those_without_its_invitation(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    id = table_of(ada, is_open=False)
    invitation = ada.get(f"/api/tables/{id}")["table"]["invitation"]

    assert bo.refused("GET", f"/api/tables/{id}")["title"] == "no table"
    assert bo.refused("PUT", f"/api/tables/{id}/seats/0", {})["title"] == "no table"
    assert id not in [table["id"] for table in bo.get("/api/tables")["tables"]]
    assert bo.get(f"/api/tables/{id}?invitation={invitation}")["table"]["id"] == id
    bo.ask("PUT", f"/api/tables/{id}/seats/0", {"invitation": invitation})
    assert bo.get(f"/api/tables/{id}")["seat"] == 0


def test_the_lobby_and_the_own_lists_show_what_waits(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    id = seated(players)
    assert id in [table["id"] for table in come().get("/api/tables")["tables"]]
    players[0].post(f"/api/tables/{id}/start")
    player, _ = next_turn(players, id)
    other = players[1 - players.index(player)]

    assert [table["id"] for table in player.get("/api/me/turns")["tables"]] == [id]
    assert other.get("/api/me/turns")["tables"] == []
    assert [table["id"] for table in other.get("/api/me/tables")["tables"]] == [id]


def test_a_turn_is_taken_back_by_consent(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    id = started(players)
    player, turn = next_turn(players, id)
    before = player.get(f"/api/tables/{id}")
    player.post(f"/api/tables/{id}/turns", turn)
    other = players[1 - players.index(player)]
    wish = player.post(f"/api/tables/{id}/takeback")
    assert wish["takeback"]["agreed"] == []
    other.post(f"/api/tables/{id}/takeback/answer", {"agrees": True})
    after = player.get(f"/api/tables/{id}")

    assert after["view"] == before["view"]
    assert after["log"]["line"] == 1
    assert after["log"]["events"] == before["log"]["events"]
    assert after["number"] == 1
    again = {**turn, "number": 1, "id": "turn-again"}
    assert player.post(f"/api/tables/{id}/turns", again)["number"] == 2
    story = player.get(f"/api/tables/{id}")["log"]["events"]
    assert len(story) > len(before["log"]["events"])


def test_a_rematch_is_the_same_table_for_all_who_ask(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    id = seated(players)
    assert players[0].refused("POST", f"/api/tables/{id}/rematch")["title"] == "not over"
    players[0].post(f"/api/tables/{id}/close")
    again = [player.post(f"/api/tables/{id}/rematch")["id"] for player in players]

    assert again[0] == again[1] != id
    assert players[1].get(f"/api/tables/{id}")["table"]["rematch"] == again[0]


def listed(player: Player, id: str) -> dict[str, Any]:
    """Return the line of a table in the list of a player's own."""
    (line,) = (line for line in player.get("/api/me/tables")["tables"] if line["id"] == id)
    assert isinstance(line, dict)
    return line


def test_the_list_of_ones_games_says_who_won(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    running, finished = started(players), over(players)
    told = players[0].get(f"/api/tables/{finished}")["view"]["winners"]
    file = players[0].request("GET", f"/api/tables/{finished}/file").content.decode()
    study = players[0].post("/api/studies", json.loads(file))["id"]

    assert listed(players[0], running)["winners"] is None
    assert told
    for id in (finished, study):
        assert listed(players[0], id)["winners"] == told


def test_the_list_and_the_file_say_who_resigned(come: Come) -> None:
    """Their seats may win, but a bot played them to the end."""
    players = [come("Ada"), come("Bo")]
    id = over(players)
    file = players[0].get(f"/api/tables/{id}/file")
    study = players[0].post("/api/studies", file)

    assert file["about"]["resigned"] == [0, 1]
    assert [seat["is_resigned"] for seat in study["seats"]] == [True, True]
    for finished in (id, study["id"]):
        assert listed(players[0], finished)["resigned"] == [0, 1]
    assert listed(players[0], started(players))["resigned"] == []


def test_the_list_tells_bots_from_people_who_have_a_stand_in(come: Come) -> None:
    ada = come("Ada")
    id = table_of(ada)
    ada.ask("PUT", f"/api/tables/{id}/seats/0", {})
    ada.ask("PUT", f"/api/tables/{id}/seats/1/bot", {"bot": "brewer"})
    ada.post(f"/api/tables/{id}/start")
    ada.post(f"/api/tables/{id}/hand-over", {"bot": "steward"})

    assert listed(ada, id)["bots"] == [None, "brewer"]


def test_a_duplicate_deal_has_the_same_cards(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    first = over(players)
    begun = players[0].get(f"/api/tables/{first}/replay/0")
    second = started(players, duplicate_of=first, edition_file=short_edition())
    hands = [player.get(f"/api/tables/{second}")["view"]["own"]["hand"] for player in players]

    assert hands == [cards["hand"] for cards in begun["cards"]]


def test_a_duplicate_of_a_duplicate_proves_the_first_deal(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    first = over(players)
    third = over(players, duplicate_of=over(players, duplicate_of=first))
    record = decode_game(come().request("GET", f"/api/tables/{third}/file").content, "file")

    assert verify(record).table == first


def test_nobody_deals_the_cards_of_a_running_game_to_himself(come: Come) -> None:
    """Neither somebody at the table nor anybody else: hands and decks are secret (R2.5)."""
    ada, bo = come("Ada"), come("Bo")
    running = started([ada, bo])
    for player in (ada, bo, come("Cleo")):
        wish = {"players": 2, "is_open": False, "hot_seat": True, "duplicate_of": running}
        problem = player.refused("POST", "/api/tables", wish)

        assert problem["values"]["key"] == "duplicate_of"


def test_a_private_game_is_dealt_again_only_by_those_who_may_see_it(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    private = over([ada, bo], is_open=False)
    refused = come("Cleo").refused("POST", "/api/tables", {"duplicate_of": private})
    unknown = come("Dido").refused("POST", "/api/tables", {"duplicate_of": "nothing"})

    assert refused == unknown
    assert bo.post("/api/tables", {"players": 2, "duplicate_of": private})["promise"] is None


def test_cards_that_somebody_chose_are_not_promised_to_be_fair(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    fair, chosen = table_of(ada), table_of(ada, seed="known to Ada")

    for player in (ada, bo):
        assert player.get(f"/api/tables/{fair}")["table"]["promise"]
        assert player.get(f"/api/tables/{chosen}")["table"]["promise"] is None
    assert bo.get(f"/api/tables/{chosen}")["table"]["options"]["seed"] is None


def test_a_bot_stands_in_until_its_player_comes_back(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    id = started(players)
    player, _ = next_turn(players, id)
    other = players[1 - players.index(player)]
    with other.live() as line:
        line.ask(type="watch", table=id)
        player.post(f"/api/tables/{id}/hand-over", {"bot": "steward"})
        seat = players.index(player)
        while line.until(type="table")["view"]["to_move"] == seat:
            pass
    player.post(f"/api/tables/{id}/come-back")

    assert player.get(f"/api/tables/{id}")["table"]["seats"][seat]["bot"] is None
    assert player.get(f"/api/tables/{id}")["number"] >= 1


def test_the_memory_aid_can_be_switched_off(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    views = []
    for aid in (True, False):
        id = started(players, seed="memory", memory_aid=aid)
        player, _ = next_turn(players, id)
        shown = player.get(f"/api/tables/{id}")
        texts = ["brewery none", "built"]
        for card in shown["view"]["own"]["hand"][:-1]:
            texts.append(f"under {card}")
        turn = {"id": "turn-0001", "number": 0, "actions": texts}
        if player.request("POST", f"/api/tables/{id}/turns", turn).status_code != 200:
            turn["actions"] = [text for text in texts if text != "built"]
            player.post(f"/api/tables/{id}/turns", turn)
        views.append(player.get(f"/api/tables/{id}")["view"]["own"])

    with_aid, without = views
    assert with_aid["known_tail"]
    assert without["known_tail"] == []
    assert sorted(without["unseen"]) == sorted(with_aid["unseen"] + with_aid["known_tail"])


def test_the_owner_chooses_seats_bots_and_names_are_shown(come: Come) -> None:
    ada = come("Ada")
    id = table_of(ada, players=3, variant="expert")
    ada.ask("PUT", f"/api/tables/{id}/seats/2", {"colour": "violet"})
    ada.ask("PUT", f"/api/tables/{id}/seats/0/bot", {"bot": "steward"})
    table = ada.ask("PUT", f"/api/tables/{id}/seats/1/bot", {"bot": "random"})

    assert [seat["name"] for seat in table["seats"]] == ["Steward", "Random", "Ada"]
    assert [seat["colour"] for seat in table["seats"]] == ["green", "red", "violet"]
    assert ada.refused("PUT", f"/api/tables/{id}/seats/1/bot", {"bot": "x"})["title"] == (
        "unknown bot"
    )
    freed = ada.ask("DELETE", f"/api/tables/{id}/seats/1")
    assert freed["seats"][1] is None
