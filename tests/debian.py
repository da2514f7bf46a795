"""Programs that tests need and Python does not bring: Debian's, installed where that is allowed."""

import fcntl
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import gettempdir

import pytest

LOCK = Path(gettempdir()) / "furstenfeld-tests-install.lock"
PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server", "chromium": "chromium"}


def find(program: str) -> str:
    """Return where a program is, after installing its package if that is needed and allowed."""
    found = _look_for(program)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        with _alone():
            if _look_for(program) is None:
                _install(PACKAGES[program])
        found = _look_for(program)
    if found is None:
        pytest.fail(
            f"There is no {program} here. On Debian run: "
            f"sudo apt-get install -y {PACKAGES[program]}",
            pytrace=False,
        )
    return found


def _look_for(program: str) -> str | None:
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return shutil.which(program) or (str(versions[-1]) if versions else None)


@contextmanager
def _alone() -> Iterator[None]:
    """Wait until no other test process installs something: `apt-get update` does not wait."""
    with LOCK.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _install(package: str) -> None:
    quiet = {"env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, "check": True}
    # Another program may be installing something at the same time, too.
    patient = ["-o", "DPkg::Lock::Timeout=300"]
    for command in (
        ["update", "-qq"],
        ["install", "-y", "-qq", "--no-install-recommends", package],
    ):
        subprocess.run(["apt-get", *patient, *command], stdout=subprocess.DEVNULL, **quiet)  # type: ignore[call-overload]
