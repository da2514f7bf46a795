"""The bots that a page offers: known in one place, and each can be put at a table."""

import pytest

from furstenfeld.bots import LEVELS
from furstenfeld.server.core import offered_bots
from furstenfeld.server.core.offered_bots import PLAYABLE, check_bot, offered
from furstenfeld.server.core.refusals import RefusalError
from furstenfeld.text import Speaker, languages
from tests.server.conftest import Come

GROUPS = ("levels", "networks", "characters")


def names() -> list[str]:
    """Return all that are offered."""
    found = offered()
    return [*found.levels, *found.networks, *found.characters]


def test_anybody_may_ask_which_bots_there_are(come: Come) -> None:
    told = come(None).get("/api/bots")

    assert tuple(told) == GROUPS
    assert told["levels"] == [level.name for level in LEVELS]
    assert [name for group in GROUPS for name in told[group]] == names()


def test_whoever_is_offered_may_be_put_at_a_table_and_stands_in_one_group() -> None:
    for name in names():
        check_bot(name)

    assert len(set(names())) == len(names())
    assert set(names()) < set(PLAYABLE)


@pytest.mark.parametrize("language", languages())
def test_whoever_is_offered_has_a_name_in_every_language(language: str) -> None:
    speaker = Speaker(language)

    assert all(speaker.knows(f"bot-{name}") for name in names())


def test_a_bot_that_cannot_play_here_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offered_bots, "can_play", lambda name: name != "prince")

    assert "prince" not in names()
    assert "chancellor" in names()
    with pytest.raises(RefusalError):
        check_bot("prince")
