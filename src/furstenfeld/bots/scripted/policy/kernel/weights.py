"""The weights of the policy and the notes of a turn: what stands at which place."""

from typing import Final

from furstenfeld.fast.codes import CARD_COUNT, PLOT_COUNT, WHOLE_PALACE

UNIT: Final = 1000
"""Weights and notes are thousandths of a coin or of a round."""


CALENDAR: Final = 12
"""Rounds of which the policy has a notion of its own."""


def _places(sizes: dict[str, int]) -> dict[str, int]:
    places, next_place = {}, 0
    for name, size in sizes.items():
        places[name] = next_place
        next_place += size
    return places


SIZES: Final[dict[str, int]] = {
    # How many rounds are left: the least of what the calendar and the foremost palace say.
    "calendar": CALENDAR,  # rounds left in round 1, 2 and so on; the last number stays
    "ahead": WHOLE_PALACE + 1,  # rounds left when the foremost palace has so many parts
    "least": 1,
    # What a good will bring.
    "premium": 1,  # spaces above the average marker, since a seat picks its brewery
    "drift": 1,  # spaces by which one good wanted more than harvested lifts it
    # What lies on a plot is worth: so much a round, so much at once.
    "yearly": CARD_COUNT,
    "flat": CARD_COUNT,
    "empty": 1,  # an empty plot, a round
    "printed": 1,  # a printed field, a round, beside its good
    # A palace part built.
    "part": WHOLE_PALACE,  # by how many there are already
    "part_round": 1,  # more with every round
    "part_behind": 1,  # more for every part that the foremost rival is ahead
    "part_late": 1,  # more for every round by which it would come back too late
    "part_rich": 1,  # more for every coin by which one will be too rich for the palace
    "build_rich": 1,  # and less for every other card
    "build": 1,  # what a card must be worth beyond its price
    "second": 1,  # and a second card in one turn
    "reserve": 1,  # what a coin is worth, beside 1, for each part still missing
    "reserve_held": 1,  # and for each part in hand
    "daring": 1,  # coins by which a rival may seem richer when the palace is finished
    "clearance": 1,  # expert game: loss by standing on the plot of a part in hand
    # A card kept.
    "keep_part": WHOLE_PALACE,
    "keep_round": 1,
    "keep_late": 1,
    "keep_rich": 1,
    "keep_poor": 1,  # loss for each coin that would be missing next round
    "keep_share": 1,  # share of its worth as a card to build that a kept card has
    "bury_part": 1,  # parts go under before cards of less worth than this
    "useless": 1,  # cards below this worth may go for good
    # How to sell.
    "harm": 1,  # how much a lower price next round counts, for each good harvested
    "spoil": 1,  # and how much of the same that rivals harvest is welcome
    "place": 1,  # coins for acting one place earlier
    "storing": 1,  # share of its price that a stored good is worth
    # How much chance changes each judgement where variety is wanted.
    "noise_sale": 1,
    "noise_build": 1,
    "noise_keep": 1,
}

AT: Final = _places(SIZES)
"""Where each weight, or row of weights, begins."""

COUNT: Final = sum(SIZES.values())
"""How many weights there are."""

SLOT_SIZES: Final[dict[str, int]] = {
    "price": 3,  # what each good will bring
    "rounds": 1,  # rounds left after this one
    "income": 1,  # coins next round
    "cycle": 1,  # rounds until a card buried now is drawn again
    "rivals": 1,  # parts of the foremost rival
    "parts": 1,  # own parts
    "others": 3,  # what rivals harvest of each good
    "rich": 1,  # coins that will be left over if only the palace is built from now on
    "threat": 1,  # the most coins that a rival could finish with later this round
    "last": 1,  # 1 if the own palace may stand this round, or another's does
    "loss": PLOT_COUNT,  # what covering each plot costs
    "worth": CARD_COUNT,  # what each card of the hand is worth, its price taken off
}

SLOT: Final = _places(SLOT_SIZES)
SCRATCH_SIZE: Final = sum(SLOT_SIZES.values())
"""How many numbers the notes of a turn take."""
