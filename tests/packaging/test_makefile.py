"""`make help` is the list of commands, and the first set-up step fails with words."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import find_node, install_uv

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = re.findall(r"^\.PHONY: (\S+)$", MAKEFILE, flags=re.MULTILINE)


@pytest.fixture(scope="module")
def help_lines() -> dict[str, str]:
    """What `make help` says about each target."""
    said = subprocess.run(
        ["make", "--no-print-directory", "help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return dict(re.findall(r"^  make (\S+) +(.+)$", said, flags=re.MULTILINE))


def test_help_lists_every_target(help_lines: dict[str, str]) -> None:
    assert list(help_lines) == TARGETS


def test_help_says_a_sentence_about_every_target(help_lines: dict[str, str]) -> None:
    not_a_sentence = [
        target for target, says in help_lines.items() if not re.fullmatch(r"[A-Z].* .*\.", says)
    ]

    assert not_a_sentence == []


def test_help_fits_a_terminal(help_lines: dict[str, str]) -> None:
    assert max(len(f"  make {'':11} {says}") for says in help_lines.values()) <= 100


@pytest.mark.parametrize("target", ["play", "test", "test-slow", "screens", "bench-page", "wheel"])
def test_what_needs_the_page_builds_it_first(target: str) -> None:
    assert re.search(rf"^{target}: .*\$\(PAGE\)", MAKEFILE, flags=re.MULTILINE)


def test_an_old_python_is_named_and_refused() -> None:
    with pytest.raises(install_uv.CannotSetUp, match=r"needs Python 3\.11 or newer; .* is 3\.9"):
        install_uv.check_version(3, 9)


def test_this_python_is_new_enough() -> None:
    install_uv.check_version(*sys.version_info[:2])


def test_without_root_a_missing_debian_package_ends_with_the_apt_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(install_uv, "has_venv", lambda: False)
    monkeypatch.setattr(install_uv, "may_install", lambda: False)

    with pytest.raises(install_uv.CannotSetUp, match="sudo apt-get install -y python3-venv"):
        install_uv.ensure_venv()


def test_root_installs_the_missing_debian_package(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([False, True])
    installed: list[str] = []
    monkeypatch.setattr(install_uv, "has_venv", lambda: next(answers))
    monkeypatch.setattr(install_uv, "may_install", lambda: True)
    monkeypatch.setattr(
        install_uv, "install_debian_package", lambda: installed.append(install_uv.PACKAGE)
    )

    install_uv.ensure_venv()

    assert installed == ["python3-venv"]


def test_an_installation_that_does_not_help_is_not_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(install_uv, "has_venv", lambda: False)
    monkeypatch.setattr(install_uv, "may_install", lambda: True)
    monkeypatch.setattr(install_uv, "install_debian_package", lambda: None)

    with pytest.raises(install_uv.CannotSetUp, match="cannot make virtual environments"):
        install_uv.ensure_venv()


def test_a_python_without_ensurepip_counts_as_lacking_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "ensurepip" else object()
    )

    assert not install_uv.has_venv()


def a_node(folder: Path, version: str) -> None:
    """Put a Node of that version into a folder, with an npm beside it."""
    for name in ("node", "npm"):
        program = folder / name
        program.write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
        program.chmod(0o755)


@pytest.mark.parametrize(
    ("version", "is_taken"),
    [("v20.19.0", True), ("v22.1.0", True), ("v20.9.5", False), ("?", False)],
)
def test_a_node_in_the_path_is_taken_if_it_is_new_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, is_taken: bool
) -> None:
    a_node(tmp_path, version)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")

    assert find_node.in_path() == (str(tmp_path) if is_taken else None)


def test_without_any_node_there_is_a_line_that_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(find_node, "in_path", lambda: None)
    monkeypatch.setattr(sys, "argv", ["find_node.py", str(tmp_path / "node"), str(tmp_path / "uv")])

    assert find_node.main() == 1
    assert "make terminal" in capsys.readouterr().err
