"""The request class of all handlers."""

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException


class JsonRequest(Request[Any, Any, Any]):
    """A request that refuses bodies which are not text, or nested too deeply."""

    async def json(self) -> Any:
        """Return the decoded body."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise ClientException("The body is not JSON, or is nested too deeply.") from error
