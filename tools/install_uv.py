"""Put uv into a folder of its own, with nothing but the Python that runs this.

    python3 tools/install_uv.py FOLDER VERSION

The Makefile calls it. It is kept to plain old Python, so that an interpreter that is too old
for the project still gets as far as saying so.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

NEEDED = (3, 11)
PACKAGE = "python3-venv"


class CannotSetUp(Exception):
    """Set-up cannot go on; the message says what the reader can do about it."""


def check_version(major: int, minor: int) -> None:
    """Refuse a Python older than the project supports."""
    if (major, minor) < NEEDED:
        raise CannotSetUp(
            f"Fürstenfeld needs Python {NEEDED[0]}.{NEEDED[1]} or newer; "
            f"{sys.executable} is {major}.{minor}.\n"
            "Name another with: make PYTHON=/path/to/python3"
        )


def has_venv() -> bool:
    """Whether this Python can make a virtual environment with pip in it."""
    return all(importlib.util.find_spec(module) for module in ("venv", "ensurepip"))


def may_install() -> bool:
    """Whether this process may install Debian packages."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def ensure_venv() -> None:
    """Make sure virtual environments can be made: by apt as root, else by asking for it."""
    if has_venv():
        return
    if may_install():
        install_debian_package()
        if has_venv():
            return
    raise CannotSetUp(
        f"{sys.executable} cannot make virtual environments. Run this, then try again:\n"
        f"  sudo apt-get install -y {PACKAGE}\n"
        "If that is done already, name Debian's own Python: make PYTHON=/usr/bin/python3"
    )


def install_debian_package() -> None:
    """Install the Debian package that holds ensurepip, without a question."""
    print(f"Installing the Debian package {PACKAGE}.", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", PACKAGE]):
        done = subprocess.run(
            ["apt-get", "-qq", *command], env=environment, stdin=subprocess.DEVNULL, check=False
        )
        if done.returncode:
            raise CannotSetUp(f"apt-get {' '.join(command)} failed; its message is above.")
    importlib.invalidate_caches()


def install_uv(folder: Path, version: str) -> None:
    """Make a fresh environment in `folder` that holds this version of uv."""
    print(f"Putting uv {version} into {folder}/.", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "-qq", f"uv=={version}"], check=True)


def main() -> int:
    """Install uv as the command line asks; return the exit code."""
    folder, version = sys.argv[1:]
    try:
        check_version(*sys.version_info[:2])
        ensure_venv()
        install_uv(Path(folder), version)
    except CannotSetUp as reason:
        print(reason, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as failed:
        print("This command failed: " + " ".join(failed.cmd), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
