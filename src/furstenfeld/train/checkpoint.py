"""Checkpoint files: the complete state of a training run.

`games.npz` and `moments.npz` are optional: without them games and moments start anew.
"""

import io
import shutil
import zipfile
from collections.abc import Mapping
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

import msgspec
import numpy as np

from furstenfeld.errors import FurstenfeldError

Arrays = dict[str, Any]
"""Arrays by name."""

NETWORK: Final = "network.npz"
"""The network that plays, beside the folder of the checkpoint."""
FOLDER: Final = "checkpoint"
STATE: Final = "state.json"
GAMES: Final = "games.npz"
_OLD: Final = "checkpoint.old"


class CheckpointError(FurstenfeldError, ValueError):
    """A checkpoint that cannot be used; the message says which file and why."""


def write(folder: Path, state: Mapping[str, Any], files: Mapping[str, Arrays]) -> None:
    """Replace the checkpoint of a folder; a complete one exists at every moment."""
    folder.mkdir(parents=True, exist_ok=True)
    part = Path(mkdtemp(dir=folder, prefix=".checkpoint."))
    try:
        part.chmod(0o755)
        for name, arrays in files.items():
            data = io.BytesIO()
            save = np.savez_compressed if f"{name}.npz" == GAMES else np.savez
            save(data, allow_pickle=False, **arrays)
            (part / f"{name}.npz").write_bytes(data.getvalue())
        (part / STATE).write_bytes(msgspec.json.format(msgspec.json.encode(state)) + b"\n")
        _swap(folder, part)
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise


def _swap(folder: Path, part: Path) -> None:
    """Put the new checkpoint in place; the old one is kept until that is done."""
    current, old = folder / FOLDER, folder / _OLD
    shutil.rmtree(old, ignore_errors=True)
    if current.exists():
        current.rename(old)
    part.rename(current)
    shutil.rmtree(old, ignore_errors=True)


def find_checkpoint(folder: Path) -> Path | None:
    """Return the path of a training folder's last complete checkpoint, or None."""
    for name in (FOLDER, _OLD):
        if (folder / name / STATE).exists():
            return folder / name
    return None


def read(path: Path) -> tuple[Arrays, dict[str, Arrays]]:
    """Return a checkpoint's state and the arrays of every file.

    Raises `CheckpointError` if a file is damaged.
    """
    try:
        state = msgspec.json.decode((path / STATE).read_bytes())
        files: dict[str, Arrays] = {}
        for file in sorted(path.glob("*.npz")):
            with np.load(file, allow_pickle=False) as arrays:
                files[file.stem] = dict(arrays)
    except (OSError, ValueError, zipfile.BadZipFile, msgspec.DecodeError) as error:
        raise CheckpointError(f"{path}: the checkpoint is damaged: {error}") from error
    return state, files


def flatten(groups: Mapping[str, Arrays]) -> Arrays:
    """Return the arrays of several groups as one, named `group/name`."""
    return {
        f"{group}/{name}": array
        for group, arrays in groups.items()
        for name, array in arrays.items()
    }


def unflatten(arrays: Arrays) -> dict[str, Arrays]:
    """Return the groups that were flattened."""
    groups: dict[str, Arrays] = {}
    for name, array in arrays.items():
        group, _, rest = name.partition("/")
        groups.setdefault(group, {})[rest] = array
    return groups
