"""The PettingZoo environment in which all agents answer at once, and all but one wait."""

from typing import Any

try:
    from gymnasium import spaces
    from pettingzoo.utils.env import ParallelEnv
except ImportError as error:
    raise ImportError(
        "this environment needs PettingZoo: pip install 'furstenfeld[envs]'"
    ) from error

from furstenfeld.envs.agents import RENDER_MODES, MaskPlace, Seats
from furstenfeld.envs.episode import Illegal, Observation
from furstenfeld.rules import Edition, Variant

Steps = tuple[
    dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class parallel_env(ParallelEnv[str, Any, Any]):
    """The game with a step for each decision: the agent that is asked acts, the others wait.

    The mask of an agent that is not asked holds `WAIT` alone. What it answers is not looked at, and
    it need not answer. The agent that is asked has to.
    """

    metadata = {  # noqa: RUF012 (PettingZoo's own type)
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
        self.seats = Seats(players, variant, edition, mask, illegal, render_mode)
        self.render_mode = render_mode
        self.possible_agents = self.seats.agents
        self.agents: list[str] = []
        self.observation_spaces = self.seats.observation_spaces
        self.action_spaces = self.seats.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deal a game: that of the seed, that of `options["deal"]`, or another."""
        self.seats.deal(seed, options)
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def step(self, actions: dict[str, Any]) -> Steps:
        """Do the action of the agent that is asked."""
        asked = self.seats.asked
        if asked is None or not self.agents:
            raise RuntimeError("the game is over: reset() deals another")
        if asked not in actions:
            raise ValueError(f"{asked} is asked, but has no action")
        refusal = self.seats.answer(actions[asked])
        over = refusal is not None or self.seats.asked is None
        rewards = self.seats.rewards(None if refusal is None else asked)
        infos = self.seats.last_infos(asked, refusal) if over else self._infos()
        told = (
            self._observations(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            infos,
        )
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return told

    def _observations(self) -> dict[str, Any]:
        return {agent: self.seats.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.seats.info(agent) for agent in self.agents}

    def state(self) -> Observation:
        """Return what all seats together see: for critics, not for players."""
        return self.seats.state()

    def render(self) -> str | None:
        """Return the table as text (`ansi`) or print it (`human`)."""
        return self.seats.render()

    def close(self) -> None:
        """Close nothing: there is nothing open."""
