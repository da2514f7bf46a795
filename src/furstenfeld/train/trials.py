"""Trials: every likely and some unlikely answers to one question, each tried in its own sibling.

A policy that is sure of an answer never draws another one, so games alone do not tell it of a better
one. Here siblings meet at a question, each gives another answer, and all go on with the likeliest
answers against the scripted policy. Nothing else is left to chance, so what comes of them differs
because of that one answer. docs/training.md has the figures.
"""

from typing import Any, Final, NamedTuple

import torch

from furstenfeld.train.choosing import NEVER, log_probs_of
from furstenfeld.train.dealing import Dealer
from furstenfeld.train.kernel.advancing import SCRIPTED
from furstenfeld.train.learner import Learner
from furstenfeld.train.outlook import outlook_of
from furstenfeld.train.settings import Settings
from furstenfeld.train.stopwatch import Stopwatch
from furstenfeld.train.tables import Memory, Sight, Tables

Tensor = Any

_ALWAYS: Final = 1e9
"""More than any key, so that the likeliest answer is always among those tried."""


_UNIT: Final = 0.1


class Tried(NamedTuple):
    """F questions, and what came of K answers to each."""

    sight: Sight
    answers: Tensor
    """`[F, K]`: actions, the likeliest first."""
    worth: Tensor
    """`[F, K]`: the share of the win that came of each, above what was expected."""
    counts: Tensor
    """`[F, K]`: whether it is a legal answer, and it is known what came of it."""


class Trials:
    """Games for trials alone, all against the scripted policy, beside those of a training."""

    def __init__(self, settings: Settings, device: str, dealer: Dealer) -> None:
        """Deal the games."""
        self.settings = settings
        self.dealer = dealer
        games = settings.trial_games
        dealt = dealer.apart(dealer.deal(games), settings.apart)
        heroes = dealer.rng.integers(0, dealt["players"]).tolist()
        pool = dealer.deal(settings.pool)
        sides = [SCRIPTED] * games
        self.tables = Tables(device, dealer.edition, dealt, pool, sides, heroes)
        self.memory = Memory(device, settings.trial_steps, games)
        self._optimiser: Any = None

    def renew(self) -> None:
        """Deal the pool anew."""
        self.tables.renew(self.dealer.deal(self.settings.pool))

    def held(self, learner: Learner, luck: Any, watch: Stopwatch) -> Tried:
        """Try answers to the question at which every family stands; the first goes on with its own.

        So the games of the first siblings are those of the likeliest answers from start to end.
        """
        tables, memory, siblings = self.tables, self.memory, self.settings.answers
        tables.meet(siblings)
        with torch.no_grad():
            for step in range(memory.steps):
                with watch.on("games"):
                    tables.look(memory, step)
                with watch.on("network"):
                    sight = memory.sight(step)
                    log_probs = log_probs_of(learner.player(sight.rows)[0], sight.masks)
                    memory.actions[step] = log_probs.argmax(dim=1)
                    if step == 0:
                        answers, legal = self._drawn(log_probs[::siblings], luck)
                        memory.actions[0] = answers.flatten()
                with watch.on("games"):
                    tables.advance(memory, step)
            with watch.on("games"):
                tables.look(memory, memory.steps)
        with watch.on("critic"):
            worth, settled = self._judged(learner)
        families = (-1, siblings)
        asked = Sight(*(part[::siblings] for part in memory.sight(0)))
        counts = legal & settled.unflatten(0, families)
        return Tried(asked, answers, worth.unflatten(0, families), counts)

    def _judged(self, learner: Learner) -> tuple[Tensor, Tensor]:
        """Return the share of the win that came of each game, and where that is known.

        It is what the critic expects some rounds later, or the result where the game ended before.
        """
        memory = self.memory
        ended, rounds = memory.ended.bool(), memory.rounds
        begun = (rounds[1:] != rounds[:-1]).cumsum(dim=0)
        known = (begun > self.settings.trial_patience) | (ended.cumsum(dim=0) > 0)
        step = known.to(torch.uint8).argmax(dim=0)
        every = torch.arange(len(step), device=step.device)
        with torch.no_grad():
            out = learner.judge(memory.rows[step + 1, every])
        expected = outlook_of(out, memory.players[step + 1, every])[:, 0, 0]
        heroes = memory.heroes[step, every].long()
        result = memory.results[step, every, heroes, 0]
        return torch.where(ended[step, every], result, expected), known[-1]

    def learn(self, learner: Learner, tried: Tried, rate: float) -> tuple[float, float]:
        """Make answers likelier of which more came; return what can be told of it."""
        settings = self.settings
        weights = list(learner.policy.parameters())
        if self._optimiser is None:
            self._optimiser = torch.optim.Adam(
                weights, betas=(0.9, 0.99), eps=1e-6, fused=learner.device != "cpu"
            )
        for group in self._optimiser.param_groups:
            group["lr"] = rate * settings.trial_pace
        counts = tried.counts & tried.counts[:, :1]
        counts &= counts.sum(dim=1, keepdim=True) > 1
        size = len(counts)
        told = []
        for part in range(settings.trial_parts):
            piece = slice(part, size, settings.trial_parts)
            rows, masks = (x[piece] for x in tried.sight[:2])
            log_probs = log_probs_of(learner.policy(rows)[0], masks)
            chosen = log_probs.gather(1, tried.answers[piece])
            scores = (settings.trial_heat * chosen).masked_fill(~counts[piece], NEVER)
            chances = torch.softmax(scores, dim=1) * counts[piece]
            worth = tried.worth[piece] - tried.worth[piece][:, :1]
            got = (chances * worth).sum(dim=1)
            wanted = got.sum() / counts[piece].any(dim=1).sum().clamp(min=1)
            grads = torch.autograd.grad(-wanted / _UNIT, weights, allow_unused=True)
            kept = [weight.grad for weight in weights]
            for weight, grad in zip(weights, grads, strict=True):
                weight.grad = grad
            torch.nn.utils.clip_grad_norm_(weights, settings.most_gradient)
            self._optimiser.step()
            for weight, grad in zip(weights, kept, strict=True):
                weight.grad = grad
            told.append(wanted.detach())
        return float(torch.stack(told).mean()), float(counts.any(dim=1).float().mean())

    def _drawn(self, log_probs: Tensor, luck: Any) -> tuple[Tensor, Tensor]:
        """Return K different answers to each question, and which of them are legal.

        The likeliest one, and others drawn without putting back from a flatter policy; where there
        are not so many, the likeliest again.
        """
        clocks = torch.empty_like(log_probs).exponential_(generator=luck)
        keys = self.settings.flat * log_probs - clocks.log()
        best = log_probs.argmax(dim=1, keepdim=True)
        keys = keys.masked_fill(log_probs < NEVER / 2, -_ALWAYS).scatter(1, best, _ALWAYS)
        found = keys.topk(self.settings.answers, dim=1)
        legal = found.values > -_ALWAYS / 2
        return torch.where(legal, found.indices, best), legal

    def share(self) -> float | None:
        """Return the share of the win of the likeliest answers in the games that ended."""
        memory, siblings = self.memory, self.settings.answers
        ended = memory.ended[:, ::siblings].bool()
        if not bool(ended.any()):
            return None
        heroes = memory.heroes[: memory.steps, ::siblings][ended].long()
        won = memory.results[:, ::siblings, :, 0][ended].gather(1, heroes[:, None])
        return float(won.mean())
