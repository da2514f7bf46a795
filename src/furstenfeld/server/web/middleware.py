"""The gate before every request: origins, bodies, and the headers that keep a page to itself."""

from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar import MediaType
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from furstenfeld.server.runtime.metrics import Metrics
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.web.problems import MEDIA_TYPE, Problem, plain

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
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
FOREIGN: Final = plain("foreign-origin", 403, "This request comes from another site.")
NOT_JSON: Final = plain("not-json", 415, "A body has to be `application/json`.")


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Return whether a request comes from a page of this server, or from no page at all.

    Browsers name the origin with every request that changes something and with every WebSocket;
    programs without a browser name none, and have no cookies that somebody else could use.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if settings.public_url is not None:
        return origin == settings.public_url
    return bool(origin) and urlsplit(origin).netloc == headers.get("host")


def gate(settings: Settings, metrics: Metrics) -> Callable[[ASGIApp], ASGIApp]:
    """Return the middleware for these settings."""
    extra = {"strict-transport-security": "max-age=31536000"} if settings.is_secure else {}

    def around(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            async def send_with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    metrics.requests.labels(scope.get("method", ""), message["status"]).inc()
                    found = MutableScopeHeaders.from_message(message)
                    for name, value in {**HEADERS, **extra}.items():
                        found[name] = value
                    if str(scope.get("path", "")).startswith("/api"):
                        found["cache-control"] = "no-store"
                await send(message)

            problem = _problem(scope, settings)
            if problem is None:
                await app(scope, receive, send_with_headers)
            else:
                await _refuse(problem, scope, send_with_headers)

        return guarded

    return around


def _problem(scope: Scope, settings: Settings) -> Problem | None:
    """Return why something does not pass the gate."""
    if str(scope["type"]) == "lifespan":
        return None
    if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE:
        return None
    headers = Headers.from_scope(scope)
    if not is_own_origin(headers, settings):
        return FOREIGN
    return None if _is_json_or_nothing(headers) else NOT_JSON


def _is_json_or_nothing(headers: Headers) -> bool:
    """Return whether a body, if there is one, is JSON: what a form of another site cannot send."""
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    return not has_body or kind == MediaType.JSON


async def _refuse(problem: Problem, scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": problem.title})
        return
    headers = [(b"content-type", MEDIA_TYPE.encode())]
    body = msgspec.json.encode(problem)
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
