"""How the champion plays against itself: openings, values of cards, and palaces.

    python -m bench.portrait --games 1000 --publish

Four champions play base and expert games. The value of a card in a round comes from the network: it
is the share of the win that it expects at the start of a turn with the card in hand, minus the mean
over all turns of that round.
"""

import argparse
from collections import Counter
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from bench.document import DOCS, publish, table
from furstenfeld.bots.champion import SHIPPED, Network, read_network
from furstenfeld.bots.champion.cpu import inputs_of
from furstenfeld.fast import Batch
from furstenfeld.fast.codes import BUILD_0, CARD_COUNT, CHOOSING, PLOT_COUNT, SEATS
from furstenfeld.rules import CARDS, Variant

PLAYERS: Final = 4
SPANS: Final = ((1, 2), (3, 4), (5, 6), (7, 99))
"""Rounds that share a column."""
SHOWN: Final = 8
"""The number of openings that are listed."""
IS_PART: Final = np.array([row.card.startswith("palace") for row in CARDS])

Whole = npt.NDArray[np.int64]


class CardBuild(NamedTuple):
    """A card that was built."""

    game: int
    seat: int
    round: int
    card: int


class Hands(NamedTuple):
    """Of all turns: the round, the cards in hand, and the expected share of the win."""

    rounds: Whole
    cards: Whole
    expected: npt.NDArray[np.float32]


class ObservedGames(NamedTuple):
    """The observations of some games."""

    built: list[CardBuild]
    hands: Hands
    winners: npt.NDArray[np.bool_]
    """`[games, SEATS]`."""
    rounds: Whole


def played(network: Network, variant: Variant, count: int) -> ObservedGames:
    """Let the network play against itself; it always takes its most probable action."""
    batch = Batch.deal([f"portrait/{number}" for number in range(count)], PLAYERS, variant)
    built: list[CardBuild] = []
    hands: list[tuple[Whole, Whole, npt.NDArray[np.float32]]] = []
    while not batch.finished.all():
        going = np.flatnonzero(~batch.finished)
        games, seats = batch.games[going], batch.to_move[going].astype(np.int64)
        outlook = network.outlook(inputs_of(batch.observe()[going], batch.edition))
        starts = np.flatnonzero(games["phase"] == CHOOSING)
        held = games["hand"][starts, seats[starts]].astype(np.int64)
        hands.append((games["round"][starts].astype(np.int64), held, outlook.win[starts, 0]))
        masks = batch.masks()[going]
        logits = outlook.logits[:, : masks.shape[1]]
        liked = np.where(masks == 1, logits, -np.inf).argmax(axis=1)
        built += _built(going, seats, games["round"], liked)
        actions = np.zeros(count, np.int64)
        actions[going] = liked
        batch.step(actions)
    joined = Hands(*(np.concatenate(parts) for parts in zip(*hands, strict=True)))
    return ObservedGames(built, joined, batch.winners(), batch.games["round"].astype(np.int64))


def _built(games: Whole, seats: Whole, rounds: Whole, actions: Whole) -> list[CardBuild]:
    cards = (actions - BUILD_0) // PLOT_COUNT
    is_build = (actions >= BUILD_0) & (cards < CARD_COUNT)
    return [
        CardBuild(*(int(value) for value in row))
        for row in zip(*(a[is_build] for a in (games, seats, rounds, cards)), strict=True)
    ]


def openings(found: ObservedGames) -> str:
    """Return what seats build in the first two rounds, and how often they then win."""
    first: dict[tuple[int, int], list[int]] = {
        (game, seat): [] for game in range(len(found.winners)) for seat in range(PLAYERS)
    }
    for build in found.built:
        if build.round <= 2:
            first[build.game, build.seat].append(build.card)
    counts, wins = Counter[str](), Counter[str]()
    for (game, seat), cards in first.items():
        name = ", ".join(sorted(CARDS[card].card for card in cards)) or "nothing"
        counts[name] += 1
        wins[name] += int(found.winners[game, seat])
    total = sum(counts.values())
    rows = [
        (name, f"{100 * count / total:.1f} %", f"{100 * wins[name] / count:.0f} %")
        for name, count in counts.most_common(SHOWN)
    ]
    return table(("built in rounds 1 and 2", "share", "wins"), rows)


def card_values(found: ObservedGames) -> str:
    """Return the value of each card in hand, how often and when it is built, and who wins."""
    seats = len(found.winners) * PLAYERS
    spans = [_worth_in(found.hands, span) for span in SPANS]
    rows = []
    for number, row in enumerate(CARDS):
        builds = [build for build in found.built if build.card == number]
        winners = sum(found.winners[build.game, build.seat] for build in builds)
        when = f"{np.mean([build.round for build in builds]):.1f}" if builds else "–"
        wins = f"{100 * winners / len(builds):.0f} %" if builds else "–"
        worth = [span[number] for span in spans]
        rows.append((row.card, *worth, f"{100 * len(builds) / seats:.0f} %", when, wins))
    headings = [f"{a}–{b}" if b < SPANS[-1][1] else f"{a} on" for a, b in SPANS]
    return table(("card", *headings, "built", "round", "wins"), rows)


def _worth_in(hands: Hands, span: tuple[int, int]) -> list[str]:
    """Return what each card in hand adds to the expected win share, in percentage points."""
    here = (hands.rounds >= span[0]) & (hands.rounds <= span[1])
    cards, expected = hands.cards[here], hands.expected[here]
    usual = expected.mean()
    texts = []
    for number in range(CARD_COUNT):
        has = (cards >> number) & 1 == 1
        texts.append(f"{100 * (expected[has].mean() - usual):+.1f}" if has.sum() > 50 else "–")
    return texts


def palaces(found: ObservedGames) -> str:
    """Return the palace parts after each round, of winners and of other seats."""
    last = int(np.percentile(found.rounds, 95))
    parts = np.zeros((len(found.winners), SEATS, last + 2))
    for build in found.built:
        if IS_PART[build.card]:
            parts[build.game, build.seat, min(build.round, last + 1)] += 1
    standing = parts.cumsum(axis=2)[:, :PLAYERS]
    won = found.winners[:, :PLAYERS]
    rows = []
    for number in range(1, last + 1):
        going = (found.rounds >= number)[:, None]
        means = [standing[..., number][group & going].mean() for group in (won, ~won)]
        rows.append((str(number), *(f"{mean:.2f}" for mean in means)))
    return table(("after round", "parts of winners", "of the others"), rows)


def main() -> None:
    """Play, and print or publish the portrait."""
    parser = argparse.ArgumentParser(prog="python -m bench.portrait", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--publish", action="store_true", help="write it into docs/reports")
    options = parser.parse_args()
    network = read_network(SHIPPED)
    blocks = {}
    for variant in Variant:
        found = played(network, variant, options.games)
        head = f"{options.games:,} games, {found.rounds.mean():.1f} rounds on average."
        parts = (head, openings(found), card_values(found), palaces(found))
        blocks[f"portrait {variant.value}"] = "\n\n".join(parts)
    if options.publish:
        publish(blocks, DOCS / "reports" / "2026-11-portrait.md")
    for name, block in blocks.items():
        print(f"# {name}\n\n{block}\n")


if __name__ == "__main__":
    main()
