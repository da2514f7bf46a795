"""Tables that play an edition of their owner's own."""

from importlib.resources import files

from furstenfeld.server.core.options import Options
from furstenfeld.server.core.snapshots import decode_deal, encode_deal
from tests.server.conftest import Come
from tests.server.tables import running_table
from tests.server.wire import play, started, table_of

BUNDLED = files("furstenfeld.records").joinpath("edition_files/plain-track.toml").read_text("utf-8")
OWN = BUNDLED.replace('name = "plain-track"', 'name = "golden"').replace("coins = ", "coins = 1")


def test_a_game_is_played_by_the_numbers_of_its_own_edition(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    id = started(players, edition_file=OWN)
    numbers = players[1].get(f"/api/tables/{id}/edition")
    shown = players[1].get(f"/api/tables/{id}")
    play(players, id, 2)

    assert numbers["name"] == shown["view"]["edition"] == "golden"
    assert [seat["coins"] for seat in shown["view"]["seats"]] == [numbers["coins"]] * 2
    assert numbers["coins"] >= 10


def test_the_text_of_an_edition_is_not_repeated_in_every_message(come: Come) -> None:
    ada = come("Ada")
    id = table_of(ada, edition_file=OWN)

    assert ada.get(f"/api/tables/{id}")["table"]["options"]["edition_file"] is None
    assert ada.get(f"/api/tables/{id}/edition")["name"] == "golden"


def test_an_edition_that_cannot_be_played_is_refused_with_its_reason(come: Come) -> None:
    ada = come("Ada")
    for text, title in (
        ("no = toml = at all", "edition file"),
        ("name = 'x'", "edition file"),
        (OWN.replace("coins = ", "coins = -"), "edition file"),
        (BUNDLED, "bad options"),
        (OWN + "#" * 4000, "malformed"),
    ):
        problem = ada.refused("POST", "/api/tables", {"edition_file": text})
        assert problem["title"] == title, problem


def test_the_tables_of_others_keep_their_edition_to_themselves(come: Come) -> None:
    id = table_of(come("Ada"), edition_file=OWN, is_open=False)

    assert come("Bo").refused("GET", f"/api/tables/{id}/edition")["title"] == "no table"


def test_a_stored_deal_holds_its_edition() -> None:
    """Whoever gets the game file plays by the same numbers."""
    game = running_table(Options(players=2, edition_file=OWN)).game
    assert game is not None

    assert decode_deal(encode_deal(game.deal)).edition.name == "golden"
