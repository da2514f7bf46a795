"""The levels: each has a name in every language, can be played, and beats the one below it."""

from itertools import pairwise
from math import sqrt
from statistics import mean, stdev

import pytest

from furstenfeld.bots import BOTS, LEVELS, Bot, Level, bot, play_game
from furstenfeld.records import deal
from furstenfeld.text import Speaker, languages

pytestmark = pytest.mark.untraced

STEPS = list(pairwise(level.name for level in LEVELS))


def block(above: str, below: str, number: int) -> float:
    """The share of wins of one bot among three of another, over all rotations of a deal."""
    won = 0.0
    for own in range(4):
        bots = [bot(above if at == own else below) for at in range(4)]
        winners = play_game(deal(f"levels {number}", 4), bots, number).state.winners or ()
        won += (own in winners) / max(1, len(winners))
    return won / 4


def test_no_two_levels_share_a_name_or_a_bot() -> None:
    assert len({level.name for level in LEVELS}) == len({level.spec for level in LEVELS})
    assert len({level.name for level in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_every_level_can_be_played(level: Level) -> None:
    """Never a level that cannot run."""
    assert isinstance(bot(level.name), Bot)


@pytest.mark.parametrize("language", languages())
def test_every_bot_has_a_name_and_a_sentence_in_every_language(language: str) -> None:
    speaker = Speaker(language)
    names = {*BOTS, *(level.name for level in LEVELS)}
    said = {speaker.say(f"bot-{name}") for name in names}

    assert len(said) == len(names)
    for name in names:
        assert speaker.say_form(f"bot-{name}", "about").endswith(".")


def test_the_steward_wins_most_games_against_beginners() -> None:
    """A small fixed sample; a quarter would be equal strength."""
    assert mean(block("steward", "farmhand", number) for number in range(2)) >= 0.75


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize(("below", "above"), STEPS)
def test_a_level_clearly_beats_three_of_the_one_below(below: str, above: str) -> None:
    """The lower bound of a 95 % interval by blocks stays above 32 %."""
    shares = [block(above, below, number) for number in range(60)]

    assert mean(shares) - 1.96 * stdev(shares) / sqrt(len(shares)) > 0.32
