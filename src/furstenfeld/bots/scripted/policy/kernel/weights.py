"""The weights of the policy and its scratch memory: the index of every entry."""

from typing import Final

from furstenfeld.fast.codes import CARD_COUNT, PLOT_COUNT, WHOLE_PALACE

UNIT: Final = 1000
"""Weights and values are in thousandths of a coin or of a round."""


CALENDAR: Final = 12
"""Rounds with a weight of their own."""


def _places(sizes: dict[str, int]) -> dict[str, int]:
    places, next_place = {}, 0
    for name, size in sizes.items():
        places[name] = next_place
        next_place += size
    return places


SIZES: Final[dict[str, int]] = {
    # The rounds left: the smaller number by the calendar and by the most advanced palace.
    "calendar": CALENDAR,  # rounds left in round 1, 2 and so on; the last number stays
    "ahead": WHOLE_PALACE + 1,  # rounds left, by the parts of the most advanced palace
    "least": 1,
    # The expected price of a good.
    "premium": 1,  # spaces above the average marker, because a seat chooses its brewery
    "drift": 1,  # spaces that it rises for each good of demand above the harvest
    # The value of a thing on a plot: each round ("yearly"), and once ("flat").
    "yearly": CARD_COUNT,
    "flat": CARD_COUNT,
    "empty": 1,  # an empty plot, each round
    "printed": 1,  # a printed field, each round, in addition to its good
    # The value of building a palace part.
    "part": WHOLE_PALACE,  # by the number of parts already built
    "part_round": 1,  # in addition for each round
    "part_behind": 1,  # for each part that the most advanced rival is ahead
    "part_late": 1,  # for each round by which it would come back too late
    "part_rich": 1,  # for each coin that will be left over after the palace
    "build_rich": 1,  # the same, subtracted from every other card
    "build": 1,  # the least value of a card above its price
    "second": 1,  # and of a second card in one turn
    "reserve": 1,  # the value of a coin above 1, for each part still missing
    "reserve_held": 1,  # and for each part in hand
    "daring": 1,  # coins by which a rival may seem richer when the palace is completed
    "clearance": 1,  # expert game: loss for covering the plot of a part in hand
    # The value of keeping a card.
    "keep_part": WHOLE_PALACE,
    "keep_round": 1,
    "keep_late": 1,
    "keep_rich": 1,
    "keep_poor": 1,  # loss for each coin that would be missing next round
    "keep_share": 1,  # share of the value that the card has for building
    "bury_part": 1,  # parts go under the deck before cards of lower value than this
    "useless": 1,  # cards below this value may be trashed
    # How to sell.
    "harm": 1,  # weight of a lower price next round, for each good harvested
    "spoil": 1,  # and its benefit, for each good that rivals harvest
    "place": 1,  # coins for acting one place earlier
    "storing": 1,  # value of a stored good, as a share of its price
    # Random changes of each value, where variety is wanted.
    "noise_sale": 1,
    "noise_build": 1,
    "noise_keep": 1,
}

AT: Final = _places(SIZES)
"""The index of each weight, or of the first of a row of weights."""

COUNT: Final = sum(SIZES.values())
"""The number of weights."""

SLOT_SIZES: Final[dict[str, int]] = {
    "price": 3,  # the expected price of each good
    "rounds": 1,  # rounds left after this one
    "income": 1,  # income next round
    "cycle": 1,  # rounds until a card that goes under the deck now is drawn again
    "rivals": 1,  # parts of the most advanced rival
    "parts": 1,  # own parts
    "others": 3,  # goods of each type that rivals harvest
    "rich": 1,  # coins left over if only palace parts are built from now on
    "threat": 1,  # the most coins with which a rival could complete a palace this round
    "last": 1,  # 1 if this may be the last round
    "loss": PLOT_COUNT,  # the cost of covering each plot
    "worth": CARD_COUNT,  # the value of each card of the hand, less its price
}

SLOT: Final = _places(SLOT_SIZES)
SCRATCH_SIZE: Final = sum(SLOT_SIZES.values())
"""The number of entries in the scratch memory."""
