"""`check_bot`: what it lets pass, what it catches, and what it tells."""

import json
import random
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
import pytest

from furstenfeld.bots import CHARACTERS, Player, RandomBot, Steward, turn
from furstenfeld.bots.scripted.characters import LEARNERS
from furstenfeld.records import Chance, view_from
from furstenfeld.rules import Action, Options, State, View, any_world, legal, parse
from furstenfeld.testing import check_bot

pytestmark = pytest.mark.untraced

SCRIPTED = ("random", *LEARNERS, *CHARACTERS)


class Illegal:
    """Wants to build from round 2 on, whether or not it may."""

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        return actions[0] if view.round == 1 else parse("build crane 1")


class Lucky:
    """Has luck of its own."""

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        return random.choice(actions)


class Crashing:
    """Cannot go on in round 3."""

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        return actions[1 // (3 - min(view.round, 3))]


class Cheating:
    """Finds the true position among the callers and looks at all the cards."""

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        next_cards = [seat.deck[0] for seat in self.position().table.seats if seat.deck]
        return actions[len("".join(next_cards)) % len(actions)]

    def position(self) -> State:
        frame = sys._getframe(1)
        while frame.f_back is not None:
            frame = frame.f_back
            for value in frame.f_locals.values():
                found = getattr(value, "state", value)
                if isinstance(found, State):
                    return found
        raise LookupError("no position anywhere")


class Scribbling:
    """Writes on what it is shown."""

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        msgspec.structs.force_setattr(view, "round", view.round + 1)
        return actions[0]


@dataclass
class Forgetful:
    """Answers otherwise the second time."""

    seen: set[View] = field(default_factory=set)

    def choose(self, view: View, actions: Options, rng: Chance) -> Action:
        found = actions[0] if view in self.seen else actions[-1]
        self.seen.add(view)
        return found


class Overlong:
    """Plans its turn, and something after it."""

    def plan(self, view: View, actions: Options, rng: Chance) -> tuple[Action, ...]:
        assert view.seat is not None
        whole = turn(Steward(), any_world(view), view.seat, rng)
        return (*whole, whole[-1])


class TwoMinds(RandomBot):
    """Plans by another mind than it chooses."""

    def plan(self, view: View, actions: Options, rng: Chance) -> tuple[Action, ...]:
        return (actions[-1],)


def refused(candidate: str | Player | Callable[[], Player]) -> str:
    """What `check_bot` says of a bot that does something wrong."""
    with pytest.raises(AssertionError) as caught:
        check_bot(candidate, players=(3,), probes=60)
    return str(caught.value)


@pytest.mark.parametrize("name", SCRIPTED)
def test_our_own_bots_pass(name: str) -> None:
    checked = check_bot(name, players=(3,), probes=30)

    assert checked.games == 4
    assert checked.questions > 200


def test_a_bot_may_be_a_spec_an_object_a_class_or_a_function() -> None:
    found = {
        check_bot(candidate, players=(2,), variants=("base",))
        for candidate in ("steward", Steward(), Steward, lambda: Steward())
    }

    assert len(found) == 1


@pytest.mark.parametrize(
    ("candidate", "told"),
    [
        (Illegal, "bot Illegal answers build crane 1, which is not legal"),
        (Crashing, "raises ZeroDivisionError: integer division or modulo by zero"),
        (Cheating, "answers otherwise where only secrets differ"),
        (Scribbling, "changes the view that it is shown"),
        (Forgetful(), "does not answer the same to the same"),
        (Overlong, "beyond the end of its turn"),
        (TwoMinds, "plans one thing and chooses another"),
    ],
)
def test_a_bot_that_does_wrong_is_caught(
    candidate: Player | Callable[[], Player], told: str
) -> None:
    assert told in refused(candidate)


def test_a_bot_with_luck_of_its_own_is_caught() -> None:
    """Which of the questions asked twice gives it away is luck, too."""
    assert re.search("does not answer the same to the same|answers otherwise", refused(Lucky))


def test_the_story_of_a_failure_can_be_repeated() -> None:
    """The view and the stream are all that a bot knows, so they show it again."""
    told = refused(Crashing)
    seen = view_from(json.loads(re.search(r"^  view     (.*)$", told, re.M)[1]))  # type: ignore[index]
    seed, purpose = re.search(r"Chance\('(.*)', '(.*)'\)", told).groups()  # type: ignore[union-attr]

    assert "seat     " in told
    assert "deal     deal('check/0', 3, 'base')" in told
    with pytest.raises(ZeroDivisionError):
        Crashing().choose(seen, seen.options, Chance(seed, purpose))


def test_the_story_tells_both_answers() -> None:
    told = refused(Cheating)
    answer, again = (re.search(rf"^  {word} +(.*)$", told, re.M)[1] for word in ("answer", "again"))  # type: ignore[index]

    assert answer != again
    assert f"legal    {answer}" in told or f", {answer}" in told


def test_a_bot_is_tried_in_every_variant_and_number_of_players() -> None:
    settings: set[tuple[str, int]] = set()

    class Noting(RandomBot):
        def choose(self, view: View, actions: Options, rng: Chance) -> Action:
            settings.add((view.variant, len(view.seats)))
            return super().choose(view, actions, rng)

    check_bot(Noting)

    assert settings == {(variant, n) for variant in ("base", "expert") for n in (2, 3, 4, 5)}


def test_another_seed_tries_other_games() -> None:
    one, other = (check_bot("random", seed=seed, players=(2,)) for seed in (1, 2))

    assert one.questions != other.questions


def test_legal_is_what_the_checker_compares_with() -> None:
    """The rules' own list is the judge, not the one that a bot was given."""

    class Greedy(RandomBot):
        def choose(self, view: View, actions: Options, rng: Chance) -> Action:
            return legal(any_world(view))[0]

    assert check_bot(Greedy, players=(2,), variants=("base",)).questions > 0
