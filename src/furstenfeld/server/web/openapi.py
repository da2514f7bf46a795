"""The OpenAPI 3.1 document, including the WebSocket messages, which belong to no path.

The TypeScript types of the page are generated from it.
"""

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from furstenfeld.server.services.messages import Preview, Talk, Turns, Update
from furstenfeld.server.web import live_messages

SPOKEN: Final = (
    live_messages.Watch,
    live_messages.Unwatch,
    live_messages.Submit,
    live_messages.Try,
    live_messages.Bind,
    live_messages.Ping,
    live_messages.Answer,
    Update,
    Preview,
    Talk,
    Turns,
)
"""The WebSocket messages in both directions."""


class WithLiveLine(JsonRenderPlugin):
    """Renders the document with the schemas of the WebSocket messages."""

    _document: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document as JSON; it is rendered once, at the first request."""
        if self._document is None:
            self._document = super().render(request, with_live_line(openapi_schema))
        return self._document


def with_live_line(document: dict[str, Any]) -> dict[str, Any]:
    """Return the document with the schemas of the WebSocket messages added."""
    _, spoken = msgspec.json.schema_components(SPOKEN, ref_template="#/components/schemas/{name}")
    components = document["components"]
    # Schemas that paths use as well are taken from the paths.
    schemas = {name: _exact(schema) for name, schema in (spoken | components["schemas"]).items()}
    return {**document, "components": {**components, "schemas": schemas}}


def _exact(schema: Any) -> Any:
    """Return a schema with corrected lists, which Litestar describes incompletely.

    A list of named places (`Amounts`) has exactly that many items. And the dots of a bounded
    `tuple[X, ...]` are not a type; as one, they would accept any text a second time (`oneOf`).
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
