"""Matches are fair, and minutes of one core are enough to learn something."""

import pytest

from furstenfeld.lab.intervals import Block
from furstenfeld.rules import Variant
from furstenfeld.train.deals import Kind
from furstenfeld.train.match import gain_of, match_blocks, share_of
from furstenfeld.train.settings import SMALL
from furstenfeld.train.trainer import Trainer
from tests.train.small import chance_player

pytestmark = pytest.mark.train


def drawn_blocks(kind: Kind, deals: int) -> list[Block]:
    """Let chance play itself."""
    one, other = chance_player(), chance_player()
    return match_blocks(one, other, kind, deals, best=False, rivals_best=False)


def test_a_match_plays_every_deal_once_from_each_seat() -> None:
    blocks = drawn_blocks(Kind(3), deals=5)

    assert [played for _, played in blocks] == [3.0] * 5
    assert all(0 <= won <= 3 for won, _ in blocks)


def test_equal_players_have_equal_shares() -> None:
    blocks = drawn_blocks(Kind(2), deals=150)
    share = share_of(blocks)

    assert share.low <= 0.5 <= share.high


def test_the_script_beats_chance_in_either_variant() -> None:
    for variant in Variant:
        blocks = match_blocks(chance_player(), None, Kind(4, variant), deals=10, best=False)

        assert gain_of(blocks, 4).high < 0


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_small_setting_learns_to_beat_chance_and_its_own_start() -> None:
    trainer = Trainer(SMALL)
    start = trainer.league.members[0].policy
    for _ in range(160):
        trainer.step()
    learnt = trainer.learner.policy

    against_chance = share_of(
        match_blocks(learnt, chance_player(), Kind(2), 100, rivals_best=False)
    )
    against_start = share_of(match_blocks(learnt, start, Kind(2), deals=100))
    assert against_chance.low > 0.8
    assert against_start.low > 0.8
