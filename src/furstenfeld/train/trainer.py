"""The trainer: rollouts and updates in turn, with league, metrics log and checkpoints."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import numpy as np
import torch

from furstenfeld.bots.champion import Network
from furstenfeld.fast.codes import NONE
from furstenfeld.train import checkpoint
from furstenfeld.train.checkpoint import CheckpointError
from furstenfeld.train.deals import Dealer
from furstenfeld.train.distillation import DistillationLearner
from furstenfeld.train.export import import_policy
from furstenfeld.train.kernel.steps import ALONE
from furstenfeld.train.league import League, OpponentPlan
from furstenfeld.train.learner import Learner
from furstenfeld.train.metrics_log import MetricsLog, UpdateMetrics
from furstenfeld.train.network import Policy
from furstenfeld.train.rollout import Opponent, collect_rollout
from furstenfeld.train.rollout_buffer import RolloutBuffer
from furstenfeld.train.rollout_stats import rollout_stats
from furstenfeld.train.run_state import Progress, load_run, save_run
from furstenfeld.train.settings import TrainingSettings, settings_from
from furstenfeld.train.stopwatch import Stopwatch
from furstenfeld.train.vector_games import VectorGames


class Trainer:
    """A training run that can be stopped at any moment and resumed."""

    def __init__(
        self,
        settings: TrainingSettings,
        device: str = "cpu",
        policy: Policy | None = None,
        *,
        fixed_opponents: list[Opponent] | None = None,
        teacher: Policy | None = None,
        earlier_decisions: int = 0,
    ) -> None:
        """Start a new run, with a policy or from nothing.

        `fixed_opponents` replace the league; best responses use them. With a teacher, a new policy
        learns that one's answers (see `distillation`).
        """
        self.settings = settings
        self.device = device
        self.progress = Progress(earlier_decisions=earlier_decisions)
        self.learner = (
            DistillationLearner(settings, device, teacher)
            if teacher
            else Learner(settings, device, policy)
        )
        self.plan = OpponentPlan.of(settings)
        self.league = League(settings, self.plan, self.learner.policy)
        self.fixed_opponents = fixed_opponents
        self.watch = Stopwatch(device)
        self.host_generator = torch.Generator().manual_seed(settings.seed)
        self.generator = torch.Generator(device).manual_seed(settings.seed + 1)
        self.dealer = Dealer(settings.table_kinds, settings.seed)
        self.buffer = RolloutBuffer(device, settings.num_steps, settings.num_envs)
        self.games = self._new_games()

    def _new_games(self) -> VectorGames:
        """Deal games that stand in all rounds."""
        settings, dealer = self.settings, self.dealer
        games = dealer.spread(dealer.deal(settings.num_envs), settings.random_start_steps)
        drawn = dealer.rng.integers(0, games["players"])
        seats = np.where(np.array(self.plan.sides) == ALONE, NONE, drawn)
        pool = dealer.deal(settings.deal_pool)
        return VectorGames(
            self.device, dealer.edition, games, pool, self.plan.sides, seats.tolist()
        )

    @classmethod
    def from_network(
        cls, settings: TrainingSettings, network: Network, device: str = "cpu"
    ) -> "Trainer":
        """Start a run with a network that plays; the settings take over its shape."""
        policy = import_policy(network)
        settings = msgspec.structs.replace(settings, policy=policy.shape)
        return cls(settings, device, policy, earlier_decisions=network.about.decisions)

    @classmethod
    def with_teacher(
        cls, settings: TrainingSettings, network: Network, device: str = "cpu"
    ) -> "Trainer":
        """Start a run in which a new policy learns the answers of a network that plays."""
        teacher = import_policy(network)
        return cls(settings, device, teacher=teacher, earlier_decisions=network.about.decisions)

    def scale_logits(self, factor: float) -> None:
        """Make the policy more random (below 1), so that it explores again what it had given up."""
        for policy in (self.learner.policy, self.learner.reference):
            policy.scale_logits(factor)

    def step(self) -> UpdateMetrics:
        """Collect a rollout, learn from it, and return the metrics."""
        start = time.perf_counter()
        self._renew_deals_and_opponents()
        self.games.join_siblings(self.settings.siblings)
        opponents = self.fixed_opponents
        if opponents is None:
            opponents = self.league.opponents()
        acting = self.learner.acting_policy
        collect_rollout(self.games, self.buffer, acting, opponents, self.generator, self.watch)
        annealed = self.settings.annealed(self.progress.decisions)
        terms = self.learner.learn(self.buffer, annealed, self.host_generator, self.watch)
        with self.watch.on("tally"):
            stats = rollout_stats(self.buffer, self.plan)
        if self.fixed_opponents is None:
            self.league.record_scores(stats.scores_vs_league)
        progress = self.progress
        progress.update += 1
        progress.decisions += self.settings.batch_size
        progress.learner_decisions += stats.learner_decisions
        progress.games += stats.games
        times = self.watch.lap()
        progress.seconds += time.perf_counter() - start
        league_scores = [score for score in stats.scores_vs_league if score is not None]
        return UpdateMetrics(
            update=progress.update,
            decisions=progress.decisions,
            learner_decisions=progress.learner_decisions,
            games=progress.games,
            seconds=round(progress.seconds, 3),
            learning_rate=annealed.learning_rate,
            mean_rounds=stats.mean_rounds,
            no_winner_share=stats.no_winner_share,
            score_vs_scripted=stats.score_vs_scripted,
            score_vs_league=sum(league_scores) / len(league_scores) if league_scores else None,
            times={name: round(value, 4) for name, value in times.items()},
            **{name: round(float(value), 5) for name, value in terms._asdict().items()},
        )

    def _renew_deals_and_opponents(self) -> None:
        settings, update = self.settings, self.progress.update
        if update and update % settings.deal_pool_updates == 0:
            self.games.set_pool(self.dealer.deal(settings.deal_pool))
        if self.fixed_opponents is not None or not self.plan.slots:
            return
        if update and update % settings.snapshot_updates == 0:
            self._add_league_member(update)
        if update % settings.league_draw_updates == 0:
            self.league.draw(self.host_generator)

    def _add_league_member(self, update: int) -> None:
        """Add the policy as it is now, or every second time an exploiter of it."""
        policy = self.learner.policy
        number = update // self.settings.snapshot_updates
        if self.settings.exploiter_updates and number % 2 == 0:
            # Imported here, because an exploiter is trained by a `Trainer`, too.
            from furstenfeld.train.exploiter import train_exploiter

            exploiter = train_exploiter(self.settings, policy, self.device)
            self.league.add(f"exploiter of update {update}", exploiter)
        else:
            self.league.add(f"update {update}", policy)

    def run(self, folder: Path, seconds: float) -> Iterator[UpdateMetrics]:
        """Train for some seconds, writing log and checkpoints; yield the metrics of each update.

        A last checkpoint is written when the generator is closed or interrupted.
        """
        folder.mkdir(parents=True, exist_ok=True)
        log = MetricsLog(folder)
        log.truncate(self.progress.update)
        start = saved = time.monotonic()
        try:
            while time.monotonic() - start < seconds:
                metrics = self.step()
                log.append(metrics)
                yield metrics
                if time.monotonic() - saved >= self.settings.checkpoint_seconds:
                    self.save(folder)
                    saved = time.monotonic()
        finally:
            self.save(folder)

    def save(self, folder: Path) -> None:
        """Write a checkpoint and the network that plays."""
        save_run(self, folder)

    @classmethod
    def resume(
        cls,
        folder: Path,
        device: str = "cpu",
        change: Callable[[TrainingSettings], TrainingSettings] = lambda settings: settings,
        teacher: Policy | None = None,
    ) -> "Trainer":
        """Return a run as its last checkpoint has it; `change` may change its settings.

        With a teacher it continues to learn that one's answers. Raises `CheckpointError` if there
        is no checkpoint or it does not fit.
        """
        path = checkpoint.find_checkpoint(folder)
        if path is None:
            raise CheckpointError(f"{folder}: there is no checkpoint; train without --resume first")
        state, files = checkpoint.read(path)
        try:
            stored = settings_from(state["settings"])
        except msgspec.ValidationError as error:
            raise CheckpointError(f"{path}: the settings do not fit: {error}") from error
        trainer = cls(change(stored), device, teacher=teacher)
        load_run(trainer, state, files, OpponentPlan.of(stored))
        return trainer
