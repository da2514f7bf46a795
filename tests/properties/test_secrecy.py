"""The secrecy law: permute all that a seat cannot know, and it sees and hears the same bytes.

View and legal actions are compared in one position whose secrets are shuffled. The log is compared
over a whole game: the hidden cards are renamed in the deal and in the private actions, the game is
played again, and what the watcher heard must be the same.
"""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from furstenfeld.records import Chance
from furstenfeld.rules import (
    BUILT,
    KEEP,
    UNDER,
    Action,
    Build,
    Building,
    Built,
    Card,
    CardBuilt,
    CardTrashed,
    Deal,
    Drew,
    Event,
    Keep,
    State,
    Under,
    apply,
    legal,
    redact,
    setup,
    view,
)
from furstenfeld.testing import RandomGame, games, permuted

pytestmark = pytest.mark.untraced

WATCHERS = st.none() | st.integers(0, 4)
Names = dict[Card, Card]


def seen(state: State, seat: int | None) -> bytes:
    """A view as it would go over a wire, legal actions included."""
    return msgspec.json.encode(view(state, seat))


def heard(events: list[Event], seat: int | None) -> bytes:
    return msgspec.json.encode([redact(event, seat) for event in events])


@given(games(), st.data())
def test_a_view_is_the_same_whatever_the_seat_cannot_know(
    game: RandomGame, data: st.DataObject
) -> None:
    """R2.5: hands and decks are secret, how many cards are in each is public."""
    state = data.draw(st.sampled_from(game.states))
    chance = Chance(data.draw(st.integers(0, 1000)), "secrets")
    for seat in (None, *range(len(game.deal.decks))):
        assert seen(permuted(state, seat, chance), seat) == seen(state, seat)


@given(games(), WATCHERS, st.data())
def test_a_log_is_the_same_whatever_the_watcher_cannot_know(
    game: RandomGame, watcher: int | None, data: st.DataObject
) -> None:
    """R2.5: nothing heard tells a hidden card, nor whether an answer was forced."""
    watcher = None if watcher is None else watcher % len(game.deal.decks)
    played = data.draw(st.integers(0, len(game.moves)))
    if played == len(game.moves):
        played -= 1  # after the end everything is open
    names = renamings(game, played, watcher, Chance(data.draw(st.integers(0, 1000)), "names"))
    told, state = play_renamed(game, played, names)
    original = [event for outcome in game.outcomes[: played + 1] for event in outcome.events]
    assert heard(told, watcher) == heard(original, watcher)
    if watcher is not None and game.states[played].to_move == watcher:
        assert seen(state, watcher) == seen(game.states[played], watcher)


@given(games())
def test_without_redaction_the_law_would_be_broken(game: RandomGame) -> None:
    """The means of this test can tell: a log that is not redacted differs between the two games."""
    played = len(game.moves) - 1
    names = renamings(game, 0, None, Chance(0, "names"))
    moved = [n for seat in names for n, other in seat.items() if n is not other]
    told, _ = play_renamed(game, 0, names)
    assert moved
    assert played >= 0
    assert msgspec.json.encode(told) != msgspec.json.encode(game.outcomes[0].events)


def renamings(game: RandomGame, played: int, watcher: int | None, chance: Chance) -> list[Names]:
    """For each seat a renaming of the cards that the watcher has not seen up to that action."""
    events = [event for outcome in game.outcomes[: played + 1] for event in outcome.events]
    names = []
    for seat, deck in enumerate(game.deal.decks):
        known = shown(events, seat) | (drawn(events, seat) if seat == watcher else set())
        hidden = tuple(card for card in deck if card not in known)
        names.append(dict(zip(hidden, chance.shuffled(hidden), strict=True)))
    return names


def shown(events: list[Event], seat: int) -> set[Card]:
    """The cards that a seat has shown to all."""
    open_events = [e for e in events if isinstance(e, CardBuilt | CardTrashed)]
    return {event.card for event in open_events if event.seat == seat}


def drawn(events: list[Event], seat: int) -> set[Card]:
    """The cards that a seat has had in hand."""
    return {card for e in events if isinstance(e, Drew) and e.seat == seat for card in e.cards}


def play_renamed(game: RandomGame, played: int, names: list[Names]) -> tuple[list[Event], State]:
    """Play the first actions of a game again with hidden cards renamed.

    In the other game a seat may be asked to build where it was not, or the other way round: it
    could pay for a hidden card. Then it answers `built`, or the `built` of the first game is left
    out.
    """
    outcome = setup(renamed_deal(game.deal, names))
    told = list(outcome.events)
    for seat, action in game.moves[:played]:
        wanted = renamed(action, names[seat])
        while isinstance(outcome.state.phase, Building) and not isinstance(wanted, Build | Built):
            outcome = apply(outcome.state, BUILT)
            told += outcome.events
        if isinstance(wanted, Built) and wanted not in legal(outcome.state):
            continue
        assert outcome.state.to_move == seat
        outcome = apply(outcome.state, wanted)
        told += outcome.events
    return told, outcome.state


def renamed_deal(deal: Deal, names: list[Names]) -> Deal:
    decks = tuple(
        tuple(names[seat].get(card, card) for card in deck) for seat, deck in enumerate(deal.decks)
    )
    return Deal(deal.variant, deal.edition, deal.demands, deal.order, decks)


def renamed(action: Action, names: Names) -> Action:
    match action:
        case Keep():
            return KEEP[names.get(action.card, action.card)]
        case Under():
            return UNDER[names.get(action.card, action.card)]
        case _:
            return action
