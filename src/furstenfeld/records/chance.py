"""The project's own random number generator: the same seed gives the same numbers forever.

It is SplitMix64 with a key hashed from seed and purpose, so different uses never share a stream.
"""

from hashlib import sha256
from typing import Final, TypeVar

_MASK: Final = (1 << 64) - 1

Item = TypeVar("Item")


class Chance:
    """A stream of random numbers for one purpose.

    >>> Chance(seed=2026, purpose="example").shuffled((1, 2, 3, 4, 5))
    (5, 2, 3, 4, 1)
    """

    def __init__(self, seed: str | int, purpose: str) -> None:
        """Start the stream of this seed for this purpose."""
        key = sha256(f"furstenfeld/{seed}/{purpose}".encode()).digest()
        self.state = int.from_bytes(key[:8], "big")

    def bits(self) -> int:
        """Return the next 64 random bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """Return a whole number from 0 up to, but not including, the bound."""
        limit = (1 << 64) - (1 << 64) % bound
        while (drawn := self.bits()) >= limit:
            pass
        return drawn % bound

    def shuffled(self, items: tuple[Item, ...]) -> tuple[Item, ...]:
        """Return the items in random order."""
        pool = list(items)
        for last in range(len(pool) - 1, 0, -1):
            other = self.below(last + 1)
            pool[last], pool[other] = pool[other], pool[last]
        return tuple(pool)

    def choice(self, items: tuple[Item, ...]) -> Item:
        """Return a random item."""
        return items[self.below(len(items))]
