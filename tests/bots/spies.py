"""Programs that answer in their own way, written in a few lines of Python, and their traces."""

import os
import sys
from pathlib import Path
from textwrap import dedent

_START = """\
import json, os, subprocess, sys, time
def answer(**keys):
    print(json.dumps({"type": "answer", **keys}), flush=True)
open(__file__ + ".pid", "w").write(str(os.getpid()))
sys.stdin.readline()
print(json.dumps({"type": "hello", "protocol": 1, "name": "spy"}), flush=True)
"""


def spy(folder: Path, body: str) -> tuple[str, ...]:
    """The command of a program that says hello and then does this."""
    path = folder / "spy.py"
    path.write_text(_START + dedent(body))
    return (sys.executable, str(path))


def spy_pid(folder: Path) -> int:
    """The id of the process that the spy ran in, or runs in."""
    return int((folder / "spy.py.pid").read_text())


def is_there(pid: int) -> bool:
    """Whether there is such a process, be it a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
