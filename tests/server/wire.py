"""Players who know nothing but what comes over the wire: they plan with the server's previews."""

import time
from typing import Any

from furstenfeld.records import Chance
from tests.server.running import Player
from tests.server.short import short_edition


def table_of(owner: Player, **options: object) -> str:
    """Make a table and return its id."""
    id = owner.post("/api/tables", {"players": 2, **options})["id"]
    assert isinstance(id, str)
    return id


def seated(players: list[Player], **options: object) -> str:
    """Make a table at which all these sit, and return its id."""
    id = table_of(players[0], players=len(players), **options)
    invitation = players[0].get(f"/api/tables/{id}")["table"]["invitation"]
    for seat, player in enumerate(players):
        body = {"contribution": f"c{seat}", "invitation": invitation}
        player.ask("PUT", f"/api/tables/{id}/seats/{seat}", body)
    return id


def started(players: list[Player], **options: object) -> str:
    """Make a table at which all these play, and return its id."""
    id = seated(players, **options)
    players[0].post(f"/api/tables/{id}/start")
    return id


def planned(player: Player, id: str, shown: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """Plan a turn by chance and return it, ready to be submitted."""
    actions: list[str] = []
    view, is_complete = shown["view"], False
    while not is_complete:
        actions.append(chance.choice(tuple(view["options"])))
        draft = {"number": shown["number"], "actions": actions}
        preview = player.post(f"/api/tables/{id}/draft", draft)
        view, is_complete = preview["view"], preview["is_complete"]
    return {"id": f"turn-{shown['number']:06}", "number": shown["number"], "actions": actions}


def next_turn(players: list[Player], id: str) -> tuple[Player, dict[str, Any]]:
    """Return who is to move, and a whole turn that has not been submitted."""
    seat = players[0].get(f"/api/tables/{id}")["view"]["to_move"]
    shown = players[seat].get(f"/api/tables/{id}")
    return players[seat], planned(players[seat], id, shown, Chance(f"{id}/{seat}", "wire"))


def play(players: list[Player], id: str, turns: int) -> dict[str, Any]:
    """Play so many turns and return what the last player saw."""
    shown: dict[str, Any] = {}
    for _ in range(turns):
        player, turn = next_turn(players, id)
        shown = player.post(f"/api/tables/{id}/turns", turn)
    return shown


def wait_until_over(player: Player, id: str) -> None:
    """Watch a table until its game is over."""
    with player.live() as line:
        line.ask(type="watch", table=id)
        limit = time.monotonic() + 60
        while line.until(type="table")["table"]["status"] != "over":
            assert time.monotonic() < limit


def over(players: list[Player], **options: object) -> str:
    """Return a table whose short game has ended: everybody resigned, and bots played on."""
    id = started(players, edition_file=short_edition(), **options)
    for player in players:
        player.post(f"/api/tables/{id}/resign")
    wait_until_over(players[0], id)
    return id
