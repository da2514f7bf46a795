"""How bots are written: names, options, lists, and what is refused."""

import sys

import pytest

from furstenfeld.bots import (
    BOTS,
    LEVELS,
    RandomBot,
    SpecError,
    UnknownBotError,
    bot,
    can_play,
    seated,
)
from furstenfeld.bots import may_start as may_start_from_a_file
from furstenfeld.bots.program import Program
from furstenfeld.bots.protocol import name_of
from furstenfeld.bots.specs import MissingPackageError, parse_spec, split_specs

SCRIPTED = ("farmhand", "cottager", "tenant", "brewer", "steward", "rusher", "grower", "spoiler")


def program(spec: str) -> Program:
    made = bot(spec)
    assert isinstance(made, Program)
    return made


def test_every_scripted_bot_is_called_by_its_name() -> None:
    assert isinstance(bot("random"), RandomBot)
    assert [name_of(bot(name)) for name in SCRIPTED] == list(SCRIPTED)


def test_the_names_are_these() -> None:
    trained = {"champion", "grandmaster"}
    assert set(BOTS) == {"random", *SCRIPTED, "bailiff", "search", *trained, "program"}


def test_every_level_is_a_bot() -> None:
    for level in LEVELS:
        assert type(bot(level.name)) is type(bot(level.spec))


def test_an_unknown_name_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBotError, match=r"no bot is called 'stewart'; there are random, far"):
        bot("stewart")


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("steward:seconds=1", "bot 'steward' does not take 'seconds'; it is written steward"),
        ("steward:fast", "bot 'steward' does not take 'fast'"),
        ("search:depth=3", "bot 'search' does not take 'depth'; it is written search:sec"),
        ("search:seconds=soon", "bot 'search' cannot have seconds='soon'"),
        ("search:seconds=0", "bot 'search' cannot have seconds='0'"),
        ("search:simulations=1.5", "bot 'search' cannot have simulations='1.5'"),
        ("search:seconds=1,simulations=5", "bot 'search' cannot have simulations='5'"),
        ("search:seconds=1,seconds=2", "bot 'search' does not take 'seconds'"),
        ("program", "bot 'program' cannot have run=''; it is written program:COMMAND,seconds=30"),
        ("program:seconds=3", "bot 'program' cannot have run=''"),
        ("program:perl bot.pl,seconds=-1", "bot 'program' cannot have seconds='-1'"),
        ("program:perl 'bot.pl", """bot 'program' cannot have run="perl 'bot.pl\""""),
    ],
)
def test_what_a_bot_cannot_have_is_refused(spec: str, told: str) -> None:
    with pytest.raises(SpecError) as caught:
        bot(spec)

    assert str(caught.value).startswith(told)


def test_options_are_read_as_what_they_are() -> None:
    made = program("program: perl 'my bot.pl' --deep ,seconds=2.5")

    assert made.command == ("perl", "my bot.pl", "--deep")
    assert made.seconds == 2.5
    assert program("program:run=./bot --depth=3").command == ("./bot", "--depth=3")


def test_in_a_list_options_belong_to_the_bot_before_them() -> None:
    told = "steward, search:seconds=1,simulations=5 ,program:./bot -x,seconds=3,random"

    assert split_specs(told) == (
        "steward",
        "search:seconds=1,simulations=5",
        "program:./bot -x,seconds=3",
        "random",
    )
    assert split_specs("") == ("",)


def test_a_spec_falls_into_a_name_and_pairs() -> None:
    assert parse_spec("program:./bot a=b,seconds=3") == (
        "program",
        (("", "./bot a=b"), ("seconds", "3")),
    )


def test_search_without_numba_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(sys.modules):
        if name.startswith(("furstenfeld.bots.search", "furstenfeld.bots.scripted.policy")):
            monkeypatch.delitem(sys.modules, name)
        if name.startswith("furstenfeld.fast"):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", None)

    with pytest.raises(MissingPackageError, match=r"numba; install it with: pip install 'furs"):
        bot("search:seconds=1")


def test_whether_a_bot_can_play_is_known_without_making_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("furstenfeld.bots.registry.find_spec", lambda name: None)

    assert can_play("steward")
    assert not can_play("prince")
    assert not can_play("search:seconds=1")


def test_a_file_may_name_a_bot_but_no_command() -> None:
    """A game file from elsewhere must not be able to run anything."""
    assert may_start_from_a_file("steward")
    assert may_start_from_a_file("search:simulations=10")
    assert not may_start_from_a_file("program:rm -r /")
    assert not may_start_from_a_file("stewart")
    assert not may_start_from_a_file("search:depth=3")
    assert not may_start_from_a_file(None)


def test_bots_that_must_be_ended_are_ended() -> None:
    with seated(["steward", "program:sleep 1000"]) as bots:
        pass
    made = bots[1]

    assert isinstance(made, Program)
    assert made._process is None
