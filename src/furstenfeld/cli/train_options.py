"""What `train` and `exploit` share: PyTorch asked for, a device checked, progress shown."""

import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from furstenfeld.cli.errors import CommandError, print_line
from furstenfeld.cli.terminal import remark_console
from furstenfeld.lab.numerals import decimal
from furstenfeld.text import Speaker

if TYPE_CHECKING:
    from furstenfeld.bots.champion import Network
    from furstenfeld.train.journal import Entry
    from furstenfeld.train.settings import Settings

PAUSE: Final = 10.0
"""Seconds between two lines of progress where no terminal shows a bar."""


class Device(StrEnum):
    """Where games are played and networks learn."""

    CPU = "cpu"
    CUDA = "cuda"


class Size(StrEnum):
    """How much is trained at once."""

    SMALL = "small"
    LARGE = "large"


DeviceName = Annotated[
    Device, typer.Option("--device", help="Where to learn: this processor, or an NVIDIA GPU.")
]
SizeName = Annotated[
    Size | None,
    typer.Option("--size", help="Settings for a laptop or for a large GPU; by the device if open."),
]
Changes = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="Change one setting; may be given again."),
]


def need_torch(speaker: Speaker, device: Device) -> None:
    """Refuse to learn where that cannot be done, and say what is missing."""
    for package, install in (
        ("torch", "pip install torch"),
        ("numba", "pip install 'furstenfeld[fast]'"),
    ):
        if find_spec(package) is None:
            raise CommandError(speaker.say("train-error-package", package=package, install=install))
    import torch

    if device is Device.CUDA and not torch.cuda.is_available():
        raise CommandError(speaker.say("train-error-cuda"))
    if device is Device.CPU:
        # One thread: the matrices are small, and the same seed gives the same numbers everywhere.
        torch.set_num_threads(1)


def settings_of(
    speaker: Speaker, device: Device, size: Size | None, changes: list[str] | None
) -> "Settings":
    """Return the settings of a size with some changes."""
    from furstenfeld.train.settings import LARGE, SMALL

    if size is None:
        size = Size.SMALL if device is Device.CPU else Size.LARGE
    base = SMALL if size is Size.SMALL else LARGE
    return turned(speaker, base, changes)


def network_of(speaker: Speaker, path: Path) -> "Network":
    """Return the network of a file."""
    from furstenfeld.bots.champion import NetworkError, read_network

    try:
        return read_network(path)
    except NetworkError as error:
        raise CommandError(speaker.say("exploit-error-network", reason=str(error))) from error


def turned(speaker: Speaker, settings: "Settings", changes: list[str] | None) -> "Settings":
    """Return settings with changes of the form NAME=VALUE."""
    from furstenfeld.train.settings import SettingsError, changed

    try:
        return changed(settings, changes or [])
    except SettingsError as error:
        told = speaker.say("train-error-setting", setting=error.name, reason=str(error))
        raise CommandError(told) from error


def line_of(speaker: Speaker, entry: "Entry") -> str:
    """Return how it goes, in one line."""
    seconds = sum(entry.times.values())
    pace = entry.decisions / entry.update / seconds if seconds else 0.0
    strength = entry.against_script if entry.against_past is None else entry.against_past
    return speaker.say(
        "train-line",
        update=entry.update,
        decisions=decimal(speaker, entry.decisions / 1e6, 2),
        pace=decimal(speaker, pace / 1e6, 3),
        entropy=decimal(speaker, entry.entropy, 3),
        strength="–" if strength is None else decimal(speaker, strength, 2),
    )


@contextmanager
def _bar(seconds: float) -> Iterator[tuple[Progress, Any]]:
    console = remark_console()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        yield bar, bar.add_task("", total=seconds)


def shown(speaker: Speaker, entries: Iterable["Entry"], seconds: float) -> "Entry | None":
    """Go through the updates of a training, showing each; return the last one."""
    start = told = time.monotonic()
    last = None
    with _bar(seconds) as (bar, task):
        for last in entries:
            now = time.monotonic()
            line = line_of(speaker, last)
            bar.update(task, completed=min(seconds, now - start), description=line)
            if not sys.stderr.isatty() and now - told >= PAUSE:
                print_line(line)
                told = now
    return last
