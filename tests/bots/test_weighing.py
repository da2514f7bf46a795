"""Answers that are weighed by their foreseen cases."""

import numpy as np
import pytest

from furstenfeld.bots.champion.action_features import (
    CASE_KINDS,
    CASE_OF,
    CASES,
    TABLES,
    WEIGHED,
    add_weighed,
)
from furstenfeld.bots.champion.cpu import inputs_of
from furstenfeld.bots.champion.inputs import (
    ABOVE_SCALE,
    AT_AMOUNTS,
    AT_BREWERIES,
    AT_BUILDS,
    CASE_SIZE,
    INPUTS,
    KINDS,
)
from furstenfeld.bots.champion.kernel.builds import kind_of
from furstenfeld.bots.champion.shape import CHOICES, OUTPUTS, WEIGHING
from furstenfeld.fast import Batch
from furstenfeld.fast.codes import ACTION_COUNT, ACTION_ID, CARD_ID, CHOOSING, THING_ID
from furstenfeld.fast.convert import edition_record
from furstenfeld.records import bundled_edition
from furstenfeld.rules import (
    BREWERY,
    BUILD,
    BUILT,
    CARDS,
    SELL,
    Action,
    Variant,
)
from tests.bots.networks import drawn_network

NO_KINDS = np.zeros((CASE_KINDS, WEIGHED), np.float32)
"""Nothing counts but the weights of the position."""


def test_every_case_stands_where_its_answer_says() -> None:
    """A row with one number is worth something to the answer of that number alone."""
    places = np.concatenate([np.arange(table.start, table.stop) for table in TABLES])
    rows = np.zeros((CASES, INPUTS), np.uint8)
    rows[np.arange(CASES), places[::CASE_SIZE]] = 2
    logits = np.zeros((CASES, CHOICES), np.float32)
    weights = np.zeros((CASES, WEIGHED), np.float32)
    weights[:, 0] = 1
    add_weighed(logits, rows, weights, NO_KINDS)

    for action in range(ACTION_COUNT):
        counted = np.flatnonzero(logits[:, action])
        assert counted.tolist() == ([CASE_OF[action]] if action in CASE_OF else [])
    np.testing.assert_allclose(logits[logits > 0], 2 * ABOVE_SCALE[0])


def test_answers_of_one_table_follow_each_other() -> None:
    cases: dict[int, Action] = {
        AT_BREWERIES: BREWERY[2],
        AT_AMOUNTS: SELL[1][2],
        AT_BUILDS: BUILT,
    }
    numbers = {AT_BREWERIES: 2, AT_AMOUNTS: 2, AT_BUILDS: 0}
    places = np.concatenate([np.arange(table.start, table.stop) for table in TABLES])
    for table, action in cases.items():
        at = places[CASE_OF[ACTION_ID[action]] * CASE_SIZE]

        assert at == table + (1 + numbers[table]) * CASE_SIZE


def test_the_kinds_of_cards_are_those_that_the_kernel_knows() -> None:
    edition = edition_record(bundled_edition("reconstructed")).view(np.recarray)[0]
    first = CASE_OF[ACTION_ID[BUILT]] + 1
    for row in CARDS:
        kind, plot = divmod(CASE_OF[ACTION_ID[BUILD[row.card][4]]] - first, 6)

        assert plot == 4
        assert kind == kind_of(edition, THING_ID[row.card]) < KINDS
        assert THING_ID[row.card] == CARD_ID[row.card] + 1


def test_a_network_that_counts_nothing_but_its_own_pay_sells_where_it_is_paid_most() -> None:
    """The weights of a last layer that says nothing else decide alone."""
    network = drawn_network()
    weight = np.zeros_like(network.leave.weight)
    bias = np.zeros(OUTPUTS, np.float32)
    bias[WEIGHING] = 1
    leave = network.leave._replace(weight=weight, bias=bias)
    network = network._replace(leave=leave, kinds=NO_KINDS)
    batch = Batch.deal([f"pay/{number}" for number in range(200)], 4, Variant.BASE)
    batch.playout(1, 60)
    asked = batch.games["phase"] == CHOOSING
    rows = inputs_of(batch.observe()[asked], batch.edition)
    first = ACTION_ID[BREWERY[0]]
    liked = network.outlook(rows).logits[:, first : first + 4]
    paid = rows[:, TABLES[0]].reshape(len(rows), -1, CASE_SIZE)[:, :4, 0]

    assert paid.any()
    np.testing.assert_array_equal(liked.argmax(axis=1), paid.argmax(axis=1))


def test_a_kind_of_card_may_count_otherwise_than_others() -> None:
    """And whether a case is above the least at all counts by itself."""
    rows = np.zeros((1, INPUTS), np.uint8)
    rows[:, TABLES[2]] = 3
    kinds = NO_KINDS.copy()
    kinds[3, 0], kinds[4, CASE_SIZE] = 1, 5
    logits = np.zeros((1, CHOICES), np.float32)
    add_weighed(logits, rows, np.zeros((1, WEIGHED), np.float32), kinds)

    for row in CARDS:
        liked = logits[0, ACTION_ID[BUILD[row.card][2]]]
        assert liked == pytest.approx({"hops-1": 3 * ABOVE_SCALE[0], "hops-2": 5}.get(row.card, 0))
