"""The Gymnasium environment: one seat learns, bots play the others.

Registered as `furstenfeld/Furstenfeld-v0` when this module is imported.
"""

from typing import Any, Final, SupportsIndex

import numpy as np

from furstenfeld.envs.deal_sequence import deal_option
from furstenfeld.envs.episode import (
    ILLEGAL_REWARD,
    DealSource,
    Episode,
    Illegal,
    IllegalActionError,
    Mask,
    Observation,
    checked_illegal,
    setting_of,
)
from furstenfeld.envs.opponents import Bots, Opponents
from furstenfeld.envs.spaces import action_space, gymnasium, observation_space
from furstenfeld.fast import ACTION_COUNT
from furstenfeld.rules import Deal, Edition, Variant

ID: Final = "furstenfeld/Furstenfeld-v0"
_MOST_DEALS: Final = 100

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class FurstenfeldEnv(gymnasium.Env[Any, Any]):
    """One seat of the game: a step is one of its decisions and the actions of the others after it.

    The reward comes at the end: the share of the win. `info["action_mask"]` has 1 for each legal
    action. An illegal action ends the episode with a reward of -1 and the reason in
    `info["illegal"]`; with `illegal="raise"` it raises an error.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 (Gymnasium's)

    def __init__(
        self,
        players: int = 4,
        variant: Variant | str = Variant.BASE,
        edition: Edition | str | None = None,
        *,
        seat: int = 0,
        bots: Bots = "random",
        illegal: Illegal = "lose",
        render_mode: str | None = None,
    ) -> None:
        """Take the options; `reset` deals the first game."""
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode: expected ansi or human, found {render_mode!r}")
        self.setting = setting_of(players, variant, edition)
        self.opponents = Opponents(self.setting, seat, bots, games=1)
        self.seat = seat
        self.illegal = checked_illegal(illegal)
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = action_space()
        self._episode: Episode | None = None
        self._is_running = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game, and play until this seat is to move.

        The deal comes from the seed, from `options["deal"]`, or is the next one. Opponents take
        their random numbers from the seed of the deal.
        """
        super().reset(seed=seed)
        start = deal_option(options)
        for _ in range(_MOST_DEALS):
            luck = int(self.np_random.integers(1 << 62)) if seed is None else seed
            if self._is_asked(luck if start is None else start, luck):
                self._show()
                return self._observation(), {"action_mask": self.action_masks()}
            seed = None
        raise RuntimeError(f"seat {self.seat} was never to move in {_MOST_DEALS} games")

    def _is_asked(self, start: DealSource, luck: int) -> bool:
        """Deal a game and let the others begin; return whether this seat is ever to move."""
        self._episode = Episode(self.setting, start)
        self.opponents.begin(0, start, luck if isinstance(start, Deal) else start)
        self.opponents.play(self._episode.batch)
        self._is_running = self._episode.to_move is not None
        return self._is_running

    @property
    def episode(self) -> Episode:
        """The current game, or the last one."""
        if self._episode is None:
            raise gymnasium.error.ResetNeeded("reset() deals the first game")
        return self._episode

    def step(self, action: SupportsIndex) -> Step:
        """Take an action, and let the others play until this seat is to move again."""
        episode = self.episode
        if not self._is_running:
            raise gymnasium.error.ResetNeeded("the episode is over: reset() deals another game")
        try:
            episode.step(action)
        except IllegalActionError as error:
            if self.illegal == "raise" or not self.action_space.contains(np.int64(action)):
                raise
            return self._lost(str(error))
        self.opponents.play(episode.batch)
        self._is_running = episode.to_move is not None
        self._show()
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self._is_running:
            return self._observation(), 0.0, False, False, info
        info["standing"] = episode.standing()
        return self._observation(), episode.shares()[self.seat], True, False, info

    def _lost(self, reason: str) -> Step:
        """End the episode because of an illegal action."""
        self._is_running = False
        info = {"action_mask": np.zeros(ACTION_COUNT, np.int8), "illegal": reason}
        return self._observation(), ILLEGAL_REWARD, True, False, info

    def _observation(self) -> Observation:
        return self.episode.observation(self.seat)

    def action_masks(self) -> Mask:
        """Return 1 for each legal action; sb3-contrib expects this name."""
        return self.episode.mask()

    def render(self) -> str | None:
        """Return (`ansi`) or print (`human`) the table as this seat sees it."""
        return self.episode.render(self.seat, self.render_mode) if self.render_mode else None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


gymnasium.register(
    id=ID,
    entry_point="furstenfeld.envs.gymnasium:FurstenfeldEnv",
    vector_entry_point="furstenfeld.envs.vector:FurstenfeldVectorEnv",
)
