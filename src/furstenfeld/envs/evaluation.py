"""The evaluation deals: a fixed list for each number of players and variant, with its digest.

Results on them can be compared between papers. The lists never change: other deals would get
another name.
"""

from collections.abc import Mapping
from hashlib import sha256
from types import MappingProxyType
from typing import Final

import msgspec

from furstenfeld.records import bundled_edition, deal
from furstenfeld.rules import Deal, Variant, edition_data

EVALUATION_DEALS: Final = 1000
"""The number of deals in each list."""

EVALUATION_EDITION: Final = "reconstructed"
"""The edition of all lists."""

EVALUATION_DIGESTS: Final[Mapping[tuple[int, str], str]] = MappingProxyType(
    {
        (2, "base"): "6819fff10785f6b0c11e5965e92e1a66a43377b72f217194f87bc01b8b6289cd",
        (3, "base"): "aba973640b0f4d55a5906b1f4192c86491c8832ec0ceea667c2f98dbd8b1627b",
        (4, "base"): "def26d421a453bbaadaa08b259a1fced093f5b1cc997332fe52aa6f8bb190dce",
        (5, "base"): "200c2339c622fad143eea548fbb3f937b193730e0dce74ea85cecd8705651b88",
        (2, "expert"): "f0633a065edd1695afc897e31c2d0b3b1ba6cc0ddac561b863d3a927590134c2",
        (3, "expert"): "9130d60f11c604078b1326c220ec00f8a8e9e535cdd7ac9d480dac973871941e",
        (4, "expert"): "0ef56cb195b300fa59d4262cbabf756c151ce2d3b515ef09fde82f982de50530",
        (5, "expert"): "4b8f854ce8105ccf284189e666180fe814237e35274786a279cb976f81267f40",
    }
)
"""The published SHA-256 of every list."""


def evaluation_name(players: int, variant: Variant | str) -> str:
    """Return the name of the list, which is the prefix of its seeds.

    >>> evaluation_name(4, "base")
    'eval/4/base'
    """
    if players not in range(2, 6):
        raise ValueError(f"players: expected 2 to 5, found {players!r} (R0.1)")
    return f"eval/{players}/{Variant(variant)}"


def evaluation_seeds(players: int, variant: Variant | str) -> tuple[str, ...]:
    """Return the seeds of the list: `eval/4/base/0` to `eval/4/base/999`.

    >>> evaluation_seeds(4, "base")[7]
    'eval/4/base/7'
    """
    name = evaluation_name(players, variant)
    return tuple(f"{name}/{number}" for number in range(EVALUATION_DEALS))


def evaluation_deals(players: int, variant: Variant | str) -> tuple[Deal, ...]:
    """Return the deals of the list, in the edition `reconstructed`."""
    return tuple(deal(seed, players, variant) for seed in evaluation_seeds(players, variant))


def evaluation_digest(players: int, variant: Variant | str) -> str:
    """Return the SHA-256 of the list as JSON lines: the edition, then one for each deal."""
    digest = sha256(_line(edition_data(bundled_edition(EVALUATION_EDITION))))
    for dealt in evaluation_deals(players, variant):
        digest.update(_line(_data(dealt)))
    return digest.hexdigest()


def _data(dealt: Deal) -> dict[str, object]:
    """Return a deal as a game file has it (R11.1)."""
    return {
        "demands": ["-".join(map(str, demand)) for demand in dealt.demands],
        "order": dealt.order,
        "decks": dealt.decks,
    }


def _line(data: dict[str, object]) -> bytes:
    return msgspec.json.encode(data) + b"\n"
