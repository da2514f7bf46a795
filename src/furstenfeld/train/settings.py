"""How training goes: every number that may be turned, with two settings that work."""

from collections.abc import Sequence
from typing import Final

import msgspec

from furstenfeld.errors import FurstenfeldError
from furstenfeld.rules import Variant
from furstenfeld.train.deals import ALL_KINDS, Kind
from furstenfeld.train.network import Shape


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides how training goes, apart from the device and the time it gets."""

    seed: int = 1
    kinds: tuple[Kind, ...] = ALL_KINDS
    policy: Shape = Shape()
    critic: Shape = Shape(512, 3, 512)

    games: int = 65_536
    """Games side by side."""
    steps: int = 48
    """Decisions of each game between two updates: some rounds, or many do not end among them."""
    siblings: int = 4
    """Games that begin an update from the same position, to compare what came of their answers."""
    together: int = 1
    """Steps of all games that make one step of the optimiser."""
    epochs: int = 1
    record: bool = True
    """Whether a GPU records a step of the optimiser and repeats it; off to look for faults."""
    fuse: bool = True
    """Whether networks and loss are compiled for a GPU into few kernels; likewise."""
    pulled: int = 4
    """Of so many decisions, the distance from the reference policy is taken at one."""
    pool: int = 65_536
    """Ready deals."""
    renew: int = 8
    """Updates after which the pool is dealt anew: soon, since what is right for a deal that comes
    often is learnt as if it were right for all."""
    apart: int = 300
    """Random decisions by which the first games are at most apart."""

    trace: float = 0.85
    """Lambda, for every round that begins, of what the networks learn to expect."""
    advantage_trace: float = 0.7
    """Lambda of what an answer is praised or blamed for: long while the critic knows little."""
    patience: int = 0
    """Beginnings of rounds after an answer at which the critic is not asked about it yet: it judges
    an answer well only some rounds later."""
    standing: float = 0.0
    """What leaving all rivals behind is worth beside the win: for learners that never win yet."""
    clip: float = 0.2
    """How far one update may change the chance of an action."""
    rate: float = 5e-4
    """Learning rate of the beginning."""
    last_rate: float = 5e-5
    entropy: float = 0.1
    """What the entropy of an answer is worth at the beginning, in spreads of the advantage."""
    last_entropy: float = 0.02
    alive: float = 0.2
    """What it counts beside entropy that no legal action is given up: entropy does not bring back
    one that has become very unlikely, and what is never tried is never learnt."""
    pull: float = 0.05
    """What a distance from the reference policy costs, likewise."""
    reference: float = 0.008
    """How much of the policy goes into the reference after each update."""
    win_weight: float = 1.0
    """What the losses of the expected win count beside the policy's."""
    rest_weight: float = 0.25
    """And those of standing and length."""
    most_gradient: float = 1.0
    critic_pace: float = 1.0
    """Learning rate of the critic, in those of the policy."""
    critic_first: int = 0
    """Decisions in which the critic alone learns: for a training that starts from a network, since
    a critic that knows nothing would teach it nonsense."""
    plan: int = 12_000_000_000
    """Decisions over which rate and entropy fall from first to last."""

    scripted: float = 0.35
    """Share of the games in which the scripted policy holds all seats but one."""
    past: float = 0.08
    """Share of the games in which frozen networks hold all seats but one."""
    slots: int = 2
    """Frozen networks that play at the same time."""
    members: int = 2
    """Frozen networks that are kept."""
    hold: int = 20
    """Updates for which a frozen network keeps its slot."""
    freeze: int = 400
    """Updates after which the learner joins the frozen ones."""
    exploit: int = 40
    """Updates that an exploiter is trained for before it joins them instead; 0 for none."""

    checkpoint: float = 120.0
    """Seconds between two checkpoints."""

    def __post_init__(self) -> None:
        """Refuse lessons of different lengths, and siblings without all of theirs."""
        if self.steps % self.together:
            raise ValueError(f"steps must be a multiple of together, which is {self.together}")
        if self.games % self.siblings:
            raise ValueError(f"games must be a multiple of siblings, which is {self.siblings}")

    def at(self, decisions: int) -> "Pace":
        """Return what has changed by now."""
        done = min(1.0, decisions / self.plan)
        return Pace(
            rate=self.rate * (self.last_rate / self.rate) ** done,
            entropy=self.entropy * (self.last_entropy / self.entropy) ** done,
            learns=decisions >= self.critic_first,
        )


class SettingsError(FurstenfeldError, ValueError):
    """A change that no settings can have; `name` says which, the message why."""

    def __init__(self, name: str, reason: str) -> None:
        """Remember what was asked for."""
        self.name = name
        super().__init__(reason)


def changed(settings: Settings, changes: Sequence[str]) -> Settings:
    """Return settings with changes, each written NAME=VALUE with a value as in JSON."""
    plain = msgspec.to_builtins(settings)
    for change in changes:
        name, _, text = change.partition("=")
        if name not in plain:
            raise SettingsError(change, f"there is no such setting; there are {', '.join(plain)}")
        try:
            plain[name] = msgspec.json.decode(text)
            msgspec.convert(plain, Settings)
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise SettingsError(change, str(error)) from error
    return msgspec.convert(plain, Settings)


class Pace(msgspec.Struct, frozen=True):
    """What falls while training goes on."""

    rate: float
    entropy: float
    learns: bool
    """Whether the policy learns, too."""


LARGE: Final = Settings()
"""For one large GPU."""

SMALL: Final = Settings(
    kinds=(Kind(2), Kind(3), Kind(2, Variant.EXPERT)),
    policy=Shape(128, 1, 128),
    critic=Shape(128, 1, 128),
    games=128,
    siblings=1,
    steps=64,
    together=8,
    pool=2048,
    renew=64,
    trace=0.95,
    advantage_trace=0.95,
    rate=1.5e-3,
    last_rate=3e-4,
    entropy=0.03,
    last_entropy=0.01,
    reference=0.02,
    plan=3_000_000,
    scripted=0.0,
    past=0.1,
    slots=1,
    members=3,
    hold=8,
    freeze=30,
    exploit=0,
    checkpoint=30.0,
)
"""For one core of a laptop: learns to beat chance within minutes."""
