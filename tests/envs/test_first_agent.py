"""The first agent of the documentation runs as printed, in twenty lines, and learns."""

import re
import subprocess
import sys
from pathlib import Path

DOCUMENT = Path(__file__).parents[2] / "docs" / "research" / "first-agent.md"


def script() -> str:
    """Return the script exactly as it is printed."""
    found = re.search(
        r"<!-- script -->\n```python\n(.*?)```", DOCUMENT.read_text("utf-8"), flags=re.DOTALL
    )
    assert found is not None
    return found[1]


def test_the_first_agent_has_twenty_lines_at_most() -> None:
    assert len(script().splitlines()) <= 20


def test_the_first_agent_learns_to_beat_random_players() -> None:
    done = subprocess.run(
        [sys.executable, "-c", script()], capture_output=True, text=True, check=True
    )
    shares = {name: int(share) for name, share in re.findall(r"(\w+): (\d+)%", done.stdout)}

    assert 15 <= shares["random"] <= 35
    assert shares["trained"] >= 50
