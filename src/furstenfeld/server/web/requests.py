"""The kind of request that all handlers get."""

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is refused where it is no text, or nested too deep to be read."""

    async def json(self) -> Any:
        """Return the body, decoded."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise ClientException("The body is not JSON, or is nested too deep.") from error
