"""uvicorn's HTTP and WebSocket protocols; bad bytes get a status or a code, and no traceback."""

import logging
from http import HTTPStatus
from typing import Any, Final

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol

from furstenfeld.server.web.middleware import HEADERS
from furstenfeld.server.web.problems import MEDIA_TYPE, plain

NOT_HTTP: Final = plain("malformed", 400, "This is not a request of HTTP/1.1.")
MOST_FRAGMENTS: Final = 1000
"""Pieces of one message; empty ones would never reach the limit of its size."""
NOT_UTF8: Final = 1007
TOO_BIG: Final = 1009


class HttpProtocol(H11Protocol):
    """HTTP, in which what is no request gets a problem document with all headers."""

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, or hang up where an answer has begun already."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            body = msgspec.json.encode(NOT_HTTP)
            named = {**HEADERS, "content-type": MEDIA_TYPE, "content-length": str(len(body))}
            pairs = [(name.encode(), value.encode()) for name, value in named.items()]
            start = h11.Response(
                status_code=400, headers=[*pairs, (b"connection", b"close")], reason=b"Bad Request"
            )
            for event in (start, h11.Data(body), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


class _Handshake(ServerProtocol):
    """The handshake and frames of a WebSocket; refusals have all headers."""

    def reject(self, status: HTTPStatus | int, text: str) -> Response:
        """Return the answer to a handshake that is refused."""
        response = super().reject(status, text)
        for name, value in HEADERS.items():
            response.headers[name] = value
        return response


class LiveProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is closed with the right code when its peer sends bad bytes."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        """Take a handshake with our headers."""
        super().__init__(*arguments, **options)
        logger = logging.getLogger("uvicorn.error")
        self.conn = _Handshake(max_size=self.config.ws_max_size, logger=logger)

    def data_received(self, data: bytes) -> None:
        """Take bytes; a handshake that cannot be read is answered too."""
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        """Take one more piece of a message."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._fail(TOO_BIG, "too many fragments")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, if it is text or says that it is none."""
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self._fail(NOT_UTF8, "not UTF-8")
        else:
            super().send_receive_event_to_app()

    def _fail(self, code: int, reason: str) -> None:
        """Hang up, unless that was done already."""
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()


def _is_utf8(data: bytes) -> bool:
    """Return whether bytes are text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
