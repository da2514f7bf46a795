"""Actions as phrases for a list of choices, and questions as sentences."""

from typing import assert_never

from furstenfeld import rules
from furstenfeld.text.words import Words


def phrase(  # noqa: C901, PLR0911 (one case for each kind)
    words: Words, action: rules.Action, cost: int | None, covered: rules.Thing | None
) -> str:
    """Return an action as a phrase."""
    match action:
        case rules.Keep() | rules.Under() | rules.Trash():
            return words.say(f"action-{action.word}", card=words.object(action.card))
        case rules.Draw() | rules.Enough() | rules.Built() | rules.Trashed() | rules.Kept():
            return words.say(f"action-{action.word}")
        case rules.NoTrade():
            return words.say("action-trade-none")
        case rules.ChooseBrewery():
            return _brewery(words, action)
        case rules.Trade():
            return _trade(words, action)
        case rules.Sell():
            return _sell(words, action)
        case rules.Office():
            return _office(words, action)
        case rules.Build():
            return _build(words, action, cost, covered)
        case rules.Drop():
            return words.say("action-drop", goods=words.amount(1, action.good))
        case _:
            assert_never(action)


def _brewery(words: Words, action: rules.ChooseBrewery) -> str:
    if action.number is None:
        return words.say("action-brewery-none")
    return words.say("action-brewery", brewery=words.brewery(action.number - 1))


def _trade(words: Words, action: rules.Trade) -> str:
    goods = words.amount(action.count, action.source)
    return words.say("action-trade", goods=goods, target=words.good(action.target))


def _sell(words: Words, action: rules.Sell) -> str:
    if action.count == 0:
        return words.say_form(f"good-{action.good}", "sell-none")
    return words.say("action-sell", goods=words.amount(action.count, action.good))


def _office(words: Words, action: rules.Office) -> str:
    if action.good is None:
        return words.say("action-office-none")
    return words.say("action-office", good=words.object_good(action.good))


def _build(words: Words, action: rules.Build, cost: int | None, covered: rules.Thing | None) -> str:
    card = words.object(action.card)
    if cost is None:
        build = words.say("action-build", card=card, plot=action.plot)
    else:
        build = words.say("action-build-cost", card=card, plot=action.plot, cost=cost)
    if covered is None:
        return build
    return words.say("action-over", build=build, covered=words.object(covered))


def ask(words: Words, phase: rules.Phase) -> str:  # noqa: C901, PLR0911 (one case for each phase)
    """Return what the player has to do now, in one sentence."""
    match phase:
        case rules.Opening():
            step = "keep" if phase.kept is None else "under"
            return words.say(f"question-opening-{step}")
        case rules.Drawing():
            return words.say("question-drawing", left=phase.left)
        case rules.Choosing():
            return words.say("question-choosing")
        case rules.Trading():
            return words.say("question-trading")
        case rules.Selling():
            good, brewery = rules.GOODS[len(phase.sold)], words.brewery(phase.brewery)
            return words.say("question-selling", name=words.good(good), brewery=brewery)
        case rules.Bonus():
            return words.say("question-bonus")
        case rules.Building():
            return words.say("question-building", left=phase.left)
        case rules.Trashing():
            return words.say("question-trashing", left=phase.left)
        case rules.Discarding():
            return words.say("question-discarding")
        case rules.Dropping():
            return words.say("question-dropping")
        case rules.Over():
            return words.say("question-over")
        case _:
            assert_never(phase)
