"""The PettingZoo environment, one agent after the other (AEC); `parallel` has the other form.

Agents are called `seat_0` and so on. Actions are numbered as in `rules.ACTIONS`, and one more,
`WAIT`, is all that the mask of a seat holds while another is asked. The reward comes at the end:
the share of the win.
"""

from typing import Any

try:
    from gymnasium import spaces
    from pettingzoo.utils.env import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper
except ImportError as error:
    raise ImportError(
        "this environment needs PettingZoo: pip install 'furstenfeld[envs]'"
    ) from error

from furstenfeld.envs.agents import RENDER_MODES, WAIT, MaskPlace, Seats
from furstenfeld.envs.episode import Illegal, Observation
from furstenfeld.rules import Edition, Variant

__all__ = ["WAIT", "env", "raw_env"]


class raw_env(AECEnv[str, Any, Any]):
    """The environment without wrappers."""

    metadata = {  # noqa: RUF012 (PettingZoo's own type)
        "name": "furstenfeld_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
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
        self.agents = []
        self.observation_spaces = self.seats.observation_spaces
        self.action_spaces = self.seats.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: that of the seed, that of `options["deal"]`, or another."""
        self.seats.deal(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on()

    def step(self, action: Any) -> None:
        """Do an action of the agent that is asked; after the end, None takes an agent away."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        refusal = self.seats.answer(action)
        self.rewards = self.seats.rewards(None if refusal is None else agent)
        self._accumulate_rewards()
        if refusal is None and self.seats.asked is not None:
            self._go_on()
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = self.seats.last_infos(agent, refusal)
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Turn to the agent that is asked."""
        asked = self.seats.asked
        assert asked is not None
        self.agent_selection = asked
        self.infos = {agent: {} for agent in self.agents}
        self.infos[asked] = self.seats.info(asked)

    def observe(self, agent: str) -> Any:
        """Return what an agent sees."""
        return self.seats.observe(agent)

    def state(self) -> Observation:
        """Return what all seats together see: for critics, not for players."""
        return self.seats.state()

    def render(self) -> str | None:
        """Return the table as text (`ansi`) or print it (`human`)."""
        return self.seats.render()

    def close(self) -> None:
        """Close nothing: there is nothing open."""


def env(
    players: int = 4,
    variant: Variant | str = Variant.BASE,
    edition: Edition | str | None = None,
    **options: Any,
) -> AECEnv[str, Any, Any]:
    """Return the environment with PettingZoo's checks around it; more options as for `raw_env`."""
    raw = raw_env(players, variant, edition, **options)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw))
