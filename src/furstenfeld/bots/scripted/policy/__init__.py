"""The compiled policy: plays whole games by weights, in simulations and as the bot `bailiff`."""

from furstenfeld.bots.scripted.policy.bailiff import Bailiff
from furstenfeld.bots.scripted.policy.weight_table import weights_for

__all__ = ["Bailiff", "weights_for"]
