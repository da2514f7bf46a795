"""Matches are fair, and minutes of one core are enough to learn something."""

import pytest

from furstenfeld.lab.intervals import Block, share_interval
from furstenfeld.rules import Variant
from furstenfeld.train.deals import TableKind
from furstenfeld.train.exploiter import gain_above_even
from furstenfeld.train.match import play_match
from furstenfeld.train.settings import SMALL
from furstenfeld.train.trainer import Trainer
from tests.train.small import chance_player

pytestmark = pytest.mark.train


def drawn_blocks(kind: TableKind, deals: int) -> list[Block]:
    """Let chance play itself."""
    one, other = chance_player(), chance_player()
    return play_match(one, other, kind, deals, greedy=False, greedy_opponent=False)


def test_a_match_plays_every_deal_once_from_each_seat() -> None:
    blocks = drawn_blocks(TableKind(3), deals=5)

    assert [played for _, played in blocks] == [3.0] * 5
    assert all(0 <= won <= 3 for won, _ in blocks)


def test_equal_players_have_equal_shares() -> None:
    blocks = drawn_blocks(TableKind(2), deals=150)
    share = share_interval(blocks)

    assert share.low <= 0.5 <= share.high


def test_the_script_beats_chance_in_either_variant() -> None:
    for variant in Variant:
        blocks = play_match(chance_player(), None, TableKind(4, variant), deals=10, greedy=False)

        assert gain_above_even(blocks, 4).high < 0


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_small_setting_learns_to_beat_chance_and_its_own_start() -> None:
    trainer = Trainer(SMALL)
    start = trainer.league.members[0].policy
    for _ in range(160):
        trainer.step()
    learnt = trainer.learner.policy

    against_chance = share_interval(
        play_match(learnt, chance_player(), TableKind(2), 100, greedy_opponent=False)
    )
    against_start = share_interval(play_match(learnt, start, TableKind(2), deals=100))
    assert against_chance.low > 0.8
    assert against_start.low > 0.8
