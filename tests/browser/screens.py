"""Make a picture of every screen, by day, by night and on a phone: `make screens`.

They go into docs/screens. The tables are dealt from fixed seeds.
"""

import re
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from furstenfeld.server.runtime.settings import Settings
from tests.browser.hands import Mouse
from tests.browser.tables import ask, carry_keys, come, new_codes, sign_up, table
from tests.browser.visitor import Visitor, named
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
LOGINS: Final = count(1)
LATE: Final = 8
"""A round in which palaces stand half."""
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


def seated(ada: Visitor, **options: object) -> Mouse:
    """Sit down at a new table with two bots, and wait for the first question."""
    id = table(ada, ["steward", "steward"], variant="expert", **options)
    ada.updates.clear()
    ada.goto(f"/table/{id}")
    hands = Mouse(ada, growing=5)
    hands.wait_for_turn()
    return hands


def late_in_a_game(ada: Visitor) -> None:
    """Play until there is something of everything on the table."""
    hands = seated(ada, seed="estate")
    while hands.update["view"]["round"] < LATE:
        hands.turn()
        hands.wait_for_turn()


def touched(ada: Visitor) -> None:
    """Do the next thing of the turn that is on the screen."""
    Mouse(ada).touch()
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


def mistakes(ada: Visitor) -> None:
    """Show a bot's turns of the game that is on the screen, each looked at; Ada played none."""
    ada.page.get_by_label("Steward", exact=True).check()
    ada.button("Look for mistakes").click()
    ada.page.locator("#looks").scroll_into_view_if_needed()
    ada.button(re.compile("Look")).wait_for(state="detached", timeout=120_000)
    ada.page.locator("#looks").evaluate("heading => heading.scrollIntoView()")


def with_a_login(ada: Visitor) -> None:
    """Show the profile of somebody whose name is kept, with new recovery codes."""
    sign_up(ada, f"ada.{next(LOGINS)}")
    carry_keys(ada)
    new_codes(ada)


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
    # One turn, step by step.
    "turn": late_in_a_game,
    "sale": touched,
    "build": touched,
    "opening": lambda ada: seated(ada, seed="picture"),
    "end": finished,
    "turn-by-turn": mistakes,
    "replay": replay,
    # From here on the visitor has a login.
    "profile-kept": with_a_login,
}


def pictures(browser: Browser, address: str, look: str) -> None:
    """Make the pictures of one look."""
    ada = Visitor(browser, named(address), **LOOKS[look])
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
