"""A rematch: the same people and bots on the same seats, and nobody is shut out of it."""

from typing import Any

from msgspec.structs import replace

from furstenfeld.server.core import lobby
from furstenfeld.server.core.options import Options
from furstenfeld.server.core.table import NOBODY, Colour, SeatedPlayer, Table
from tests.server.conftest import Come
from tests.server.running import Player
from tests.server.tables import full_table, open_table
from tests.server.wire import table_of


def ended(*players: SeatedPlayer | None) -> Table:
    """Return a table with these chairs."""
    return replace(full_table(Options(players=len(players))), players=players)


def chairs_again(*players: SeatedPlayer | None) -> tuple[SeatedPlayer | None, ...]:
    """Return who sits at the rematch of a table with these chairs."""
    new = open_table(Options(players=len(players)), id="table-2")
    return lobby.seat_again(new, ended(*players)).players


def test_people_and_bots_have_their_seats_names_and_colours_again() -> None:
    ada = SeatedPlayer(
        name="Ada", colour=Colour.RED, person="ada", contribution="x", commits=9, bank=3
    )
    steward = SeatedPlayer(name="Steward 2", colour=Colour.GREEN, bot="steward", commits=9)

    assert chairs_again(steward, ada) == (
        SeatedPlayer(name="Steward 2", colour=Colour.GREEN, bot="steward"),
        SeatedPlayer(name="Ada", colour=Colour.RED, person="ada", meets_again=True),
    )


def test_who_resigned_or_handed_over_plays_again() -> None:
    away = SeatedPlayer(name="Ada", colour=Colour.RED, person="ada", bot="steward")
    gone = SeatedPlayer(name="Bo", colour=Colour.BLUE, person="bo", bot="brewer", is_resigned=True)

    assert chairs_again(away, gone) == (
        SeatedPlayer(name="Ada", colour=Colour.RED, person="ada", meets_again=True),
        SeatedPlayer(name="Bo", colour=Colour.BLUE, person="bo", meets_again=True),
    )


def test_who_left_for_good_leaves_a_free_seat() -> None:
    """Whether a bot stood in at the end or not: it was never asked to play by itself."""
    erased = SeatedPlayer(name=NOBODY, colour=Colour.RED)
    played_on = SeatedPlayer(name=NOBODY, colour=Colour.BLUE, bot="steward", is_resigned=True)

    assert chairs_again(erased, played_on, None) == (None, None, None)


def closed(owner: Player, others: list[Player], bots: list[str], **options: object) -> str:
    """Return a table with these people and bots that was closed before its game."""
    id = table_of(owner, players=1 + len(others) + len(bots), **options)
    path = f"/api/tables/{id}"
    invitation = owner.get(path)["table"]["invitation"]
    for seat, player in enumerate([owner, *others]):
        player.ask("PUT", f"{path}/seats/{seat}", {"contribution": "x", "invitation": invitation})
    for seat, bot in enumerate(bots, 1 + len(others)):
        owner.ask("PUT", f"{path}/seats/{seat}/bot", {"bot": bot})
    owner.post(f"{path}/close")
    return id


def rematch(player: Player, id: str) -> dict[str, Any]:
    """Return the table of the rematch."""
    table = player.post(f"/api/tables/{id}/rematch")
    assert isinstance(table, dict)
    return table


def test_everybody_is_seated_at_the_rematch_and_whoever_asked_owns_it(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    table = rematch(bo, closed(ada, [bo], ["steward"]))

    assert table["owner"] == bo.me["id"]
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bo", "Steward"]
    assert [seat["person"] for seat in table["seats"]] == [ada.me["id"], bo.me["id"], None]
    assert [seat["contribution"] for seat in table["seats"]] == ["", "", ""]


def test_whoever_does_not_come_to_the_rematch_is_replaced_by_a_bot(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    path = f"/api/tables/{rematch(ada, closed(ada, [bo], []))['id']}"
    ada.ask("DELETE", f"{path}/seats/1")
    ada.ask("PUT", f"{path}/seats/1/bot", {"bot": "steward"})

    assert ada.post(f"{path}/start")["status"] == "running"


def come_to(rematch: dict[str, Any], seat: int, player: Player) -> str:
    """Throw something in, as whoever comes to a rematch does; return where the table is."""
    path = f"/api/tables/{rematch['id']}"
    player.ask("PUT", f"{path}/seats/{seat}", {"contribution": "here"})
    return path


def test_once_everybody_has_come_a_rematch_does_not_wait_for_who_asked_for_it(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    new = rematch(ada, closed(ada, [bo], ["steward"]))
    come_to(new, 0, ada)
    path = come_to(new, 1, bo)

    assert bo.post(f"{path}/start")["status"] == "running"


def test_whoever_is_seated_at_a_rematch_gives_the_seat_of_its_absent_owner_to_a_bot(
    come: Come,
) -> None:
    ada, bo = come("Ada"), come("Bo")
    path = come_to(rematch(ada, closed(ada, [bo], [])), 1, bo)
    bo.ask("DELETE", f"{path}/seats/0")
    bo.ask("PUT", f"{path}/seats/0/bot", {"bot": "steward"})

    assert bo.post(f"{path}/start")["status"] == "running"


def test_only_the_owner_starts_a_rematch_without_those_who_have_not_come(come: Come) -> None:
    ada, bo, cleo = come("Ada"), come("Bo"), come("Cleo")
    new = rematch(ada, closed(ada, [bo, cleo], []))
    come_to(new, 0, ada)
    path = come_to(new, 1, bo)

    assert bo.refused("POST", f"{path}/start")["title"] == "not all here"
    assert ada.post(f"{path}/start")["status"] == "running"


def test_nobody_but_the_owner_frees_the_seat_of_who_has_come_to_a_rematch(come: Come) -> None:
    ada, bo, cleo = come("Ada"), come("Bo"), come("Cleo")
    new = rematch(ada, closed(ada, [bo, cleo], []))
    come_to(new, 1, bo)
    path = come_to(new, 2, cleo)

    assert bo.refused("DELETE", f"{path}/seats/2")["title"] == "not your seat"
    assert bo.refused("POST", f"{path}/close")["title"] == "not owner"


def test_who_has_no_seat_at_a_rematch_gathers_nobody(come: Come) -> None:
    ada, bo, spectator = come("Ada"), come("Bo"), come("Cleo")
    path = come_to(rematch(ada, closed(ada, [bo], [])), 1, bo)

    assert spectator.refused("DELETE", f"{path}/seats/0")["title"] == "not your seat"
    assert spectator.refused("POST", f"{path}/start")["title"] == "not owner"


def test_who_takes_a_free_seat_at_a_rematch_sends_nobody_away(come: Come) -> None:
    ada, bo, cleo, stranger = come("Ada"), come("Bo"), come("Cleo"), come("Mallory")
    new = rematch(ada, closed(ada, [bo, cleo], []))
    cleo.ask("DELETE", f"/api/tables/{new['id']}/seats/2")
    path = come_to(new, 2, stranger)

    for seat in range(2):
        assert stranger.refused("DELETE", f"{path}/seats/{seat}")["title"] == "not your seat"
    assert stranger.refused("POST", f"{path}/start")["title"] == "not owner"


def test_at_any_other_table_only_its_owner_gathers_the_players(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    path = f"/api/tables/{table_of(ada, players=3)}"
    for seat, player in enumerate((ada, bo)):
        player.ask("PUT", f"{path}/seats/{seat}", {})

    assert bo.refused("DELETE", f"{path}/seats/0")["title"] == "not your seat"
    assert bo.refused("PUT", f"{path}/seats/2/bot", {"bot": "steward"})["title"] == "not owner"


def test_at_a_rematch_one_may_get_up_and_sit_down_again(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    new = rematch(ada, closed(ada, [bo], [], is_open=False))
    path = f"/api/tables/{new['id']}"
    invitation = bo.get(path)["table"]["invitation"]
    bo.ask("DELETE", f"{path}/seats/1")
    bo.ask("PUT", f"{path}/seats/1", {"invitation": invitation})

    assert bo.get(path)["table"]["seats"][1]["name"] == "Bo"


def test_on_the_own_seat_a_contribution_is_given_without_getting_up(come: Come) -> None:
    """At a table by invitation too, to which nobody was invited a second time."""
    ada, bo = come("Ada"), come("Bo")
    path = f"/api/tables/{rematch(ada, closed(ada, [bo], [], is_open=False))['id']}"
    before = bo.get(path)["table"]["seats"][1]
    bo.ask("PUT", f"{path}/seats/1", {"contribution": "luck"})

    assert bo.get(path)["table"]["seats"][1] == {**before, "contribution": "luck"}


def test_whoever_resigned_may_ask_for_a_rematch_and_strangers_may_not(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    id = table_of(ada)
    for seat, player in enumerate((ada, bo)):
        player.ask("PUT", f"/api/tables/{id}/seats/{seat}", {})
    ada.post(f"/api/tables/{id}/start")
    for player in (bo, ada):
        player.post(f"/api/tables/{id}/resign")
    with bo.live() as line:
        line.ask(type="watch", table=id)
        while line.until(type="table")["table"]["status"] != "over":
            pass

    assert come("Cleo").refused("POST", f"/api/tables/{id}/rematch")["title"] == "not your seat"
    assert [seat["bot"] for seat in rematch(bo, id)["seats"]] == [None, None]


def test_whoever_was_let_in_to_a_table_is_let_in_to_its_rematch(come: Come) -> None:
    """Spectators with the invitation, and players whose seat was given away meanwhile."""
    ada, bo, spectator = come("Ada"), come("Bo"), come()
    old = closed(ada, [bo], [], is_open=False)
    new = rematch(ada, old)["id"]
    ada.ask("DELETE", f"/api/tables/{new}/seats/1")
    invitation = bo.get(f"/api/tables/{old}")["table"]["invitation"]

    assert bo.refused("GET", f"/api/tables/{new}")["title"] == "no table"
    for guest in (bo, spectator):
        assert guest.get(f"/api/tables/{new}?invitation={invitation}")["table"]["id"] == new


def test_at_a_hot_seat_everybody_has_the_own_name_again_and_the_screen_its_owner(
    come: Come,
) -> None:
    ada, bo = come("Ada"), come("Bo")
    id = table_of(ada, players=3, hot_seat=True, is_open=False)
    path = f"/api/tables/{id}"
    invitation = ada.get(path)["table"]["invitation"]
    for seat, name in enumerate(("Grandma", "Tim")):
        ada.ask("PUT", f"{path}/seats/{seat}", {"name": name})
    bo.ask("PUT", f"{path}/seats/2", {"invitation": invitation})
    ada.post(f"{path}/close")
    table = rematch(bo, id)

    assert [seat["name"] for seat in table["seats"]] == ["Grandma", "Tim", "Bo"]
    assert table["owner"] == ada.me["id"]
