"""Taking back a turn with everybody's consent."""

from collections.abc import Collection, Iterable, Sequence

from msgspec.structs import replace

from furstenfeld.rules import State
from furstenfeld.server.core.clock import with_due
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.seat_actions import Committed, Entry, EntryKind
from furstenfeld.server.core.table import Table, Takeback, people_at, player_at, running


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """Return the turns of a log that were not taken back, in order."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind is EntryKind.TURN:
            kept.append(entry)
        else:
            kept = [turn for turn in kept if turn.number <= (entry.to or 0)]
    return kept


def ask(table: Table, seats: Collection[int], entries: Sequence[Entry]) -> Table:
    """Return the table with a request to take back the last turn of one person's seats."""
    running(table)
    if not table.options.takeback:
        raise RefusalError(Reason.NO_TAKEBACK)
    turns = standing(entries)
    own = [place for place, entry in enumerate(turns) if entry.seat in seats]
    if not own:
        raise RefusalError(Reason.NOTHING_TO_TAKE_BACK)
    to = turns[own[-1] - 1].number if own[-1] else 0
    return replace(table, takeback=Takeback(turns[own[-1]].seat, to))


def agree(table: Table, seat: int) -> Table:
    """Return the table with the consent of a seat added."""
    running(table)
    wish = table.takeback
    if wish is None or wish.seat == seat:
        raise RefusalError(Reason.NOBODY_ASKED)
    agreed = tuple(sorted({*wish.agreed, seat}))
    return replace(table, takeback=replace(wish, agreed=agreed))


def refuse(table: Table) -> Table:
    """Return the table without the request: somebody refused it, or the requester withdrew it."""
    running(table)
    if table.takeback is None:
        raise RefusalError(Reason.NOBODY_ASKED)
    return replace(table, takeback=None)


def is_agreed(table: Table) -> bool:
    """Return whether all other people have agreed; bots need not."""
    wish = table.takeback
    if wish is None:
        return False
    needed = {player_at(table, seat).person for seat in people_at(table)}
    return needed <= {player_at(table, seat).person for seat in (*wish.agreed, wish.seat)}


def take_back(table: Table, state: State, event_count: int, now: int) -> Committed:
    """Return the table after the takeback, at a position that was read from the log."""
    game, wish = running(table), table.takeback
    if wish is None:
        raise RefusalError(Reason.NOBODY_ASKED)
    number = game.commits + 1
    entry = Entry(
        number=number,
        kind=EntryKind.TAKEBACK,
        seat=wish.seat,
        client=f"takeback-{number}",
        to=wish.to,
        event_count=event_count,
        at=now,
    )
    back = replace(
        game,
        state=state,
        commits=number,
        event_count=event_count,
        branch=game.branch + 1,
        turn_began=now,
    )
    players = tuple(player and replace(player, queued=None, pledged=()) for player in table.players)
    after = replace(table, game=back, takeback=None, players=players)
    return Committed(with_due(after, now), entry, ())
