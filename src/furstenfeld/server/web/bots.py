"""Bots over HTTP: whom a person may choose as an opponent or a stand-in."""

from litestar import get

from furstenfeld.server.core.bots import Offered, offered


@get("/api/bots", tags=["tables"], operation_id="listBots", sync_to_thread=False)
def bots() -> Offered:
    """List the bots to choose from, group by group."""
    return offered()
