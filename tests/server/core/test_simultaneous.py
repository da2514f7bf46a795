"""Set-up and phase 1: all who are asked may answer at once, and nobody can tell (R10.5)."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from furstenfeld.records import Chance
from furstenfeld.rules import (
    Card,
    Drawing,
    State,
    Variant,
    position,
)
from furstenfeld.server.core import seat_actions
from furstenfeld.server.core.options import Options, Undo
from furstenfeld.server.core.refusals import RefusalError
from furstenfeld.server.core.simultaneous import position_to_answer, seats_to_answer
from furstenfeld.server.core.table import Table, player_at
from furstenfeld.server.core.turns import plan
from furstenfeld.server.services.messages import update
from tests.server.conftest import Come
from tests.server.tables import NOW, PEOPLE, by_chance, running_table
from tests.server.wire import planned, started

EXPERT = Options(players=3, variant=Variant.EXPERT)


def in_laboratories(*plots: Card | None) -> Table:
    """Return a table in phase 1 whose seats have these cards on their first plots."""
    table = running_table(Options(players=len(plots)))
    assert table.game is not None
    laid = table.game.state.table
    seats = tuple(
        replace(seat, plots=(card, *seat.plots[1:]))
        for seat, card in zip(laid.seats, plots, strict=True)
    )
    first = next(marker.seat for marker in laid.queue if plots[marker.seat] is not None)
    left = 2 if plots[first] is Card.LABORATORY_2 else 1
    state = position(replace(laid, seats=seats), Drawing(first, left))
    return replace(table, game=replace(table.game, state=state))


def order(table: Table) -> tuple[int, ...]:
    assert table.game is not None
    return tuple(marker.seat for marker in table.game.state.table.queue)


def whole(state: State | None, seat: int) -> tuple[str, ...]:
    """Return a complete answer by chance."""
    assert state is not None
    choose, texts = by_chance(seat), tuple[str, ...]()
    while not (made := plan(state, seat, texts)).is_complete:
        texts = (*texts, choose(made.end))
    return texts


def answered(table: Table, seat: int) -> Table:
    """Return the table after a seat answered, in its turn or before it, and what waited for it."""
    texts, player = whole(position_to_answer(table, seat), seat), player_at(table, seat)
    assert table.game is not None
    number, client = player.commits, f"{seat}-{player.commits}"
    if table.game.state.to_move != seat:
        return seat_actions.queue_turn(table, seat, number=number, client=client, texts=texts)
    done = seat_actions.commit(table, seat, number=number, client=client, texts=texts, now=NOW)
    while (more := seat_actions.play_queued(done.table, NOW)) is not None:
        done = more
    return done.table


@pytest.mark.parametrize(
    "table",
    [
        running_table(EXPERT),
        in_laboratories(Card.LABORATORY_1, Card.LABORATORY_1, Card.LABORATORY_1),
    ],
    ids=["opening", "laboratories"],
)
def test_any_order_of_answers_leads_to_the_same_game(table: Table) -> None:
    ends = []
    for seats in permutations(range(3)):
        after = table
        for seat in seats:
            after = answered(after, seat)
        ends.append(after)

    assert ends[0].game is not None
    assert ends[0].game.commits == 3
    assert all(end.game == ends[0].game for end in ends)
    assert all(end.players == ends[0].players for end in ends)


def test_only_seats_with_a_laboratory_are_asked_in_phase_1() -> None:
    table = in_laboratories(Card.LABORATORY_1, None, Card.LABORATORY_2)

    assert seats_to_answer(table) == (0, 2)


def test_nobody_is_asked_early_in_the_turns_of_a_round() -> None:
    table = running_table()

    assert seats_to_answer(table) == order(table)[:1]


def test_a_second_laboratory_card_is_asked_for_when_the_first_was_seen() -> None:
    """What is drawn is seen before the next answer, so that waits for the real turn."""
    table = in_laboratories(*[Card.LABORATORY_2] * 3)
    first, second, _ = order(table)
    table = seat_actions.queue_turn(table, second, number=0, client="early", texts=("draw",))
    assert second not in seats_to_answer(table)
    done = seat_actions.commit(table, first, number=0, client="x", texts=("enough",), now=NOW)
    opened = seat_actions.play_queued(done.table, NOW)

    assert opened is not None
    assert opened.entry.client == "early"
    assert position_to_answer(opened.table, second) is not None


def test_an_early_answer_is_checked_at_once() -> None:
    table = running_table(EXPERT)
    second = order(table)[1]
    texts = whole(position_to_answer(table, second), second)

    for wrong, reason in ((texts[:-1], "unfinished"), (("draw",), "not-legal")):
        with pytest.raises(RefusalError, match=reason):
            seat_actions.queue_turn(table, second, number=0, client="c", texts=wrong)
    with pytest.raises(RefusalError, match="stale"):
        seat_actions.queue_turn(table, second, number=1, client="c", texts=texts)
    queued = seat_actions.queue_turn(table, second, number=0, client="c", texts=texts)
    with pytest.raises(RefusalError, match="not-your-turn"):
        seat_actions.queue_turn(queued, second, number=1, client="d", texts=texts)


def test_without_undo_an_early_answer_can_be_pledged_as_well() -> None:
    table = running_table(replace(EXPERT, undo=Undo.NEVER))
    second = order(table)[1]
    shown = position_to_answer(table, second)
    assert shown is not None
    one, other = str(shown.options[0]), str(shown.options[1])
    pledged, _ = seat_actions.pledge(table, second, seat_actions.Pledge(0, (one,)))

    with pytest.raises(RefusalError, match="undone"):
        seat_actions.draft(pledged, second, seat_actions.Draft(0, (other,)))


def test_an_early_answer_changes_nothing_for_the_others() -> None:
    table = running_table(EXPERT)
    first, second, third = order(table)
    queued = answered(table, second)

    for watcher in (PEOPLE[first], PEOPLE[third], None):
        assert update(queued, watcher, (), 0, NOW) == update(table, watcher, (), 0, NOW)
    own = update(queued, PEOPLE[second], (), 0, NOW)
    assert own.number == 1
    assert own.view is not None
    assert own.view.options == ()


def test_a_seat_that_arranged_its_opening_early_sees_it_arranged() -> None:
    """R10.5: it waits sealed, also for the last in order, after whom cards are drawn."""
    table = running_table(EXPERT)
    for seat in order(table)[1:]:
        texts = whole(position_to_answer(table, seat), seat)
        queued = seat_actions.queue_turn(table, seat, number=0, client="c", texts=texts)
        own = update(queued, PEOPLE[seat], (), 0, NOW)

        assert own.sealed == texts
        assert own.view is not None
        assert own.view.own is not None
        assert [f"keep {card}" for card in own.view.own.hand] == [texts[0]]
        # The last card goes under by itself: there is nothing left to ask.
        under = [f"under {card}" for card in own.view.own.known_tail]
        assert under[:-1] == list(texts[1:])
        assert len(under) == 9
        assert own.view.seats[seat].hand_size == 1
        assert list(own.view.costs) == list(own.view.own.hand)
        assert own.view.to_move == order(table)[0]


def test_a_laboratory_answered_early_says_so_and_shows_no_card_before_its_turn() -> None:
    """R10.5: what is drawn is seen when those before have answered."""
    table = in_laboratories(*[Card.LABORATORY_1] * 3)
    second = order(table)[1]
    before = update(table, PEOPLE[second], (), 0, NOW)
    queued = seat_actions.queue_turn(table, second, number=0, client="c", texts=("draw",))
    own = update(queued, PEOPLE[second], (), 0, NOW)

    assert before.sealed == ()
    assert own.sealed == ("draw",)
    assert before.view is not None
    assert own.view is not None
    assert own.view.own == before.view.own


def test_a_sealed_answer_is_opened_to_nobody_when_it_was_given() -> None:
    table = running_table(EXPERT)
    first, second, third = order(table)
    after = answered(answered(table, second), first)

    assert player_at(after, second).commits == 1
    assert update(after, PEOPLE[second], (), 0, NOW).sealed == ()
    assert update(after, PEOPLE[third], (), 0, NOW).sealed == ()


def test_answers_given_at_once_are_kept_and_told_in_player_order(come: Come) -> None:
    players = [come("Ada"), come("Bo"), come("Cleo")]
    id = started(players, variant="expert")
    path = f"/api/tables/{id}"
    shown = [player.get(path) for player in players]
    assert [each["view"]["to_move"] for each in shown] == [0, 1, 2]
    assert all(player.get("/api/me/turns")["tables"] for player in players)
    first = come().get(path)["view"]["to_move"]
    late = [seat for seat in range(3) if seat != first]
    with players[first].live() as line:
        line.ask(type="watch", table=id)
        line.until(type="table")
        for seat in late:
            turn = planned(players[seat], id, shown[seat], Chance(seat, "early"))
            done = players[seat].post(f"{path}/turns", turn)
            again = players[seat].post(f"{path}/turns", turn)
            assert done["number"] == again["number"] == 1
            assert players[seat].get("/api/me/turns")["tables"] == []
        assert players[first].get(path)["log"] == shown[first]["log"]
        turn = planned(players[first], id, shown[first], Chance(first, "early"))
        log = players[first].post(f"{path}/turns", turn)["log"]["events"]
        heard = line.until(type="table")["log"]["events"]

    kept = [event["seat"] for event in log if event["type"].startswith("KeptOpening")]
    assert sorted(kept) == [0, 1, 2]
    assert kept[0] == first
    assert heard == log
