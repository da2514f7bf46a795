"""What the commands of training share: options, checks, settings, networks, progress."""

import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from furstenfeld.cli.errors import CommandError, print_line
from furstenfeld.cli.terminal import remark_console, write_data
from furstenfeld.lab.intervals import Interval
from furstenfeld.lab.numerals import decimal
from furstenfeld.text import Speaker

if TYPE_CHECKING:
    from furstenfeld.bots.champion import Network
    from furstenfeld.train.metrics_log import UpdateMetrics
    from furstenfeld.train.network import Policy
    from furstenfeld.train.settings import TrainingSettings

BAILIFF: Final = "bailiff"
CHAMPION: Final = "champion"
PAUSE: Final = 10.0
"""Seconds between two lines of progress if stderr is not a terminal."""


class TrainingDevice(StrEnum):
    """Where games are played and networks learn."""

    CPU = "cpu"
    CUDA = "cuda"


class SettingsSize(StrEnum):
    """The presets of settings."""

    SMALL = "small"
    LARGE = "large"


DeviceName = Annotated[
    TrainingDevice,
    typer.Option("--device", help="Where to learn: this processor, or an NVIDIA GPU."),
]
SizeName = Annotated[
    SettingsSize | None,
    typer.Option(
        "--size", help="Settings for a laptop or for a large GPU. By default the device decides."
    ),
]
Changes = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="Change one setting; can be repeated."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object for other programs.")]


def need_torch(speaker: Speaker, device: TrainingDevice) -> None:
    """Raise `CommandError` if a package or the GPU is missing."""
    for package, install in (
        ("torch", "pip install torch"),
        ("numba", "pip install 'furstenfeld[fast]'"),
    ):
        if find_spec(package) is None:
            raise CommandError(speaker.say("train-error-package", package=package, install=install))
    import torch

    if device is TrainingDevice.CUDA and not torch.cuda.is_available():
        raise CommandError(speaker.say("train-error-cuda"))
    if device is TrainingDevice.CPU:
        # One thread: the matrices are small, and the same seed gives the same numbers everywhere.
        torch.set_num_threads(1)


def settings_of(
    speaker: Speaker, device: TrainingDevice, size: SettingsSize | None, changes: list[str] | None
) -> "TrainingSettings":
    """Return the settings of a preset with changes."""
    from furstenfeld.train.settings import LARGE, SMALL

    is_small = device is TrainingDevice.CPU if size is None else size is SettingsSize.SMALL
    return changed_settings(speaker, SMALL if is_small else LARGE, changes)


def changed_settings(
    speaker: Speaker, settings: "TrainingSettings", changes: list[str] | None
) -> "TrainingSettings":
    """Return settings with changes of the form NAME=VALUE."""
    from furstenfeld.train.settings import SettingsError, with_changes

    try:
        return with_changes(settings, changes or [])
    except SettingsError as error:
        message = speaker.say("train-error-setting", setting=error.change, reason=str(error))
        raise CommandError(message) from error


def network_from(speaker: Speaker, path: Path) -> "Network":
    """Return the network of a file."""
    from furstenfeld.bots.champion import NetworkError, read_network

    try:
        return read_network(path)
    except NetworkError as error:
        raise CommandError(speaker.say("exploit-error-network", reason=str(error))) from error


def policy_from(speaker: Speaker, path: Path) -> "Policy":
    """Return the network of a file as a policy that can learn."""
    from furstenfeld.train.export import import_policy

    return import_policy(network_from(speaker, path))


def opponent_named(speaker: Speaker, name: str) -> "Policy | None":
    """Return the policy of a bot or of a network's file; None is the scripted policy."""
    from furstenfeld.bots.champion import SHIPPED

    if name == BAILIFF:
        return None
    return policy_from(speaker, SHIPPED if name == CHAMPION else Path(name))


def write_json(result: msgspec.Struct) -> None:
    """Write a result to stdout as one JSON object."""
    write_data(msgspec.json.format(msgspec.json.encode(result)).decode() + "\n")


def percentages(speaker: Speaker, interval: Interval) -> dict[str, str]:
    """Return the numbers of an interval in percent, as the values of a message."""
    return {
        name: decimal(speaker, 100 * number)
        for name, number in msgspec.structs.asdict(interval).items()
    }


def metrics_line(speaker: Speaker, metrics: "UpdateMetrics") -> str:
    """Return the metrics of an update in one line."""
    seconds = sum(metrics.times.values())
    pace = metrics.decisions / metrics.update / seconds if seconds else 0.0
    score = metrics.score_vs_league
    if score is None:
        score = metrics.score_vs_scripted
    return speaker.say(
        "train-line",
        update=metrics.update,
        decisions=decimal(speaker, metrics.decisions / 1e6, 2),
        pace=decimal(speaker, pace / 1e6, 3),
        entropy=decimal(speaker, metrics.entropy, 3),
        strength="–" if score is None else decimal(speaker, score, 2),
    )


@contextmanager
def _bar(seconds: float) -> Iterator[tuple[Progress, Any]]:
    console = remark_console()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        yield bar, bar.add_task("", total=seconds)


def show_progress(speaker: Speaker, updates: Iterable["UpdateMetrics"], seconds: float) -> bool:
    """Run through the updates of a training and show each; return False after Ctrl-C."""
    start = printed = time.monotonic()
    try:
        with _bar(seconds) as (bar, task):
            for metrics in updates:
                now = time.monotonic()
                line = metrics_line(speaker, metrics)
                bar.update(task, completed=min(seconds, now - start), description=line)
                if not sys.stderr.isatty() and now - printed >= PAUSE:
                    print_line(line)
                    printed = now
    except KeyboardInterrupt:
        return False
    return True
