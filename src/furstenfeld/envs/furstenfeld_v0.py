"""The PettingZoo environment under the name that PettingZoo gives its modules."""

from furstenfeld.envs.parallel import parallel_env
from furstenfeld.envs.pettingzoo import WAIT, env, raw_env

__all__ = ["WAIT", "env", "parallel_env", "raw_env"]
