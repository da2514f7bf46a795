"""Made-up messages over the live line: each is answered, and none does harm.

What cannot be read as a request ends the line; everything else leaves it open.
"""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosedError

from tests.server.conftest import Come
from tests.server.running import Player
from tests.server.wire import started

TEXTS = st.text(max_size=20) | st.sampled_from(["", "TABLE", "brewery 1", "draw", "\x00", "é"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=8,
)
TURNS = st.fixed_dictionaries(
    {
        "id": st.from_regex("[A-Za-z0-9_-]{8,12}", fullmatch=True) | VALUES,
        "number": st.integers(-1, 3) | VALUES,
        "actions": st.lists(TEXTS, max_size=5) | VALUES,
    }
)
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from(["watch", "unwatch", "turn", "draft", "pledge", "ping"]) | VALUES},
    optional={
        "table": st.just("TABLE") | VALUES,
        "turn": TURNS | VALUES,
        "draft": TURNS | VALUES,
        "pledge": TURNS | VALUES,
        "line": st.integers(-5, 5) | VALUES,
        "heard": st.integers(-5, 10**6) | VALUES,
        "number": st.integers(-5, 5) | VALUES,
        "actions": st.lists(TEXTS, max_size=5) | VALUES,
        "invitation": VALUES,
        "ref": st.text(max_size=5) | VALUES,
        "more": VALUES,
    },
)


def answered(player: Player, text: str) -> dict[str, Any]:
    """Return the answer to a text; the line has to end if that is no request, and only then."""
    with player.live() as line:
        line.socket.send(text)
        answer = line.until(type="answer")
        if answer.get("problem", {}).get("title") == "malformed":
            with pytest.raises(ConnectionClosedError) as caught:
                line.receive()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1007
        else:
            assert "problem" not in line.ask(type="ping")
    return answer


def test_every_made_up_message_is_answered_and_changes_nothing(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    id = started(players)
    before = players[0].get(f"/api/tables/{id}")

    @settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(MESSAGES | VALUES)
    def shout(message: Any) -> None:
        text = json.dumps(message).replace("TABLE", id)
        problem = answered(players[0], text).get("problem")
        assert problem is None or 400 <= problem["status"] < 500

    shout()
    after = players[0].get(f"/api/tables/{id}")

    assert after["view"] == before["view"]
    assert after["table"] == before["table"]


@pytest.mark.parametrize("size", [70_000, 1_000_000])
def test_a_message_that_is_too_long_ends_the_line_and_nothing_else(come: Come, size: int) -> None:
    ada = come("Ada")
    with ada.live() as line:
        line.socket.send("x" * size)
        with pytest.raises(Exception, match=r"1009|message too big|too big"):
            line.receive()

    assert ada.get("/api/me")["name"] == "Ada"
