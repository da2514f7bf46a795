"""The chances of a game that is over: a share for every seat and round, from what it could know."""

from statistics import mean

import pytest

from furstenfeld.bots import bot
from furstenfeld.bots.champion import win_chances
from furstenfeld.bots.whole_games import play_game
from furstenfeld.records import PlayedTurn, Record, deal, turns_of
from furstenfeld.rules import setup, view
from furstenfeld.server.services.win_chances import chances_of
from tests.server.conftest import Come
from tests.server.wire import over, started

pytestmark = pytest.mark.untraced


def champions(seed: int, players: int) -> tuple[Record, tuple[int, ...]]:
    """Return a game of champions, and who won it."""
    dealt = deal(seed, players)
    played = play_game(dealt, [bot("champion")] * players, seed)
    moves = tuple((seat, str(action)) for seat, action in played.actions)
    names = tuple(f"player {seat}" for seat in range(players))
    return Record(dealt, names, moves), played.state.winners or ()


def test_there_is_a_share_for_every_seat_and_round() -> None:
    record, _ = champions(1, 3)
    turns = turns_of(record)
    chances = chances_of(turns, win_chances([turn.view for turn in turns]), 3)

    assert chances.rounds == tuple(range(1, len(chances.rounds) + 1))
    assert [len(row) for row in chances.seats] == 3 * [len(chances.rounds)]
    assert all(0 <= share <= 1 for row in chances.seats for share in row)
    assert all(turn.view.seat == turn.seat == turn.view.to_move for turn in turns)


def test_in_the_last_round_winners_had_better_chances_than_the_others() -> None:
    won: list[float] = []
    lost: list[float] = []
    for seed in range(5):
        record, winners = champions(seed, 4)
        turns = turns_of(record)
        rows = chances_of(turns, win_chances([turn.view for turn in turns]), 4).seats
        for seat, row in enumerate(rows):
            (won if seat in winners else lost).append(row[-1])

    assert mean(won) > 0.5 > 0.25 > mean(lost)


def test_who_had_nothing_to_decide_has_the_chances_of_the_round_before() -> None:
    seen = view(setup(deal(1, 2)).state, 0)
    turns = [
        PlayedTurn(number, seat, 0, seen, (), is_whole=True)
        for number, seat in ((1, 0), (2, 1), (3, 0))
    ]
    chances = chances_of(turns, [0.4, 0.9, 0.1], 2)

    assert chances.rounds == (1, 2, 3)
    assert chances.seats == ((0.4, 0.4, 0.1), (0.5, 0.9, 0.9))


def test_chances_are_told_when_a_game_is_over_and_not_before(come: Come) -> None:
    players = [come("Ada"), come("Bo")]
    running = started(players)
    refused = players[0].refused("GET", f"/api/tables/{running}/replay/chances")
    id = over(players)
    told = come().get(f"/api/tables/{id}/replay/chances")
    end = come().get(f"/api/tables/{id}")["view"]

    assert refused["title"] == "not over"
    assert told["rounds"] == list(range(1, end["round"] + 1))
    assert [len(row) for row in told["seats"]] == 2 * [end["round"]]
    # Everybody resigned before the first turn, and bots played them all.
    every = (turn for row in told["turns"] for turn in row if turn is not None)
    assert told["stand_ins"] == sorted(every)
