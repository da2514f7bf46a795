"""`furstenfeld train` and `furstenfeld exploit`: they learn, stop, go on, and refuse with words."""

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from furstenfeld.bots.champion import read_network
from furstenfeld.cli import main
from furstenfeld.fast import Batch
from furstenfeld.text import Speaker
from furstenfeld.train.report_page import page_of
from furstenfeld.train.trainer import Trainer
from tests.train.small import tiny

pytestmark = pytest.mark.train

TINY = [
    "--set",
    "num_envs=16",
    "--set",
    "num_steps=8",
    "--set",
    "deal_pool=32",
    "--set",
    'policy={"width": 16, "blocks": 1, "inner": 16}',
    "--set",
    'critic={"width": 16, "blocks": 1, "inner": 16}',
]


def test_training_leaves_a_network_a_log_a_page_and_a_checkpoint(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "--out", str(tmp_path / "run"), "--minutes", "0.01", *TINY]) == 0
    said = capsys.readouterr().err

    assert "network.npz" in said
    assert read_network(tmp_path / "run" / "network.npz").about.decisions > 0
    lines = (tmp_path / "run" / "log.jsonl").read_text("utf-8").splitlines()
    assert json.loads(lines[0])["update"] == 1
    assert (tmp_path / "run" / "training.html").exists()


def test_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    folder = str(tmp_path / "run")
    main(["train", "--out", folder, "--minutes", "0.01", *TINY])
    before = read_network(tmp_path / "run" / "network.npz").about.decisions

    assert main(["train", "--out", folder, "--minutes", "0.01", "--resume"]) == 0
    assert read_network(tmp_path / "run" / "network.npz").about.decisions > before


def test_training_can_begin_with_a_network(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["train", "--out", str(tmp_path / "one"), "--minutes", "0.01", *TINY])
    file = str(tmp_path / "one" / "network.npz")
    before = read_network(Path(file)).about.decisions
    two = ["train", "--out", str(tmp_path / "two"), "--minutes", "0", *TINY, "--start"]

    assert main([*two, file]) == 0
    assert read_network(tmp_path / "two" / "network.npz").about.decisions == before
    assert main([*two, str(tmp_path / "none.npz"), "--out", str(tmp_path / "three")]) == 2
    assert "there is no such file" in capsys.readouterr().err


def test_a_folder_with_a_training_is_not_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path / "run")
    main(["train", "--out", folder, "--minutes", "0", *TINY])

    assert main(["train", "--out", folder, *TINY]) == 2
    assert "--resume" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--resume"], "there is no checkpoint"),
        (["--set", "haste=3"], "--set haste=3 is not valid: there is no such setting"),
        (["--set", "num_envs=many"], "--set num_envs=many is not valid"),
        (["--set", 'games="many"'], "Expected `int`"),
        (["--device", "cuda"], "no NVIDIA GPU"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(
    arguments: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "--out", str(tmp_path / "run"), *arguments]) == 2
    said = capsys.readouterr().err

    assert told in said and said.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_page_of_a_training_has_a_picture_for_all_that_was_noted(language: str) -> None:
    trainer = Trainer(tiny(scripted_share=0.5))
    page = page_of([trainer.step() for _ in range(50)], Speaker(language))

    assert page.count("<svg") >= 5
    assert f'lang="{language}"' in page


def test_exploiting_reports_a_gain_with_its_interval(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ["--players", "2", "--seconds", "1", "--deals", "4", "--json", *TINY]
    assert main(["exploit", "bailiff", *arguments]) == 0
    found = json.loads(capsys.readouterr().out)

    assert found["bot"] == "bailiff" and found["decisions"] > 0
    assert -0.5 <= found["gain"]["low"] <= found["gain"]["value"] <= found["gain"]["high"] <= 0.6


def test_a_network_file_can_be_exploited(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["train", "--out", str(tmp_path / "run"), "--minutes", "0", *TINY])
    network = str(tmp_path / "run" / "network.npz")
    arguments = ["--players", "2", "--decisions", "100", "--deals", "4", *TINY]

    assert main(["exploit", "bailiff", "--start", network, *arguments]) == 0
    assert main(["exploit", network, *arguments]) == 0
    assert "above an even share" in capsys.readouterr().out


def test_who_cannot_be_exploited_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exploit", "nobody.npz"]) == 2
    assert "nobody.npz" in capsys.readouterr().err


@pytest.mark.parametrize("other", ["--resume", "--teacher=network.npz"])
def test_a_run_has_one_beginning(
    other: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Trainer(tiny()).save(tmp_path)
    network = str(tmp_path / "network.npz")

    assert main(["train", "--out", str(tmp_path), "--start", network, other]) == 2
    assert f"--start cannot be combined with {other.partition('=')[0]}" in capsys.readouterr().err
    assert not (tmp_path / "log.jsonl").exists()


def test_training_needs_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train"]) == 2
    assert "furstenfeld train: Missing option '--out'" in capsys.readouterr().err


def test_a_run_can_start_with_a_more_random_policy(tmp_path: Path) -> None:
    """With a factor of 0 all actions are equally probable."""
    out = ["--out", str(tmp_path), "--minutes", "0"]
    main(["train", *out, *TINY])

    assert main(["train", *out, "--resume", "--calm", "0"]) == 0
    assert not read_network(tmp_path / "network.npz").kinds.any()


def test_a_network_can_be_measured_against_another_and_the_script(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Trainer(tiny()).save(tmp_path)
    network = str(tmp_path / "network.npz")
    small = ["--players", "2", "--deals", "3"]

    assert main(["train", "match", network, network, *small]) == 0
    assert "% of the wins" in capsys.readouterr().out
    assert main(["train", "match", network, "bailiff", "--json", *small]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["opponent"] == "bailiff" and found["deals"] == 3
    assert 0 <= found["share"]["low"] <= found["share"]["value"] <= found["share"]["high"] <= 1


def test_a_match_may_be_played_on_other_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deal I of a seed comes from SEED/I, counted from 0."""
    Trainer(tiny()).save(tmp_path)
    network = str(tmp_path / "network.npz")
    dealt: list[list[str]] = []

    def note(seeds: list[str], *others: Any, **options: Any) -> Batch:
        dealt.append(seeds)
        return Batch.deal(seeds, *others, **options)

    monkeypatch.setattr("furstenfeld.train.match.Batch", SimpleNamespace(deal=note))
    small = ["--players", "2", "--deals", "2"]
    for more in ([], ["--seed", "eval/2/base"]):
        main(["train", "match", network, "bailiff", *small, *more])

    assert dealt == [["match/0", "match/1"], ["eval/2/base/0", "eval/2/base/1"]]


def test_training_needs_neither_server_nor_research_packages() -> None:
    """On a rented GPU these are the packages that would have to be installed."""
    asked = "import sys, furstenfeld.cli, furstenfeld.train.exploiter; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    loaded = {name.split(".")[0] for name in done.stdout.split()}

    assert not loaded & {"litestar", "sqlalchemy", "gymnasium", "pettingzoo", "pyspiel"}
