"""Hypothesis strategies: editions, deals, and games played by arbitrary choices."""

from collections.abc import Sequence

import msgspec
from hypothesis import strategies as st

from furstenfeld.records import bundled_edition, deal
from furstenfeld.rules import (
    GOODS,
    PRICED_CARDS,
    Action,
    Deal,
    Edition,
    Outcome,
    State,
    Variant,
    apply,
    edition_from,
    legal,
    setup,
)


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    """Draw any edition that R8.1 allows, including unusual ones."""
    track = [0, *sorted(draw(st.lists(st.integers(0, 9), min_size=1, max_size=15)))]
    track[-1] = max(track[-1], 1)
    first_price = next(space for space, price in enumerate(track) if price)
    good = st.sampled_from([*(str(good) for good in GOODS), "none"])
    demand = st.lists(st.integers(1, 9), min_size=3, max_size=3)
    return edition_from(
        {
            "name": "drawn",
            "costs": {str(card): draw(st.integers(0, 15)) for card in PRICED_CARDS},
            "demands": draw(st.lists(demand, min_size=7, max_size=7)),
            "track": track,
            "start": draw(st.integers(first_price, len(track) - 1)),
            "palace_prices": sorted(draw(st.lists(st.integers(0, 20), min_size=6, max_size=6))),
            "coins": draw(st.integers(0, 20)),
            "printed": draw(st.lists(good, min_size=6, max_size=6)),
            "income_top": draw(st.integers(1, 40)),
            "opening": draw(st.integers(0, 26)),
            "expert_opening": draw(st.integers(1, 28)),
            "draw": draw(st.integers(1, 28)),
            "keep": draw(st.integers(1, 28)),
            "builds": draw(st.integers(1, 6)),
        }
    )


@st.composite
def deals(
    draw: st.DrawFn,
    variants: Sequence[Variant] = tuple(Variant),
    players: Sequence[int] = (2, 3, 4, 5),
    edition: st.SearchStrategy[Edition] | None = None,
) -> Deal:
    """Draw a deal, of the default edition unless another strategy is given."""
    return deal(
        draw(st.integers(0, 2**32)),
        draw(st.sampled_from(players)),
        draw(st.sampled_from(variants)),
        bundled_edition("reconstructed") if edition is None else draw(edition),
    )


class RandomGame(msgspec.Struct, frozen=True):
    """A whole game of arbitrary choices; `outcomes[n]` is what action n led to, 0 the set-up."""

    deal: Deal
    moves: tuple[tuple[int, Action], ...]
    """The seat and its action, in the order played."""
    outcomes: tuple[Outcome, ...]

    @property
    def states(self) -> tuple[State, ...]:
        """The positions, from the first decision to the end."""
        return tuple(outcome.state for outcome in self.outcomes)


def walk(dealt: Deal, choices: Sequence[int]) -> RandomGame:
    """Return the game that these choices lead to; they are repeated until the game is over.

    The choices are added up, so that a short list does not repeat the same answers.
    """
    outcomes = [setup(dealt)]
    moves: list[tuple[int, Action]] = []
    total = 0
    while (seat := outcomes[-1].state.to_move) is not None:
        state = outcomes[-1].state
        total += choices[len(moves) % len(choices)] + len(moves) // len(choices)
        action = legal(state)[total % len(legal(state))]
        moves.append((seat, action))
        outcomes.append(apply(state, action))
    return RandomGame(dealt, tuple(moves), tuple(outcomes))


@st.composite
def games(draw: st.DrawFn, dealt: st.SearchStrategy[Deal] | None = None) -> RandomGame:
    """Draw a whole game."""
    choices = draw(st.lists(st.integers(0, 1000), min_size=1, max_size=60))
    return walk(draw(deals() if dealt is None else dealt), choices)
