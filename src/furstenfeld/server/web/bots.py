"""Bots over HTTP: whom a person may choose as an opponent or a stand-in."""

from litestar import get

from furstenfeld.server.core.offered_bots import Offered, offered
from furstenfeld.server.web.identity import TheHall


@get("/api/bots", tags=["tables"], operation_id="listBots")
async def bots(hall: TheHall) -> Offered:
    """List the bots to choose from, group by group."""
    return offered()
