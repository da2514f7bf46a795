"""Turns of people, whether they come over HTTP or over a WebSocket."""

from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.seat_actions import Draft, Pledge
from furstenfeld.server.runtime.context import ServerContext
from furstenfeld.server.runtime.rate_limits import RateLimit
from furstenfeld.server.services import tables
from furstenfeld.server.services.messages import Preview, Update, preview, update
from furstenfeld.server.services.table_updates import TableUpdate, without_events
from furstenfeld.server.services.tables import SubmittedTurn
from furstenfeld.server.storage import table_store
from furstenfeld.server.web.problems import TurnRefusedError


async def preview_draft(context: ServerContext, person: str, id: str, draft: Draft) -> Preview:
    """Return the result that a draft would have."""
    context.limits.take(RateLimit.TURN, person)
    table, turn = await context.database.read(lambda c: tables.draft(c, id, person, draft))
    return preview(table, turn)


async def pledge(context: ServerContext, person: str, id: str, pledged: Pledge) -> Preview:
    """Save pledged actions and return their result."""
    context.limits.take(RateLimit.TURN, person)
    table, turn = await context.database.run(lambda c: tables.pledge(c, id, person, pledged))
    await context.events.table_changed(table)
    return preview(table, turn)


async def commit(context: ServerContext, person: str, id: str, turn: SubmittedTurn) -> Update:
    """Commit a turn and return the table with the new events.

    A refused turn raises `TurnRefusedError` with the current table, for people with a seat there.
    """
    context.limits.take(RateLimit.TURN, person)
    try:
        with context.metrics.commit_seconds.time():
            changed, seat, is_repeated = await context.database.run(
                lambda c: tables.submit(c, id, person, turn, context.now())
            )
    except RefusalError as refusal:
        if refusal.reason in (Reason.NO_TABLE, Reason.NOT_YOUR_SEAT):
            raise
        table = await context.database.read(lambda c: table_store.load(c, id))
        current = _update(context, without_events(table), person, turn.seat)
        raise TurnRefusedError(refusal, current) from refusal
    if not is_repeated:
        context.metrics.commits.labels("person").inc()
        await context.events.turn_committed(changed)
    return _update(context, changed, person, seat)


def _update(context: ServerContext, changed: TableUpdate, person: str, seat: int | None) -> Update:
    return update(changed.table, person, changed.events, changed.first, context.now(), seat)
