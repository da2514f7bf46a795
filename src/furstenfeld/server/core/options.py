"""The options of a table, chosen by its owner."""

from enum import StrEnum
from typing import Annotated, Final

import msgspec

from furstenfeld.records import BUNDLED, bundled_edition, parse_edition
from furstenfeld.rules import Edition, Variant
from furstenfeld.server.core.offered_bots import check_bot
from furstenfeld.server.core.refusals import Reason, RefusalError

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
"""Times are milliseconds since 1970; durations are milliseconds."""


class Live(msgspec.Struct, frozen=True, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """A game in one sitting: each player has a time bank in seconds and an increment per answer."""

    bank: Annotated[int, msgspec.Meta(ge=10, le=24 * 3600)] = 1200
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 30


class Days(msgspec.Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """A correspondence game: the same number of days for every answer."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 2


class Free(msgspec.Struct, frozen=True, tag="free", tag_field="kind", forbid_unknown_fields=True):
    """No clock, for one person with bots."""


Pace = Live | Days | Free


class Late(StrEnum):
    """What happens when a player's time runs out."""

    BOT = "bot"
    """A bot takes over until the player returns."""
    END = "end"
    """The table ends without a result."""


class Undo(StrEnum):
    """Whether actions can be undone before the turn is submitted."""

    TURN = "turn"
    """Everything can be undone until the turn is submitted (R10.2)."""
    NEVER = "never"
    """Pledged actions stay; later ones can still be changed."""


EDITION_FILE: Final = "edition_file"
PLAIN = r"^[^\x00-\x1f\x7f]*$"
"""Text on one line; PostgreSQL cannot store null characters."""
LONGEST_NAME: Final = 40
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, pattern=PLAIN)]
Text = Annotated[str, msgspec.Meta(max_length=200, pattern=PLAIN)]
Id = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options that the owner of a table chooses."""

    players: Annotated[int, msgspec.Meta(ge=2, le=5)] = 3
    variant: Variant = Variant.BASE
    edition: Name = BUNDLED[0]
    edition_file: Annotated[str, msgspec.Meta(max_length=4000)] | None = None
    """The owner's own edition as TOML (R8.1), instead of a bundled one."""
    pace: Pace = Live()
    late: Late = Late.BOT
    is_open: bool = True
    """Whether the table is listed for everybody; otherwise players need the invitation."""
    memory_aid: bool = True
    """Whether players see the cards that they put under their own deck."""
    undo: Undo = Undo.TURN
    takeback: bool = True
    """Whether a turn can be taken back if all other people agree."""
    seed: Text | None = None
    """Deal from this seed, which the owner knows, instead of a fair one."""
    duplicate_of: Name | None = None
    """Deal the same cards as at this table, whose game must be over."""
    hot_seat: bool = False
    """Whether the owner can take several seats, for people who share one screen."""
    stand_in: Name = "steward"
    """The bot that replaces a player who is late, away or has resigned."""
    chapter: Name | None = None
    """The tutorial chapter played here; set by the server only."""

    @property
    def is_fair(self) -> bool:
        """Whether nobody could know the cards beforehand."""
        return self.seed is None and self.duplicate_of is None and self.chapter is None


def check_options(options: Options) -> None:
    """Refuse options that contradict each other or name unknown things."""
    if options.edition not in BUNDLED:
        raise RefusalError(Reason.BAD_OPTIONS, key="edition", expected=" or ".join(BUNDLED))
    if options.edition_file is not None and edition_of(options).name in BUNDLED:
        raise RefusalError(
            Reason.BAD_OPTIONS, key=EDITION_FILE, expected="a name that no bundled edition has"
        )
    if options.seed is not None and options.duplicate_of is not None:
        raise RefusalError(
            Reason.BAD_OPTIONS, key="seed", expected="no seed together with duplicate_of"
        )
    if options.hot_seat and options.is_open:
        raise RefusalError(
            Reason.BAD_OPTIONS, key="is_open", expected="false together with hot_seat"
        )
    if options.chapter is not None:
        raise RefusalError(Reason.BAD_OPTIONS, key="chapter", expected="none; see /api/tutorial")
    check_bot(options.stand_in)


def edition_of(options: Options) -> Edition:
    """Return the edition of a table."""
    if options.edition_file is None:
        return bundled_edition(options.edition)
    return parse_edition(options.edition_file.encode(), EDITION_FILE)
