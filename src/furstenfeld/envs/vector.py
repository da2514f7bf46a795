"""The Gymnasium vector environment: many games in parallel on the compiled engine."""

from typing import Any

import numpy as np
import numpy.typing as npt

from furstenfeld.envs.episode import (
    ILLEGAL_REWARD,
    EnvSetting,
    Illegal,
    IllegalActionError,
    checked_illegal,
    setting_of,
)
from furstenfeld.envs.opponents import Bots, Opponents
from furstenfeld.envs.spaces import (
    action_space,
    gymnasium,
    observation_space,
    raw_observation_space,
)
from furstenfeld.fast import ACTION_COUNT, GAME, Batch, scaled
from furstenfeld.fast.layout import Games
from furstenfeld.rules import ACTIONS, Edition, Variant

Array = npt.NDArray[Any]
_MOST_DEALS = 100


class ReadyDeals:
    """Games that are dealt in batches and taken one by one, because single deals are slow."""

    def __init__(self, setting: EnvSetting, seed: int, size: int) -> None:
        """Deal game n, from 0, from the seed `seed/n`."""
        self.setting, self.seed, self.size = setting, seed, size
        self._games: Games = np.zeros(0, GAME)
        self._first = self._next = 0

    def take(self) -> tuple[np.void, str]:
        """Return the record of the next game, and its seed."""
        place = self._next - self._first
        if place == len(self._games):
            seeds = [f"{self.seed}/{self._next + more}" for more in range(self.size)]
            self._games, self._first, place = self.setting.batch(seeds).games, self._next, 0
        self._next += 1
        return self._games[place], f"{self.seed}/{self._next - 1}"


class FurstenfeldVectorEnv(gymnasium.vector.VectorEnv[Array, Array, Array]):
    """Many games with one learner each, as in `FurstenfeldEnv`; a step acts in all of them.

    A game that ends is replaced in the same step (`AutoresetMode.SAME_STEP`): the observation is
    the first one of the next game, and the last one is in `infos["final_obs"]`.
    """

    metadata = {  # noqa: RUF012 (Gymnasium's own type)
        "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP
    }

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 4,
        variant: Variant | str = Variant.BASE,
        edition: Edition | str | None = None,
        *,
        seat: int = 0,
        bots: Bots = "random",
        illegal: Illegal = "lose",
        scale: bool = True,
        ready: int = 4096,
        threads: int | None = None,
    ) -> None:
        """Take the options; `reset` deals the first games.

        Without `scale`, observations are the engine's bytes; multiply them by `fast.SCALE` on the
        device of the network. Deals are made in batches of `ready` games.
        """
        self.num_envs = num_envs
        self.setting = setting_of(players, variant, edition)
        self.opponents = Opponents(self.setting, seat, bots, num_envs)
        self.seat, self.illegal = seat, checked_illegal(illegal)
        self.scale, self.ready, self.threads = scale, ready, threads
        self.single_observation_space = observation_space() if scale else raw_observation_space()
        self.single_action_space = action_space()
        self.observation_space = gymnasium.vector.utils.batch_space(
            self.single_observation_space, num_envs
        )
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self._games: Batch | None = None
        self._seats = np.full(num_envs, seat)
        self._every = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal all games, game n from the seed `seed/n`, and play until the learner is to move."""
        super().reset(seed=seed)
        root = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self._ready = ReadyDeals(self.setting, root, max(self.ready, self.num_envs))
        empty = np.zeros(self.num_envs, GAME)
        self._games = Batch(empty, self.setting.edition, self.threads)
        self._deal(self._games, self._every)
        return self._observe(self._games, {})

    def _deal(self, batch: Batch, places: Array) -> None:
        """Deal new games at these places, and play until the learner is to move in each of them."""
        for _ in range(_MOST_DEALS):
            for place in places.tolist():
                batch.games[place], seed = self._ready.take()
                self.opponents.begin(place, seed, seed)
            self.opponents.play(batch)
            places = np.flatnonzero(batch.finished)
            if not places.size:
                return
        raise RuntimeError(f"seat {self.seat} was never to move in {_MOST_DEALS} games")

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Take an action in every game, let the others play, and replace finished games."""
        batch = self._batch
        chosen = self._checked(np.asarray(actions))
        refusals = self._illegal_actions(chosen)
        self._play(batch, chosen, list(refusals))
        over = batch.finished
        over[list(refusals)] = True
        rewards = np.zeros(self.num_envs)
        infos: dict[str, Any] = {}
        if over.any():
            places = np.flatnonzero(over)
            rewards[places] = self._final_results(batch, places, refusals, infos)
            rewards[list(refusals)] = ILLEGAL_REWARD
            self._deal(batch, places)
        observations, infos = self._observe(batch, infos)
        return observations, rewards, over, np.zeros(self.num_envs, bool), infos

    @property
    def _batch(self) -> Batch:
        if self._games is None:
            raise RuntimeError("reset() deals the first games")
        return self._games

    def _checked(self, actions: Array) -> Array:
        """Return the actions, or raise an error if they are not in the action space."""
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            expected = f"{self.num_envs} whole numbers"
            raise ValueError(f"actions: expected {expected}, found {actions.dtype}{actions.shape}")
        if actions.min() < 0 or actions.max() >= ACTION_COUNT:
            raise ValueError(f"actions: expected numbers from 0 to {ACTION_COUNT - 1}")
        return actions

    def _illegal_actions(self, actions: Array) -> dict[int, str]:
        """Return the games with an illegal action, each with a message."""
        places = np.flatnonzero(self._masks[self._every, actions] == 0).tolist()
        told = {place: f"{str(ACTIONS[actions[place]])!r} is not legal there" for place in places}
        if told and self.illegal == "raise":
            raise IllegalActionError(f"game {places[0]}: {told[places[0]]}")
        return told

    def _play(self, batch: Batch, actions: Array, lost: list[int]) -> None:
        """Take the actions and let the others play; games with an illegal action do not change."""
        before = batch.games[lost]
        if lost:
            actions = actions.copy()
            actions[lost] = self._masks[lost].argmax(axis=1)
        batch.step(actions)
        batch.games[lost] = before
        self.opponents.play(batch)

    def _final_results(
        self, batch: Batch, places: Array, refusals: dict[int, str], infos: dict[str, Any]
    ) -> Array:
        """Add the last observations and results to the infos; return the learner's win shares."""
        some = Batch(batch.games[places], batch.edition, threads=1)
        seen, ranks = some.observe(self._seats[places]), some.standing()
        finals = scaled(seen) if self.scale else seen
        for row, place in enumerate(places.tolist()):
            last: dict[str, Any] = {"standing": ranks[row, : self.setting.players]}
            if place in refusals:
                last = {"illegal": refusals[place]}
            self._add_info(infos, {"final_obs": finals[row], "final_info": last}, place)
        return some.win_shares()[:, self.seat]

    def _observe(self, batch: Batch, infos: dict[str, Any]) -> tuple[Array, dict[str, Any]]:
        """Return the learner's observations, and the infos with the masks."""
        seen = batch.observe(self._seats)
        self._masks = batch.masks().view(np.int8)
        infos["action_mask"] = self._masks.copy()
        infos["_action_mask"] = np.ones(self.num_envs, bool)
        return (scaled(seen) if self.scale else seen), infos
