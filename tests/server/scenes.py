"""For every operation of the API somebody who may do it, where, and with what body."""

from collections.abc import Callable, Mapping
from functools import cached_property
from itertools import count
from types import MappingProxyType
from typing import Any, NamedTuple

from tests.server.authenticator import Device
from tests.server.running import Player
from tests.server.wire import next_turn, play, seated, started, table_of

PASSWORD = "a good password"


class Scene(NamedTuple):
    """Who asks, with which path parameters and which body, so that the server grants it."""

    who: Player
    path: Mapping[str, str | int] = MappingProxyType({})
    body: object = None


Stage = Callable[["Theatre"], Scene]
_STAGES: dict[str, Stage] = {}


def _stage(*operations: str) -> Callable[[Stage], Stage]:
    """Set the scene of these operations."""

    def register(stage: Stage) -> Stage:
        _STAGES.update(dict.fromkeys(operations, stage))
        return stage

    return register


class Theatre:
    """A server on which scenes are set; people go home when the next scene begins."""

    def __init__(self, address: str, admin: str) -> None:
        """Remember the server, and the cookie of an administrator."""
        self.address = address
        self.admin = admin
        self.present: list[Player] = []
        self.numbers = count()

    def scene(self, operation: str) -> Scene:
        """Return a fresh scene: a guest, where an operation asks for nothing more."""
        self.close()
        stage = _STAGES.get(operation)
        return Scene(self.come()) if stage is None else stage(self)

    def come(self, name: str | None = "Ada") -> Player:
        """Let somebody come."""
        self.present.append(Player(self.address, name))
        return self.present[-1]

    def close(self) -> None:
        """Let everybody go home."""
        for player in self.present:
            player.close()
        self.present.clear()

    def running(self, **options: object) -> tuple[list[Player], str]:
        """Return two people and their running table."""
        players = [self.come("Ada"), self.come("Bo")]
        return players, started(players, **options)

    def turn(self, **options: object) -> tuple[Player, str, dict[str, Any]]:
        """Return who is to move, at which table, and a whole turn."""
        players, table = self.running(**options)
        player, turn = next_turn(players, table)
        return player, table, turn

    def account(self) -> tuple[Player, str, list[str]]:
        """Return somebody with a login, the login, and recovery codes."""
        player, login = self.come(), f"login-{next(self.numbers)}"
        body = {"login": login, "password": PASSWORD}
        return player, login, player.post("/api/me/account", body)["codes"]

    def passkey(self) -> tuple[Player, Device, dict[str, Any]]:
        """Return somebody, a device, and the reply by which it would be known."""
        player, device = self.come(), Device(self.address)
        device.id = f"device {next(self.numbers)}".encode()
        begun = player.post("/api/me/passkeys/begin")
        return player, device, {"id": begun["id"], "answer": device.register(begun["options"])}

    @cached_property
    def over(self) -> str:
        """A table that was played to its end; one is enough, since nothing changes there."""
        players = [Player(self.address, name) for name in ("Ada", "Bo")]
        table = started(players)
        while play(players, table, 1)["table"]["status"] == "running":
            pass
        for player in players:
            player.close()
        return table


@_stage("getTable", "getTableEdition", "listChat", "say")
def _at_a_table(theatre: Theatre) -> Scene:
    players, table = theatre.running()
    return Scene(players[0], {"table_id": table}, {"text": "Good luck"})


@_stage("getUp")
def _seated(theatre: Theatre) -> Scene:
    players = [theatre.come("Ada"), theatre.come("Bo")]
    return Scene(players[1], {"table_id": seated(players), "seat": 1})


@_stage("startTable", "closeTable")
def _all_seated(theatre: Theatre) -> Scene:
    players = [theatre.come("Ada"), theatre.come("Bo")]
    return Scene(players[0], {"table_id": seated(players)})


@_stage("sitDown")
def _a_free_seat(theatre: Theatre) -> Scene:
    ada = theatre.come()
    return Scene(ada, {"table_id": table_of(ada), "seat": 1}, {})


@_stage("seatBot")
def _a_free_seat_for_a_bot(theatre: Theatre) -> Scene:
    return _a_free_seat(theatre)._replace(body={"bot": "steward"})


@_stage("resign", "handOver", "comeBack")
def _leaving(theatre: Theatre) -> Scene:
    players, table = theatre.running()
    return Scene(players[0], {"table_id": table}, {"bot": "steward"})


@_stage("draftTurn")
def _planning(theatre: Theatre) -> Scene:
    player, table, turn = theatre.turn()
    return Scene(player, {"table_id": table}, {"number": 0, "actions": turn["actions"]})


@_stage("pledgeTurn")
def _pledging(theatre: Theatre) -> Scene:
    player, table, turn = theatre.turn(undo="never")
    return Scene(player, {"table_id": table}, {"number": 0, "actions": turn["actions"][:1]})


@_stage("submitTurn")
def _submitting(theatre: Theatre) -> Scene:
    player, table, turn = theatre.turn()
    return Scene(player, {"table_id": table}, turn)


@_stage("askTakeback")
def _something_to_take_back(theatre: Theatre) -> Scene:
    player, table, turn = theatre.turn()
    player.post(f"/api/tables/{table}/turns", turn)
    return Scene(player, {"table_id": table})


@_stage("answerTakeback")
def _a_takeback_is_asked_for(theatre: Theatre) -> Scene:
    player, path, _ = _something_to_take_back(theatre)
    player.post(f"/api/tables/{path['table_id']}/takeback")
    (other,) = (each for each in theatre.present if each is not player)
    return Scene(other, path, {"agrees": True})


@_stage("getGameFile", "retell", "chances", "replay")
def _after_the_end(theatre: Theatre) -> Scene:
    return Scene(theatre.come(), {"table_id": theatre.over, "number": 7})


@_stage("rematch")
def _another_game(theatre: Theatre) -> Scene:
    ada = theatre.come()
    table = table_of(ada)
    ada.post(f"/api/tables/{table}/close")
    return Scene(ada, {"table_id": table})


@_stage("study")
def _studying(theatre: Theatre) -> Scene:
    ada = theatre.come()
    return Scene(ada, {}, ada.get(f"/api/tables/{theatre.over}/file"))


@_stage("report")
def _something_was_said(theatre: Theatre) -> Scene:
    players, table = theatre.running()
    said = players[1].post(f"/api/tables/{table}/chat", {"text": "You cheat"})
    return Scene(players[0], {"table_id": table, "message_id": said["id"]})


@_stage("openChapter")
def _learning(theatre: Theatre) -> Scene:
    return Scene(theatre.come(), {"chapter": "sale"})


@_stage("getEdition")
def _reading_an_edition(theatre: Theatre) -> Scene:
    return Scene(theatre.come(), {"name": "reconstructed"})


@_stage("createTable")
def _making_a_table(theatre: Theatre) -> Scene:
    return Scene(theatre.come(), {}, {"players": 4, "variant": "expert"})


@_stage("beGuest", "rename")
def _naming_oneself(theatre: Theatre) -> Scene:
    return Scene(theatre.come(), {}, {"name": "Adele"})


@_stage("keepName")
def _keeping_the_name(theatre: Theatre) -> Scene:
    login = f"login-{next(theatre.numbers)}"
    return Scene(theatre.come(), {}, {"login": login, "password": PASSWORD})


@_stage("changePassword")
def _changing_the_password(theatre: Theatre) -> Scene:
    ada, _, _ = theatre.account()
    return Scene(ada, {}, {"current": PASSWORD, "password": "another password"})


@_stage("newCodes")
def _asking_for_codes(theatre: Theatre) -> Scene:
    ada, _, _ = theatre.account()
    return Scene(ada, {}, {"current": PASSWORD})


@_stage("signIn")
def _coming_in(theatre: Theatre) -> Scene:
    _, login, _ = theatre.account()
    return Scene(theatre.come(None), {}, {"login": login, "password": PASSWORD})


@_stage("recover")
def _recovering(theatre: Theatre) -> Scene:
    _, login, codes = theatre.account()
    body = {"login": login, "code": codes[0], "password": PASSWORD}
    return Scene(theatre.come(None), {}, body)


@_stage("endSession")
def _ending_a_session(theatre: Theatre) -> Scene:
    ada = theatre.come()
    (session,) = ada.get("/api/me/sessions")["sessions"]
    return Scene(ada, {"session_id": session["id"]})


@_stage("setWebhook", "deleteWebhook")
def _wanting_calls(theatre: Theatre) -> Scene:
    return Scene(theatre.come(), {}, {"url": "https://127.0.0.1:8443/turn"})


@_stage("mute", "unmute")
def _hearing_somebody(theatre: Theatre) -> Scene:
    ada, bo = theatre.come("Ada"), theatre.come("Bo")
    return Scene(ada, {"person_id": bo.me["id"]})


@_stage("addPasskey")
def _adding_a_passkey(theatre: Theatre) -> Scene:
    player, _, reply = theatre.passkey()
    return Scene(player, {}, reply)


@_stage("deletePasskey")
def _having_a_passkey(theatre: Theatre) -> Scene:
    player, _, reply = theatre.passkey()
    return Scene(player, {"key_id": player.post("/api/me/passkeys", reply)["id"]})


@_stage("signInByPasskey")
def _coming_in_by_a_passkey(theatre: Theatre) -> Scene:
    player, device, reply = theatre.passkey()
    player.post("/api/me/passkeys", reply)
    stranger = theatre.come(None)
    begun = stranger.post("/api/sign-in/passkey/begin")
    return Scene(stranger, {}, {"id": begun["id"], "answer": device.sign_in(begun["options"])})


@_stage("judge", "endTable", "listReports")
def _administrating(theatre: Theatre) -> Scene:
    admin, ada = theatre.come(None), theatre.come()
    admin.http.cookies.set("furstenfeld", theatre.admin)
    return Scene(admin, {"person_id": ada.me["id"], "table_id": table_of(ada)}, {"deed": "mute"})
