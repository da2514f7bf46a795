"""Who plays in lockstep games: by chance, by a plan, and to break things."""

from collections.abc import Callable
from random import Random

from furstenfeld.rules import (
    PALACE_PARTS,
    Action,
    Build,
    Draw,
    Drop,
    Office,
    Sell,
    State,
    Trade,
    Trash,
    Under,
    legal,
)

Policy = Callable[[State, Random], Action]


def by_chance(state: State, random: Random) -> Action:
    """Choose any legal action."""
    return random.choice(legal(state))


def by_plan(state: State, random: Random) -> Action:
    """Build palace parts when possible, sell everything, draw what there is; else by chance."""
    options = legal(state)
    parts = [a for a in options if isinstance(a, Build) and a.card in PALACE_PARTS]
    if parts:
        return random.choice(parts)
    if isinstance(options[0], Under):
        others = [a for a in options if isinstance(a, Under) and a.card not in PALACE_PARTS]
        return random.choice(others or options)
    if isinstance(options[0], Sell):
        return options[-1]
    if isinstance(options[0], Draw):
        return options[0]
    return random.choice(options[:-1])


def at_the_edges(state: State, random: Random) -> Action:
    """Always take the first or the last legal action."""
    return legal(state)[random.choice((0, -1))]


def by_rarity(state: State, random: Random) -> Action:
    """Prefer what happens seldom: trades, offices, trashing, laboratories, building over."""
    rare = (Trade, Office, Trash, Draw, Drop, Build)
    options = [action for action in legal(state) if isinstance(action, rare)]
    return random.choice(options or legal(state))


def to_destroy(state: State, random: Random) -> Action:
    """Trash palace parts, cover what stands, ruin prices: the shortest way to a stalemate."""
    options = legal(state)
    parts = [a for a in options if isinstance(a, Trash) and a.card in PALACE_PARTS]
    if parts:
        return parts[0]
    cheap = [a for a in options if isinstance(a, Build) and a.card not in PALACE_PARTS]
    return random.choice(cheap or options)


POLICIES: dict[str, Policy] = {
    "chance": by_chance,
    "plan": by_plan,
    "edges": at_the_edges,
    "rarity": by_rarity,
    "destroy": to_destroy,
}
