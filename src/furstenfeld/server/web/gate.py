"""The gate before every request: origins, and the headers that keep a page to itself."""

from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from furstenfeld.server.metrics import Metrics
from furstenfeld.server.settings import Settings

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
REFUSED: Final = (
    b'{"type":"urn:furstenfeld:problem:foreign-origin","title":"foreign origin","status":403,'
    b'"detail":"This request comes from another site."}'
)


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Return whether a request comes from a page of this server, or from no page at all.

    Browsers name the origin with every request that changes something and with every WebSocket;
    programs without a browser name none, and have no cookies that somebody else could use.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if settings.public_url is not None:
        return origin == settings.public_url.rstrip("/")
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

            if _is_foreign(scope, settings):
                await _refuse(scope, send, send_with_headers)
            else:
                await app(scope, receive, send_with_headers)

        return guarded

    return around


def _is_foreign(scope: Scope, settings: Settings) -> bool:
    if str(scope["type"]) == "lifespan":
        return False
    if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE:
        return False
    return not is_own_origin(Headers.from_scope(scope), settings)


async def _refuse(scope: Scope, send: Send, send_with_headers: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
        return
    headers = [(b"content-type", b"application/problem+json")]
    await send_with_headers({"type": "http.response.start", "status": 403, "headers": headers})
    await send_with_headers({"type": "http.response.body", "body": REFUSED, "more_body": False})
