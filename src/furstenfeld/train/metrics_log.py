"""The metrics log of a training run: one line of JSON for every update.

When a run is resumed, the lines after its checkpoint are removed, because those updates are done
again. All other lines stay as they are.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from furstenfeld.records import write_whole

NAME: Final = "log.jsonl"


class UpdateMetrics(msgspec.Struct, frozen=True, kw_only=True):
    """What one update did.

    The names in the file are those of the first version, so that old logs can be read and appended
    to: `reference_kl` is written as `pull`, for example.
    """

    update: int
    decisions: int
    """Decisions of all players so far."""
    learner_decisions: int = msgspec.field(name="learnt")
    """Those made by the learner."""
    games: int
    """Games that have ended so far."""
    seconds: float
    """Training time so far, over all sessions."""
    learning_rate: float = msgspec.field(name="rate")
    surrogate: float
    """The clipped surrogate objective of PPO."""
    entropy: float
    reference_kl: float = msgspec.field(name="pull")
    """KL divergence from the reference policy (from the teacher, during distillation)."""
    policy_win_loss: float = msgspec.field(name="win")
    """Cross-entropy of the win that the policy network predicts."""
    critic_win_loss: float = msgspec.field(name="critic")
    """The same of the critic."""
    auxiliary_loss: float = msgspec.field(name="rest")
    """Loss of the predicted standing and length, of both networks."""
    clip_fraction: float = msgspec.field(name="clipped")
    """Share of decisions whose probability ratio was clipped."""
    uniform_cross_entropy: float = msgspec.field(name="given_up", default=0.0)
    """Mean negative log probability of the legal actions."""
    mean_rounds: float | None = msgspec.field(name="rounds")
    """Mean length of the games that ended."""
    no_winner_share: float | None = msgspec.field(name="nobody")
    """Share of them that nobody won."""
    score_vs_scripted: float | None = msgspec.field(name="against_script")
    """Score of the learner against the scripted policy; 0.5 is even."""
    score_vs_league: float | None = msgspec.field(name="against_past")
    """The same against the league."""
    times: dict[str, float]
    """Seconds of this update by purpose."""


class MetricsLog:
    """The file `log.jsonl` of a training folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME

    def append(self, metrics: UpdateMetrics) -> None:
        """Append a line."""
        with self.path.open("ab") as file:
            file.write(_line(metrics))

    def truncate(self, update: int) -> None:
        """Remove the lines after this update."""
        kept = [metrics for metrics in self.read() if metrics.update <= update]
        write_whole(self.path, b"".join(map(_line, kept)))

    def read(self) -> Iterator[UpdateMetrics]:
        """Yield the metrics of all updates, up to a line that was not written completely."""
        if not self.path.exists():
            return
        for line in self.path.read_bytes().splitlines():
            try:
                yield msgspec.json.decode(line, type=UpdateMetrics)
            except msgspec.DecodeError:
                return


def _line(metrics: UpdateMetrics) -> bytes:
    return msgspec.json.encode(metrics) + b"\n"
