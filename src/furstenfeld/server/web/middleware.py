"""The middleware around all requests: rate limits, host and origin checks, security headers."""

import re
from collections.abc import Callable
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
from litestar import MediaType
from litestar.datastructures import Headers
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from furstenfeld.server.runtime.context import ServerContext
from furstenfeld.server.runtime.rate_limits import RateLimit, RateLimitError
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.web.identity import sender_of
from furstenfeld.server.web.problems import (
    MEDIA_TYPE,
    UNAVAILABLE,
    UNEXPECTED,
    Problem,
    log_unexpected,
    plain,
    too_many,
)

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS: Final = SAFE | {"POST", "PUT", "PATCH", "DELETE"}
OTHER: Final = "other"
"""The metrics label of unknown methods and paths: clients could invent any number of them."""
COUNTED: Final = ("/api", "/health", "/metrics")
"""Paths whose answers cost more than sending a file."""
HOST: Final = re.compile(r"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
STRICT: Final = {"strict-transport-security": "max-age=31536000"}
FOREIGN: Final = plain("foreign-origin", 403, "Requests from other sites are not allowed.")
NOT_JSON: Final = plain("not-json", 415, "The body must be `application/json`.")
BAD_HOST: Final = plain("malformed", 400, "The `Host` header is not a valid host.")
BAD_ORIGIN: Final = plain("malformed", 400, "The `Origin` header is not a valid origin.")
NO_LINE: Final = plain("no-such", 404, "This path has no WebSocket.")
REFUSED: Final = plain("refused", 403, "The WebSocket was not opened.")
CLOSED: Final = {1011: UNEXPECTED, 1013: UNAVAILABLE}
"""The answers if a handler closes a WebSocket before accepting it."""


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Return whether a request comes from this server's own page, or from no page at all.

    Browsers send the origin with every WebSocket and every request that changes something. Other
    programs send none, and have no cookies that a foreign site could abuse.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if settings.public_url is not None:
        return origin == settings.public_url
    host = headers.get("host")
    return origin in (f"http://{host}", f"https://{host}")


def is_host(text: str) -> bool:
    """Return whether a text is a host name or IP address, with or without a port."""
    if not HOST.fullmatch(text):
        return False
    try:
        _ = urlsplit(f"//{text}").port
    except ValueError:
        return False
    return True


def is_origin(text: str) -> bool:
    """Return whether a text can be an origin, including `null`."""
    scheme, separator, host = text.partition("://")
    return text in ("", "null") or (scheme.isascii() and bool(separator) and is_host(host))


def protect(context: ServerContext) -> Callable[[ASGIApp], ASGIApp]:
    """Return the middleware of a server."""

    def wrap(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if str(scope["type"]) == "lifespan":
                await app(scope, receive, send)
            else:
                await _Exchange(context, scope, send).go(app, receive)

        return guarded

    return wrap


class _Exchange:
    """One request with its answer, or one WebSocket handshake."""

    def __init__(self, context: ServerContext, scope: Scope, send: Send) -> None:
        """Prepare for one request."""
        self.context = context
        self.method = str(scope.get("method", HttpMethod.GET))
        # HEAD is answered like GET, and uvicorn leaves out the body. The application gets a copy of
        # the scope, in which it stores the matched path.
        is_head = self.method == HttpMethod.HEAD
        self.scope = cast(Scope, {**scope, "method": HttpMethod.GET} if is_head else scope)
        self.is_socket = scope["type"] == ScopeType.WEBSOCKET
        self.is_begun = False
        """Whether the answer has begun, or the WebSocket is open."""
        self._send = send

    async def go(self, app: ASGIApp, receive: Receive) -> None:
        """Pass the request to the application, or refuse it."""
        try:
            self._count()
            problem = _problem(self.scope, self.context.settings)
            if problem is None:
                await app(self.scope, receive, self.send)
            else:
                await self.refuse(problem)
        except RateLimitError as error:
            problem, headers = too_many(error)
            await self.refuse(problem, **headers)
        except Exception as error:
            if self.is_begun:
                raise
            log_unexpected(self.scope, error)
            await self.refuse(UNEXPECTED)

    def _count(self) -> None:
        """Apply the rate limit, before anything is read."""
        path = str(self.scope["path"])
        kind = RateLimit.REQUEST if path.startswith(COUNTED) else RateLimit.PAGE
        who = sender_of(self.scope, self.context.settings)
        self.context.limits.take(RateLimit.SOCKET if self.is_socket else kind, who)

    async def send(self, message: Message) -> None:
        """Send a message of the application, with all headers."""
        kind = message["type"]
        if kind == "websocket.close" and not self.is_begun:
            await self.refuse(self._unopened(cast(int, message.get("code"))))
            return
        if kind.endswith(("response.start", "websocket.accept")):
            self.is_begun = True
            self._complete(cast(dict[str, Any], message))
        await self._send(message)

    def _unopened(self, code: int) -> Problem:
        """Return the problem document for a WebSocket that the application does not accept."""
        return NO_LINE if self._path() == OTHER else CLOSED.get(code, REFUSED)

    def _path(self) -> str:
        """Return the path template that the application has matched."""
        return str(cast(dict[str, Any], self.scope).get("path_template", OTHER))

    def _complete(self, message: dict[str, Any]) -> None:
        """Add the headers of every answer, and count it."""
        extra = HEADERS | (STRICT if self.context.settings.is_secure else {})
        if str(self.scope["path"]).startswith("/api"):
            extra = extra | {"cache-control": "no-store"}
        ours = [(name.encode(), value.encode()) for name, value in extra.items()]
        theirs = [
            pair for pair in message.get("headers", ()) if pair[0].decode().lower() not in extra
        ]
        message["headers"] = [*theirs, *ours]
        if "status" in message:
            method = self.method if self.method in METHODS else OTHER
            self.context.metrics.requests.labels(method, self._path(), message["status"]).inc()

    async def refuse(self, problem: Problem, **headers: str) -> None:
        """Answer with a problem document, for a WebSocket handshake too."""
        kind = "websocket.http.response" if self.is_socket else "http.response"
        body = msgspec.json.encode(problem)
        named = {"content-type": MEDIA_TYPE, "content-length": str(len(body)), **headers}
        pairs = [(name.lower().encode(), value.encode()) for name, value in named.items()]
        start = {"type": f"{kind}.start", "status": problem.status, "headers": pairs}
        await self.send(cast(Message, start))
        await self.send(cast(Message, {"type": f"{kind}.body", "body": body, "more_body": False}))


def _problem(scope: Scope, settings: Settings) -> Problem | None:
    """Return why a request is refused, or None."""
    headers = Headers.from_scope(scope)
    if not is_host(headers.get("host", "localhost")):
        return BAD_HOST
    if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE:
        return None
    if not is_origin(headers.get("origin", "")):
        return BAD_ORIGIN
    if not is_own_origin(headers, settings):
        return FOREIGN
    return None if _is_json_or_nothing(headers) else NOT_JSON


def _is_json_or_nothing(headers: Headers) -> bool:
    """Return whether the body is JSON or empty; forms of other sites cannot send JSON."""
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    return not has_body or kind == MediaType.JSON
