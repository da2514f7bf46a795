"""A candidate: a whole turn as one row of numbers, before it becomes a plan of actions."""

from typing import Final

VALUE: Final = 0
"""What the policy thinks of the turn, in thousandths of a coin."""
ACTION: Final = 1
"""Outside a turn: the first action, and the policy chooses the rest. NONE in a turn."""
BREWERY: Final = 2
TRADE: Final = 3
HOPS: Final = 4
BARLEY: Final = 5
WATER: Final = 6
FIRST: Final = 7
"""The first build, as an action."""
SECOND: Final = 8
"""The second build."""
KEPT: Final = 9
"""The cards to keep, a bit for each."""
WIDTH: Final = 10

WHOLE_WIN: Final = 60 * 1000
"""A whole win in simulations: two to five winners share it in whole numbers, so sums are exact."""

PLAN_LENGTH: Final = 96
"""More actions than a turn can have: 28 cards under the deck, 45 goods to drop, a dozen others."""
RECORDS: Final = 4
"""Records that the compiled functions need: the position, and room for three copies."""
