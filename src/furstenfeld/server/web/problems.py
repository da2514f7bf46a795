"""Refusals as problem documents (RFC 9457): what is wrong, why, and the values that show it."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from furstenfeld.errors import FurstenfeldError
from furstenfeld.records import FileError
from furstenfeld.server.core.options import EDITION_FILE
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.runtime.metrics import Metrics
from furstenfeld.server.runtime.rate_limits import BIGGEST_BODY, RateLimitError
from furstenfeld.server.runtime.tracebacks import traceback_of

MEDIA_TYPE: Final = "application/problem+json"

_log = structlog.get_logger("furstenfeld.web")


class Words(NamedTuple):
    """The status of a refusal, and what it says."""

    status: int
    detail: str


WORDS: Final[dict[Reason, Words]] = {
    Reason.NO_TABLE: Words(404, "There is no such table, or it is not for you."),
    Reason.NO_SEAT: Words(404, "The table has no such seat, or nobody sits there."),
    Reason.NOT_YOUR_SEAT: Words(403, "You do not have this seat."),
    Reason.NOT_OWNER: Words(403, "Only who made the table may do that."),
    Reason.NOT_ADMIN: Words(403, "Only an administrator of this server may do this."),
    Reason.NOT_OPEN: Words(409, "The table has started or is closed."),
    Reason.NOT_RUNNING: Words(409, "No game is being played at this table."),
    Reason.NOT_OVER: Words(409, "The game is not over, so its cards stay secret."),
    Reason.SEAT_TAKEN: Words(409, "Somebody has this seat."),
    Reason.SEATED_ALREADY: Words(409, "You have a seat at this table."),
    Reason.NO_CLOCK: Words(409, "Without a clock, only one person may sit among bots."),
    Reason.NOT_HOT_SEAT: Words(422, "Only at a hot seat table does a seat get its own name."),
    Reason.COLOUR_TAKEN: Words(409, "Somebody has this colour."),
    Reason.SEATS_FREE: Words(409, "Not all seats are taken."),
    Reason.NOT_ALL_HERE: Words(409, "Not everybody has come; free their seats or wait."),
    Reason.BY_INVITATION: Words(403, "This table is by invitation; use the whole link."),
    Reason.UNKNOWN_BOT: Words(422, "There is no such bot; `known` names those there are."),
    Reason.BAD_OPTIONS: Words(422, "No table can have these options; see `key` and `expected`."),
    Reason.NOT_YOUR_TURN: Words(409, "Another seat is to move."),
    Reason.STALE: Words(409, "This is not the next turn of your seat; ask for the table."),
    Reason.NOT_LEGAL: Words(422, "The rules do not allow this answer; see `place` and `rule`."),
    Reason.UNFINISHED: Words(422, "The turn is not complete; nothing was done."),
    Reason.TOO_LONG: Words(422, "There are more answers than questions; `most` are asked for."),
    Reason.NO_TAKEBACK: Words(409, "At this table nothing is taken back."),
    Reason.NOTHING_TO_TAKE_BACK: Words(409, "You have played no turn that could be taken back."),
    Reason.NOBODY_ASKED: Words(409, "Nobody asks you to take something back."),
    Reason.RESIGNED: Words(409, "Who has resigned does not come back."),
    Reason.UNDONE: Words(409, "What was pledged stays: begin with it; see `pledged`."),
    Reason.MAY_UNDO: Words(409, "At this table all can be undone until the turn is submitted."),
    Reason.NO_ACTION: Words(404, "The game has no such action; see `last`."),
    Reason.NO_TURN: Words(404, "No turn of this game begins there; see `turns` of its chances."),
    Reason.NO_JUDGE: Words(503, "The champion cannot be asked just now; try again later."),
    Reason.NO_MESSAGE: Words(404, "There is no such message at this table."),
    Reason.MUTED: Words(403, "You may not write at the moment."),
    Reason.BANNED: Words(403, "You may not play here."),
    Reason.LOGIN_TAKEN: Words(409, "Somebody has this login."),
    Reason.KEY_TAKEN: Words(409, "This passkey is registered already."),
    Reason.LOGIN_KEPT: Words(409, "You have a login."),
    Reason.NO_LOGIN: Words(409, "You have no login yet. Keep your name first."),
    Reason.NO_KEY: Words(422, "A login needs a password or a passkey."),
    Reason.NOT_ADMITTED: Words(403, "Login or secret do not fit."),
    Reason.NOBODY: Words(401, "The server does not know you yet: begin as a guest or sign in."),
    Reason.NO_SUCH: Words(404, "There is nothing of that name."),
    Reason.WEBHOOK: Words(422, "This address cannot be called; see `why`."),
}


HTTP: Final[dict[int, tuple[str, str]]] = {
    404: ("no-such", WORDS[Reason.NO_SUCH].detail),
    405: ("no-such-method", "This is not done in this way; the header `Allow` names the ways."),
    413: ("too-big", f"The body is too big: {BIGGEST_BODY // 1024} KiB are the most."),
}
"""The codes and words of what the framework refuses."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """A problem document; `values` show what was wrong."""

    type: str
    title: str
    status: int
    detail: str
    values: dict[str, Any] = {}
    current: Any = None
    """Where a turn was refused, the table as it is now."""


def problem_of(refusal: RefusalError, current: object = None) -> Problem:
    """Return the document of a refusal."""
    words = WORDS[refusal.reason]
    return Problem(
        type=f"urn:furstenfeld:problem:{refusal.reason}",
        title=refusal.reason.replace("-", " "),
        status=words.status,
        detail=words.detail,
        values=dict(refusal.values),
        current=current,
    )


class TurnRefusedError(FurstenfeldError):
    """A turn was refused; the answer shows the table as it is."""

    def __init__(self, refusal: RefusalError, current: object) -> None:
        """Remember both."""
        self.refusal = refusal
        self.current = current
        super().__init__(str(refusal))


def respond(problem: Problem, **headers: str) -> Response[Problem]:
    """Return a problem as an answer."""
    return Response(problem, status_code=problem.status, media_type=MEDIA_TYPE, headers=headers)


def plain(code: str, status: int, detail: str, **values: object) -> Problem:
    """Return the document of something that no table refuses."""
    title = code.replace("-", " ")
    return Problem(f"urn:furstenfeld:problem:{code}", title, status, detail, values)


UNEXPECTED: Final = plain("unexpected", 500, "Something went wrong here; it has been noted.")
UNAVAILABLE: Final = plain(
    "unavailable", 503, "The server cannot reach its database; try again soon."
)
CLASH: Final = plain("clash", 409, "Somebody changed the same thing at this moment; try again.")


def refusal_problem(error: RefusalError | TurnRefusedError, metrics: Metrics) -> Problem:
    """Return the problem document of a refusal, and count it."""
    if isinstance(error, TurnRefusedError):
        refusal, current = error.refusal, error.current
    else:
        refusal, current = error, None
    metrics.refusals.labels(refusal.reason).inc()
    return problem_of(refusal, current)


def _refusal(
    request: Request[Any, Any, Any], error: RefusalError | TurnRefusedError
) -> Response[Problem]:
    return respond(refusal_problem(error, request.app.state.context.metrics))


def _file(request: Request[Any, Any, Any], error: FileError) -> Response[Problem]:
    cause = error.cause
    values = {"rule": cause.code, "paragraph": cause.paragraph, **cause.values}
    if error.action is not None:
        values["action_number"] = error.action
    if error.source == EDITION_FILE:
        return respond(plain("edition-file", 422, "This edition cannot be played.", **values))
    detail = "The game file is not a game that could have been played."
    return respond(plain("game-file", 422, detail, **values))


def _too_many(request: Request[Any, Any, Any], error: RateLimitError) -> Response[Problem]:
    problem, headers = too_many(error)
    return respond(problem, **headers)


def too_many(error: RateLimitError) -> tuple[Problem, dict[str, str]]:
    """Return what to say to somebody who has to wait, with the header that says how long."""
    wait = max(1, round(error.wait + 0.5))
    problem = plain("too-many-requests", 429, f"Too many at once; wait {wait} s.", wait=wait)
    return problem, {"Retry-After": str(wait)}


def _invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    where = error.extra if isinstance(error.extra, list) else []
    found = [
        {key: str(each[key])[:200] for key in ("key", "message") if key in each}
        for each in where
        if isinstance(each, dict)
    ]
    detail = "The request does not have the form that the API document describes."
    return respond(plain("malformed", 400, detail, found=found))


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = error.status_code
    told = "The server cannot do that." if status >= 500 else str(error.detail)[:300]
    code, detail = HTTP.get(status, ("malformed" if status == 400 else "http", told))
    return respond(plain(code, status, detail), **(error.headers or {}))


def unavailable(error: DBAPIError) -> Problem | None:
    """Return what to say while the database cannot be reached, or where two changes clash.

    Return None for any other fault of it.
    """
    if isinstance(error, IntegrityError):
        return CLASH
    is_gone = error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)
    return UNAVAILABLE if is_gone else None


def _database(request: Request[Any, Any, Any], error: DBAPIError) -> Response[Problem]:
    problem = unavailable(error)
    if problem is None:
        return _unexpected(request, error)
    _log.warning(problem.title, **_place(request.scope), reason=type(error).__name__)
    return respond(problem, **{"Retry-After": "1"})


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log_unexpected(request.scope, error)
    return respond(UNEXPECTED)


def log_unexpected(scope: Mapping[str, Any], error: Exception) -> None:
    """Log what should not have happened; as text, whatever format the log has."""
    _log.error("unexpected", **_place(scope), exception=traceback_of(error))


def _place(scope: Mapping[str, Any]) -> dict[str, str]:
    """Return where something happened: a path of ours, and the table."""
    path = str(scope.get("path_template", "other"))
    table = scope.get("path_params", {}).get("table_id")
    return {"path": path} if table is None else {"path": path, "table": str(table)[:40]}


HANDLERS: Final[ExceptionHandlersMap] = {
    RefusalError: _refusal,
    TurnRefusedError: _refusal,
    FileError: _file,
    RateLimitError: _too_many,
    DBAPIError: _database,
    ValidationException: _invalid,
    HTTPException: _http,
    Exception: _unexpected,
}
"""What each exception answers; none shows a traceback."""
