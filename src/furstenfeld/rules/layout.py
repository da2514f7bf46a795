"""The set-up: from a checked deal to the first position (section 1)."""

from collections import Counter

from furstenfeld.rules.actions import BREWERIES
from furstenfeld.rules.cards import PRINTED, Card, in_card_order
from furstenfeld.rules.errors import DealError
from furstenfeld.rules.events import Drew, Log
from furstenfeld.rules.goods import NO_GOODS
from furstenfeld.rules.rounds import Step, begin_round
from furstenfeld.rules.state import Brewery, Deal, Marker, Opening, Seat, Table, Variant


def lay_out(deal: Deal, log: Log) -> Step:
    """Return the table after the set-up, and the first phase (R1.1 to R1.6)."""
    check_deal(deal)
    expert = deal.variant is Variant.EXPERT
    count = deal.edition.expert_opening if expert else deal.edition.opening
    table = Table(
        deal=deal,
        round=1,
        queue=tuple(Marker(seat, 0) for seat in deal.order),
        seats=tuple(_seat(deal, deck, count) for deck in deal.decks),
        breweries=(Brewery((deal.edition.start,) * 3, NO_GOODS),) * len(deal.decks),
        arrived=(),
    )
    log.extend(Drew(number, deal.decks[number][:count]) for number in deal.order)
    return (table, Opening(deal.order[0], None)) if expert else begin_round(table, log)


def _seat(deal: Deal, deck: tuple[Card, ...], count: int) -> Seat:
    """Return a seat with its coins, its board and its opening hand (R0.3, R1.4)."""
    return Seat(
        coins=deal.edition.coins,
        goods=NO_GOODS,
        plots=tuple(None if good is None else PRINTED[good] for good in deal.edition.printed),
        hand=in_card_order(deck[:count]),
        deck=deck[count:],
        known=0,
    )


def check_deal(deal: Deal) -> None:
    """Raise `DealError` if a deal does not follow the rules of the set-up.

    >>> from furstenfeld.records import deal
    >>> check_deal(deal(seed=1, players=2))
    """
    players = len(deal.decks)
    if not 2 <= players <= BREWERIES:
        raise DealError("deal-players", "R0.1", players=players)
    if len(deal.demands) != players:
        raise DealError("deal-breweries", "R1.1", players=players, found=len(deal.demands))
    if Counter(deal.demands) - Counter(deal.edition.demands):
        found = ", ".join("-".join(map(str, demand)) for demand in deal.demands)
        raise DealError("deal-demands", "R0.5", found=found)
    if sorted(deal.order) != list(range(players)):
        raise DealError("deal-order", "R1.3", players=players, found=str(list(deal.order)))
    for seat, deck in enumerate(deal.decks):
        _check_deck(seat, deck, deal.variant)


def _check_deck(seat: int, deck: tuple[Card, ...], variant: Variant) -> None:
    """Raise `DealError` if a deck is not one copy of each card of the variant (R0.4)."""
    for card in (Counter(variant.cards) - Counter(deck)).elements():
        raise DealError("deck-misses", "R0.4", seat=seat, card=card)
    for card in (Counter(deck) - Counter(variant.cards)).elements():
        raise DealError("deck-has", "R0.4", seat=seat, card=card)
