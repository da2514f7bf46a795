"""People at the door: guests, passwords, recovery codes, passkeys, sessions, one's own data."""

from http.cookiejar import Cookie
from uuid import uuid4

import pytest
from argon2 import PasswordHasher, Type, extract_parameters
from argon2.profiles import RFC_9106_LOW_MEMORY

from furstenfeld.server.services import table_lists
from tests.server.authenticator import Device
from tests.server.conftest import Come
from tests.server.running import Player
from tests.server.wire import seated, started, table_of

PASSWORD = "hops and barley"


def login() -> str:
    return f"ada-{uuid4().hex[:12]}"


def cookie_of(player: Player) -> Cookie:
    (cookie,) = player.http.cookies.jar
    return cookie


def test_a_guest_plays_at_once_with_a_cookie_that_no_script_reads(come: Come) -> None:
    ada = come("Ada")
    answer = come().request("POST", "/api/guests", {"name": "Bo"})
    said = answer.headers["set-cookie"].lower()

    assert ada.get("/api/me")["name"] == "Ada"
    assert "httponly" in said
    assert "samesite=lax" in said
    assert len(cookie_of(ada).value or "") >= 43


def test_nobody_is_known_by_a_made_up_cookie(come: Come) -> None:
    stranger = come()
    for value in ("", "x", "a" * 43, "a" * 5000):
        stranger.http.cookies.set("furstenfeld", value)
        assert stranger.refused("GET", "/api/me")["status"] == 401
        stranger.http.cookies.clear()


def test_a_guest_keeps_the_name_by_a_password_and_comes_in_elsewhere(come: Come) -> None:
    ada, name = come("Ada"), login()
    codes = ada.post("/api/me/account", {"login": name, "password": PASSWORD})["codes"]
    other = come()
    assert other.post("/api/sign-in", {"login": name, "password": PASSWORD})["name"] == "Ada"

    assert len(codes) == len({*codes}) == 8
    assert other.get("/api/me")["id"] == ada.me["id"]
    again = {"login": login(), "password": PASSWORD}
    assert ada.refused("POST", "/api/me/account", again)["title"] == "login kept"
    taken = {"login": name, "password": PASSWORD}
    assert come("Bo").refused("POST", "/api/me/account", taken)["title"] == "login taken"


def test_an_unknown_login_and_a_wrong_password_are_told_apart_by_nothing(come: Come) -> None:
    ada, name = come("Ada"), login()
    ada.post("/api/me/account", {"login": name, "password": PASSWORD})
    answers = [
        come().request("POST", path, {"login": who, **secret})
        for who in (name, login())
        for path, secret in (
            ("/api/sign-in", {"password": "not the password"}),
            ("/api/sign-in/recovery", {"code": "0000-0000", "password": PASSWORD}),
        )
    ]

    assert {answer.status_code for answer in answers} == {403}
    assert len({answer.content for answer in answers}) == 1


def test_passwords_are_kept_as_argon2id_with_the_work_that_is_advised(
    real_hasher: PasswordHasher,
) -> None:
    found = extract_parameters(real_hasher.hash(PASSWORD))

    assert found == RFC_9106_LOW_MEMORY
    assert found.type is Type.ID


def test_a_recovery_code_is_good_once_and_ends_all_other_sessions(come: Come) -> None:
    ada, name = come("Ada"), login()
    codes = ada.post("/api/me/account", {"login": name, "password": PASSWORD})["codes"]
    body = {"login": name, "code": codes[0], "password": "another password"}
    other = come()
    other.post("/api/sign-in/recovery", body)

    assert other.get("/api/me")["id"] == ada.me["id"]
    assert ada.refused("GET", "/api/me")["status"] == 401
    assert come().refused("POST", "/api/sign-in/recovery", body)["title"] == "not admitted"
    old = {"login": name, "password": PASSWORD}
    assert come().refused("POST", "/api/sign-in", old)["title"] == "not admitted"
    come().post("/api/sign-in", {"login": name, "password": "another password"})


def test_a_password_is_changed_by_whoever_knows_it_and_other_devices_are_left(come: Come) -> None:
    ada, name = come("Ada"), login()
    ada.post("/api/me/account", {"login": name, "password": PASSWORD})
    phone = come()
    phone.post("/api/sign-in", {"login": name, "password": PASSWORD})
    new = {"password": "another password"}

    for wrong in (new, {**new, "current": "not this one"}):
        assert ada.refused("PUT", "/api/me/password", wrong)["title"] == "not admitted"
    ada.ask("PUT", "/api/me/password", {**new, "current": PASSWORD})
    assert ada.get("/api/me")["login"] == name
    assert phone.refused("GET", "/api/me")["status"] == 401
    come().post("/api/sign-in", {"login": name, **new})


def test_new_recovery_codes_make_the_old_ones_worthless(come: Come) -> None:
    ada, name = come("Ada"), login()
    old = ada.post("/api/me/account", {"login": name, "password": PASSWORD})["codes"]
    assert ada.refused("POST", "/api/me/codes", {})["title"] == "not admitted"
    new = ada.post("/api/me/codes", {"current": PASSWORD})["codes"]

    assert not set(old) & set(new)
    body = {"login": name, "password": "another password"}
    refused = come().refused("POST", "/api/sign-in/recovery", {**body, "code": old[0]})
    assert refused["title"] == "not admitted"
    come().post("/api/sign-in/recovery", {**body, "code": new[0]})


def test_a_guest_has_no_password_to_change(come: Come) -> None:
    body = {"password": "another password"}
    assert come("Bo").refused("PUT", "/api/me/password", body)["title"] == "no login"


def test_sessions_are_listed_and_ended(come: Come) -> None:
    ada, name = come("Ada"), login()
    ada.post("/api/me/account", {"login": name, "password": PASSWORD})
    phone = come()
    phone.post("/api/sign-in", {"login": name, "password": PASSWORD})
    sessions = ada.get("/api/me/sessions")["sessions"]
    (there,) = [session for session in sessions if not session["is_this"]]
    ada.ask("DELETE", f"/api/me/sessions/{there['id']}")

    assert len(sessions) == 2
    assert phone.refused("GET", "/api/me")["status"] == 401
    assert ada.get("/api/me")["name"] == "Ada"
    assert ada.refused("DELETE", "/api/me/sessions/none")["title"] == "no such"


def test_nobody_ends_the_session_of_another(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    (session,) = ada.get("/api/me/sessions")["sessions"]

    assert bo.refused("DELETE", f"/api/me/sessions/{session['id']}")["title"] == "no such"
    assert ada.get("/api/me")["name"] == "Ada"


def test_signing_out_forgets_the_device(come: Come) -> None:
    ada = come("Ada")
    kept = cookie_of(ada).value
    ada.post("/api/sign-out")
    ada.http.cookies.set("furstenfeld", kept or "")

    assert ada.refused("GET", "/api/me")["status"] == 401


def test_a_passkey_keeps_the_name_and_lets_its_person_in(come: Come, address: str) -> None:
    ada, device = come("Ada"), Device(address)
    device.id = uuid4().bytes
    begun = ada.post("/api/me/passkeys/begin")
    made = {"id": begun["id"], "answer": device.register(begun["options"])}
    key = ada.post("/api/me/passkeys", made)
    assert [k["id"] for k in ada.get("/api/me/passkeys")["passkeys"]] == [key["id"]]
    phone = come()
    begun = phone.post("/api/sign-in/passkey/begin")
    reply = {"id": begun["id"], "answer": device.sign_in(begun["options"])}
    assert phone.post("/api/sign-in/passkey", reply)["id"] == ada.me["id"]

    assert come().refused("POST", "/api/sign-in/passkey", reply)["title"] == "not admitted"
    assert len(ada.post("/api/me/account", {"login": login()})["codes"]) == 8
    ada.ask("DELETE", f"/api/me/passkeys/{key['id']}")
    begun = come().post("/api/sign-in/passkey/begin")
    reply = {"id": begun["id"], "answer": device.sign_in(begun["options"])}
    assert come().refused("POST", "/api/sign-in/passkey", reply)["title"] == "not admitted"


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1:1"])
def test_a_passkey_of_another_site_is_refused(come: Come, origin: str) -> None:
    ada, device = come("Ada"), Device(origin)
    begun = ada.post("/api/me/passkeys/begin")
    made = {"id": begun["id"], "answer": device.register(begun["options"])}

    assert ada.refused("POST", "/api/me/passkeys", made)["title"] == "not admitted"


@pytest.mark.parametrize("answer", [{}, {"id": "x"}, {"id": 7, "response": []}, {"rawId": None}])
def test_a_made_up_passkey_is_refused(come: Come, answer: dict[str, object]) -> None:
    ada = come("Ada")
    begun = ada.post("/api/me/passkeys/begin")
    reply = {"id": begun["id"], "answer": answer}

    assert ada.refused("POST", "/api/me/passkeys", reply)["title"] == "not admitted"
    begun = come().post("/api/sign-in/passkey/begin")
    reply = {"id": begun["id"], "answer": answer}
    assert come().refused("POST", "/api/sign-in/passkey", reply)["title"] == "not admitted"


def test_a_login_without_password_or_passkey_is_refused(come: Come) -> None:
    assert come("Ada").refused("POST", "/api/me/account", {"login": login()})["title"] == "no key"


def test_one_gets_all_that_is_stored_about_oneself(come: Come) -> None:
    ada = come("Ada")
    id = table_of(ada)
    ada.post(f"/api/tables/{id}/chat", {"text": "my words"})
    data = ada.get("/api/me/data")

    assert data["person"]["name"] == "Ada"
    assert [message["text"] for message in data["messages"]] == ["my words"]
    assert [table["id"] for table in data["tables"]] == [id]
    assert "token" not in str(data)


def test_one_gets_all_of_many_tables_and_those_of_the_tutorial(
    come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_lists, "MOST", 2)
    ada = come("Ada")
    made = {table_of(ada) for _ in range(4)} | {ada.post("/api/tutorial/estate")["table"]["id"]}

    assert {table["id"] for table in ada.get("/api/me/data")["tables"]} == made
    assert len(ada.get("/api/me/tables")["tables"]) < 3


def test_who_is_forgotten_leaves_a_free_seat_at_a_table_that_has_not_begun(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    id = seated([ada, bo])
    bo.ask("DELETE", "/api/me")

    assert ada.get(f"/api/tables/{id}")["table"]["seats"][1] is None


def test_one_is_forgotten_and_the_game_goes_on_without_one(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    id = started([ada, bo])
    bo.post(f"/api/tables/{id}/chat", {"text": "good-bye"})
    bo.ask("DELETE", "/api/me")

    assert bo.refused("GET", "/api/me")["status"] == 401
    seat = ada.get(f"/api/tables/{id}")["table"]["seats"][1]
    assert (seat["name"], seat["person"], seat["bot"]) == ("–", None, "steward")
    assert ada.get(f"/api/tables/{id}/chat")["messages"] == []


def test_a_name_can_be_changed(come: Come) -> None:
    ada = come("Ada")

    assert ada.ask("PATCH", "/api/me", {"name": "Adele"})["name"] == "Adele"
    assert ada.get("/api/me")["name"] == "Adele"
    assert ada.refused("PATCH", "/api/me", {"name": ""})["status"] == 400
