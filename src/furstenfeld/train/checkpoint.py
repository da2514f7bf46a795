"""Checkpoints: all that a training is, in a few files that can be carried from machine to machine.

Moments of the optimiser and the reference are kept in half precision, and the running training goes
on with exactly what was written: so one that is resumed does the same next update as the one that
wrote the checkpoint. `games.npz` and `moments.npz` may be left behind; then those begin anew.
"""

import io
import shutil
import zipfile
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

import msgspec
import numpy as np
import torch

from furstenfeld.errors import FurstenfeldError

Tensor = Any
Named = dict[str, Any]


FOLDER: Final = "checkpoint"
STATE: Final = "state.json"
GAMES: Final = "games.npz"
_OLD: Final = "checkpoint.old"


class CheckpointError(FurstenfeldError, ValueError):
    """A checkpoint that cannot be used; the message says which file and why."""


def halved(tensors: list[Tensor], kind: Any) -> None:
    """Round tensors to what a file will hold of them."""
    with torch.no_grad():
        for tensor in tensors:
            tensor.copy_(tensor.to(kind))


def _array(tensor: Tensor) -> Any:
    """Return a tensor as an array; NumPy has no bfloat16, so that is kept as its bits."""
    host = tensor.detach().cpu()
    if host.dtype == torch.bfloat16:
        return host.view(torch.int16).numpy()
    return host.numpy()


def weights_of(policy: Any, kind: Any = None) -> Named:
    """Return the weights of a network by name, in another precision where one is given."""
    named = policy.state_dict()
    return {name: _array(tensor.to(kind) if kind else tensor) for name, tensor in named.items()}


def fill(network: Any, named: Named) -> None:
    """Give a network weights that were kept.

    It may have more blocks than what was kept. A new block adds nothing to a row at first, so a
    training can go on with a larger network where it stopped.
    """
    kept = {name: torch.from_numpy(array) for name, array in named.items()}
    here = network.state_dict()
    differing = sorted(name for name in here.keys() ^ kept.keys() if not _is_new(name, kept))
    if differing:
        raise CheckpointError(f"the checkpoint's networks have another shape: {differing[0]}")
    try:
        network.load_state_dict(kept, strict=False)
    except RuntimeError as error:
        raise CheckpointError(f"the checkpoint's networks have another shape: {error}") from error


def _is_new(name: str, kept: Named) -> bool:
    return name not in kept and ".blocks." in name


def moments_of(optimiser: Any, weights: dict[str, Tensor]) -> Named:
    """Return the moments of an optimiser, in bfloat16, by the name of each weight."""
    found: Named = {}
    for name, weight in weights.items():
        state = optimiser.state[weight]
        if not state:
            continue
        for key in ("exp_avg", "exp_avg_sq"):
            halved([state[key]], torch.bfloat16)
            found[f"{name}.{key}"] = _array(state[key].to(torch.bfloat16))
        found[f"{name}.step"] = np.array(float(state["step"]))
    return found


def fill_moments(optimiser: Any, weights: dict[str, Tensor], named: Named) -> None:
    """Give an optimiser moments that were kept."""
    for name, weight in weights.items():
        if f"{name}.step" not in named:
            continue
        step_place = weight.device if optimiser.defaults.get("fused") else "cpu"
        state: Named = {
            "step": torch.tensor(float(named[f"{name}.step"]), device=step_place),
        }
        for key in ("exp_avg", "exp_avg_sq"):
            bits = torch.from_numpy(named[f"{name}.{key}"]).view(torch.bfloat16)
            state[key] = bits.to(device=weight.device, dtype=weight.dtype)
        optimiser.state[weight] = state


def write(folder: Path, state: Named, arrays: dict[str, Named]) -> None:
    """Write a checkpoint so that there is a whole one at every moment."""
    folder.mkdir(parents=True, exist_ok=True)
    part = Path(mkdtemp(dir=folder, prefix=".checkpoint."))
    try:
        part.chmod(0o755)
        for name, named in arrays.items():
            data = io.BytesIO()
            save = np.savez_compressed if f"{name}.npz" == GAMES else np.savez
            save(data, allow_pickle=False, **named)
            (part / f"{name}.npz").write_bytes(data.getvalue())
        (part / STATE).write_bytes(msgspec.json.format(msgspec.json.encode(state)) + b"\n")
        _swap(folder, part)
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise


def _swap(folder: Path, part: Path) -> None:
    """Put a new checkpoint in the place of the old one, which stays until that is done."""
    now, old = folder / FOLDER, folder / _OLD
    shutil.rmtree(old, ignore_errors=True)
    if now.exists():
        now.rename(old)
    part.rename(now)
    shutil.rmtree(old, ignore_errors=True)


def found(folder: Path) -> Path | None:
    """Return where the last whole checkpoint of a training lies."""
    for name in (FOLDER, _OLD):
        if (folder / name / STATE).exists():
            return folder / name
    return None


def read(place: Path) -> tuple[Named, dict[str, Named]]:
    """Return what a checkpoint holds: its state, and the arrays of every file."""
    try:
        state = msgspec.json.decode((place / STATE).read_bytes())
        arrays: dict[str, Named] = {}
        for path in sorted(place.glob("*.npz")):
            with np.load(path, allow_pickle=False) as file:
                arrays[path.stem] = {name: file[name] for name in file}
    except (OSError, ValueError, zipfile.BadZipFile, msgspec.DecodeError) as error:
        raise CheckpointError(f"{place}: the checkpoint is damaged: {error}") from error
    return state, arrays


def joined(parts: dict[str, Named]) -> Named:
    """Return the arrays of several things under one roof, for one file."""
    return {
        f"{part}/{name}": array for part, named in parts.items() for name, array in named.items()
    }


def parted(named: Named) -> dict[str, Named]:
    """Return the arrays of each thing that was joined with others."""
    parts: dict[str, Named] = {}
    for name, array in named.items():
        part, _, rest = name.partition("/")
        parts.setdefault(part, {})[rest] = array
    return parts
