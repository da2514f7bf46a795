"""The state of a training run, written to a checkpoint and read back.

Moments of the optimiser and the reference policy are stored in half precision, and the running
training continues with the rounded values. So a resumed run does exactly the same next update as
the run that wrote the checkpoint.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import torch

from furstenfeld.bots.champion import write_network
from furstenfeld.fast import GAME
from furstenfeld.train import checkpoint, weights
from furstenfeld.train.checkpoint import Arrays
from furstenfeld.train.export import export_policy
from furstenfeld.train.league import League, OpponentPlan
from furstenfeld.train.vector_games import VectorGames

if TYPE_CHECKING:
    from furstenfeld.train.trainer import Trainer

_NETWORKS = ("policy", "critic", "reference")


class Progress(msgspec.Struct):
    """How far a run has come. In files the names are those of the first version."""

    update: int = 0
    decisions: int = 0
    learner_decisions: int = msgspec.field(default=0, name="learnt")
    games: int = 0
    seconds: float = 0.0
    earlier_decisions: int = msgspec.field(default=0, name="before")
    """Decisions from which the network had learnt that this run started with."""


def save_run(trainer: "Trainer", folder: Path) -> None:
    """Write a checkpoint and the network that plays."""
    learner, members, half = trainer.learner, trainer.league.members, torch.float16
    for frozen in (learner.reference, *(member.policy for member in members)):
        weights.round_to(frozen.parameters(), half)
    state = msgspec.to_builtins(trainer.progress) | {
        "settings": msgspec.to_builtins(trainer.settings),
        "league": trainer.league.state(),
        "dealer": trainer.dealer.rng.bit_generator.state,
    }
    networks = {
        "policy": weights.weights_of(learner.policy),
        "critic": weights.weights_of(learner.critic),
        "reference": weights.weights_of(learner.reference, half),
        "luck": {
            "order": trainer.host_generator.get_state().numpy(),
            trainer.device: trainer.generator.get_state().cpu().numpy(),
        },
    }
    league = {
        str(number): weights.weights_of(member.policy, half)
        for number, member in enumerate(members)
    }
    # Few files, none of them large: the size of files may be limited where they are copied to.
    files = {
        "networks": checkpoint.flatten(networks),
        "moments": weights.moments_of(learner.optimiser, learner.weights),
        "league": checkpoint.flatten(league),
        "games": _without_records(trainer.games.arrays()),
    }
    checkpoint.write(folder, state, files)
    decisions = trainer.progress.earlier_decisions + trainer.progress.decisions
    network = export_policy(learner.policy, decisions, str(trainer.settings.seed))
    write_network(network, folder / checkpoint.NETWORK)


def _without_records(arrays: Arrays) -> Arrays:
    """Return arrays of records as bytes, which every version of NumPy can read."""
    return {
        name: array.view(np.uint8) if array.dtype.names else array for name, array in arrays.items()
    }


def load_run(
    trainer: "Trainer",
    state: Mapping[str, Any],
    files: Mapping[str, Arrays],
    stored_plan: OpponentPlan,
) -> None:
    """Put a new trainer into the state of a checkpoint, as far as its settings allow."""
    learner = trainer.learner
    trainer.progress = msgspec.convert(state, Progress)
    trainer.dealer.rng.bit_generator.state = state["dealer"]
    networks = checkpoint.unflatten(files["networks"])
    for name in _NETWORKS:
        weights.load_weights(getattr(learner, name), networks[name])
    weights.load_moments(learner.optimiser, learner.weights, files.get("moments", {}))
    generators = networks["luck"]
    trainer.host_generator.set_state(torch.from_numpy(generators["order"]))
    if trainer.device in generators:  # a run may move from one device to another
        trainer.generator.set_state(torch.from_numpy(generators[trainer.device]))
    _load_league(trainer, state["league"], files["league"])
    if "games" in files and stored_plan == trainer.plan:
        _load_games(trainer, files["games"])


def _load_league(trainer: "Trainer", state: Mapping[str, Any], arrays: Arrays) -> None:
    if len(state["playing"]) == len(trainer.plan.slots):
        members = checkpoint.unflatten(arrays)
        networks = [members[str(number)] for number in range(len(members))]
        trainer.league.restore(state, networks, trainer.settings.policy, trainer.device)
    else:
        trainer.league = League(trainer.settings, trainer.plan, trainer.learner.policy)


def _load_games(trainer: "Trainer", arrays: Arrays) -> None:
    trainer.games = VectorGames(
        trainer.device,
        trainer.dealer.edition,
        arrays["games"].view(GAME),
        arrays["pool"].view(GAME),
        trainer.plan.sides,
        arrays["heroes"].tolist(),
        arrays["deals"].tolist(),
    )
