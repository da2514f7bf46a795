"""The application: all routes over one hall, and what every request passes through."""

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
from furstenfeld.server.web.identity import provide_context, provide_me, provide_person
from furstenfeld.server.web.middleware import gate
from furstenfeld.server.web.openapi import CONFIG
from furstenfeld.server.web.page import page
from furstenfeld.server.web.passkeys import PasskeysController
from furstenfeld.server.web.people import DoorController, MeController
from furstenfeld.server.web.problems import HANDLERS, MEDIA_TYPE, Problem, log_unexpected
from furstenfeld.server.web.replays import ReplaysController
from furstenfeld.server.web.requests import JsonRequest
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
        400: "Not the form that this document describes.",
        401: "The server does not know you.",
        403: "Not yours to do.",
        404: "There is no such thing.",
        405: "Not done in this way.",
        409: "Not possible as things are.",
        413: "Too big.",
        415: "Not JSON.",
        422: "Not allowed by the rules.",
        429: "Too many at once.",
        503: "The database cannot be reached.",
    }.items()
}
"""Every operation may be refused, always with a problem document."""


class Health(msgspec.Struct, frozen=True):
    """Whether the server works."""

    status: str
    version: str


@get("/health", tags=["operation"], operation_id="health")
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Say whether the server reaches its database."""
    context: ServerContext = request.app.state.context
    is_alive = await context.database.is_alive()
    said = Health("ok" if is_alive else "no database", __version__)
    return Response(said, status_code=200 if is_alive else 503)


@get("/metrics", tags=["operation"], operation_id="metrics", media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> bytes:
    """Return the counters of this process for Prometheus."""
    context: ServerContext = request.app.state.context
    return context.metrics.page()


def application(context: ServerContext) -> ASGIApp:
    """Return the application over a hall, behind its gate."""
    return gate(context)(routes(context))


def routes(context: ServerContext) -> Litestar:
    """Return all routes over a hall, which they open and close."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        app.state.context = context
        try:
            await context.open()
        except Exception as error:
            log_unexpected({}, error)  # Litestar tells uvicorn only a text
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
            DoorController,
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
            "me": Provide(provide_me),
        },
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        openapi_config=CONFIG,
        request_class=JsonRequest,
        request_max_body_size=BIGGEST_BODY,
        # Whatever the environment says: an answer with a traceback shows what variables hold.
        debug=False,
        pdb_on_exception=False,
        logging_config=None,
    )
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                handler.responses = REFUSALS
    return app
