"""The hyperparameters of a training run, with two presets that work."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import msgspec

from furstenfeld.errors import FurstenfeldError
from furstenfeld.rules import Variant
from furstenfeld.train.deals import ALL_KINDS, TableKind
from furstenfeld.train.network import NetworkShape


class TrainingSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every hyperparameter of a training run. Device and time limit are given apart."""

    seed: int = 1
    table_kinds: tuple[TableKind, ...] = ALL_KINDS
    policy: NetworkShape = NetworkShape()
    critic: NetworkShape = NetworkShape(512, 3, 512)

    num_envs: int = 65_536
    """Games played side by side."""
    num_steps: int = 48
    """Decisions of each game in one update: the rollout length. Decisions whose round does not end
    within the rollout are not learnt from, so it should cover a few rounds."""
    siblings: int = 4
    """Games that start each update from the same position, to be compared with each other."""
    minibatch_steps: int = 1
    """Steps of all games in one minibatch: it holds `minibatch_steps * num_envs` decisions."""
    epochs: int = 1
    """Passes over each rollout."""
    deal_pool: int = 65_536
    """Deals that are ready for games that start again."""
    deal_pool_updates: int = 8
    """Updates between two new deal pools. A low number keeps the networks from learning deals by
    heart."""
    random_start_steps: int = 300
    """The first games start after up to this many random decisions, so that they are spread over
    all rounds."""
    cuda_graphs: bool = True
    """Record an optimiser step on a GPU once and replay it; turn this off to debug."""
    torch_compile: bool = True
    """Compile networks and loss on a GPU with `torch.compile`; turn this off to debug."""

    gae_lambda: float = 0.7
    """Lambda of the advantages, per round. Use a high value while the critic knows little."""
    td_lambda: float = 0.85
    """Lambda of the value targets, per round."""
    bootstrap_delay: int = 0
    """Starts of rounds after a decision that are skipped before the critic's value is used. The
    critic judges a decision well only some rounds later."""
    standing_reward: float = 0.0
    """Reward for finishing ahead of all rivals, beside the reward of 1 for the win. It helps a
    learner that never wins yet."""

    clip_range: float = 0.2
    """Clip range of PPO: how far the probability ratio may move from 1."""
    learning_rate: float = 5e-4
    final_learning_rate: float = 5e-5
    """Learning rate after `anneal_decisions`; it falls exponentially."""
    entropy_coef: float = 0.1
    """Weight of the entropy bonus. Advantages have a standard deviation of 1."""
    final_entropy_coef: float = 0.02
    uniform_coef: float = 0.2
    """Weight of the divergence from the uniform policy, relative to `entropy_coef`. The entropy
    bonus alone does not bring back an action whose probability is almost 0."""
    kl_coef: float = 0.05
    """Weight of the KL divergence from the reference policy."""
    kl_stride: int = 4
    """The KL divergence is measured at every n-th decision only, to save time."""
    reference_tau: float = 0.008
    """The reference policy moves this far towards the policy after each update (Polyak average)."""
    value_coef: float = 1.0
    """Weight of the value loss: the predicted share of the win, of policy and critic."""
    auxiliary_coef: float = 0.25
    """Weight of the auxiliary losses: the predicted final standing and length of the game."""
    max_grad_norm: float = 1.0
    critic_lr_factor: float = 1.0
    """Learning rate of the critic, as a multiple of that of the policy."""
    critic_warmup: int = 0
    """Decisions in which only the critic learns. Use it when training starts from a network: a new
    critic knows nothing and would mislead the policy."""
    anneal_decisions: int = 12_000_000_000
    """Decisions over which learning rate and entropy bonus fall from first to final value."""

    scripted_share: float = 0.35
    """Share of the games in which the scripted policy holds all seats but one."""
    league_share: float = 0.08
    """Share of the games in which a frozen network of the league holds all seats but one."""
    league_slots: int = 2
    """Frozen networks that play at the same time."""
    league_size: int = 2
    """Frozen networks that are kept."""
    league_draw_updates: int = 20
    """Updates between two draws of the networks that play."""
    snapshot_updates: int = 400
    """Updates between two new members of the league."""
    exploiter_updates: int = 40
    """Every second new member is an exploiter, trained for this many updates; 0 for none."""

    checkpoint_seconds: float = 120.0
    """Seconds between two checkpoints."""

    def __post_init__(self) -> None:
        """Reject minibatches and sibling groups that do not divide the rollout evenly."""
        if self.num_steps % self.minibatch_steps:
            raise ValueError(
                f"num_steps must be a multiple of minibatch_steps, which is {self.minibatch_steps}"
            )
        if self.num_envs % self.siblings:
            raise ValueError(f"num_envs must be a multiple of siblings, which is {self.siblings}")

    @property
    def batch_size(self) -> int:
        """Decisions of all games in one update."""
        return self.num_envs * self.num_steps

    def annealed(self, decisions: int) -> "AnnealedValues":
        """Return the values that change during training, after this many decisions."""
        progress = min(1.0, decisions / self.anneal_decisions)
        return AnnealedValues(
            learning_rate=_between(self.learning_rate, self.final_learning_rate, progress),
            entropy_coef=_between(self.entropy_coef, self.final_entropy_coef, progress),
            policy_learns=decisions >= self.critic_warmup,
        )


class AnnealedValues(msgspec.Struct, frozen=True):
    """The values that change during training."""

    learning_rate: float
    entropy_coef: float
    policy_learns: bool
    """False during the critic's warm-up."""


def _between(first: float, final: float, progress: float) -> float:
    """Interpolate exponentially."""
    return first * float((final / first) ** progress)


OLD_NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "kinds": "table_kinds",
        "games": "num_envs",
        "steps": "num_steps",
        "together": "minibatch_steps",
        "record": "cuda_graphs",
        "fuse": "torch_compile",
        "pulled": "kl_stride",
        "pool": "deal_pool",
        "renew": "deal_pool_updates",
        "apart": "random_start_steps",
        "trace": "td_lambda",
        "advantage_trace": "gae_lambda",
        "patience": "bootstrap_delay",
        "standing": "standing_reward",
        "clip": "clip_range",
        "rate": "learning_rate",
        "last_rate": "final_learning_rate",
        "entropy": "entropy_coef",
        "last_entropy": "final_entropy_coef",
        "alive": "uniform_coef",
        "pull": "kl_coef",
        "reference": "reference_tau",
        "win_weight": "value_coef",
        "rest_weight": "auxiliary_coef",
        "most_gradient": "max_grad_norm",
        "critic_pace": "critic_lr_factor",
        "critic_first": "critic_warmup",
        "plan": "anneal_decisions",
        "scripted": "scripted_share",
        "past": "league_share",
        "slots": "league_slots",
        "members": "league_size",
        "hold": "league_draw_updates",
        "freeze": "snapshot_updates",
        "exploit": "exploiter_updates",
        "checkpoint": "checkpoint_seconds",
    }
)
"""Former names of settings, in older checkpoints and commands, with the names of today."""


def settings_from(values: Mapping[str, Any]) -> TrainingSettings:
    """Return the settings of a checkpoint, which may be an old one.

    Raises `msgspec.ValidationError` if there are unknown names or wrong values.
    """
    named = {OLD_NAMES.get(name, name): value for name, value in values.items()}
    return msgspec.convert(named, TrainingSettings)


class SettingsError(FurstenfeldError, ValueError):
    """A change of a setting that is not possible: `change` as it was written; the text is why."""

    def __init__(self, change: str, reason: str) -> None:
        self.change = change
        super().__init__(reason)


def with_changes(settings: TrainingSettings, changes: Sequence[str]) -> TrainingSettings:
    """Return settings with changes, each written as `NAME=VALUE` with a JSON value.

    Old names of settings are accepted, too. Raises `SettingsError` if a name is unknown or a value
    does not fit.

    >>> with_changes(SMALL, ["num_envs=256", "clip=0.1"]).clip_range
    0.1
    """
    values = msgspec.to_builtins(settings)
    for change in changes:
        name, _, text = change.partition("=")
        name = OLD_NAMES.get(name, name)
        if name not in values:
            known = ", ".join(values)
            raise SettingsError(change, f"there is no such setting; there are {known}")
        try:
            values[name] = msgspec.json.decode(text)
            msgspec.convert(values, TrainingSettings)
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise SettingsError(change, str(error)) from error
    return msgspec.convert(values, TrainingSettings)


LARGE: Final = TrainingSettings()
"""For one large GPU."""

SMALL: Final = TrainingSettings(
    table_kinds=(TableKind(2), TableKind(3), TableKind(2, Variant.EXPERT)),
    policy=NetworkShape(128, 1, 128),
    critic=NetworkShape(128, 1, 128),
    num_envs=128,
    num_steps=64,
    siblings=1,
    minibatch_steps=8,
    deal_pool=2048,
    deal_pool_updates=64,
    gae_lambda=0.95,
    td_lambda=0.95,
    learning_rate=1.5e-3,
    final_learning_rate=3e-4,
    entropy_coef=0.03,
    final_entropy_coef=0.01,
    reference_tau=0.02,
    anneal_decisions=3_000_000,
    scripted_share=0.0,
    league_share=0.1,
    league_slots=1,
    league_size=3,
    league_draw_updates=8,
    snapshot_updates=30,
    exploiter_updates=0,
    checkpoint_seconds=30.0,
)
"""For one core of a laptop: it learns to beat random play within minutes."""
