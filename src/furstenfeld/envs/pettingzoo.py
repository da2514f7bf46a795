"""The PettingZoo environment in which one agent acts after the other (AEC).

`parallel` has the other form. Agents are called `seat_0` and so on. Actions are numbered as in
`rules.ACTIONS`. One more, `WAIT`, is the only one in the mask of a seat that is not to move. The
reward comes at the end: the share of the win.
"""

from typing import Any

from furstenfeld.envs.agents import WAIT, AECEnv, AgentEnv, wrappers
from furstenfeld.rules import Edition, Variant

__all__ = ["WAIT", "env", "raw_env"]


class raw_env(AgentEnv, AECEnv[str, Any, Any]):
    """The environment without wrappers."""

    metadata = {**AgentEnv.metadata, "is_parallelizable": False}  # noqa: RUF012

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: from the seed, from `options["deal"]`, or the next one."""
        self.seats.deal(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select_agent()

    def step(self, action: Any) -> None:
        """Take an action of the agent to move; after the end, None removes an agent."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        reason = self.seats.step(action)
        self.rewards = self.seats.rewards(None if reason is None else agent)
        self._accumulate_rewards()
        if reason is None and self.seats.agent_to_move is not None:
            self._select_agent()
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = self.seats.last_infos(agent, reason)
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _select_agent(self) -> None:
        """Select the agent to move."""
        asked = self.seats.agent_to_move
        assert asked is not None
        self.agent_selection = asked
        self.infos = {agent: {} for agent in self.agents}
        self.infos[asked] = self.seats.info(asked)

    def observe(self, agent: str) -> Any:
        """Return what an agent sees."""
        return self.seats.observe(agent)


def env(
    players: int = 4,
    variant: Variant | str = Variant.BASE,
    edition: Edition | str | None = None,
    **options: Any,
) -> AECEnv[str, Any, Any]:
    """Return the environment in PettingZoo's wrappers; further options are those of `raw_env`."""
    raw = raw_env(players, variant, edition, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))
