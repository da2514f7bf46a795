"""The numbers of a steward's judgement in one table, so that another temper is another player."""

import msgspec


class Temper(msgspec.Struct, frozen=True, kw_only=True):
    """How a steward weighs things; the numbers were found by playing stewards against each other.

    Where a number is in rounds, it counts rounds until the own palace stands.
    """

    # What the market will pay.
    premium: float = 2.2
    """How many spaces above the average marker a seat sells, since it picks its brewery."""
    drift: float = 0.35
    """Share of the spaces by which demand and harvest would move a marker each round."""

    # What the others do.
    pace: tuple[float, ...] = (0.0, 0.05, 0.35, 0.55, 0.65, 0.65, 0.7, 0.9)
    """Palace parts that a rival builds in round 1, 2 and so on; the last number stays."""

    # How the race to the palace is judged.
    horizon: int = 16
    """Rounds looked ahead."""
    seasons: tuple[float, ...] = (0.75, 1.0, 1.25)
    """The race is run with these shares of the income expected: a good plan is good in all."""
    coin: float = 0.02
    """Rounds that a coin left over at the end is worth."""
    purse: int = 20
    """Coins beyond these are worth nothing: a steward must not hoard."""
    part: float = 0.05
    """Rounds that a part built now is worth, beside one that would be built just in time."""
    lot: int = 1
    """Parts are built so many in a turn, two at once or none, until the end is near."""

    # What helpers bring a round, in coins, beside what the race sees of them.
    market: float = 1.5
    warehouse: float = 1.0
    magistrate: float = 1.0

    # What is lost a round, in coins, when these are covered; one level each.
    crane: float = 2.0
    laboratory: float = 1.0
    town_hall: float = 1.0
    scavenger: float = 0.5
    guide: float = 1.0
    """Beside the coins that the guide brings at once."""

    thinning: float = 0.5
    """Cards by which a scavenger seems to speed up the deck each round."""
    clearance: float = 0.5
    """Expert game: coins that it costs to stand where an own palace part is about to be built."""

    # Which card stays in hand.
    hold: float = 0.3
    """Rounds by which a palace part is dearer than the race says: buried, it is gone for long."""
    doubt: float = 0.5
    """Share of its value that a card has if it cannot be paid next round."""
    use: float = 0.1
    """Rounds below which a card counts as useless, so that a scavenger may have it."""

    # How to sell.
    harm: float = 0.3
    """How much the own share, one of n sellers, in a lower price next round counts.

    Little: the coins are certain, and the lower price is a loss to the others too.
    """
    place: float = 0.3
    """Coins that it is worth to act one place earlier next round."""
    storing: float = 0.7
    """Share of its expected price that a good in the warehouse is worth."""

    # What it likes to do to the others.
    spite: float = 0.0
    """What a coin less for each of the others is worth, in coins."""
    flood: float = 0.0
    """Rounds that it is worth to harvest one good more of a kind that all the others live on."""

    # What a person overlooks; whoever overlooks nothing leaves nothing to luck.
    memory: int = 99
    """Cards at the bottom of the own deck that are remembered; others that went under are not."""
    blind: float = 0.0
    """Chance that one card to build is not thought of."""
    narrow: float = 0.0
    """Chance that a pair of cards to build is not thought of."""
    error: float = 0.0
    """Coins by which a sale is misjudged at most, and spaces by which the market is."""
    liking: float = 0.0
    """Rounds that a harvest of one favourite good seems to be worth, for no good reason."""
