"""The document of the API (OpenAPI 3.1), with the messages of the live line, which no path shows.

The types of the browser page are made from it.
"""

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from furstenfeld.server.services.messages import Preview, Talk, Turns, Update
from furstenfeld.server.web import websocket

SPOKEN: Final = (
    websocket.Watch,
    websocket.Unwatch,
    websocket.Submit,
    websocket.Try,
    websocket.Bind,
    websocket.Ping,
    websocket.Answer,
    Update,
    Preview,
    Talk,
    Turns,
)
"""What goes over the live line, both ways."""


class WithLiveLine(JsonRenderPlugin):
    """Renders the document with what is said on the live line among its schemas."""

    _document: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document as JSON; it is made once, at the first request."""
        if self._document is None:
            self._document = super().render(request, with_live_line(openapi_schema))
        return self._document


def with_live_line(document: dict[str, Any]) -> dict[str, Any]:
    """Return a document of paths with the messages of the live line beside it."""
    _, spoken = msgspec.json.schema_components(SPOKEN, ref_template="#/components/schemas/{name}")
    components = document["components"]
    # What also goes over a path is described by that path.
    schemas = {name: _exact(schema) for name, schema in (spoken | components["schemas"]).items()}
    return {**document, "components": {**components, "schemas": schemas}}


def _exact(schema: Any) -> Any:
    """Return a schema that says of lists what Litestar leaves open or takes wrongly.

    A list of named places (`Amounts`) has no more and no less of them. The dots of a bounded
    `tuple[X, ...]` are no type of their own, beside which a text would be one too many (`oneOf`).
    """
    if isinstance(schema, list):
        return [_exact(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    match {key: _exact(value) for key, value in schema.items()}:
        case {"prefixItems": list(places)} as inner:
            return inner | {"minItems": len(places), "maxItems": len(places)}
        case {"items": {"oneOf": [kind, {**nothing}]}} as inner if not nothing:
            return inner | {"items": kind}
        case inner:
            return inner


CONFIG: Final = OpenAPIConfig(
    title="Fürstenfeld",
    version="1",
    path="/api/schema",
    render_plugins=[WithLiveLine(path="/openapi.json")],
)
