"""A game and the agents at its seats: what both forms of the PettingZoo environment share."""

from typing import Any, Final, Literal

try:
    from gymnasium import spaces
except ImportError as error:
    raise ImportError(
        "this environment needs Gymnasium: pip install 'furstenfeld[envs]'"
    ) from error
import numpy as np

from furstenfeld.envs.deal_sequence import Starts
from furstenfeld.envs.episode import (
    ILLEGAL_REWARD,
    Episode,
    Illegal,
    IllegalActionError,
    Mask,
    Observation,
    checked_illegal,
    setting_of,
)
from furstenfeld.envs.picture import picture
from furstenfeld.envs.spaces import action_space, masked_space, observation_space
from furstenfeld.fast import ACTION_COUNT
from furstenfeld.rules import Edition, Variant

WAIT: Final = ACTION_COUNT
"""The one action of a seat that is not asked."""

MaskPlace = Literal["info", "observation"]
"""Where the mask is: in the info, or with the observation in a dictionary."""

RENDER_MODES: Final = ("ansi", "human")


class Seats:
    """What both forms of the environment share: a game, and agents that sit at its seats."""

    def __init__(
        self,
        players: int,
        variant: Variant | str,
        edition: Edition | str | None,
        mask: MaskPlace,
        illegal: Illegal,
        render_mode: str | None,
    ) -> None:
        """Check the options and make the spaces."""
        self.setting = setting_of(players, variant, edition)
        self.mask_place = _one_of("mask", mask, ("info", "observation"))
        self.illegal = checked_illegal(illegal)
        self.render_mode = _one_of("render_mode", render_mode, (None, *RENDER_MODES))
        self.agents = [f"seat_{seat}" for seat in self.setting.seats]
        with_mask = self.mask_place == "observation"
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: masked_space(more=1) if with_mask else observation_space()
            for agent in self.agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: action_space(more=1) for agent in self.agents
        }
        self.starts = Starts()
        self.episode: Episode | None = None

    def deal(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Deal the next game."""
        self.episode = Episode(self.setting, self.starts.next(seed, options))

    @property
    def game(self) -> Episode:
        """The game that is played."""
        if self.episode is None:
            raise RuntimeError("reset() deals the first game")
        return self.episode

    @property
    def asked(self) -> str | None:
        """The agent that is asked."""
        seat = self.game.to_move
        return None if seat is None else self.agents[seat]

    def mask(self, agent: str) -> Mask:
        """Return what an agent may do: wait, unless it is asked."""
        mask = np.zeros(ACTION_COUNT + 1, np.int8)
        if agent == self.asked:
            mask[:ACTION_COUNT] = self.game.mask()
        else:
            mask[WAIT] = 1
        return mask

    def observe(self, agent: str) -> Any:
        """Return what an agent sees."""
        seen = self.game.observation(self.agents.index(agent))
        if self.mask_place == "info":
            return seen
        return {"observation": seen, "action_mask": self.mask(agent)}

    def info(self, agent: str) -> dict[str, Any]:
        """Return what else an agent is told: its mask while it plays, the standing at the end."""
        if self.game.to_move is None:
            return {"standing": self.game.standing()}
        return {"action_mask": self.mask(agent)} if self.mask_place == "info" else {}

    def last_infos(self, asked: str, refusal: str | None) -> dict[str, dict[str, Any]]:
        """Return what all agents are told at the end: the standing, or why one of them lost."""
        if refusal is None:
            return {agent: self.info(agent) for agent in self.agents}
        return {agent: {"illegal": refusal} if agent == asked else {} for agent in self.agents}

    def answer(self, action: Any) -> str | None:
        """Do an action of the agent that is asked; return why it may not be done, if it may not."""
        try:
            if action == WAIT:
                raise IllegalActionError("WAIT is for seats that are not asked")
            self.game.answer(action)
        except IllegalActionError as error:
            if self.illegal == "raise" or not 0 <= action <= WAIT:
                raise
            return str(error)
        return None

    def rewards(self, loser: str | None) -> dict[str, float]:
        """Return what the last action earned: the win, or the price of an illegal action."""
        rewards = dict.fromkeys(self.agents, 0.0)
        if loser is not None:
            rewards[loser] = ILLEGAL_REWARD
        elif self.game.to_move is None:
            rewards.update(zip(self.agents, self.game.shares(), strict=True))
        return rewards

    def state(self) -> Observation:
        """Return what all seats together see: for critics, not for players."""
        return np.concatenate([self.game.observation(seat) for seat in self.setting.seats])

    def render(self) -> str | None:
        """Return or print the table as the agent that is asked sees it."""
        if self.render_mode is None:
            return None
        text = picture(self.game.view(self.game.to_move))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


def _one_of(name: str, value: Any, known: tuple[Any, ...]) -> Any:
    if value not in known:
        raise ValueError(f"{name}: expected one of {known}, found {value!r}")
    return value
