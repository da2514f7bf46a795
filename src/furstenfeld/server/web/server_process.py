"""A server process: a socket, an event loop and the application."""

import signal
import socket
import sys
from collections.abc import Callable

import uvicorn

from furstenfeld.server.runtime.context import ServerContext
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.web.app import application
from furstenfeld.server.web.protocols import HttpProtocol, LiveProtocol

LONGEST_MESSAGE = 64 * 1024
PATIENCE = 10
"""Seconds for requests under way to finish when the server stops."""


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; port 0 selects any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(1024)
    return listening


def server_of(context: ServerContext) -> uvicorn.Server:
    """Return the server of a context, which is not running yet."""
    config = uvicorn.Config(
        application(context),
        http=HttpProtocol,
        ws=LiveProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    return uvicorn.Server(config)


def serve(
    settings: Settings, listening: socket.socket, ready: Callable[[], None] = lambda: None
) -> None:
    """Serve until SIGTERM or SIGINT, then finish the requests under way.

    `ready` is called once the database is up to date, just before the first request is answered.
    """
    context = ServerContext(settings)
    context.database.prepare()
    ready()
    for number in (signal.SIGTERM, signal.SIGINT):
        # uvicorn stops at the signal and raises it again when done; the second time it is ignored.
        signal.signal(number, lambda *_: None)
    server_of(context).run(sockets=[listening])
