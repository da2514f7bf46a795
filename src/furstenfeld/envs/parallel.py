"""The PettingZoo environment in which all agents act at once, and all but one wait."""

from typing import Any

from furstenfeld.envs.agents import AgentEnv, ParallelEnv

Steps = tuple[
    dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class parallel_env(AgentEnv, ParallelEnv[str, Any, Any]):
    """The game with a step for each decision: the agent to move acts, the others wait.

    The mask of an agent that is not to move holds `WAIT` alone. Its action is ignored and may be
    left out. The agent to move has to act.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deal a game: from the seed, from `options["deal"]`, or the next one."""
        self.seats.deal(seed, options)
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def step(self, actions: dict[str, Any]) -> Steps:
        """Take the action of the agent to move."""
        agent = self.seats.agent_to_move
        if agent is None or not self.agents:
            raise RuntimeError("the game is over: reset() deals another")
        if agent not in actions:
            raise ValueError(f"{agent} is to move, but has no action")
        reason = self.seats.step(actions[agent])
        over = reason is not None or self.seats.agent_to_move is None
        result = (
            self._observations(),
            self.seats.rewards(None if reason is None else agent),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            self.seats.last_infos(agent, reason) if over else self._infos(),
        )
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def _observations(self) -> dict[str, Any]:
        return {agent: self.seats.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.seats.info(agent) for agent in self.agents}
