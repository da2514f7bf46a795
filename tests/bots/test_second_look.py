"""A second look at turns: what was given away, and what should have been done."""

from statistics import mean

import pytest

from furstenfeld.bots import bot
from furstenfeld.bots.champion import second_look
from furstenfeld.bots.turns import turn
from furstenfeld.bots.whole_games import play_game
from furstenfeld.records import Chance, Record, deal, replay, turns_of
from furstenfeld.rules import Action, State, apply, parse, view
from tests.bots.won import WON
from tests.rules.positions import position, seat

WAITING = position(
    seat(
        plots="palace-1 palace-2 palace-3 / palace-4 palace-5 water",
        hand="palace-6 bank-2",
        goods=(0, 0, 1),
    ),
    seat(coins=3, plots="palace-1 palace-2 palace-3 / hops barley water"),
    markers={1: (3, 3, 3), 2: (3, 3, 3)},
)
"""The last part is in hand, and there are no coins for it yet."""


def answers(*texts: str) -> tuple[Action, ...]:
    return tuple(map(parse, texts))


def of_champions(seed: int) -> tuple[Record, list[State]]:
    dealt = deal(seed, 4)
    played = play_game(dealt, [bot("champion")] * 4, seed)
    moves = tuple((seat, str(action)) for seat, action in played.actions)
    record = Record(dealt, ("Ada", "Bo", "Cleo", "Dora"), moves)
    return record, [outcome.state for outcome in replay(record)]


def test_who_does_not_take_a_sure_win_is_told_of_it() -> None:
    passed = answers("brewery 1", "sell 1 water", "built", "under palace-6")
    look = second_look(view(WON, 0), passed)

    assert look.best == 1.0
    assert look.lost > 0.3
    assert parse("build palace-6 6") in look.better


def test_a_sure_win_could_not_have_been_better() -> None:
    done = answers("brewery 1", "sell 1 water", "build palace-6 6")
    look = second_look(view(WON, 0), done)

    assert (look.played, look.best, look.better) == (1.0, 1.0, ())


def test_where_only_cards_under_the_deck_were_wrong_no_other_sale_is_called_better() -> None:
    sale = ("brewery 1", "sell 1 water")
    look = second_look(view(WAITING, 0), answers(*sale, "under palace-6"))

    assert look.lost > 0.02
    assert look.better == answers(*sale, "under bank-2")


def test_who_keeps_the_last_part_could_not_have_done_better() -> None:
    kept = answers("brewery 1", "sell 1 water", "under bank-2")

    assert second_look(view(WAITING, 0), kept).better == ()


def test_the_same_turn_gets_the_same_look() -> None:
    record, _ = of_champions(3)
    played = turns_of(record)[5]
    first, again = (second_look(played.view, played.actions) for _ in range(2))

    assert first == again


def test_what_is_better_is_a_whole_turn_that_the_rules_allow() -> None:
    passed = answers("brewery 1", "sell 1 water", "built", "under palace-6")
    state, better = WON, second_look(view(WON, 0), passed).better
    for action in better:
        assert action in state.options
        state = apply(state, action).state

    assert better and state.to_move != 0


@pytest.mark.slow
def test_turns_by_chance_give_away_more_than_those_of_champions() -> None:
    record, states = of_champions(5)
    own, by_chance = [], []
    for played in turns_of(record)[::3]:
        drawn = turn(
            bot("random"), states[played.before], played.seat, Chance(played.before, "bot")
        )
        own.append(second_look(played.view, played.actions).lost)
        by_chance.append(second_look(played.view, drawn).lost)

    assert mean(by_chance) > 0.04 > mean(own) >= 0
