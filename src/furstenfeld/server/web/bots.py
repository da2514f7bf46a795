"""Bots over HTTP: whom a person may choose as an opponent or a stand-in."""

from litestar import get

from furstenfeld.server.core.offered_bots import Offered, offered
from furstenfeld.server.web.identity import Context


@get("/api/bots", tags=["tables"], operation_id="listBots")
async def bots(context: Context) -> Offered:
    """List the bots to choose from, group by group."""
    return offered()
