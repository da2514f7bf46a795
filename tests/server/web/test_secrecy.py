"""The secrecy law over the wire: permute what a seat cannot know, and it gets the same bytes.

A game is played through a real server, and every byte to every seat and to a spectator is written
down: live updates, answers, previews, lists, refusals. Then the hidden cards are renamed, as far as
a watcher has not seen them up to some turn, and the game is played again through a fresh server.
Up to that turn the watcher must get the same bytes.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from furstenfeld.bots import bot, play_game
from furstenfeld.records import Chance, deal
from furstenfeld.rules import Event, apply, parse, setup
from furstenfeld.server.core import positions
from furstenfeld.server.services import messages
from furstenfeld.testing import RandomGame
from tests.properties.test_secrecy import renamed_deal, renamings
from tests.server.recording import Recording, Turn, Watcher, record, renamed_turns, turns_of

pytestmark = pytest.mark.untraced


def game_of(seed: str, players: int, variant: str) -> RandomGame:
    """Return a whole game between stewards."""
    dealt = deal(seed, players, variant)
    moves = play_game(dealt, [bot("steward")] * players, seed).actions
    outcomes = [setup(dealt)]
    for _, action in moves:
        outcomes.append(apply(outcomes[-1].state, parse(str(action))))
    return RandomGame(dealt, tuple(moves), tuple(outcomes))


Order = Callable[[list[Turn]], list[Turn]]


def in_turn(turns: list[Turn]) -> list[Turn]:
    return turns


def last_first(turns: list[Turn]) -> list[Turn]:
    """Return the turns of an expert opening, of which all wait for the last submitted (R10.5)."""
    return turns[::-1]


def differences(
    game: RandomGame,
    turns: list[Turn],
    first: Recording,
    watcher: Watcher,
    count: int,
    folder: Path,
    order: Order,
) -> list[int]:
    """Rename what a watcher has not seen in so many turns; return the turns that tell."""
    played = sum(len(turn.actions) for turn in turns[:count])
    names = renamings(game, played, watcher, Chance(f"{watcher}/{count}", "names"))
    other = renamed_deal(game.deal, names)
    assert other != game.deal
    folder.mkdir()
    again = record(folder, other, order(renamed_turns(other, turns[:count], names)), [watcher])
    pairs = zip(first[watcher], again[watcher], strict=False)
    return [place for place, (one, two) in enumerate(pairs) if one != two]


def watchers_of(game: RandomGame) -> list[Watcher]:
    return [*range(len(game.deal.decks)), None]


def told_by(
    game: RandomGame, folder: Path, counts: list[int], order: Order = in_turn
) -> list[tuple[Watcher, int, list[int]]]:
    """Return for each watcher and number of turns which turns told a secret."""
    turns = turns_of(game)
    (folder / "first").mkdir()
    first = record(folder / "first", game.deal, order(turns[: max(counts)]))
    return [
        (who, count, differences(game, turns, first, who, count, folder / f"{who}-{count}", order))
        for who in watchers_of(game)
        for count in counts
    ]


def test_nobody_gets_a_byte_that_depends_on_what_they_cannot_know(tmp_path: Path) -> None:
    told = told_by(game_of("secrets", 2, "expert"), tmp_path, [5])

    assert [(who, count, []) for who, count, _ in told] == told


def test_answers_before_their_turn_tell_nobody_a_byte(tmp_path: Path) -> None:
    told = told_by(game_of("secrets", 3, "expert"), tmp_path, [3], last_first)

    assert [(who, count, []) for who, count, _ in told] == told


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("variant", ["base", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_whole_games_nobody_gets_a_byte_too_many(
    variant: str, players: int, tmp_path: Path
) -> None:
    game = game_of(f"secrets {players}", players, variant)
    turns = len(turns_of(game))
    told = told_by(game, tmp_path, [1, turns // 3, 2 * turns // 3, turns - 1])

    assert [(who, count, []) for who, count, _ in told] == told


def test_a_card_that_leaks_into_the_log_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted fault: the server forgets to redact what it tells."""

    def forgetful(event: Event, seat: int | None) -> Event:
        return event

    monkeypatch.setattr(positions, "redact", forgetful)
    told = told_by(game_of("secrets", 2, "base"), tmp_path, [3])

    assert all(places for _, _, places in told)


def test_a_view_of_another_seat_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: a spectator looks over the shoulder of seat 0."""
    honest = messages.seen_state
    monkeypatch.setattr(
        messages, "seen_state", lambda table, state, seat: honest(table, state, seat or 0)
    )
    told = told_by(game_of("secrets", 2, "base"), tmp_path, [3])

    assert [who for who, _, places in told if places] == [None]
