"""Training: self-play and updates in turn, with league, journal and checkpoints."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import torch

from furstenfeld.bots.champion import Network, write_network
from furstenfeld.fast.codes import NONE
from furstenfeld.train import checkpoint
from furstenfeld.train.checkpoint import CheckpointError
from furstenfeld.train.deals import Dealer
from furstenfeld.train.distillation import Pupil
from furstenfeld.train.journal import Entry, Journal
from furstenfeld.train.kernel.steps import ALONE
from furstenfeld.train.league import League, Seating
from furstenfeld.train.learner import Learner, Terms
from furstenfeld.train.network import Policy, exported, imported
from furstenfeld.train.rollout import Opponent, play
from furstenfeld.train.rollout_stats import Tally, tally_of
from furstenfeld.train.settings import Settings
from furstenfeld.train.stopwatch import Stopwatch
from furstenfeld.train.vector_games import Memory, Tables

NETWORK: Final = "network.npz"
"""The network that plays, beside the checkpoint it was made of."""
_KEPT: Final = ("update", "decisions", "learnt", "games", "seconds", "before")


class Trainer:
    """A training that can be stopped at any moment and taken up again."""

    def __init__(
        self,
        settings: Settings,
        device: str = "cpu",
        policy: Policy | None = None,
        fixed: list[Opponent] | None = None,
        before: int = 0,
        teacher: Policy | None = None,
    ) -> None:
        """Begin anew, from a policy where one is given; `before` is how many decisions made that.

        `fixed` are opponents that never change, in place of the league: for best responses. With a
        teacher a new policy learns that one's answers; resumed without, it plays for itself.
        """
        self.settings = settings
        self.device = device
        self.update = self.decisions = self.learnt = self.games = 0
        self.before = before
        self.seconds = 0.0
        self.learner = (
            Pupil(settings, device, teacher) if teacher else Learner(settings, device, policy)
        )
        self.seating = Seating.of(settings)
        self.league = League(settings, self.seating, self.learner.policy)
        self.fixed = fixed
        self.watch = Stopwatch(device)
        self.order = torch.Generator().manual_seed(settings.seed)
        self.luck = torch.Generator(device).manual_seed(settings.seed + 1)
        self.dealer = Dealer(settings.kinds, settings.seed)
        self.memory = Memory(device, settings.steps, settings.games)
        self.tables = new_tables(settings, self.seating, self.dealer, device)

    def step(self) -> Entry:
        """Play, learn, and return what happened."""
        start = time.perf_counter()
        self._arrange()
        self.tables.meet(self.settings.siblings)
        opponents = self.league.opponents() if self.fixed is None else self.fixed
        play(self.tables, self.memory, self.learner.player, opponents, self.luck, self.watch)
        pace = self.settings.at(self.decisions)
        terms = self.learner.learn(self.memory, pace, self.order, self.watch)
        with self.watch.on("tally"):
            tally = tally_of(self.memory, self.seating)
        if self.fixed is None:
            self.league.note(tally.against_past)
        self.update += 1
        self.decisions += self.settings.games * self.settings.steps
        self.learnt += tally.learnt
        self.games += tally.games
        times = self.watch.lap()
        self.seconds += time.perf_counter() - start
        return self._entry(terms, tally, pace.rate, times)

    @classmethod
    def start(cls, settings: Settings, network: Network, device: str = "cpu") -> "Trainer":
        """Begin with a network that plays, of whose training nothing else is left."""
        policy = imported(network)
        shaped = msgspec.structs.replace(settings, policy=policy.shape)
        return cls(shaped, device, policy, before=network.about.decisions)

    @classmethod
    def taught(cls, settings: Settings, network: Network, device: str = "cpu") -> "Trainer":
        """Begin with a new policy that learns the answers of a network that plays."""
        return cls(settings, device, before=network.about.decisions, teacher=imported(network))

    def calm(self, factor: float) -> None:
        """Let a policy that has become sure of itself try again what it had given up."""
        for policy in (self.learner.policy, self.learner.reference):
            policy.calm(factor)

    def _arrange(self) -> None:
        """Deal the pool anew and change the league, where it is time."""
        settings = self.settings
        if self.update and self.update % settings.renew == 0:
            self.tables.renew(self.dealer.deal(settings.pool))
        if self.fixed is not None or not self.seating.slots:
            return
        if self.update and self.update % settings.freeze == 0:
            self._freeze(self.update // settings.freeze)
        if self.update % settings.hold == 0:
            self.league.draw(self.order)

    def _freeze(self, number: int) -> None:
        """Let the learner as it is now join the league, or every second time its exploiter."""
        if self.settings.exploit and number % 2 == 0:
            # Here, because training an exploiter is a training, too.
            from furstenfeld.train.exploit import exploiter_of

            found = exploiter_of(
                self.settings, self.learner.policy, self.device, self.settings.exploit
            )
            self.league.add(f"exploiter of update {self.update}", found)
        else:
            self.league.add(f"update {self.update}", self.learner.policy)

    def _entry(self, terms: Terms, tally: Tally, rate: float, times: dict[str, float]) -> Entry:
        told = {name: round(float(value), 5) for name, value in terms._asdict().items()}
        past = [share for share in tally.against_past if share is not None]
        return Entry(
            update=self.update,
            decisions=self.decisions,
            learnt=self.learnt,
            games=self.games,
            seconds=round(self.seconds, 3),
            rate=rate,
            rounds=tally.rounds,
            nobody=tally.nobody,
            against_script=tally.against_script,
            against_past=sum(past) / len(past) if past else None,
            times={name: round(value, 4) for name, value in times.items()},
            **told,
        )

    def run(self, folder: Path, seconds: float) -> Iterator[Entry]:
        """Train for so long, writing journal and checkpoints; yield what happens.

        Whoever stops listening, or interrupts, loses nothing: a checkpoint is written then.
        """
        folder.mkdir(parents=True, exist_ok=True)
        journal = Journal(folder)
        journal.cut(self.update)
        start = last = time.monotonic()
        try:
            while time.monotonic() - start < seconds:
                entry = self.step()
                journal.add(entry)
                yield entry
                if time.monotonic() - last >= self.settings.checkpoint:
                    self.save(folder)
                    last = time.monotonic()
        finally:
            self.save(folder)

    def save(self, folder: Path) -> None:
        """Write a checkpoint, and the network as it plays."""
        learner, half = self.learner, torch.float16
        for frozen in (learner.reference, *(member.policy for member in self.league.members)):
            checkpoint.halved(list(frozen.parameters()), half)
        state = {name: getattr(self, name) for name in _KEPT} | {
            "settings": msgspec.to_builtins(self.settings),
            "league": self.league.state(),
            "dealer": self.dealer.rng.bit_generator.state,
        }
        luck = {"order": self.order.get_state().numpy(), self.device: self._luck_state()}
        members = [checkpoint.weights_of(each.policy, half) for each in self.league.members]
        # Few files, none of them large: what is carried between machines may have a limit.
        arrays = {
            "networks": checkpoint.joined(
                {
                    "policy": checkpoint.weights_of(learner.policy),
                    "critic": checkpoint.weights_of(learner.critic),
                    "reference": checkpoint.weights_of(learner.reference, half),
                    "luck": luck,
                }
            ),
            "moments": checkpoint.moments_of(learner.optimiser, learner.weights),
            "league": checkpoint.joined({str(n): named for n, named in enumerate(members)}),
            "games": _plain(self.tables.state()),
        }
        checkpoint.write(folder, state, arrays)
        seed = str(self.settings.seed)
        made = self.before + self.decisions
        write_network(exported(learner.policy, made, seed), folder / NETWORK)

    def _luck_state(self) -> Any:
        return self.luck.get_state().cpu().numpy()

    @classmethod
    def resume(
        cls,
        folder: Path,
        device: str = "cpu",
        change: Callable[[Settings], Settings] = lambda settings: settings,
        teacher: Policy | None = None,
    ) -> "Trainer":
        """Return a training as its last checkpoint has it; `change` may turn its settings.

        With a teacher it goes on learning that one's answers.
        """
        place = checkpoint.found(folder)
        if place is None:
            raise CheckpointError(f"{folder}: there is no checkpoint; train without --resume first")
        state, arrays = checkpoint.read(place)
        settings = change(msgspec.convert(state["settings"], Settings))
        trainer = cls(settings, device, teacher=teacher)
        trainer._fill(state, arrays)
        return trainer

    def _fill(self, state: dict[str, Any], arrays: dict[str, Any]) -> None:
        learner = self.learner
        for name in _KEPT:
            setattr(self, name, state[name])
        networks = checkpoint.parted(arrays["networks"])
        checkpoint.fill(learner.policy, networks["policy"])
        checkpoint.fill(learner.critic, networks["critic"])
        checkpoint.fill(learner.reference, networks["reference"])
        checkpoint.fill_moments(learner.optimiser, learner.weights, arrays.get("moments", {}))
        members = checkpoint.parted(arrays["league"])
        kept = [members[str(n)] for n in range(len(members))]
        if len(state["league"]["playing"]) == len(self.seating.slots):
            self.league.restore(state["league"], kept, self.settings.policy)
            self.league.to(self.device)
        else:
            self.league = League(self.settings, self.seating, learner.policy)
        self.dealer.rng.bit_generator.state = state["dealer"]
        luck = networks["luck"]
        self.order.set_state(torch.from_numpy(luck["order"]))
        if self.device in luck:  # a training may move from one device to another
            self.luck.set_state(torch.from_numpy(luck[self.device]))
        before = Seating.of(msgspec.convert(state["settings"], Settings))
        if "games" in arrays and before == self.seating:
            self._take_games(arrays["games"])

    def _take_games(self, kept: dict[str, Any]) -> None:
        """Go on with the games of the checkpoint."""
        dtype = self.dealer.deal(0).dtype
        self.tables = Tables(
            self.device,
            self.dealer.edition,
            kept["games"].view(dtype),
            kept["pool"].view(dtype),
            self.seating.sides,
            kept["heroes"].tolist(),
            kept["deals"].tolist(),
        )


def new_tables(settings: Settings, seating: Seating, dealer: Dealer, device: str) -> Tables:
    """Deal games that stand in all rounds."""
    dealt = dealer.apart(dealer.deal(settings.games), settings.apart)
    seats = dealer.rng.integers(0, dealt["players"])
    heroes = np.where(np.array(seating.sides) == ALONE, NONE, seats)
    pool = dealer.deal(settings.pool)
    return Tables(device, dealer.edition, dealt, pool, seating.sides, heroes.tolist())


def _plain(arrays: dict[str, Any]) -> dict[str, Any]:
    """Return records as bytes, which every version of NumPy reads."""
    return {
        name: array.view(np.uint8) if array.dtype.names else array for name, array in arrays.items()
    }
