"""`furstenfeld arena`: the same games on any number of processes, resumed, refused, reported."""

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from furstenfeld.bots import bot, play_game
from furstenfeld.envs import evaluation_seeds
from furstenfeld.lab.arena import Contest, GameResult
from furstenfeld.lab.game_stats import game_stats
from furstenfeld.records import deal
from furstenfeld.text import Speaker, languages
from tests.cli.conftest import Run

pytestmark = pytest.mark.untraced

MATCH = ("arena", "steward", "random", "--players", "2", "--deals", "2", "--processes", "2")


def lines(folder: Path) -> list[bytes]:
    """Return the games of a folder, in a fixed order."""
    return sorted((folder / "games.jsonl").read_bytes().splitlines())


def test_one_process_and_two_give_the_same_games_and_the_same_report(
    furstenfeld: Run, tmp_path: Path
) -> None:
    one = furstenfeld(*MATCH, "--processes", "1", "--out", tmp_path / "one")
    two = furstenfeld(*MATCH, "--processes", "2", "--out", tmp_path / "two")

    assert one.code == two.code == 0
    assert one.out == two.out
    assert lines(tmp_path / "one") == lines(tmp_path / "two")
    for name in ("report.json", "report.html"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_the_report_says_who_won_how_surely_and_how_long_it_took(furstenfeld: Run) -> None:
    said = furstenfeld(*MATCH)

    assert "4 games on 2 deals, 2 players, base game, edition reconstructed, seed 1." in said.out
    assert re.search(r"steward won 100.0.% of 4 games against 1 random", " ".join(said.out.split()))
    assert re.search(r"Rounds: \d+ to \d+, \d+\.\d on average \(\d+\.\d–\d+\.\d\)\.", said.out)
    assert re.fullmatch(r"4 games in \d+\.\d s\.\n", said.err)


def test_without_a_folder_nothing_is_written(furstenfeld: Run, tmp_path: Path) -> None:
    furstenfeld(*MATCH)

    assert list(tmp_path.iterdir()) == []


def test_json_on_stdout_is_the_json_in_the_folder(furstenfeld: Run, tmp_path: Path) -> None:
    said = furstenfeld(*MATCH, "--json", "--out", tmp_path / "arena")
    found = json.loads(said.out)

    assert (tmp_path / "arena" / "report.json").read_text("utf-8") == said.out
    assert [bot["bot"] for bot in found["bots"]] == ["steward", "random"]
    assert (found["field"], found["deals"], found["games"]) == ("one-vs-rest", 2, 4)


@pytest.mark.parametrize("language", languages())
def test_the_tables_speak_every_language(furstenfeld: Run, language: str) -> None:
    said = furstenfeld(*MATCH, "--lang", language)

    assert said.code == 0
    assert Speaker(language).say("arena-field-one-vs-rest") in " ".join(said.out.split())


def test_a_finished_arena_plays_nothing_again(furstenfeld: Run, tmp_path: Path) -> None:
    first = furstenfeld(*MATCH, "--out", tmp_path / "arena")
    games = lines(tmp_path / "arena")
    again = furstenfeld(*MATCH, "--out", tmp_path / "arena")

    assert again.out == first.out
    assert "4 games have been played already." in again.err
    assert "0 games in" in again.err
    assert lines(tmp_path / "arena") == games


def test_more_deals_go_on_with_the_same_arena(furstenfeld: Run, tmp_path: Path) -> None:
    furstenfeld(*MATCH, "--out", tmp_path / "grown")
    grown = furstenfeld(*MATCH, "--deals", "4", "--out", tmp_path / "grown")
    fresh = furstenfeld(*MATCH, "--deals", "4", "--out", tmp_path / "fresh")

    assert grown.out == fresh.out
    assert lines(tmp_path / "grown") == lines(tmp_path / "fresh")


def started(folder: Path, deals: int) -> subprocess.Popen[str]:
    """Return an arena of stewards that runs, and has played three games."""
    command = [sys.executable, "-m", "furstenfeld", *MATCH, "--deals", str(deals)]
    process = subprocess.Popen(
        [*command, "--out", str(folder)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    games = folder / "games.jsonl"
    while process.poll() is None:
        if games.exists() and games.read_bytes().count(b"\n") >= 3:
            break
        time.sleep(0.01)
    return process


def test_after_a_kill_the_same_command_plays_what_is_missing(
    furstenfeld: Run, tmp_path: Path
) -> None:
    killed = started(tmp_path / "arena", deals=15)
    killed.send_signal(signal.SIGKILL)
    killed.communicate(timeout=30)
    before = lines(tmp_path / "arena")
    resumed = furstenfeld(*MATCH, "--deals", "15", "--out", tmp_path / "arena")
    fresh = furstenfeld(*MATCH, "--deals", "15", "--out", tmp_path / "fresh")

    assert killed.returncode == -signal.SIGKILL
    assert 3 <= len(before) < 30
    assert (resumed.code, resumed.out) == (0, fresh.out)
    assert lines(tmp_path / "arena") == lines(tmp_path / "fresh")


def test_ctrl_c_ends_with_a_report_of_the_whole_deals(tmp_path: Path) -> None:
    process = started(tmp_path / "arena", deals=1000)
    while (tmp_path / "arena" / "games.jsonl").read_bytes().count(b"\n") < 12:
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    stopped = re.match(r"Stopped after (\d+) of 2,000 games\.\n", err)

    assert process.returncode == 130
    assert stopped is not None
    assert int(stopped[1]) == len(lines(tmp_path / "arena"))
    assert " games on " in out
    assert "Traceback" not in err
    assert (tmp_path / "arena" / "report.html").exists()


def test_the_evaluation_deals_are_those_of_the_published_list(
    furstenfeld: Run, tmp_path: Path
) -> None:
    said = furstenfeld(*MATCH, "--evaluation", "--json", "--out", tmp_path / "arena")
    kept = [json.loads(line) for line in lines(tmp_path / "arena")]
    dealt = deal(evaluation_seeds(2, "base")[0], 2)
    second = play_game(dealt, [bot("random"), bot("steward")], "eval/2/base/0/1")
    report = json.loads(said.out)

    assert sorted((game["deal"], game["rotation"]) for game in kept) == [
        (0, 0), (0, 1), (1, 0), (1, 1),
    ]  # fmt: skip
    assert (report["seed"], report["first"], report["deals"]) == ("eval/2/base", 0, 2)
    assert kept[1]["bots"] == ["random", "steward"]
    assert kept[1]["digest"] == json.loads(msgspec.json.encode(game_stats(dealt, second)))


def test_without_a_number_the_whole_evaluation_list_is_played(
    furstenfeld: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[Contest] = []

    def note(contest: Contest, *_: object) -> Iterator[GameResult]:
        played.append(contest)
        return iter(())

    monkeypatch.setattr("furstenfeld.cli.arena.play_locally", note)
    furstenfeld("arena", "steward", "random", "--variant", "expert", "--evaluation")
    furstenfeld("arena", "steward", "random")
    listed, usual = played

    assert evaluation_seeds(4, "expert") == tuple(
        f"{listed.seed}/{number}" for number in sorted({task.deal for task in listed.tasks()})
    )
    assert (usual.seed, usual.first, usual.deals) == ("1", 1, 100)


@pytest.mark.parametrize(
    "other", [("--seed", "1"), ("--edition", "plain-track"), ("--deals", "1001")]
)
@pytest.mark.parametrize("language", languages())
def test_other_deals_than_the_listed_ones_are_refused_in_every_language(
    furstenfeld: Run, other: tuple[str, str], language: str
) -> None:
    said = furstenfeld(*MATCH, "--evaluation", *other, "--lang", language)

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"{other[0]}" in said.err
    assert "--evaluation" in said.err


def test_a_folder_of_another_arena_is_refused_in_one_line(furstenfeld: Run, tmp_path: Path) -> None:
    furstenfeld(*MATCH, "--out", tmp_path / "arena")
    before = lines(tmp_path / "arena")
    said = furstenfeld(*MATCH, "--seed", "autumn", "--out", tmp_path / "arena")

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert "seed is 1 there and autumn here" in said.err
    assert lines(tmp_path / "arena") == before


def test_of_three_bots_one_that_fails_is_named_and_the_others_are_measured(
    furstenfeld: Run, tmp_path: Path
) -> None:
    said = furstenfeld(
        *("arena", "steward", "random", "program:false", "--players", "2", "--deals", "9"),
        *("--out", tmp_path / "arena", "--processes", "2"),
    )
    failures = re.search(r"(\d+) games failed because of program:false", said.err)
    report = json.loads((tmp_path / "arena" / "report.json").read_text("utf-8"))

    assert said.code == 3
    assert failures is not None
    assert [bot["bot"] for bot in report["bots"]] == ["steward", "random"]
    assert (report["field"], report["games"] + int(failures[1])) == ("mixed", 18)
    assert "program:false" in (tmp_path / "arena" / "report.html").read_text("utf-8")


def test_games_that_failed_are_tried_again_by_the_next_run(
    furstenfeld: Run, tmp_path: Path
) -> None:
    program = tmp_path / "bot.sh"
    program.write_text("#!/bin/sh\nexit 1\n")
    program.chmod(0o755)
    options = ("arena", f"program:{program}", "random", "--players", "2", "--deals", "2")
    broken = furstenfeld(*options, "--out", tmp_path / "arena")
    program.write_text(f"#!/bin/sh\nexec {sys.executable} -m furstenfeld bot steward\n")
    repaired = furstenfeld(*options, "--out", tmp_path / "arena")

    assert broken.code == 3
    assert "Fewer than two deals are complete" in broken.err
    assert repaired.code == 0
    assert "4 games on 2 deals" in repaired.out


def test_json_is_an_object_with_the_troubles_where_every_game_failed(furstenfeld: Run) -> None:
    said = furstenfeld(*MATCH, "--json")
    options = ("--players", "2", "--deals", "2", "--json")
    failed = furstenfeld("arena", "steward", "program:false", *options)
    found, whole = json.loads(failed.out), json.loads(said.out)

    assert failed.code == 3
    assert "Fewer than two deals are complete" in failed.err
    assert (found["bots"], found["deals"], found["games"]) == ([], 0, 0)
    assert [(one["bot"], one["games"]) for one in found["troubles"]] == [("program:false", 4)]
    assert list(found) == list(whole)[: len(found)]


@pytest.mark.parametrize(
    ("arguments", "telling"),
    [
        (("arena",), "BOT"),
        (("arena", "steward", "stewart"), "stewart"),
        (("arena", "steward", "steward"), "named twice"),
        (("arena", "steward", "--field", "ladder"), "at least two bots"),
        (("arena", "steward", "random", "--deals", "1"), "2"),
        (("arena", "steward", "random", "--players", "6"), "2 to 5"),
        (("arena", "steward", "random", "--field", "round"), "round"),
        (("arena", "steward", "random", "--edition", "printed"), "printed"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(
    furstenfeld: Run, arguments: tuple[str, ...], telling: str
) -> None:
    said = furstenfeld(*arguments)

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert telling in said.err


@pytest.mark.parametrize(("package", "extra"), [("numpy", "fast"), ("ray", "ray")])
def test_a_missing_package_is_named_with_the_line_that_installs_it(
    furstenfeld: Run, monkeypatch: pytest.MonkeyPatch, package: str, extra: str
) -> None:
    monkeypatch.setattr(
        "furstenfeld.cli.arena.find_spec", lambda name: None if name == package else name
    )
    said = furstenfeld(*MATCH, "--ray", "local")

    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert f"pip install 'furstenfeld[{extra}]'" in said.err


def test_the_help_ends_with_examples(furstenfeld: Run) -> None:
    said = furstenfeld("arena", "--help")

    assert said.code == 0
    assert "furstenfeld arena" in said.out.partition("Examples:")[2]
