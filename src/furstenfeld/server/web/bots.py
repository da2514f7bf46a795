"""The bots to choose from, over HTTP."""

from litestar import get

from furstenfeld.server.core.offered_bots import Offered, offered
from furstenfeld.server.web.identity import Context


@get("/api/bots", tags=["tables"], operation_id="listBots")
async def bots(context: Context) -> Offered:
    """List the bots that can be chosen, in groups."""
    return offered()
