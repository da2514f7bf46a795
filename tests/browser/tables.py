"""Tables for browser tests, made over the API by whoever sits at the browser."""

from typing import Any

from tests.browser.visitor import Visitor


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
    visitor.goto("/nowhere")
    visitor.page.evaluate("localStorage.setItem('is-known', 'yes')")


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
