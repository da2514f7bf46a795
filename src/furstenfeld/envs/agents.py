"""A game and the agents at its seats: what both forms of the PettingZoo environment share."""

from typing import Any, Final, Literal

try:
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env import AECEnv, ParallelEnv
except ImportError as error:
    raise ImportError(
        "this environment needs PettingZoo: pip install 'furstenfeld[envs]'"
    ) from error
import numpy as np

from furstenfeld.envs.deal_sequence import DealSequence
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
from furstenfeld.envs.spaces import action_space, gymnasium, masked_space, observation_space
from furstenfeld.fast import ACTION_COUNT
from furstenfeld.rules import Edition, Variant

__all__ = ["WAIT", "AECEnv", "AgentEnv", "ParallelEnv", "SeatedAgents", "wrappers"]

WAIT: Final = ACTION_COUNT
"""The only action of a seat that is not to move."""

MaskPlace = Literal["info", "observation"]
"""Where the action mask is: in the info, or in a dictionary with the observation."""

RENDER_MODES: Final = ("ansi", "human")


class SeatedAgents:
    """A game with an agent at each of its seats."""

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
        self.observation_spaces: dict[str, gymnasium.Space[Any]] = {
            agent: masked_space(more=1) if with_mask else observation_space()
            for agent in self.agents
        }
        self.action_spaces: dict[str, gymnasium.Space[Any]] = {
            agent: action_space(more=1) for agent in self.agents
        }
        self.deals = DealSequence()
        self.episode: Episode | None = None

    def deal(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Deal the next game."""
        self.episode = Episode(self.setting, self.deals.next(seed, options))

    @property
    def game(self) -> Episode:
        """The current game."""
        if self.episode is None:
            raise RuntimeError("reset() deals the first game")
        return self.episode

    @property
    def agent_to_move(self) -> str | None:
        """The agent to move, or None at the end."""
        seat = self.game.to_move
        return None if seat is None else self.agents[seat]

    def mask(self, agent: str) -> Mask:
        """Return the mask of an agent; one that is not to move can only wait."""
        mask = np.zeros(ACTION_COUNT + 1, np.int8)
        if agent == self.agent_to_move:
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
        """Return the info of an agent: its mask during the game, the standing at the end."""
        if self.game.to_move is None:
            return {"standing": self.game.standing()}
        return {"action_mask": self.mask(agent)} if self.mask_place == "info" else {}

    def last_infos(self, agent: str, reason: str | None) -> dict[str, dict[str, Any]]:
        """Return the final infos: the standing, or the reason why this agent has lost."""
        if reason is None:
            return {each: self.info(each) for each in self.agents}
        return {each: {"illegal": reason} if each == agent else {} for each in self.agents}

    def step(self, action: Any) -> str | None:
        """Take an action of the agent to move; return the reason if it is illegal."""
        try:
            if action == WAIT:
                raise IllegalActionError("WAIT is for seats that are not to move")
            self.game.step(action)
        except IllegalActionError as error:
            if self.illegal == "raise" or not 0 <= action <= WAIT:
                raise
            return str(error)
        return None

    def rewards(self, loser: str | None) -> dict[str, float]:
        """Return the rewards of the last action; `loser` is the agent that acted illegally."""
        rewards = dict.fromkeys(self.agents, 0.0)
        if loser is not None:
            rewards[loser] = ILLEGAL_REWARD
        elif self.game.to_move is None:
            rewards.update(zip(self.agents, self.game.shares(), strict=True))
        return rewards


class AgentEnv:
    """The options, spaces and pictures of both PettingZoo environments."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (PettingZoo's own type)
        "name": "furstenfeld_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 4,
        variant: Variant | str = Variant.BASE,
        edition: Edition | str | None = None,
        *,
        mask: MaskPlace = "info",
        illegal: Illegal = "lose",
        render_mode: str | None = None,
    ) -> None:
        """Take the options; `reset` deals the first game."""
        self.seats = SeatedAgents(players, variant, edition, mask, illegal, render_mode)
        self.render_mode = render_mode
        self.possible_agents = self.seats.agents
        self.agents: list[str] = []
        self.observation_spaces = self.seats.observation_spaces
        self.action_spaces = self.seats.action_spaces

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def state(self) -> Observation:
        """Return the observations of all seats together: for critics, not for players."""
        game = self.seats.game
        return np.concatenate([game.observation(seat) for seat in self.seats.setting.seats])

    def render(self) -> str | None:
        """Return (`ansi`) or print (`human`) the table as the agent to move sees it."""
        if self.render_mode is None:
            return None
        game = self.seats.game
        return game.render(game.to_move, self.render_mode)

    def close(self) -> None:
        """Close nothing: no resource is held."""


def _one_of(name: str, value: Any, known: tuple[Any, ...]) -> Any:
    if value not in known:
        raise ValueError(f"{name}: expected one of {known}, found {value!r}")
    return value
