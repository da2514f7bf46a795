"""Events as sentences."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from furstenfeld import rules
from furstenfeld.text.words import Words


def tell(words: Words, event: rules.Event) -> str:  # noqa: C901, PLR0911, PLR0912 (a case for each)
    """Return the sentence of an event."""
    match event:
        case rules.RoundBegan():
            return words.say("event-round", round=event.round, order=words.seats(event.order))
        case rules.Drew():
            return _drew(words, event)
        case rules.DrewUnseen():
            return words.say(
                "event-drew-unseen", player=words.player(event.seat), count=event.count
            )
        case rules.KeptOpening():
            return _of_card(words, "event-kept-opening", event)
        case rules.KeptOpeningUnseen():
            return words.say("event-kept-opening-unseen", player=words.player(event.seat))
        case rules.PutUnder():
            return put_under(words, [event])
        case rules.PutUnderUnseen():
            return put_under_unseen(words, event.seat, 1)
        case rules.Harvested():
            return _of_goods(words, "event-harvested", event)
        case rules.TurnBegan():
            return words.say("event-turn", player=words.player(event.seat))
        case rules.Traded():
            return _traded(words, event)
        case rules.Sold():
            return _sold(words, event)
        case rules.Earned():
            return _earned(words, event)
        case rules.CardBuilt():
            return _built(words, event)
        case rules.PalacePriceRose():
            return words.say("event-palace-price", price=event.price)
        case rules.CardTrashed():
            return _of_card(words, "event-trashed", event)
        case rules.Stored():
            return _of_goods(words, "event-stored", event)
        case rules.Lost():
            return _of_goods(words, "event-lost", event)
        case rules.PricesRose():
            return _prices_rose(words, event)
        case rules.Ended():
            return ended(words, event.ending, event.winners)
        case _:
            assert_never(event)


def _of_card(words: Words, message_id: str, event: rules.KeptOpening | rules.CardTrashed) -> str:
    return words.say(message_id, player=words.player(event.seat), card=words.object(event.card))


def _of_goods(
    words: Words, message_id: str, event: rules.Harvested | rules.Stored | rules.Lost
) -> str:
    return words.say(message_id, player=words.player(event.seat), goods=words.goods(event.goods))


def _drew(words: Words, event: rules.Drew) -> str:
    player = words.player(event.seat)
    if not event.cards:
        return words.say("event-drew-unseen", player=player, count=0)
    return words.say("event-drew", player=player, cards=words.objects(event.cards))


def put_under(words: Words, events: Sequence[rules.PutUnder]) -> str:
    """Return one sentence for several cards that a seat put under its deck, in this order."""
    cards = words.objects(event.card for event in events)
    return words.say("event-put-under", player=words.player(events[0].seat), cards=cards)


def put_under_unseen(words: Words, seat: int, count: int) -> str:
    """Return one sentence for a number of hidden cards that a seat put under its deck."""
    return words.say("event-put-under-unseen", player=words.player(seat), count=count)


def _traded(words: Words, event: rules.Traded) -> str:
    return words.say(
        "event-traded",
        player=words.player(event.seat),
        goods=words.amount(event.count, event.source),
        target=words.good(event.target),
    )


def _sold(words: Words, event: rules.Sold) -> str:
    sale = words.say(
        "event-sold",
        player=words.player(event.seat),
        goods=words.goods(event.goods),
        brewery=words.brewery(event.brewery),
        coins=event.coins,
    )
    changes = _changes(words, event.prices, event.prices_after)
    if not changes:
        return sale
    told = words.listing(changes)
    return words.say("event-sold-prices", sale=sale, count=len(changes), changes=told)


def _prices_rose(words: Words, event: rules.PricesRose) -> str:
    brewery = words.brewery(event.brewery)
    changes = _changes(words, event.prices, event.prices_after)
    if not changes:  # a track can have several spaces with one price (R0.6)
        return words.say("event-markers-rose", brewery=brewery)
    told = words.listing(changes)
    return words.say("event-prices-rose", brewery=brewery, count=len(changes), changes=told)


def _changes(words: Words, prices: rules.Amounts, prices_after: rules.Amounts) -> list[str]:
    """Return a phrase for each price that changed."""
    rows: Iterable[tuple[rules.Good, int, int]] = zip(
        rules.GOODS, prices, prices_after, strict=True
    )
    return [
        words.say("event-price-change", name=words.good(good), before=before, after=after)
        for good, before, after in rows
        if before != after
    ]


def _earned(words: Words, event: rules.Earned) -> str:
    player, space = words.player(event.seat), event.space
    match _parts(event):
        case []:
            return words.say("event-earned-nothing", player=player, space=space)
        case [(source, coins)]:
            part = _part(words, event, source, coins, "only")
            return words.say("event-earned-one", player=player, part=part, space=space)
        case parts:
            told = words.listing([_part(words, event, *part) for part in parts])
            return words.say(
                "event-earned", player=player, income=event.income, parts=told, space=space
            )


def _parts(event: rules.Earned) -> list[tuple[str, int]]:
    """Return source and coins of each part of the income that is not zero (R3.9)."""
    sources = ("sale", "office", "banks", "guide")
    parts = (event.sale, event.office, event.banks, event.guide)
    return [(source, coins) for source, coins in zip(sources, parts, strict=True) if coins]


def _part(
    words: Words, event: rules.Earned, source: str, coins: int, attribute: str | None = None
) -> str:
    message_id = f"event-earned-{source}"
    if source == "office" and event.office_good is not None:
        good = words.object_good(event.office_good)
        return words.say_form(message_id, attribute, coins=coins, good=good)
    return words.say_form(message_id, attribute, coins=coins)


def _built(words: Words, event: rules.CardBuilt) -> str:
    player, card = words.player(event.seat), words.object(event.card)
    if event.covered is None:
        return words.say("event-built", player=player, card=card, plot=event.plot, cost=event.cost)
    return words.say(
        "event-built-over",
        player=player,
        card=card,
        plot=event.plot,
        cost=event.cost,
        covered=words.object(event.covered),
    )


def ended(words: Words, ending: rules.Ending, winners: Sequence[int]) -> str:
    """Return why the game is over and who won (R7.1 to R7.4)."""
    return f"{words.say(f'ending-{ending}')} {won(words, winners)}"


def won(words: Words, winners: Sequence[int]) -> str:
    """Return who won: one, several together, or nobody (R7.2, R7.4)."""
    match winners:
        case ():
            return words.say("winners-none")
        case (seat,):
            return words.say("winners-one", player=words.player(seat))
        case _:
            return words.say("winners-shared", players=words.seats(winners))
