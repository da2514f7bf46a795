"""Actions as phrases for a list of choices, and questions as sentences."""

from typing import assert_never

from furstenfeld.rules import (
    GOODS,
    Action,
    Bonus,
    Build,
    Building,
    Built,
    ChooseBrewery,
    Choosing,
    Discarding,
    Draw,
    Drawing,
    Drop,
    Dropping,
    Enough,
    Keep,
    Kept,
    NoTrade,
    Office,
    Opening,
    Over,
    Phase,
    Sell,
    Selling,
    Thing,
    Trade,
    Trading,
    Trash,
    Trashed,
    Trashing,
    Under,
)
from furstenfeld.text.words import Words


def phrase(words: Words, action: Action, cost: int | None, covered: Thing | None) -> str:  # noqa: C901, PLR0911 (one case a kind)
    """Return an action as a phrase."""
    match action:
        case Keep() | Under() | Trash():
            return words.say(f"action-{action.word}", card=words.object(action.card))
        case Draw() | Enough() | Built() | Trashed() | Kept():
            return words.say(f"action-{action.word}")
        case NoTrade():
            return words.say("action-trade-none")
        case ChooseBrewery():
            return _brewery(words, action)
        case Trade():
            return _trade(words, action)
        case Sell():
            return _sell(words, action)
        case Office():
            return _office(words, action)
        case Build():
            return _build(words, action, cost, covered)
        case Drop():
            return words.say("action-drop", goods=words.amount(1, action.good))
        case _:
            assert_never(action)


def _brewery(words: Words, action: ChooseBrewery) -> str:
    if action.number is None:
        return words.say("action-brewery-none")
    return words.say("action-brewery", brewery=words.brewery(action.number - 1))


def _trade(words: Words, action: Trade) -> str:
    goods = words.amount(action.count, action.source)
    return words.say("action-trade", goods=goods, target=words.good(action.target))


def _sell(words: Words, action: Sell) -> str:
    if action.count == 0:
        return words.say_form(f"good-{action.good}", "sell-none")
    return words.say("action-sell", goods=words.amount(action.count, action.good))


def _office(words: Words, action: Office) -> str:
    if action.good is None:
        return words.say("action-office-none")
    return words.say("action-office", good=words.object_good(action.good))


def _build(words: Words, action: Build, cost: int | None, covered: Thing | None) -> str:
    card = words.object(action.card)
    if cost is None:
        build = words.say("action-build", card=card, plot=action.plot)
    else:
        build = words.say("action-build-cost", card=card, plot=action.plot, cost=cost)
    if covered is None:
        return build
    return words.say("action-over", build=build, covered=words.object(covered))


def ask(words: Words, phase: Phase) -> str:  # noqa: C901, PLR0911 (one case a phase)
    """Return what the player has to do now, in one sentence."""
    match phase:
        case Opening():
            step = "keep" if phase.kept is None else "under"
            return words.say(f"question-opening-{step}")
        case Drawing():
            return words.say("question-drawing", left=phase.left)
        case Choosing():
            return words.say("question-choosing")
        case Trading():
            return words.say("question-trading")
        case Selling():
            good, brewery = GOODS[len(phase.sold)], words.brewery(phase.brewery)
            return words.say("question-selling", name=words.good(good), brewery=brewery)
        case Bonus():
            return words.say("question-bonus")
        case Building():
            return words.say("question-building", left=phase.left)
        case Trashing():
            return words.say("question-trashing", left=phase.left)
        case Discarding():
            return words.say("question-discarding")
        case Dropping():
            return words.say("question-dropping")
        case Over():
            return words.say("question-over")
        case _:
            assert_never(phase)
