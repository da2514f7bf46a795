"""The network as a file of half-precision numbers, and its forward pass in NumPy.

A row of bytes (`inputs`) goes through one layer, some residual blocks and a last layer; every block
works on the normalised row and adds to it. All weights are plain matrices, so the pass is a few
products. The last layer also says what each number of a foreseen case counts, and every answer that
has a case gets what its own numbers come to (`weighing`).
"""

import io
import zipfile
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from furstenfeld.bots.champion.action_features import CASE_KINDS, WEIGHED, add_weighed
from furstenfeld.bots.champion.inputs import ENTERING, INPUTS
from furstenfeld.bots.champion.shape import CHOICES, EPSILON, OUTPUTS, STANDING, WEIGHING, WIN
from furstenfeld.errors import FurstenfeldError
from furstenfeld.fast.codes import SEATS
from furstenfeld.fast.observation import OFFSET
from furstenfeld.records import write_whole

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]

FORMAT: Final = "furstenfeld-network"
VERSION: Final = 4
MOST_BYTES: Final = 8_000_000
"""A network that ships with the game must stay below this."""

SHIPPED: Final = Path(str(files("furstenfeld.bots.champion").joinpath("network.npz")))
"""The network that ships with the game, where there is one."""

_PRESENT: Final = [OFFSET[f"seat_{seat}.present"] for seat in range(SEATS)]

_SPARSE: Final = 4
"""Up to so many rows the first layer adds up the columns of the few numbers that are not 0."""


class NetworkError(FurstenfeldError, ValueError):
    """A file that holds no network for this game; the message says what is wrong with it."""


class About(msgspec.Struct, frozen=True):
    """What a file says about its network."""

    format: str = FORMAT
    version: int = VERSION
    inputs: int = INPUTS
    outputs: int = OUTPUTS
    blocks: int = 0
    decisions: int = 0
    """Decisions it was trained on, with those of a network that it began with or learnt from."""
    seed: str = ""


class Norm(NamedTuple):
    """The gain and the shift of a normalised row."""

    gain: Floats
    shift: Floats


class Layer(NamedTuple):
    """A product and what is added to it; `weight` has a row for each number that goes in."""

    weight: Floats
    bias: Floats


class Block(NamedTuple):
    """What a residual block does to the normalised row, in two layers."""

    norm: Norm
    inner: Layer
    outer: Layer


class NetworkOutput(NamedTuple):
    """What a network says of some rows; places as in `shape`."""

    logits: Floats
    """How much it likes each action; only differences count."""
    win: Floats
    """Share of the win of each seat, counted from the observer, and last of nobody; 0 of an empty
    seat."""
    standing: Floats
    """Share of its rivals that each seat will leave behind."""


class Network(NamedTuple):
    """All weights of a network."""

    about: About
    enter: Layer
    blocks: tuple[Block, ...]
    norm: Norm
    leave: Layer
    kinds: Floats
    """What a case's numbers count by what it is about, beside what they count in a position."""

    def outlook(self, rows: Bytes) -> NetworkOutput:
        """Return what the network says of positions, a row of inputs each."""
        out = self.forward(rows)
        chances = np.where(_possible(rows), out[:, WIN:STANDING], np.float32(-np.inf))
        chances = np.exp(chances - chances.max(axis=1, keepdims=True))
        places: Floats = np.exp(-out[:, STANDING : STANDING + SEATS])
        return NetworkOutput(
            logits=out[:, :CHOICES],
            win=chances / chances.sum(axis=1, keepdims=True),
            standing=np.float32(1) / (np.float32(1) + places),
        )

    def forward(self, rows: Bytes) -> Floats:
        """Return all outputs for inputs, a row each."""
        flow = self._entered(rows)
        for block in self.blocks:
            inner = _through(block.inner, _normal(block.norm, flow))
            np.maximum(inner, 0, out=inner)
            flow += _through(block.outer, inner)
        out = _through(self.leave, _normal(self.norm, flow))
        add_weighed(out[:, :CHOICES], rows, out[:, WEIGHING:], self.kinds)
        return out

    def _entered(self, rows: Bytes) -> Floats:
        if len(rows) > _SPARSE:
            return _through(self.enter, rows[:, :ENTERING])
        flow = np.empty((len(rows), len(self.enter.bias)), np.float32)
        for number, row in enumerate(rows):
            places = np.flatnonzero(row[:ENTERING])
            flow[number] = row[places].astype(np.float32) @ self.enter.weight[places]
        flow += self.enter.bias
        return flow


def _possible(rows: Bytes) -> npt.NDArray[np.bool_]:
    """Return who may win: each seat that is taken, and nobody. Of others nothing was learnt."""
    taken = rows[:, _PRESENT] > 0
    return np.concatenate([taken, np.ones((len(rows), 1), np.bool_)], axis=1)


def _through(layer: Layer, rows: Floats | Bytes) -> Floats:
    product: Floats = rows.astype(np.float32, copy=False) @ layer.weight
    product += layer.bias
    return product


def _normal(norm: Norm, rows: Floats) -> Floats:
    centred = rows - rows.mean(axis=1, keepdims=True)
    variance = (centred * centred).mean(axis=1, keepdims=True)
    normal: Floats = centred * (norm.gain / np.sqrt(variance + np.float32(EPSILON))) + norm.shift
    return normal


def _arrays(network: Network) -> dict[str, Floats]:
    """Return all weights by the names that they have in a file."""
    found = _named("enter", network.enter)
    for number, block in enumerate(network.blocks):
        found |= _named(f"block{number}.norm", block.norm)
        found |= _named(f"block{number}.inner", block.inner)
        found |= _named(f"block{number}.outer", block.outer)
    found |= _named("norm", network.norm) | _named("leave", network.leave)
    return found | {"kinds": network.kinds}


def _named(place: str, part: Norm | Layer) -> dict[str, Floats]:
    return {f"{place}.{name}": array for name, array in part._asdict().items()}


def write_network(network: Network, path: Path) -> None:
    """Write a network into one file, each number in half precision."""
    halves = {name: array.astype(np.float16) for name, array in _arrays(network).items()}
    about = msgspec.structs.replace(network.about, blocks=len(network.blocks))
    data = io.BytesIO()
    np.savez(
        data,
        allow_pickle=False,
        about=np.frombuffer(msgspec.json.encode(about), np.uint8),
        **halves,
    )
    write_whole(path, data.getvalue())


def read_network(path: Path = SHIPPED) -> Network:
    """Return the network of a file."""
    if not path.exists():
        raise NetworkError(f"{path}: there is no such file; `furstenfeld train` makes a network")
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as file:
            about = msgspec.json.decode(file["about"].tobytes(), type=About)
            _check(about, path)
            named = {name: file[name].astype(np.float32) for name in file if name != "about"}
        return _network(about, named)
    except (
        KeyError,
        ValueError,
        OSError,
        EOFError,
        zipfile.BadZipFile,
        msgspec.MsgspecError,
    ) as error:
        if isinstance(error, NetworkError):
            raise
        raise NetworkError(f"{path}: this is no network of Fürstenfeld ({error})") from error


def _check(about: About, path: Path) -> None:
    """Refuse a network that sees or says something else than this version does."""
    wanted = About()
    for key in ("format", "version", "inputs", "outputs"):
        here, there = getattr(wanted, key), getattr(about, key)
        if here != there:
            told = f"{path}: {key} is {there}, and this version needs {here}"
            raise NetworkError(f"{told}; train a network anew, or use the version it came with")


def _network(about: About, named: dict[str, Floats]) -> Network:
    def norm(name: str) -> Norm:
        return Norm(named[f"{name}.gain"], named[f"{name}.shift"])

    def layer(name: str) -> Layer:
        return Layer(named[f"{name}.weight"], named[f"{name}.bias"])

    blocks = tuple(
        Block(norm(f"block{n}.norm"), layer(f"block{n}.inner"), layer(f"block{n}.outer"))
        for n in range(about.blocks)
    )
    network = Network(about, layer("enter"), blocks, norm("norm"), layer("leave"), named["kinds"])
    widths = len(network.enter.weight), network.leave.weight.shape[1]
    if (*widths, *network.kinds.shape) != (ENTERING, OUTPUTS, CASE_KINDS, WEIGHED):
        raise NetworkError("its first or last layer has another width than its head says")
    return network
