"""How a table is to be played: what its owner chose when making it."""

from enum import StrEnum
from typing import Annotated, Final

import msgspec

from furstenfeld.records import BUNDLED, bundled_edition, parse_edition
from furstenfeld.rules import Edition, Variant
from furstenfeld.server.core.offered_bots import check_bot
from furstenfeld.server.core.refusals import Reason, RefusalError

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
"""Times are whole milliseconds since 1970; spans are milliseconds."""


class Live(msgspec.Struct, frozen=True, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """All at the table at once: each seat has a bank of seconds, and some more for each answer."""

    bank: Annotated[int, msgspec.Meta(ge=10, le=24 * 3600)] = 1200
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 30


class Days(msgspec.Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """A move a day, or so: the same span for every answer."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 2


class Free(msgspec.Struct, frozen=True, tag="free", tag_field="kind", forbid_unknown_fields=True):
    """Without a clock, for a person alone with bots: nobody else waits."""


Pace = Live | Days | Free


class Late(StrEnum):
    """What happens to a seat that does not answer in time."""

    BOT = "bot"
    """A bot plays it from then on, until its player comes back."""
    END = "end"
    """The table ends without a result."""


class Undo(StrEnum):
    """Whether an answer can be taken back before the whole turn is confirmed."""

    TURN = "turn"
    """Anything can be taken back until the turn is confirmed (R10.2)."""
    NEVER = "never"
    """What a player has pledged stays; only what comes after it can be tried freely."""


EDITION_FILE: Final = "edition_file"
PLAIN = r"^[^\x00-\x1f\x7f]*$"
"""Text on one line; PostgreSQL keeps no text with a zero in it."""
LONGEST_NAME: Final = 40
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, pattern=PLAIN)]
Text = Annotated[str, msgspec.Meta(max_length=200, pattern=PLAIN)]
Id = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the owner of a table chooses."""

    players: Annotated[int, msgspec.Meta(ge=2, le=5)] = 3
    variant: Variant = Variant.BASE
    edition: Name = BUNDLED[0]
    edition_file: Annotated[str, msgspec.Meta(max_length=4000)] | None = None
    """An edition of the owner's own as TOML (R8.1), instead of one that comes with the game."""
    pace: Pace = Live()
    late: Late = Late.BOT
    is_open: bool = True
    """In the lobby, for everybody; otherwise only those with the invitation may sit down."""
    memory_aid: bool = True
    """Whether the cards that a seat put under its own deck are shown to it."""
    undo: Undo = Undo.TURN
    takeback: bool = True
    """Whether a seat may take back a turn if all others agree."""
    seed: Text | None = None
    """Deal from this seed, which the owner knows, instead of dealing fairly."""
    duplicate_of: Name | None = None
    """Deal the same cards as at that table, whose game is over."""
    hot_seat: bool = False
    """Whether who made the table may sit on several seats: people who share one screen."""
    stand_in: Name = "steward"
    """The bot that plays for a seat that is late, resigned or handed over."""
    chapter: Name | None = None
    """The chapter of the tutorial that is played here; the tutorial makes such tables itself."""

    @property
    def is_fair(self) -> bool:
        """Whether nobody knows the cards beforehand."""
        return self.seed is None and self.duplicate_of is None and self.chapter is None


def check_options(options: Options) -> None:
    """Refuse options that no table can have."""
    if options.edition not in BUNDLED:
        raise RefusalError(Reason.BAD_OPTIONS, key="edition", expected=" or ".join(BUNDLED))
    if options.edition_file is not None and edition_of(options).name in BUNDLED:
        raise RefusalError(Reason.BAD_OPTIONS, key=EDITION_FILE, expected="a name of its own")
    if options.seed is not None and options.duplicate_of is not None:
        raise RefusalError(Reason.BAD_OPTIONS, key="seed", expected="no seed beside duplicate_of")
    if options.hot_seat and options.is_open:
        raise RefusalError(Reason.BAD_OPTIONS, key="is_open", expected="false beside hot_seat")
    if options.chapter is not None:
        raise RefusalError(Reason.BAD_OPTIONS, key="chapter", expected="none; see /api/tutorial")
    check_bot(options.stand_in)


def edition_of(options: Options) -> Edition:
    """Return the edition of a table."""
    if options.edition_file is None:
        return bundled_edition(options.edition)
    return parse_edition(options.edition_file.encode(), EDITION_FILE)
