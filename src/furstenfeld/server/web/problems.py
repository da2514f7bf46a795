"""Problem documents (RFC 9457) for refused requests and errors."""

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


class Explanation(NamedTuple):
    """The HTTP status of a refusal, and its sentence."""

    status: int
    detail: str


EXPLANATIONS: Final[dict[Reason, Explanation]] = {
    Reason.NO_TABLE: Explanation(404, "This table does not exist, or you cannot see it."),
    Reason.NO_SEAT: Explanation(404, "This seat does not exist or is free."),
    Reason.NOT_YOUR_SEAT: Explanation(403, "This is not your seat."),
    Reason.NOT_OWNER: Explanation(403, "Only the host can do that."),
    Reason.NOT_ADMIN: Explanation(403, "Only an administrator can do that."),
    Reason.NOT_OPEN: Explanation(409, "The game has already started, or the table is closed."),
    Reason.NOT_RUNNING: Explanation(409, "No game is running at this table."),
    Reason.NOT_OVER: Explanation(409, "The game is not over yet, so its cards are secret."),
    Reason.SEAT_TAKEN: Explanation(409, "This seat is taken."),
    Reason.SEATED_ALREADY: Explanation(409, "You already have a seat at this table."),
    Reason.NO_CLOCK: Explanation(409, "A table without a clock is for one person with bots."),
    Reason.NOT_HOT_SEAT: Explanation(422, "Seats have their own names at hot seat tables only."),
    Reason.COLOUR_TAKEN: Explanation(409, "This colour is taken."),
    Reason.SEATS_FREE: Explanation(409, "Some seats are still free."),
    Reason.NOT_ALL_HERE: Explanation(409, "Some players are missing. Wait, or free their seats."),
    Reason.BY_INVITATION: Explanation(403, "This table needs an invitation; use the whole link."),
    Reason.UNKNOWN_BOT: Explanation(422, "There is no such bot; `known` lists the valid ones."),
    Reason.BAD_OPTIONS: Explanation(422, "An option is not valid; see `key` and `expected`."),
    Reason.NOT_YOUR_TURN: Explanation(409, "It is not your turn."),
    Reason.STALE: Explanation(409, "This is not the next turn of your seat. Reload the table."),
    Reason.NOT_LEGAL: Explanation(
        422, "The rules do not allow this action; see `place` and `rule`."
    ),
    Reason.UNFINISHED: Explanation(422, "The turn is not complete and was not played."),
    Reason.TOO_LONG: Explanation(422, "Too many; `most` is the maximum."),
    Reason.NO_TAKEBACK: Explanation(409, "This table does not allow takebacks."),
    Reason.NOTHING_TO_TAKE_BACK: Explanation(409, "You have no turn to take back."),
    Reason.NOBODY_ASKED: Explanation(409, "There is no takeback request for you to answer."),
    Reason.RESIGNED: Explanation(409, "You have resigned and cannot come back."),
    Reason.UNDONE: Explanation(409, "The turn must start with the pledged actions; see `pledged`."),
    Reason.MAY_UNDO: Explanation(409, "This table allows undo, so no action can be pledged."),
    Reason.NO_ACTION: Explanation(404, "The game has no such action; `last` is the last one."),
    Reason.NO_TURN: Explanation(
        404, "No turn starts at this action; see `turns` of the win chances."
    ),
    Reason.NO_JUDGE: Explanation(503, "Reviews are not available at the moment. Try again later."),
    Reason.NO_MESSAGE: Explanation(404, "This message does not exist."),
    Reason.MUTED: Explanation(403, "You are muted and cannot write messages."),
    Reason.BANNED: Explanation(403, "You are banned from this server."),
    Reason.LOGIN_TAKEN: Explanation(409, "This login is taken."),
    Reason.KEY_TAKEN: Explanation(409, "This passkey is already registered."),
    Reason.LOGIN_KEPT: Explanation(409, "You already have a login."),
    Reason.NO_LOGIN: Explanation(409, "You have no login yet. Create an account first."),
    Reason.NO_KEY: Explanation(422, "An account needs a password or a passkey."),
    Reason.NOT_ADMITTED: Explanation(403, "The login or the secret is wrong."),
    Reason.NOBODY: Explanation(401, "You are not signed in. Play as a guest or sign in."),
    Reason.NO_SUCH: Explanation(404, "Not found."),
    Reason.WEBHOOK: Explanation(422, "This address cannot be called; see `why`."),
}


HTTP: Final[dict[int, tuple[str, str]]] = {
    404: ("no-such", EXPLANATIONS[Reason.NO_SUCH].detail),
    405: (
        "no-such-method",
        "This method is not allowed; the `Allow` header lists the allowed ones.",
    ),
    413: ("too-big", f"The body is larger than {BIGGEST_BODY // 1024} KiB."),
}
"""The codes and sentences for errors of the framework."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """A problem document; `values` are the details."""

    type: str
    title: str
    status: int
    detail: str
    values: dict[str, Any] = {}
    current: Any = None
    """For a refused turn, the current table."""


def problem_of(refusal: RefusalError, current: object = None) -> Problem:
    """Return the problem document of a refusal."""
    explanation = EXPLANATIONS[refusal.reason]
    return Problem(
        type=f"urn:furstenfeld:problem:{refusal.reason}",
        title=refusal.reason.replace("-", " "),
        status=explanation.status,
        detail=explanation.detail,
        values=dict(refusal.values),
        current=current,
    )


class TurnRefusedError(FurstenfeldError):
    """A turn was refused; the answer includes the current table."""

    def __init__(self, refusal: RefusalError, current: object) -> None:
        """Store both."""
        self.refusal = refusal
        self.current = current
        super().__init__(str(refusal))


def respond(problem: Problem, **headers: str) -> Response[Problem]:
    """Return a response with a problem document."""
    return Response(problem, status_code=problem.status, media_type=MEDIA_TYPE, headers=headers)


def plain(code: str, status: int, detail: str, **values: object) -> Problem:
    """Return a problem document that does not come from a refusal."""
    title = code.replace("-", " ")
    return Problem(f"urn:furstenfeld:problem:{code}", title, status, detail, values)


UNEXPECTED: Final = plain("unexpected", 500, "Something went wrong. The error has been logged.")
UNAVAILABLE: Final = plain(
    "unavailable", 503, "The database is not available. Try again in a moment."
)
CLASH: Final = plain("clash", 409, "Somebody changed the same thing at the same time. Try again.")


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
        return respond(plain("edition-file", 422, "The edition is not valid.", **values))
    detail = "The game file is not a valid game."
    return respond(plain("game-file", 422, detail, **values))


def _too_many(request: Request[Any, Any, Any], error: RateLimitError) -> Response[Problem]:
    problem, headers = too_many(error)
    return respond(problem, **headers)


def too_many(error: RateLimitError) -> tuple[Problem, dict[str, str]]:
    """Return the problem document of a rate limit and its header with the waiting time."""
    wait = max(1, round(error.wait + 0.5))
    problem = plain("too-many-requests", 429, f"Too many requests. Wait {wait} s.", wait=wait)
    return problem, {"Retry-After": str(wait)}


def _invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    where = error.extra if isinstance(error.extra, list) else []
    found = [
        {key: str(each[key])[:200] for key in ("key", "message") if key in each}
        for each in where
        if isinstance(each, dict)
    ]
    detail = "The request does not match the API document."
    return respond(plain("malformed", 400, detail, found=found))


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = error.status_code
    text = "The server cannot do that." if status >= 500 else str(error.detail)[:300]
    code, detail = HTTP.get(status, ("malformed" if status == 400 else "http", text))
    return respond(plain(code, status, detail), **(error.headers or {}))


def unavailable(error: DBAPIError) -> Problem | None:
    """Return the problem document of an unavailable database or of a clash of two changes.

    Return None for other database errors.
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
    """Log an unexpected error with its traceback as text, in every log format."""
    _log.error("unexpected", **_place(scope), exception=traceback_of(error))


def _place(scope: Mapping[str, Any]) -> dict[str, str]:
    """Return the path template of a request, and the table if it has one."""
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
"""How each exception is answered; no answer shows a traceback."""
