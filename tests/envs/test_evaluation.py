"""The evaluation deals, which never change."""

import json
from hashlib import sha256

import pytest

from furstenfeld.envs import (
    EVALUATION_DEALS,
    EVALUATION_DIGESTS,
    evaluation_deals,
    evaluation_digest,
    evaluation_seeds,
)
from furstenfeld.records import bundled_edition, deal
from furstenfeld.rules import check_deal, edition_data
from tests.envs.conftest import TABLES

pytestmark = pytest.mark.untraced


def test_there_is_a_list_for_every_table() -> None:
    assert set(EVALUATION_DIGESTS) == {(players, str(variant)) for players, variant in TABLES}


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_the_deals_have_the_published_digest(players: int, variant: str) -> None:
    assert evaluation_digest(players, variant) == EVALUATION_DIGESTS[players, variant]


def test_the_digest_can_be_found_with_other_tools() -> None:
    """Lines of compact JSON: the edition, then the deals as in game files (R11.1)."""
    digest = sha256()
    edition = edition_data(bundled_edition("reconstructed"))
    lines: list[object] = [edition]
    for dealt in evaluation_deals(2, "base"):
        demands = ["-".join(map(str, demand)) for demand in dealt.demands]
        lines.append({"demands": demands, "order": dealt.order, "decks": dealt.decks})
    for line in lines:
        text = json.dumps(line, separators=(",", ":"), ensure_ascii=False)
        digest.update(f"{text}\n".encode())

    assert digest.hexdigest() == EVALUATION_DIGESTS[2, "base"]


def test_the_deals_are_those_of_the_seeds() -> None:
    seeds, deals = evaluation_seeds(5, "expert"), evaluation_deals(5, "expert")

    assert len(seeds) == len(deals) == len(set(deals)) == EVALUATION_DEALS
    assert (seeds[0], seeds[-1]) == ("eval/5/expert/0", "eval/5/expert/999")
    assert deals[999] == deal("eval/5/expert/999", 5, "expert")
    check_deal(deals[999])


def test_there_is_no_list_for_six() -> None:
    """R0.1."""
    with pytest.raises(ValueError, match="players: expected 2 to 5, found 6"):
        evaluation_deals(6, "base")
