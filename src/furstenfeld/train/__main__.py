"""Training without the command line's packages: `python -m furstenfeld.train`.

For machines to which nothing can be brought but msgspec, NumPy, Numba and PyTorch; and for what
is done once in the life of a network: `--teacher`, `--calm`, `match` and `believe`. Otherwise
`furstenfeld train` and `furstenfeld exploit` do the same and show it better.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import torch

from furstenfeld.bots.champion import SHIPPED, read_network
from furstenfeld.bots.champion.beliefs import write_beliefs
from furstenfeld.rules import Variant
from furstenfeld.train.beliefs import Believer, joined, watched
from furstenfeld.train.checkpoint import CheckpointError, found
from furstenfeld.train.deals import Kind
from furstenfeld.train.exploit import SCRIPT, Exploiter
from furstenfeld.train.journal import Entry
from furstenfeld.train.match import SEED, match_blocks, share_of
from furstenfeld.train.network import Policy, imported
from furstenfeld.train.settings import LARGE, SMALL, Settings, changed
from furstenfeld.train.trainer import Trainer

PAUSE = 10.0
"""Seconds between two lines."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Train, exploit, play a match, or learn what rivals hold."""
    parser = argparse.ArgumentParser(prog="python -m furstenfeld.train", description=__doc__)
    commands = parser.add_subparsers(required=True)
    run = commands.add_parser("run", help="train, or go on training")
    run.add_argument("--out", type=Path, required=True)
    run.add_argument("--minutes", type=float, default=5.0)
    run.add_argument("--resume", action="store_true", help="go on from the folder's checkpoint")
    first = run.add_mutually_exclusive_group()
    first.add_argument("--start", type=Path, help="the network to begin with")
    first.add_argument("--teacher", type=Path, help="the network whose answers a new one learns")
    run.add_argument("--calm", type=float, help="makes a policy less sure of itself at first")
    run.set_defaults(do=_run)
    exploit = commands.add_parser("exploit", help="train a best response in one seat")
    exploit.add_argument("bot", help=f"{SCRIPT}, or a network's file")
    exploit.add_argument("--start", type=Path, help="the network that the response starts as")
    exploit.add_argument("--decisions", type=int, default=100_000_000)
    exploit.set_defaults(do=_exploit)
    match = commands.add_parser("match", help="one network against a table of others")
    match.add_argument("network", type=Path)
    match.add_argument("against", help=f"{SCRIPT}, or a network's file")
    match.add_argument("--seed", default=SEED, help="any text; deal I comes from SEED/I, from 0")
    match.set_defaults(do=_match)
    believe = commands.add_parser("believe", help="learn what rivals are likely to hold")
    believe.add_argument("network", type=Path, nargs="?", default=SHIPPED)
    believe.add_argument("--games", type=int, default=16_000)
    believe.add_argument("--out", type=Path, required=True)
    believe.set_defaults(do=_believe, device="cpu")
    for part in (exploit, match):
        part.add_argument("--players", type=int, default=4)
        part.add_argument("--variant", type=Variant, default=Variant.BASE)
        part.add_argument("--deals", type=int, default=2000)
    for part in (run, exploit, match):
        part.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
        part.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    options = parser.parse_args(arguments)
    if options.device == "cpu":
        torch.set_num_threads(1)
    try:
        options.do(options)
    except CheckpointError as error:
        parser.exit(2, f"{error}\n")


def _settings(options: argparse.Namespace) -> Settings:
    return changed(SMALL if options.device == "cpu" else LARGE, options.set)


def _run(options: argparse.Namespace) -> None:
    begun = time.monotonic()
    trainer = _resumed(options) if options.resume else _begun(options)
    if options.calm is not None:
        trainer.calm(options.calm)
    told = begun
    for entry in trainer.run(options.out, options.minutes * 60):
        if entry.update <= 1 or time.monotonic() - told >= PAUSE:
            told = time.monotonic()
            _tell(entry, told - begun)


def _resumed(options: argparse.Namespace) -> Trainer:
    if options.start:
        raise CheckpointError("--start begins a training, and --resume goes on with one; leave one")

    def change(settings: Settings) -> Settings:
        return changed(settings, options.set)

    return Trainer.resume(options.out, options.device, change, _policy_of(options.teacher))


def _begun(options: argparse.Namespace) -> Trainer:
    if found(options.out) is not None:
        told = f"{options.out}: there is a training already; go on with --resume"
        raise CheckpointError(f"{told}, or choose another folder")
    if options.start:
        network = read_network(options.start)
        return Trainer.start(_settings(options), network, options.device)
    if options.teacher:
        network = read_network(options.teacher)
        return Trainer.taught(_settings(options), network, options.device)
    return Trainer(_settings(options), options.device)


def _tell(entry: Entry, seconds: float) -> None:
    pace = entry.decisions / entry.update / sum(entry.times.values()) / 1e6
    print(f"{seconds:.0f} s, {pace:.2f} M/s:", msgspec.json.encode(entry).decode(), flush=True)


def _policy(name: str) -> Policy | None:
    return None if name == SCRIPT else _policy_of(Path(name))


def _policy_of(path: Path | None) -> Policy | None:
    return None if path is None else imported(read_network(path))


def _exploit(options: argparse.Namespace) -> None:
    kind = Kind(options.players, options.variant)
    start = _policy_of(options.start)
    target = _policy(options.bot)
    deals, decisions = options.deals, options.decisions
    exploiter = Exploiter(
        _settings(options), kind, target, options.device, start, deals=deals, decisions=decisions
    )
    told = begun = time.monotonic()
    while exploiter.trainer.learnt < decisions:
        entry = exploiter.step()
        if time.monotonic() - told >= PAUSE:
            told = time.monotonic()
            _tell(entry, told - begun)
    gain = exploiter.gain()
    print(f"{options.bot}, {options.players} players, {options.variant}: gain", gain)


def _match(options: argparse.Namespace) -> None:
    kind = Kind(options.players, options.variant)
    one, other = _policy(str(options.network)), _policy(options.against)
    assert one is not None
    if other is not None:
        other.to(options.device)
    blocks = match_blocks(
        one.to(options.device), other, kind, options.deals, options.device, options.seed
    )
    print(f"{options.network} against {options.against}: share", share_of(blocks))


def _believe(options: argparse.Namespace) -> None:
    network = read_network(options.network)
    told, lessons = time.monotonic(), []
    for seen in watched(network, options.games, "beliefs"):
        lessons.append(seen)
        if time.monotonic() - told >= PAUSE:
            told = time.monotonic()
            print(f"{sum(len(each.facts) for each in lessons)} lessons", flush=True)
    believer = Believer(joined(lessons))
    print("by numbers alone:", believer.losses(), flush=True)
    for losses in believer.learn():
        print("learnt:", losses, flush=True)
    write_beliefs(believer.beliefs(), options.out)


if __name__ == "__main__":
    main()
