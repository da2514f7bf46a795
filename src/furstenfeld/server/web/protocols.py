"""uvicorn's protocols, changed so that malformed input gets a clean answer and no traceback."""

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

NOT_HTTP: Final = plain("malformed", 400, "This is not an HTTP/1.1 request.")
MOST_FRAGMENTS: Final = 1000
"""The most fragments of a message; empty ones would never reach the size limit."""
NOT_UTF8: Final = 1007
TOO_BIG: Final = 1009


class HttpProtocol(H11Protocol):
    """HTTP with problem documents and all headers for malformed requests."""

    def send_400_response(self, msg: str) -> None:
        """Answer a malformed request, or disconnect if an answer has already begun."""
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
    """A WebSocket handshake whose refusals have all headers."""

    def reject(self, status: HTTPStatus | int, text: str) -> Response:
        """Return the answer to a refused handshake."""
        response = super().reject(status, text)
        for name, value in HEADERS.items():
            response.headers[name] = value
        return response


class LiveProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that closes with the right code after malformed frames."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        """Use our own handshake."""
        super().__init__(*arguments, **options)
        logger = logging.getLogger("uvicorn.error")
        self.conn = _Handshake(max_size=self.config.ws_max_size, logger=logger)

    def data_received(self, data: bytes) -> None:
        """Process bytes; answer a handshake that cannot be parsed, too."""
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        """Process another fragment of a message."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._fail(TOO_BIG, "too many fragments")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Pass on a message, if it is not broken text."""
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self._fail(NOT_UTF8, "not UTF-8")
        else:
            super().send_receive_event_to_app()

    def _fail(self, code: int, reason: str) -> None:
        """Close the connection, unless that has been done."""
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()


def _is_utf8(data: bytes) -> bool:
    """Return whether bytes are valid UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
