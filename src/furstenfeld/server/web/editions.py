"""The numbers of bundled editions and of a table's edition, over HTTP."""

import msgspec
from litestar import get
from litestar.params import FromPath

from furstenfeld.records import BUNDLED, bundled_edition
from furstenfeld.rules import Amounts, Card, Edition, edition_data
from furstenfeld.server.core.options import edition_of
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.services.access import visible
from furstenfeld.server.web.identity import Context, Viewer
from furstenfeld.server.web.tables import Id, Invitation


class Numbers(msgspec.Struct, frozen=True):
    """The numbers of an edition, as in its file (R8.1)."""

    name: str
    costs: dict[Card, int]
    demands: tuple[Amounts, ...]
    track: tuple[int, ...]
    start: int
    palace_prices: tuple[int, ...]
    coins: int
    printed: tuple[str, ...]
    income_top: int
    opening: int
    expert_opening: int
    draw: int


def numbers_of(edition: Edition) -> Numbers:
    """Return the numbers of an edition."""
    return msgspec.convert(edition_data(edition), Numbers)


@get("/api/tables/{table_id:str}/edition", tags=["tables"], operation_id="getTableEdition")
async def table_edition(
    context: Context, viewer: Viewer, table_id: Id, invitation: Invitation = None
) -> Numbers:
    """Return the numbers of a table's edition, which may be the owner's own."""
    table = await context.database.read(lambda c: visible(c, table_id, viewer, invitation))
    return numbers_of(table.game.deal.edition if table.game else edition_of(table.options))


@get("/api/editions/{name:str}", tags=["tables"], operation_id="getEdition")
async def edition(context: Context, name: FromPath[str]) -> Numbers:
    """Return the numbers of a bundled edition (R8.1)."""
    if name not in BUNDLED:
        raise RefusalError(Reason.NO_SUCH)
    return numbers_of(bundled_edition(name))
