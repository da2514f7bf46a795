"""Tables for browser tests, made over the API by whoever sits at the browser."""

from typing import Any, Final

from playwright.sync_api import TimeoutError

from tests.browser.visitor import Visitor

PASSWORD: Final = "a good password"


def ask(visitor: Visitor, method: str, path: str, body: object = None) -> Any:
    """Send a request with the cookies of a visitor, and return what the server answers."""
    answer = visitor.context.request.fetch(
        f"{visitor.address}{path}", method=method, data=body, headers={"origin": visitor.address}
    )
    assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
    return answer.json()


def come(visitor: Visitor, name: str) -> None:
    """Become a guest."""
    ask(visitor, "POST", "/api/guests", {"name": name})
    visitor.go_nowhere()
    visitor.page.evaluate("localStorage.setItem('is-known', 'yes')")


def sign_up(visitor: Visitor, login: str) -> None:
    """Keep the name of a guest under a login."""
    ask(visitor, "POST", "/api/me/account", {"login": login, "password": PASSWORD})


def carry_keys(visitor: Visitor) -> None:
    """Give a visitor a device that makes passkeys, and says yes by itself."""
    device = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    devtools = visitor.context.new_cdp_session(visitor.page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": device})


def new_codes(visitor: Visitor) -> None:
    """Go to the profile of somebody with a login, add a passkey, and ask for recovery codes."""
    visitor.goto("/profile")
    _add_passkey(visitor)
    visitor.page.get_by_label("Current password").fill(PASSWORD)
    visitor.button("New recovery codes").click()
    visitor.page.get_by_role("heading", name="Recovery codes").wait_for()


def _add_passkey(visitor: Visitor) -> None:
    """Add a passkey, and try again where the browser would not.

    It makes none for a page in the background, and on a busy machine it may not have noticed yet
    that the page is in front.
    """
    added = visitor.button("Remove").first
    for _ in range(3):
        visitor.page.bring_to_front()
        visitor.button("Add a passkey").click()
        try:
            added.wait_for(timeout=8000)
        except TimeoutError:
            continue
        return
    added.wait_for()


def table(owner: Visitor, others: list[Visitor | str], **options: object) -> str:
    """Start a table with visitors and bots on its seats, and return its id."""
    players = 1 + len(others)
    id = ask(owner, "POST", "/api/tables", {"players": players, "is_open": False, **options})["id"]
    invitation = ask(owner, "GET", f"/api/tables/{id}")["table"]["invitation"]
    for seat, who in enumerate([owner, *others]):
        path = f"/api/tables/{id}/seats/{seat}"
        if isinstance(who, str):
            ask(owner, "PUT", f"{path}/bot", {"bot": who})
        else:
            ask(who, "PUT", path, {"contribution": f"c{seat}", "invitation": invitation})
    ask(owner, "POST", f"/api/tables/{id}/start")
    return str(id)
