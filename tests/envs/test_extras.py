"""What is not installed is asked for in one plain sentence."""

import subprocess
import sys

import pytest

MODULES = {
    "furstenfeld_v0": ("pettingzoo", "PettingZoo"),
    "pettingzoo": ("pettingzoo", "PettingZoo"),
    "parallel": ("pettingzoo", "PettingZoo"),
    "gymnasium": ("gymnasium", "Gymnasium"),
    "vector": ("gymnasium", "Gymnasium"),
    "openspiel": ("pyspiel", "OpenSpiel"),
}


def run(*lines: str) -> str:
    """Run a program in a fresh interpreter and return what it printed."""
    command = [sys.executable, "-c", "\n".join(lines)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("name", MODULES)
def test_a_missing_library_is_named_with_its_remedy(name: str) -> None:
    library, title = MODULES[name]
    said = run(
        "import sys",
        f"sys.modules[{library!r}] = None",
        "try:",
        f"    import furstenfeld.envs.{name}",
        "except ImportError as error:",
        "    print(error)",
    )

    assert f"needs {title}: pip install 'furstenfeld[envs]'" in said


def test_the_room_itself_needs_no_extra() -> None:
    said = run(
        "import sys",
        "for name in ('gymnasium', 'numba', 'numpy', 'pettingzoo', 'pyarrow', 'pyspiel'):",
        "    sys.modules[name] = None",
        "import furstenfeld.cli, furstenfeld.envs",
        "print(furstenfeld.envs.evaluation_seeds(2, 'base')[0])",
    )

    assert said == "eval/2/base/0\n"
