"""What an administrator does over HTTP, and that nobody else does it."""

import pytest
from websockets.exceptions import ConnectionClosed

from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.services import administration
from furstenfeld.server.services.administration import AdminAction
from furstenfeld.server.storage.database import Database
from tests.server.conftest import Come
from tests.server.running import PATIENCE, Player, server
from tests.server.wire import started, table_of


@pytest.fixture
def admin(address: str, come: Come, address_database: str) -> Player:
    """Return somebody whom the host made administrator by the command line."""
    return promoted(come("Root"), address_database)


def promoted(player: Player, url: str) -> Player:
    database = Database(url)
    database.run(lambda c: administration.apply_to(c, AdminAction.PROMOTE, player.me["id"]))
    database.close()
    return player


def test_nobody_but_an_administrator_judges_or_closes(come: Come) -> None:
    ada, bo = come("Ada"), come("Bo")
    id = table_of(bo)
    path = f"/api/admin/people/{bo.me['id']}"

    for refusal in (
        ada.refused("POST", path, {"deed": "ban"}),
        ada.refused("POST", f"/api/admin/tables/{id}/close"),
        ada.refused("GET", "/api/admin/reports"),
    ):
        assert (refusal["status"], refusal["title"]) == (403, "not admin")
    assert come().refused("POST", path, {"deed": "ban"})["title"] == "nobody"
    assert bo.get(f"/api/tables/{id}")["table"]["status"] == "open"


def test_who_is_banned_is_a_stranger_at_once_on_every_line(admin: Player, come: Come) -> None:
    bo = come("Bo")
    id = started([bo, come("Cleo")])
    with bo.live() as line:
        line.ask(type="watch", table=id)
        standing = admin.post(f"/api/admin/people/{bo.me['id']}", {"deed": "ban"})
        with pytest.raises(ConnectionClosed):
            line.until(type="never")

    assert standing["is_banned"]
    assert bo.refused("GET", "/api/me")["title"] == "nobody"


def test_who_is_muted_says_nothing_until_unmuted(admin: Player, come: Come) -> None:
    bo = come("Bo")
    id = table_of(bo)
    admin.post(f"/api/admin/people/{bo.me['id']}", {"deed": "mute"})
    refused = bo.refused("POST", f"/api/tables/{id}/chat", {"text": "hello"})
    admin.post(f"/api/admin/people/{bo.me['id']}", {"deed": "unmute"})
    said = bo.post(f"/api/tables/{id}/chat", {"text": "hello"})

    assert refused["title"] == "muted"
    assert said["text"] == "hello"


def test_an_administrator_reads_reports_and_ends_a_table(admin: Player, come: Come) -> None:
    bo, cleo = come("Bo"), come("Cleo")
    id = started([bo, cleo])
    said = bo.post(f"/api/tables/{id}/chat", {"text": "rude words"})
    cleo.post(f"/api/tables/{id}/chat/{said['id']}/report")
    reports = admin.get("/api/admin/reports")["reports"]
    closed = admin.post(f"/api/admin/tables/{id}/close")

    assert said["id"] in [report["message"]["id"] for report in reports]
    assert closed["status"] == "ended"
    assert bo.get(f"/api/tables/{id}")["table"]["status"] == "ended"


def test_administrators_have_no_power_over_each_other(
    admin: Player, come: Come, address_database: str
) -> None:
    other = promoted(come("Other"), address_database)
    refused = admin.refused("POST", f"/api/admin/people/{other.me['id']}", {"deed": "ban"})

    assert refused["title"] == "no such"
    assert other.get("/api/me")["is_admin"]


def test_nobody_is_made_administrator_over_the_wire(admin: Player, come: Come) -> None:
    bo = come("Bo")

    assert admin.request(
        "POST", f"/api/admin/people/{bo.me['id']}", {"deed": "promote"}
    ).is_client_error


def test_a_line_hangs_up_when_its_session_is_ended_elsewhere(tmp_path: str) -> None:
    """Another process may have ended it, so every process looks now and then."""
    settings = Settings(database=f"sqlite:///{tmp_path}/t.db", bot_workers=0, refresh_seconds=0.05)
    with server(settings) as address:
        ada = Player(address, "Ada")
        (session,) = ada.get("/api/me/sessions")["sessions"]
        with ada.live() as line:
            ada.ask("DELETE", f"/api/me/sessions/{session['id']}")
            with pytest.raises(ConnectionClosed):
                line.socket.recv(timeout=PATIENCE)
        ada.close()
