"""Beliefs are learnt from games: lessons say where cards are, and looking on makes wiser."""

from pathlib import Path

import numpy as np
import pytest
import torch

from furstenfeld.bots.champion import SHIPPED, read_network
from furstenfeld.bots.champion.beliefs import read_beliefs
from furstenfeld.cli import main
from furstenfeld.fast.codes import NONE
from furstenfeld.rules import Variant
from furstenfeld.train.beliefs import BeliefExamples, BeliefTrainer, collect_examples, concatenated
from furstenfeld.train.deals import TableKind

pytestmark = pytest.mark.train


@pytest.fixture(scope="module")
def lessons() -> BeliefExamples:
    kinds = (TableKind(2), TableKind(3, Variant.EXPERT))
    return concatenated(list(collect_examples(read_network(SHIPPED), 192, "test", kinds)))


def test_a_card_is_in_one_place(lessons: BeliefExamples) -> None:
    assert (lessons.held + lessons.tail + lessons.above).max() == 1
    assert (lessons.held.sum(axis=1) > 0).all()


def test_a_tail_is_told_from_its_top_on(lessons: BeliefExamples) -> None:
    for tail, order in zip(lessons.tail[:300], lessons.order[:300], strict=True):
        cards = order[order != NONE]
        assert sorted(cards) == np.flatnonzero(tail).tolist()
        assert (order[len(cards) :] == NONE).all()


def test_facts_do_not_tell_what_is_hidden(lessons: BeliefExamples) -> None:
    """R2.5: the same facts come with different hands."""
    _, kinds = np.unique(lessons.facts, axis=0, return_inverse=True)
    hands = lessons.held @ (2.0 ** np.arange(lessons.held.shape[1]))
    assert len(np.unique(np.stack([kinds.ravel(), hands], axis=1), axis=0)) > len(np.unique(kinds))


def test_looking_on_makes_wiser_than_numbers_alone(lessons: BeliefExamples) -> None:
    believer = BeliefTrainer(lessons)
    before = believer.validation_losses()
    *_, after = believer.learn(epochs=12)
    assert after.held < before.held - 0.01
    assert after.order < before.order - 0.03


def test_what_was_learnt_is_what_is_said(lessons: BeliefExamples) -> None:
    """The layers that play give the numbers of those that learnt."""
    believer = BeliefTrainer(lessons)
    list(believer.learn(epochs=1))
    with torch.no_grad():
        learnt = believer.predict(torch.from_numpy(lessons.facts[:50]))
    for one, two in zip(learnt, believer.beliefs().opinion(lessons.facts[:50]), strict=True):
        assert np.abs(two).max() > 0.01
        assert np.allclose(one.numpy(), two, atol=1e-5)


def test_the_command_writes_beliefs(tmp_path: Path) -> None:
    beliefs = ["train", "beliefs", "--games", "8", "--out", str(tmp_path / "beliefs.npz")]

    assert main(beliefs) == 0
    assert read_beliefs(tmp_path / "beliefs.npz").layers
