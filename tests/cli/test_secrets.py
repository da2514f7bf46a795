"""What a player must not see at the terminal (R2.5)."""

import re
from pathlib import Path

import msgspec

from furstenfeld.records import Record, deal, write_game
from tests.cli.conftest import TURN, UNDER, Run


def test_others_are_heard_but_not_seen(furstenfeld: Run) -> None:
    """R2.5: of others one hears how many cards they draw and put away, never which."""
    said = furstenfeld("play", "--seed", "7", answers="1\n" * 400).out

    assert re.search(r"Steward 1 puts \d cards? under the deck", said)
    assert not re.search(r"Steward [12] (draws|keeps) ", said)
    assert set(re.findall(r"Steward [12] puts (.*) under", said)) <= {
        f"{n} card{'s' if n > 1 else ''}" for n in range(1, 7)
    }


def test_the_first_turn_looks_the_same_whatever_others_hold(
    furstenfeld: Run, tmp_path: Path
) -> None:
    """R2.5: two games that differ in hidden cards alone, up to the first thing others do."""
    true, names = deal("7", 3), ("Ada", "Bo", "Cy")
    own = (*true.decks[0][:6], *reversed(true.decks[0][6:]))
    hidden = msgspec.structs.replace(true, decks=(own, *deal("8", 3).decks[1:]))
    write_game(Record(true, names, ()), tmp_path / "1.json")
    write_game(Record(hidden, names, ()), tmp_path / "2.json")
    answers = f"table\ndeck\nhelp bank-1\n{TURN}undo\nbuilt\n{UNDER}table\ndeck\nlog all\nsummary\n"
    transcripts = [furstenfeld("play", tmp_path / f"{n}.json", answers=answers).out for n in (1, 2)]

    assert "Your turn is complete." in transcripts[0]
    assert transcripts[0].replace("1.json", "2.json") == transcripts[1]
