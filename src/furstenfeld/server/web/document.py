"""The document of the API (OpenAPI 3.1), with the messages of the live line, which no path shows.

The types of the browser page are made from it.
"""

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from furstenfeld.server.messages import Preview, Talk, Turns, Update
from furstenfeld.server.web import live

SPOKEN: Final = (
    live.Watch,
    live.Unwatch,
    live.Submit,
    live.Try,
    live.Ping,
    live.Answer,
    Update,
    Preview,
    Talk,
    Turns,
)
"""What goes over the live line, both ways."""


class WithLiveLine(JsonRenderPlugin):
    """Renders the document with what is said on the live line among its schemas."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document as JSON."""
        return super().render(request, with_live_line(openapi_schema))


def with_live_line(document: dict[str, Any]) -> dict[str, Any]:
    """Return a document of paths with the messages of the live line beside it."""
    _, spoken = msgspec.json.schema_components(SPOKEN, ref_template="#/components/schemas/{name}")
    components = document["components"]
    # What also goes over a path is described by that path.
    schemas = {**spoken, **components["schemas"]}
    return {**document, "components": {**components, "schemas": schemas}}


CONFIG: Final = OpenAPIConfig(
    title="Fürstenfeld",
    version="1",
    path="/api/schema",
    render_plugins=[WithLiveLine(path="/openapi.json")],
)
