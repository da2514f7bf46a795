"""The trained network at the table: its file, its forward pass, and the bots that play by it.

PyTorch is not needed here. `furstenfeld.train` makes the file; NumPy runs it.
"""

from furstenfeld.bots.champion.champion import Champion
from furstenfeld.bots.champion.grandmaster import Grandmaster
from furstenfeld.bots.champion.network import (
    SHIPPED,
    Network,
    NetworkError,
    read_network,
    write_network,
)
from furstenfeld.bots.champion.second_look import SecondLook, second_look
from furstenfeld.bots.champion.win_chances import win_chances

__all__ = [
    "SHIPPED",
    "Champion",
    "Grandmaster",
    "Network",
    "NetworkError",
    "SecondLook",
    "read_network",
    "second_look",
    "win_chances",
    "write_network",
]
