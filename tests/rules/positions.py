"""Positions laid by hand, and games played by texts: the small language of these tests.

A seat is written in words: `plots=". crane . / hops barley palace-5"` (a bare plot, a crane, a bare
plot, two printed fields, a palace part), `hand="hops-1 office"`. What is not said is as in most
worked positions: two coins, bank-2 in hand, all other cards in the deck in the order of R0.4, and
one good of each type for those whose turn is still to come. Play is written in texts:
`after(state, "0: brewery 1, sell 1 hops")`.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

import msgspec
import pytest

from furstenfeld import rules
from furstenfeld.records import bundled_edition
from furstenfeld.rules import (
    Amounts,
    Asking,
    Bonus,
    Brewery,
    Card,
    Choosing,
    Deal,
    Drawing,
    Edition,
    Event,
    Marker,
    Opening,
    Outcome,
    Printed,
    RulesError,
    Seat,
    Selling,
    State,
    Table,
    Thing,
    Trading,
    Variant,
    apply,
    edition_data,
    edition_from,
    legal,
    parse,
)

RECONSTRUCTED: Final = bundled_edition("reconstructed")
BOARD: Final = ". . . / hops barley water"
DEMANDS: Final = "1-2-3 2-2-2 3-1-2 1-3-2 2-1-3"
NONE_SAID: Final[Mapping[int, Amounts]] = MappingProxyType({})

_BEFORE_THE_HARVEST: Final = (Opening, Drawing)
_BEFORE_THE_MARKER_MOVES: Final = (Choosing, Trading, Selling, Bonus)
_WORDS: Final[dict[str, Thing | None]] = {
    ".": None,
    "hops": Printed.HOPS,
    "barley": Printed.BARLEY,
    "water": Printed.WATER,
}


class Laid(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as a test describes it; cards not named anywhere lie in the deck."""

    coins: int = 2
    goods: Amounts | None = None
    plots: str = BOARD
    hand: str = "bank-2"
    deck: str | None = None
    gone: str = ""
    known: int = 0


seat = Laid


def position(
    *seats: Laid,
    phase: Asking | None = None,
    players: int = 2,
    variant: str = "base",
    edition: Edition = RECONSTRUCTED,
    round: int = 5,
    order: tuple[int, ...] = (),
    demands: str = DEMANDS,
    markers: Mapping[int, Amounts] = NONE_SAID,
    filled: Mapping[int, Amounts] = NONE_SAID,
    arrived: Mapping[int, int] | None = None,
) -> State:
    """Return the decision that a table leads to; breweries are counted from 1, as in the texts."""
    players = max(players, len(seats))
    order = order or tuple(range(players))
    phase = phase or Choosing(order[0])
    game = Variant(variant)
    everybody = [*seats, *[seat()] * (players - len(seats))]
    done = _done(order, phase)
    table = Table(
        deal=Deal(game, edition, _triples(demands)[:players], order, (game.cards,) * players),
        round=round,
        queue=tuple(Marker(number, 0) for number in order),
        seats=tuple(_sit(laid, game, number in done) for number, laid in enumerate(everybody)),
        breweries=tuple(
            Brewery(markers.get(number, (edition.start,) * 3), filled.get(number, (0, 0, 0)))
            for number in range(1, players + 1)
        ),
        arrived=_arrived(order, phase, arrived),
    )
    return rules.position(table, phase)


def _sit(laid: Laid, game: Variant, is_done: bool) -> Seat:
    board = things(laid.plots)
    hand = tuple(sorted(cards(laid.hand), key=list(Card).index))
    elsewhere = {*board, *hand, *cards(laid.gone)}
    rest = tuple(card for card in game.cards if card not in elsewhere)
    deck = rest if laid.deck is None else cards(laid.deck)
    goods = laid.goods
    if goods is None:
        goods = (0, 0, 0) if is_done else (1, 1, 1)
    return Seat(laid.coins, goods, board, hand, deck, laid.known)


def _done(order: tuple[int, ...], phase: Asking) -> tuple[int, ...]:
    """Return the seats without goods: those whose turn is over, or all before the harvest."""
    if isinstance(phase, _BEFORE_THE_HARVEST):
        return order
    return order[: order.index(phase.seat)]


def _arrived(
    order: tuple[int, ...], phase: Asking, said: Mapping[int, int] | None
) -> tuple[Marker, ...]:
    """Return the markers that have moved this round: as said, or all that must have, on 0."""
    if said is not None:
        return tuple(Marker(number, space) for number, space in said.items())
    if isinstance(phase, _BEFORE_THE_HARVEST):
        return ()
    moved = order.index(phase.seat) + (not isinstance(phase, _BEFORE_THE_MARKER_MOVES))
    return tuple(Marker(number, 0) for number in order[:moved])


def _triples(text: str) -> tuple[Amounts, ...]:
    triples = [tuple(int(number) for number in word.split("-")) for word in text.split()]
    return tuple((hops, barley, water) for hops, barley, water in triples)


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards that a text names, as they stand there."""
    return tuple(Card(word) for word in text.split())


def things(text: str) -> tuple[Thing | None, ...]:
    """Return what lies on six plots."""
    words = text.replace("/", " ").split()
    return tuple(_WORDS[word] if word in _WORDS else Card(word) for word in words)


def upper(*cards: str) -> str:
    """Return plots with these cards in the upper row, from the left, over the printed fields."""
    return " ".join([*cards, *["."] * (3 - len(cards)), "/ hops barley water"])


def palace(parts: int) -> str:
    """Return plots with the first so many palace parts and nothing else."""
    return " ".join([f"palace-{part}" for part in range(1, parts + 1)] + ["."] * (6 - parts))


def edition(**changes: object) -> Edition:
    """Return the edition `reconstructed` with some keys changed."""
    return edition_from(edition_data(RECONSTRUCTED) | changes)


def ordered(variant: str = "base", players: int = 2, **changes: object) -> Deal:
    """Return a deal with every deck in the order of R0.4 and the seats in order."""
    game = Variant(variant)
    dealt = Deal(
        variant=game,
        edition=RECONSTRUCTED,
        demands=_triples(DEMANDS)[:players],
        order=tuple(range(players)),
        decks=(game.cards,) * players,
    )
    return msgspec.structs.replace(dealt, **changes)


def outcome(state: State, *moves: str) -> Outcome:
    """Return where these texts lead and all that happened; `1: built` checks whose turn it is."""
    events: list[Event] = []
    for move in moves:
        asked, _, texts = move.rpartition(":")
        for text in texts.split(","):
            assert asked in ("", str(state.to_move)), f"{text} is asked of seat {state.to_move}"
            step = apply(state, parse(text.strip()))
            state = step.state
            events += step.events
    return Outcome(state, tuple(events))


def after(state: State, *moves: str) -> State:
    """Return the position after these texts."""
    return outcome(state, *moves).state


def told(state: State, *moves: str) -> tuple[Event, ...]:
    """Return the events of these texts."""
    return outcome(state, *moves).events


def options(state: State) -> str:
    """Return the legal actions as one text."""
    return ", ".join(map(str, legal(state)))


def builds(card: str, plots: str = "123456") -> str:
    """Return the builds of a card on some plots, as `options` writes them."""
    return ", ".join(f"build {card} {plot}" for plot in plots)


def refused(
    call: Callable[[], object],
) -> tuple[type[RulesError], str, str, Mapping[str, str | int]]:
    """Return how a call is refused: the kind of error, its code, its paragraph, its values."""
    with pytest.raises(RulesError) as caught:
        call()
    error = caught.value
    return type(error), error.code, error.paragraph, error.values


def coins(state: State) -> tuple[int, ...]:
    """Return the coins of all seats."""
    return tuple(each.coins for each in state.table.seats)


def goods(state: State) -> tuple[Amounts, ...]:
    """Return the goods of all seats."""
    return tuple(each.goods for each in state.table.seats)


def hand(state: State, number: int) -> str:
    """Return the hand of a seat in words."""
    return " ".join(state.table.seats[number].hand)


def deck(state: State, number: int) -> str:
    """Return the deck of a seat in words, top first."""
    return " ".join(state.table.seats[number].deck)


def plots(state: State, number: int) -> str:
    """Return the plots of a seat in words."""
    names = {thing: word for word, thing in _WORDS.items()}
    found = [names.get(thing) or str(thing) for thing in state.table.seats[number].plots]
    return " ".join([*found[:3], "/", *found[3:]])


def markers(state: State) -> tuple[Amounts, ...]:
    """Return where the price markers of all breweries stand."""
    return tuple(each.markers for each in state.table.breweries)


def filled(state: State) -> tuple[Amounts, ...]:
    """Return how many spaces of all breweries are filled."""
    return tuple(each.filled for each in state.table.breweries)


def spaces(state: State) -> dict[int, int]:
    """Return where the order markers of this round stand, in the order they came."""
    return {marker.seat: marker.space for marker in state.table.arrived}


def market(state: State) -> str:
    """Return the breweries as a picture: each track with its marker, then the demand spaces."""
    table = state.table
    lines = []
    for number, brewery in enumerate(table.breweries):
        lines.append(f"brewery {number + 1}")
        for index, good in enumerate(rules.GOODS):
            track = [
                f"[{price}]" if space == brewery.markers[index] else f" {price} "
                for space, price in enumerate(table.deal.edition.track)
            ]
            full = brewery.filled[index]
            row = "#" * full + "-" * (table.deal.demands[number][index] - full)
            lines.append(f"  {good:<7}{''.join(track)}  {row}")
    return "\n".join(lines)
