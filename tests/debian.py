"""Programs that the tests need and pip cannot install: PostgreSQL, Redis and Chromium.

`python -m tests.debian` installs missing ones with apt-get, or says how to. `make test` runs it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server", "chromium": "chromium"}
"""The Debian package of each program."""


def find(program: str) -> str:
    """Return the path of a program; fail the test if it is not installed."""
    found = _look_for(program)
    if found is None:
        pytest.fail(f"{program} is not installed. {_advice([PACKAGES[program]])}", pytrace=False)
    return found


def _look_for(program: str) -> str | None:
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return shutil.which(program) or (str(versions[-1]) if versions else None)


def _advice(packages: list[str]) -> str:
    return f"On Debian run: sudo apt-get install -y {' '.join(packages)}"


def _install(packages: list[str]) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # Another program may be installing something at the same time.
    apt_get = ["apt-get", "-o", "DPkg::Lock::Timeout=300"]
    install = ["install", "-y", "-qq", "--no-install-recommends", *packages]
    for command in (["update", "-qq"], install):
        subprocess.run([*apt_get, *command], stdout=subprocess.DEVNULL, env=environment, check=True)


def main() -> str | None:
    """Install what is missing, which needs root; otherwise return what to do."""
    missing = [package for program, package in PACKAGES.items() if _look_for(program) is None]
    if not missing:
        return None
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return f"Some tests need programs that are not installed. {_advice(missing)}"
    print(f"Installing {', '.join(missing)}.", flush=True)
    _install(missing)
    return None


if __name__ == "__main__":
    sys.exit(main())
