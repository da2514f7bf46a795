"""Section 11: game files, what they hold, and every way in which one can be wrong."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from furstenfeld.records import (
    FileError,
    Record,
    decode_game,
    encode_game,
    final_state,
    read_game,
    replay,
    result_of,
    state_line,
    write_game,
)
from furstenfeld.rules import Variant, apply, legal, setup
from tests.records.examples import data_of, example, file_of

Data = dict[str, Any]


def refused(data: Data) -> FileError:
    """The error of a file with this content, in its form or in its play."""
    with pytest.raises(FileError) as error:
        final_state(decode_game(file_of(data), "bent.json"), "bent.json")
    assert error.value.source == "bent.json"
    return error.value


def bent(change: Callable[[Data], object], **kind: Any) -> FileError:
    """The error of the example file after one change."""
    data = data_of(example(**kind))
    change(data)
    return refused(data)


class TestWhatAGameFileHolds:
    def test_a_game_file_has_the_keys_of_the_rules_in_their_order(self) -> None:
        """R11.1: format, version, rules, variant, edition, players, deal, actions, result."""
        assert list(data_of(example())) == [
            "format", "version", "rules", "variant", "edition", "players", "deal", "actions",
            "result",
        ]  # fmt: skip

    def test_a_game_file_is_complete_in_itself(self) -> None:
        """R11.1: edition data with its name, deal before the opening draw, actions as texts."""
        data = data_of(example(3, Variant.EXPERT, actions=2))
        assert data["format"] == "furstenfeld-game"
        assert (data["version"], data["rules"], data["variant"]) == (1, 1, "expert")
        assert data["edition"]["name"] == "reconstructed"
        assert data["edition"]["costs"]["warehouse"] == 4
        assert data["players"] == ["Ada", "Bo", "Cleo"]
        assert sorted(data["deal"]) == ["decks", "demands", "order"]
        assert [len(deck) for deck in data["deal"]["decks"]] == [28, 28, 28]
        assert len(data["deal"]["demands"]) == 3
        assert all(len(demand) == 5 for demand in data["deal"]["demands"])
        assert sorted(data["deal"]["order"]) == [0, 1, 2]
        assert len(data["actions"]) == 2
        assert data["actions"][0][1].startswith("keep ")

    def test_the_result_of_a_finished_game_counts_rounds_coins_parts_and_winners(self) -> None:
        """R11.1, R11.3: `palaces` counts parts."""
        record = example()
        table = final_state(record).table
        assert data_of(record)["result"] == {
            "rounds": table.round,
            "coins": [seat.coins for seat in table.seats],
            "palaces": [sum("palace" in (p or "") for p in s.plots) for s in table.seats],
            "winners": list(final_state(record).winners or ()),
        }

    def test_an_unfinished_game_has_no_result(self) -> None:
        """R11.3: a game file may end at any action, then without `result`."""
        record = example(actions=5)
        assert "result" not in data_of(record)
        assert decode_game(encode_game(record), "x") == record
        assert result_of(final_state(record)) is None

    def test_about_is_kept_and_ignored_by_replay(self) -> None:
        """R11.1: dates, bots, proofs of a fair deal."""
        data = data_of(example()) | {"about": {"date": "2026-11-15", "bots": ["steward"]}}
        record = decode_game(file_of(data), "x")
        assert record.about == {"date": "2026-11-15", "bots": ["steward"]}
        assert data_of(record)["about"] == data["about"]
        assert final_state(record) == final_state(example())

    def test_a_finished_game_may_leave_its_result_unsaid(self) -> None:
        """R11.1: the result follows from the actions."""
        data = data_of(example())
        del data["result"]
        assert decode_game(file_of(data), "x").result is None

    def test_a_file_is_written_whole_and_read_back(self, tmp_path: Path) -> None:
        """R11.1: what is read is what was written, and no other file is left behind."""
        path = tmp_path / "game.json"
        write_game(example(), path)
        assert read_game(path) == example()
        assert list(tmp_path.iterdir()) == [path]

    def test_a_write_that_fails_leaves_the_old_file(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = tmp_path / "game.json"
        path.write_text("old")

        def fail(*_: object) -> None:
            raise OSError("disk full")

        monkeypatch.setattr("os.replace", fail)
        with pytest.raises(OSError, match="disk full"):
            write_game(example(), path)
        assert path.read_text() == "old"
        assert list(tmp_path.iterdir()) == [path]


class TestStatesLines:
    def test_a_line_has_the_keys_of_the_rules_in_their_order(self) -> None:
        """R11.2: everything on the table, secrets too."""
        assert list(state_line(setup(example().deal).state, 0)) == [
            "n", "round", "to_move", "order", "coins", "goods", "plots", "hands", "decks",
            "markers", "filled", "palace_price", "cubes", "winners",
        ]  # fmt: skip

    def test_line_0_of_a_base_game_shows_round_1_drawn_and_harvested(self) -> None:
        """R11.2: cards drawn and goods harvested."""
        deal = example(3).deal
        line = state_line(setup(deal).state, 0)
        assert line["n"] == 0
        assert line["round"] == 1
        assert line["to_move"] == deal.order[0]
        assert line["order"] == deal.order
        assert line["coins"] == [2, 2, 2]
        assert line["goods"] == [(1, 1, 1)] * 3
        printed = (None, None, None, "printed-hops", "printed-barley", "printed-water")
        assert line["plots"] == [printed] * 3
        assert line["hands"] == [sorted(deck[:6]) for deck in deal.decks]
        assert line["decks"] == [deck[6:] for deck in deal.decks]
        assert line["markers"] == [(1, 1, 1)] * 3
        assert line["filled"] == [(0, 0, 0)] * 3
        assert (line["palace_price"], line["cubes"], line["winners"]) == (8, 0, None)

    def test_line_0_of_an_expert_game_shows_ten_cards_in_hand(self) -> None:
        """R11.2: round 1, before the first `keep`."""
        deal = example(2, Variant.EXPERT).deal
        line = state_line(setup(deal).state, 0)
        assert line["round"] == 1
        assert line["hands"] == [sorted(deck[:10]) for deck in deal.decks]
        assert line["goods"] == [(0, 0, 0)] * 2

    def test_cards_not_yet_put_under_in_the_opening_are_in_hand(self) -> None:
        """R11.2, R1.6: ten, then nine, and the kept one stays."""
        state = setup(example(2, Variant.EXPERT).deal).state
        mover = state.to_move or 0
        kept = apply(state, legal(state)[0]).state
        assert state_line(kept, 1)["hands"] == state_line(state, 0)["hands"]
        assert len(state_line(apply(kept, legal(kept)[0]).state, 2)["hands"][mover]) == 9

    def test_the_last_line_shows_the_last_round_after_phase_6(self) -> None:
        """R11.3: `round` and `order` are the last round's, `to_move` is null, `winners` ascends."""
        record = example()
        *_, before, last = replay(record)
        line = state_line(last.state, len(record.moves))
        assert line["to_move"] is None
        assert line["round"] == before.state.table.round
        assert line["order"] == state_line(before.state, 0)["order"]
        assert line["filled"] == [(0, 0, 0)] * 2
        assert list(line["winners"]) == sorted(line["winners"])


class TestFilesThatAreNoGame:
    @pytest.mark.parametrize(
        "content",
        [b"", b"{", encode_game(example())[:-200], b"\xff\xfe\x00", b"not json", b"[" * 100_000],
        ids=["empty", "brace", "cut off", "binary", "words", "deep"],
    )
    def test_what_is_not_json_is_refused(self, content: bytes) -> None:
        """R11.1: a game file is JSON."""
        with pytest.raises(FileError) as error:
            decode_game(content, "x.json")
        assert error.value.cause.code == "file-malformed"
        assert error.value.cause.values["kind"] == "JSON"
        assert error.value.cause.paragraph == "R11.1"

    def test_a_missing_file_is_refused_by_name(self, tmp_path: Path) -> None:
        with pytest.raises(FileError, match=r"gone\.json") as error:
            read_game(tmp_path / "gone.json")
        assert error.value.cause.code == "file-unreadable"

    def test_json_that_is_no_table_is_refused(self) -> None:
        """R11.1: the file is an object."""
        with pytest.raises(FileError) as error:
            decode_game(b"[1, 2]", "x.json")
        assert error.value.cause.code == "key-wrong"

    @pytest.mark.parametrize(
        "key", ["format", "version", "rules", "variant", "edition", "players", "deal", "actions"]
    )
    def test_a_missing_key_is_named(self, key: str) -> None:
        """R11.1: every key but `result` and `about` must be there."""
        cause = bent(lambda data: data.pop(key)).cause
        assert (cause.code, cause.values["key"], cause.paragraph) == ("key-missing", key, "R11.1")

    @pytest.mark.parametrize("place", ["", "deal"])
    def test_an_unknown_key_is_named(self, place: str) -> None:
        """R11.1: other unknown keys are refused."""

        def add(data: Data) -> None:
            (data[place] if place else data)["mood"] = "good"

        cause = bent(add).cause
        assert (cause.code, cause.values["key"]) == ("key-unknown", "mood")

    @pytest.mark.parametrize(
        ("key", "value"),
        [
            ("format", "chess"),
            ("version", 2),
            ("version", True),
            ("version", 1.0),
            ("version", "1"),
            ("rules", 2),
            ("variant", "advanced"),
            ("edition", "reconstructed"),
            ("players", "Ada"),
            ("players", [1, 2]),
            ("actions", {}),
            ("actions", [["brewery 1"]]),
            ("actions", [[0, 1]]),
            ("actions", [["0", "brewery 1"]]),
            ("result", {"rounds": 3}),
            ("result", []),
            ("about", "yesterday"),
            ("deal", []),
        ],
    )
    def test_a_wrong_value_is_shown_with_what_was_expected(self, key: str, value: object) -> None:
        """R11.1: each key has its form."""
        cause = bent(lambda data: data.update({key: value})).cause
        assert (cause.code, cause.values["key"], cause.paragraph) == ("key-wrong", key, "R11.1")
        assert cause.values["expected"]
        assert cause.values["found"] == msgspec.json.encode(value).decode()

    def test_a_long_wrong_value_is_cut_short(self) -> None:
        cause = bent(lambda data: data.update(format="x" * 500)).cause
        assert len(str(cause.values["found"])) == 60

    def test_a_wrong_edition_names_its_key(self) -> None:
        """R8.1: the edition is checked as in a file of its own."""
        cause = bent(lambda data: data["edition"]["costs"].pop("crane")).cause
        assert (cause.code, cause.values["key"]) == ("edition-key", "edition.costs.crane")


class TestDealsThatNoSetUpGives:
    def deal(self, key: str, value: object) -> tuple[str, str]:
        cause = bent(lambda data: data["deal"].update({key: value})).cause
        return cause.code, cause.paragraph

    def test_there_are_as_many_names_as_decks(self) -> None:
        """R11.1: one name for each seat."""
        cause = bent(lambda data: data.update(players=["Ada", "Bo", "Cleo"])).cause
        assert (cause.code, cause.values["players"], cause.values["found"]) == ("deal-names", 2, 3)

    def test_a_deck_misses_no_card(self) -> None:
        """R0.4: one copy of each card."""
        error = bent(lambda data: data["deal"]["decks"][1].remove("crane"))
        assert (error.cause.code, error.cause.paragraph) == ("deck-misses", "R0.4")
        assert error.cause.values == {"seat": 1, "card": "crane"}

    def test_a_deck_has_no_card_twice(self) -> None:
        """R0.4: one copy of each card."""
        error = bent(lambda data: data["deal"]["decks"][0].append("crane"))
        assert (error.cause.code, error.cause.values["card"]) == ("deck-has", "crane")

    def test_a_base_deck_has_no_expert_card(self) -> None:
        """R0.4: the base game uses 26."""
        error = bent(lambda data: data["deal"]["decks"][0].append("scavenger"))
        assert (error.cause.code, error.cause.values["card"]) == ("deck-has", "scavenger")

    def test_a_deck_has_no_unknown_card(self) -> None:
        """R0.4: the 28 cards are all there are."""
        error = bent(lambda data: data["deal"]["decks"][0].append("castle"))
        assert (error.cause.code, error.cause.values["card"]) == ("deck-has", "castle")

    @pytest.mark.parametrize(
        ("demands", "code"),
        [
            (["1-2-3"], "deal-breweries"),
            (["1-2-3", "1-2-3"], "deal-demands"),
            (["1-2-3", "9-9-9"], "deal-demands"),
            (["1-2-3", "1-2"], "key-wrong"),
            (["1-2-3", "1-2-" + "3" * 5000], "key-wrong"),
            (["1-2-3", "1-2-٣"], "key-wrong"),
            ([[1, 2, 3], [3, 2, 1]], "key-wrong"),
        ],
    )
    def test_the_demand_cards_are_of_the_seven(self, demands: object, code: str) -> None:
        """R0.5, R1.1: one for each player, none twice."""
        assert self.deal("demands", demands)[0] == code

    @pytest.mark.parametrize(
        ("order", "code"), [([0, 0], "deal-order"), ([1, 2], "deal-order"), ("01", "key-wrong")]
    )
    def test_the_order_names_every_seat_once(self, order: object, code: str) -> None:
        """R1.3: a stack of all markers."""
        assert self.deal("order", order)[0] == code

    def test_one_player_is_too_few(self) -> None:
        """R0.1: 2 to 5 players."""

        def leave(data: Data) -> None:
            data["players"].pop()
            data["deal"] = {key: value[:1] for key, value in data["deal"].items()}
            data["deal"]["order"] = [0]

        assert bent(leave).cause.code == "deal-players"


class TestActionsThatBreakARule:
    def at(self, number: int, move: list[Any]) -> FileError:
        """The error of the example with another move as action so and so."""

        def put(data: Data) -> None:
            data["actions"][number - 1] = move

        return bent(put)

    def test_an_illegal_action_is_named_with_its_number_and_paragraph(self) -> None:
        """R10.4: the first thing asked is the brewery."""
        seat = example().moves[0][0]
        error = self.at(1, [seat, "build crane 1"])
        assert error.action == 1
        assert (error.cause.code, error.cause.paragraph) == ("not-asked", "R10.4")
        assert error.cause.values["action"] == "build crane 1"

    def test_a_text_that_is_no_action_is_named(self) -> None:
        """R10.1: one text form."""
        seat = example().moves[2][0]
        error = self.at(3, [seat, "sell 01 hops"])
        assert (error.action, error.cause.code) == (3, "no-action")
        assert error.cause.paragraph == "R10.1"

    @pytest.mark.parametrize("offset", [1, 7, -3])
    def test_an_action_by_the_wrong_seat_is_named(self, offset: int) -> None:
        """R2.1: each player in order."""
        seat, text = example().moves[0]
        error = self.at(1, [seat + offset, text])
        assert (error.action, error.cause.code, error.cause.paragraph) == (1, "wrong-seat", "R2.1")
        assert error.cause.values == {"action": text, "seat": seat + offset, "asked": seat}

    def test_an_action_after_the_end_is_named(self) -> None:
        """R7.1: the game is over."""
        record = example()
        error = bent(lambda data: data["actions"].append([0, "brewery none"]))
        assert (error.action, error.cause.code) == (len(record.moves) + 1, "game-over")

    def test_the_error_says_file_action_and_reason_in_one_line(self) -> None:
        seat = example().moves[0][0]
        assert str(self.at(1, [seat, "kept"])) == (
            "bent.json: action 1: not-asked: action 'kept', asked 'brewery' (R10.4)"
        )


class TestResultsThatAreNotTrue:
    @pytest.mark.parametrize("key", ["rounds", "coins", "palaces", "winners"])
    def test_a_false_result_is_named(self, key: str) -> None:
        """R11.1: the result is the one that the actions lead to."""
        data = data_of(example())
        true = data["result"][key]
        data["result"][key] = true + 1 if isinstance(true, int) else [*true, 1]
        error = refused(data)
        assert (error.cause.code, error.cause.values["key"]) == ("result-false", key)
        assert error.cause.values["expected"] == str(true)
        assert error.action == len(data["actions"])

    def test_an_unfinished_game_claims_no_result(self) -> None:
        """R11.3: unfinished, then without `result`."""
        data = data_of(example(actions=10))
        data["result"] = {"rounds": 1, "coins": [2, 2], "palaces": [0, 0], "winners": []}
        assert refused(data).cause.code == "result-early"

    def test_a_true_result_is_accepted(self) -> None:
        """R11.1: an honest file replays."""
        record: Record = decode_game(encode_game(example()), "x")
        assert result_of(final_state(record)) == record.result
