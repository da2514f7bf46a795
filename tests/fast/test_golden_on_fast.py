"""Golden games and perft counts hold on the compiled engine too."""

import numpy as np
import pytest

from furstenfeld.fast import ACTION_ID, Batch
from furstenfeld.records import read_game, replay
from furstenfeld.rules import legal, parse
from tests.differential.lockstep import trace
from tests.golden.perft import STARTS, Start, stored
from tests.golden.regenerate import GAMES
from tests.golden.required import Wanted, required

pytestmark = pytest.mark.untraced


@pytest.mark.parametrize("wanted", required(), ids=lambda wanted: wanted.name)
def test_a_golden_game_is_the_same_on_both_engines(wanted: Wanted) -> None:
    """R11.1: replayed action by action, to the same positions."""
    record = read_game(GAMES / f"{wanted.name}.json")
    outcomes = list(replay(record))
    batch = Batch.of([outcomes[0].state])
    for (_, text), outcome in zip(record.moves, outcomes[1:], strict=True):
        batch.step([ACTION_ID[parse(text)]])
        assert batch.state(0, record.deal) == outcome.state


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.name)
def test_the_perft_counts_hold(start: Start) -> None:
    """R10.7: as many sequences of actions as on the rules, depth by depth."""
    batch = Batch.of([start.state()])
    counts = []
    for _ in range(start.depth):
        masks = batch.masks()
        counts.append(int(masks.sum()) + int(batch.finished.sum()))
        games, actions = np.nonzero(masks)
        grown = Batch(batch.games[games].copy(), batch.edition)
        over = Batch(batch.games[batch.finished].copy(), batch.edition)
        grown.step(actions)
        batch = Batch(np.concatenate([grown.games, over.games]), batch.edition)
    assert counts == stored()[start.name]


def test_a_trace_notes_every_position_and_every_legal_action() -> None:
    record = read_game(GAMES / "base-2-palace.json")
    outcomes = list(replay(record))
    batch = Batch.of([outcomes[0].state])
    actions = np.array([ACTION_ID[parse(text)] for _, text in record.moves])
    after = np.zeros(len(outcomes), batch.games.dtype)
    options = np.zeros(200 * len(outcomes), np.int64)
    noted = trace(batch.games, batch._edition, actions, after, options)
    expected = [ACTION_ID[action] for o in outcomes for action in legal(o.state)]
    assert options[:noted].tolist() == expected
