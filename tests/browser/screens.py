"""Make a picture of every screen, by day, by night and on a phone: `make screens`.

They go into docs/screens. The tables are dealt from fixed seeds.
"""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from furstenfeld.server.settings import Settings
from tests.browser.hands import Mouse
from tests.browser.tables import ask, come, table
from tests.browser.visitor import Visitor
from tests.debian import find
from tests.server.running import server

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screens"
LOOKS: Final[dict[str, dict[str, Any]]] = {
    "light": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"},
    "dark": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "color_scheme": "light",
        "is_mobile": True,
        "has_touch": True,
    },
}
Shot = Callable[[Visitor], object]


def address(path: str) -> Shot:
    """Return what goes to an address."""
    return lambda ada: ada.goto(path)


def waiting_room(ada: Visitor) -> None:
    """Show a table at which one still waits."""
    id = ask(ada, "POST", "/api/tables", {"players": 3, "is_open": False})["id"]
    ask(ada, "PUT", f"/api/tables/{id}/seats/0", {})
    ask(ada, "PUT", f"/api/tables/{id}/seats/1/bot", {"bot": "steward"})
    ada.goto(f"/table/{id}")


def at_turn(ada: Visitor, turns: int, touches: int = 0, variant: str = "base") -> None:
    """Go to a table after so many own turns, with so many touches of the next."""
    id = table(ada, ["steward", "steward"], seed="picture", variant=variant)
    ada.updates.clear()
    ada.goto(f"/table/{id}")
    hands = Mouse(ada)
    hands.play(turns)
    hands.wait_for_turn()
    for _ in range(touches):
        hands.touch()
    ada.page.mouse.move(2, 2)


def finished(ada: Visitor) -> str:
    """Return the id of a game that is over."""
    id = table(ada, ["steward", "steward"], seed="picture")
    ask(ada, "POST", f"/api/tables/{id}/resign")
    ada.updates.clear()
    ada.goto(f"/table/{id}")
    hands = Mouse(ada)
    hands.wait_until(lambda: hands.is_over)
    return id


def replay(ada: Visitor) -> None:
    """Show a replay in the middle of its game."""
    id = finished(ada)
    last = ask(ada, "GET", f"/api/tables/{id}/replay/0")["last"]
    ada.goto(f"/replay/{id}/{last // 2}")


SCREENS: Final[dict[str, Shot]] = {
    "front": address("/"),
    "lobby": address("/lobby"),
    "new-bots": address("/new/bots"),
    "new-friends": address("/new/friends"),
    "new-hot-seat": address("/new/hot-seat"),
    "games": address("/games"),
    "settings": address("/settings"),
    "profile": address("/profile"),
    "rules": address("/rules"),
    "tutorial": address("/tutorial"),
    "chapter": address("/tutorial/sale"),
    "lost": address("/nowhere"),
    "waiting-room": waiting_room,
    "turn": lambda ada: at_turn(ada, 4),
    "sale": lambda ada: at_turn(ada, 4, 1),
    "build": lambda ada: at_turn(ada, 4, 2),
    "opening": lambda ada: at_turn(ada, 0, 0, "expert"),
    "end": finished,
    "replay": replay,
}


def pictures(browser: Browser, address: str, look: str) -> None:
    """Make the pictures of one look."""
    ada = Visitor(browser, address, **LOOKS[look])
    come(ada, "Ada")
    for name, show in SCREENS.items():
        show(ada)
        ada.page.wait_for_load_state("networkidle")
        ada.page.wait_for_timeout(400)
        path = FOLDER / f"{name}-{look}.jpg"
        ada.page.screenshot(path=path, type="jpeg", quality=78)
        print(path.relative_to(FOLDER.parents[1]), flush=True)
    ada.close()


def main() -> None:
    """Make all pictures."""
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Settings(database=f"sqlite:///{folder}/t.db", rate_scale=1000)) as address,
        sync_playwright() as playwright,
    ):
        arguments = ["--no-sandbox", "--disable-dev-shm-usage"]
        browser = playwright.chromium.launch(executable_path=find("chromium"), args=arguments)
        for look in LOOKS:
            pictures(browser, address, look)
        browser.close()


if __name__ == "__main__":
    main()
