"""Expert opening."""

from furstenfeld.bots.steward.discarding import gain
from furstenfeld.bots.steward.outlook import PARTS, Outlook
from furstenfeld.rules import Action
from furstenfeld.rules.actions import KEEP, UNDER, Options
from furstenfeld.rules.state import Opening


def opening(outlook: Outlook, asked: Opening, options: Options) -> Action:
    values = {c: gain(outlook, outlook.own.hand, [], c) for c in outlook.own.hand}
    if asked.kept is None:
        return KEEP[max(outlook.own.hand, key=lambda c: (c not in PARTS, values[c]))]
    rest = [c for c in outlook.own.hand if c is not asked.kept]
    return UNDER[min(rest, key=lambda c: (c not in PARTS, -values[c]))]
