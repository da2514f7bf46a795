"""Refused requests: a reason code and the values that explain it."""

from enum import StrEnum

from furstenfeld.errors import FurstenfeldError

Value = str | int


class Reason(StrEnum):
    """The reason codes of the API; the sentences are in `web.problems`."""

    NO_TABLE = "no-table"
    NO_SEAT = "no-seat"
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_OWNER = "not-owner"
    NOT_ADMIN = "not-admin"
    NOT_OPEN = "not-open"
    NOT_RUNNING = "not-running"
    NOT_OVER = "not-over"
    SEAT_TAKEN = "seat-taken"
    SEATED_ALREADY = "seated-already"
    NO_CLOCK = "no-clock"
    NOT_HOT_SEAT = "not-hot-seat"
    COLOUR_TAKEN = "colour-taken"
    SEATS_FREE = "seats-free"
    NOT_ALL_HERE = "not-all-here"
    BY_INVITATION = "by-invitation"
    UNKNOWN_BOT = "unknown-bot"
    BAD_OPTIONS = "bad-options"
    NOT_YOUR_TURN = "not-your-turn"
    STALE = "stale"
    NOT_LEGAL = "not-legal"
    UNFINISHED = "unfinished"
    TOO_LONG = "too-long"
    NO_TAKEBACK = "no-takeback"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    NOBODY_ASKED = "nobody-asked"
    RESIGNED = "resigned"
    UNDONE = "undone"
    MAY_UNDO = "may-undo"
    NO_ACTION = "no-action"
    NO_TURN = "no-turn"
    NO_JUDGE = "no-judge"
    NO_MESSAGE = "no-message"
    MUTED = "muted"
    BANNED = "banned"
    LOGIN_TAKEN = "login-taken"
    KEY_TAKEN = "key-taken"
    LOGIN_KEPT = "login-kept"
    NO_LOGIN = "no-login"
    NO_KEY = "no-key"
    NOT_ADMITTED = "not-admitted"
    NOBODY = "nobody"
    NO_SUCH = "no-such"
    WEBHOOK = "webhook"


class RefusalError(FurstenfeldError):
    """A request was refused and nothing has changed."""

    def __init__(self, reason: Reason, **values: Value) -> None:
        """Store the reason and the values that explain it."""
        self.reason = reason
        self.values = values
        super().__init__(reason, values)

    def __str__(self) -> str:
        """Return the reason and its values on one line."""
        values = ", ".join(f"{name} {value!r}" for name, value in self.values.items())
        return f"{self.reason}: {values}" if values else str(self.reason)
