"""The web application: all routes, and the checks that every request passes."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.di import Provide
from litestar.openapi import ResponseSpec
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp

from furstenfeld import __version__
from furstenfeld.server.runtime.context import ServerContext
from furstenfeld.server.runtime.rate_limits import BIGGEST_BODY
from furstenfeld.server.web.admin import AdminController
from furstenfeld.server.web.bots import bots
from furstenfeld.server.web.editions import edition, table_edition
from furstenfeld.server.web.games import GamesController, study
from furstenfeld.server.web.identity import (
    provide_context,
    provide_me,
    provide_person,
    provide_viewer,
)
from furstenfeld.server.web.middleware import protect
from furstenfeld.server.web.openapi import CONFIG
from furstenfeld.server.web.page import page
from furstenfeld.server.web.passkeys import PasskeysController
from furstenfeld.server.web.people import MeController
from furstenfeld.server.web.problems import HANDLERS, MEDIA_TYPE, Problem, log_unexpected
from furstenfeld.server.web.replays import ReplaysController
from furstenfeld.server.web.requests import JsonRequest
from furstenfeld.server.web.sign_in import SignInController
from furstenfeld.server.web.tables import TablesController
from furstenfeld.server.web.tutorial import open_chapter
from furstenfeld.server.web.websocket import live

REFUSALS = {
    status: ResponseSpec(
        data_container=Problem,
        media_type=MEDIA_TYPE,
        description=description,
        generate_examples=False,
    )
    for status, description in {
        400: "The request does not match this document.",
        401: "You are not signed in.",
        403: "You are not allowed to do this.",
        404: "Not found.",
        405: "This method is not allowed.",
        409: "Not possible in the current state.",
        413: "The body is too large.",
        415: "The body is not JSON.",
        422: "Not valid, or not allowed by the rules.",
        429: "Too many requests.",
        503: "Not available at the moment.",
    }.items()
}
"""Every operation can be refused, always with a problem document."""


class Health(msgspec.Struct, frozen=True):
    """The state of the server."""

    status: str
    version: str


@get("/health", tags=["operation"], operation_id="health")
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Report whether the server can reach its database."""
    context: ServerContext = request.app.state.context
    is_alive = await context.database.is_alive()
    said = Health("ok" if is_alive else "no database", __version__)
    return Response(said, status_code=200 if is_alive else 503)


@get("/metrics", tags=["operation"], operation_id="metrics", media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> bytes:
    """Return the metrics of this process for Prometheus."""
    context: ServerContext = request.app.state.context
    return context.metrics.page()


def application(context: ServerContext) -> ASGIApp:
    """Return the application of a server, with its middleware."""
    return protect(context)(routes(context))


def routes(context: ServerContext) -> Litestar:
    """Return all routes of a server; starting and stopping them opens and closes its context."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        app.state.context = context
        try:
            await context.open()
        except Exception as error:
            log_unexpected({}, error)  # Litestar passes only a text to uvicorn
            raise
        try:
            yield
        finally:
            await context.close()

    app = Litestar(
        route_handlers=[
            TablesController,
            GamesController,
            ReplaysController,
            study,
            open_chapter,
            SignInController,
            MeController,
            PasskeysController,
            AdminController,
            live,
            bots,
            edition,
            table_edition,
            health,
            metrics,
            page,
        ],
        dependencies={
            "context": Provide(provide_context),
            "person": Provide(provide_person),
            "viewer": Provide(provide_viewer),
            "me": Provide(provide_me),
        },
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        openapi_config=CONFIG,
        request_class=JsonRequest,
        request_max_body_size=BIGGEST_BODY,
        # Whatever the environment says: debug answers would show the values of variables.
        debug=False,
        pdb_on_exception=False,
        logging_config=None,
    )
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                handler.responses = REFUSALS
    return app
