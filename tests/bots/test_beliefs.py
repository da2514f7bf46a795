"""Beliefs about rivals: worlds that a view allows, as likely as rivals make them."""

from pathlib import Path

import numpy as np
import pytest

from furstenfeld.bots.champion import SHIPPED, read_network
from furstenfeld.bots.champion.beliefs import (
    FACTS,
    OPINIONS,
    Beliefs,
    facts_of,
    likely_worlds,
    read_beliefs,
    shuffle_above,
    write_beliefs,
)
from furstenfeld.bots.champion.network import Layer
from furstenfeld.bots.champion.turns import log_chances, won
from furstenfeld.fast import Batch, sample_worlds
from furstenfeld.fast.codes import CARD_COUNT, CHOOSING
from furstenfeld.fast.layout import Games
from furstenfeld.rules import CARDS, Card, Variant, view
from tests.bots.walks import positions

CARD_ID = {row.card: number for number, row in enumerate(CARDS)}


def believing(**liked: dict[Card, float]) -> Beliefs:
    """Beliefs that say the same of everybody: how much some cards are liked."""
    bias = np.zeros((OPINIONS, CARD_COUNT), np.float32)
    for number, name in enumerate(("held", "tail", "early")):
        for card, liking in liked.get(name, {}).items():
            bias[number, CARD_ID[card]] = liking
    return Beliefs((Layer(np.zeros((FACTS, bias.size), np.float32), bias.ravel()),))


def decks_of(games: Games, seat: int) -> list[list[int]]:
    """The deck of a seat in each game, from its top on."""
    return [
        np.roll(game["deck"][seat], -int(game["head"][seat]))[: game["size"][seat]].tolist()
        for game in games
    ]


@pytest.mark.parametrize("variant", list(Variant))
def test_a_likely_world_looks_the_same_to_the_seat(variant: Variant) -> None:
    """R2.5: own hand and tail are fixed, and so is all that is public."""
    for state in positions(4, variant, 61):
        assert state.to_move is not None
        seen = view(state, state.to_move)
        games = likely_worlds(read_beliefs(), Batch.of([state]).games, state.to_move, 20, 1)
        worlds = Batch(games, state.table.deal.edition)
        for number in range(20):
            assert view(worlds.state(number, state.table.deal), state.to_move) == seen


@pytest.mark.parametrize("variant", list(Variant))
def test_likely_worlds_do_not_depend_on_what_is_hidden(variant: Variant) -> None:
    """Two positions with one view give the same worlds: no secret gets through."""
    beliefs = read_beliefs()
    for state in positions(4, variant, 61):
        assert state.to_move is not None
        games = Batch.of([state]).games
        other = sample_worlds(view(state, state.to_move), 1, seed=3).games
        one, two = (likely_worlds(beliefs, each, state.to_move, 8, 5) for each in (games, other))
        for seat in set(range(4)) - {state.to_move}:
            seats = np.array([seat])
            assert (facts_of(games, seats) == facts_of(other, seats)).all()
            assert (one["hand"][:, seat] == two["hand"][:, seat]).all()
            assert decks_of(one, seat) == decks_of(two, seat)


def late(variant: Variant = Variant.BASE) -> tuple[Games, int, int]:
    """A record in which rivals hold cards and have a tail, the seat that is asked, and a rival."""
    for state in reversed(list(positions(4, variant, 23))):
        seat = state.to_move
        game = Batch.of([state]).games
        assert seat is not None
        rival = (seat + 1) % 4
        held = int(game[0]["hand"][rival]).bit_count()
        if held and game[0]["known"][rival] > 3 and game[0]["size"][rival] > 9:
            return game, seat, rival
    raise AssertionError("no position with a tail")


def unseen_of(game: Games, seat: int) -> list[int]:
    return decks_of(game, seat)[0] + [
        card for card in range(CARD_COUNT) if game[0]["hand"][seat] >> card & 1
    ]


def test_a_card_that_is_believed_in_hand_is_held() -> None:
    game, seat, rival = late()
    card = unseen_of(game, rival)[5]
    worlds = likely_worlds(believing(held={CARDS[card].card: 99.0}), game, seat, 30, 1)
    assert (worlds["hand"][:, rival] >> card & 1).all()


def test_cards_that_are_believed_under_the_deck_are_there_and_in_their_order() -> None:
    game, seat, rival = late()
    first, second = unseen_of(game, rival)[4:6]
    liked = {CARDS[first].card: 99.0, CARDS[second].card: 60.0}
    none = dict.fromkeys(liked, -99.0)
    worlds = likely_worlds(believing(held=none, tail=liked, early=liked), game, seat, 30, 1)
    known = int(game[0]["known"][rival])
    for deck in decks_of(worlds, rival):
        assert deck[-known : 2 - known or None] == [first, second]


def test_without_an_opinion_every_card_is_as_likely_as_another() -> None:
    game, seat, rival = late()
    worlds = likely_worlds(believing(), game, seat, 6000, 1)
    held = int(game[0]["hand"][rival]).bit_count()
    cards = unseen_of(game, rival)
    for card in cards:
        share = (worlds["hand"][:, rival] >> card & 1).mean()
        assert share == pytest.approx(held / len(cards), abs=0.03)


def test_only_what_nobody_has_drawn_is_shuffled() -> None:
    game, _, _ = late()
    games = np.repeat(game, 50)
    shuffle_above(games, np.random.default_rng(1))
    assert (games["hand"] == game["hand"]).all()
    for seat in range(4):
        known, before = int(game[0]["known"][seat]), decks_of(game, seat)[0]
        above = len(before) - known
        decks = decks_of(games, seat)
        assert all(deck[above:] == before[above:] for deck in decks)
        assert all(sorted(deck) == sorted(before) for deck in decks)
        assert above < 2 or len({tuple(deck) for deck in decks}) > 1


@pytest.mark.slow
def test_in_likely_worlds_a_champion_wins_as_often_as_at_the_table() -> None:
    """Of four that are alike each wins a quarter; where rivals hold just anything, far more."""
    beliefs, network = read_beliefs(), read_network(SHIPPED)
    batch = Batch.deal([f"beliefs/{number}" for number in range(16)], 4)
    likely, anything, seats = [], [], []
    while (going := np.flatnonzero(~batch.finished)).size:
        part = Batch(batch.games[going], batch.edition, threads=1)
        for row in np.flatnonzero((part.games["phase"] == CHOOSING) & (part.games["round"] == 6)):
            game, seat = part.games[row : row + 1], int(part.games[row]["seat"])
            others = Batch(np.repeat(game, 6), batch.edition, threads=1)
            others.resample(np.full(6, seat), 1)
            anything.append(others.games)
            likely.append(likely_worlds(beliefs, game, seat, 6, 1))
            seats.append(np.full(6, seat))
        part.step(log_chances(network, part).argmax(axis=1))
        batch.games[going] = part.games

    def share(worlds: list[Games]) -> float:
        ends = Batch(np.concatenate(worlds), batch.edition, threads=1)
        while (going := np.flatnonzero(~ends.finished)).size:
            part = Batch(ends.games[going], batch.edition, threads=1)
            part.step(log_chances(network, part).argmax(axis=1))
            ends.games[going] = part.games
        return float(won(ends, np.concatenate(seats)).mean())

    assert share(likely) == pytest.approx(0.25, abs=0.06)
    assert share(anything) > 0.4


def test_beliefs_are_the_same_from_a_file(tmp_path: Path) -> None:
    beliefs = read_beliefs()
    write_beliefs(beliefs, tmp_path / "beliefs.npz")
    facts = np.random.default_rng(1).random((5, FACTS), np.float32)
    for one, two in zip(
        beliefs.opinion(facts), read_beliefs(tmp_path / "beliefs.npz").opinion(facts), strict=True
    ):
        assert (one == two).all()


def test_beliefs_of_another_version_are_refused(tmp_path: Path) -> None:
    narrow = Beliefs((Layer(np.zeros((3, 2), np.float32), np.zeros(2, np.float32)),))
    write_beliefs(narrow, tmp_path / "beliefs.npz")
    with pytest.raises(ValueError, match="from 3 to 2 numbers, and this version needs"):
        read_beliefs(tmp_path / "beliefs.npz")
