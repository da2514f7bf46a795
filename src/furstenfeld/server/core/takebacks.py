"""Taking a turn back by consent: which entries of the log still stand, asking, agreeing."""

from collections.abc import Collection, Iterable, Sequence

from msgspec.structs import replace

from furstenfeld.rules import State
from furstenfeld.server.core.clock import with_due
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.seat_actions import Committed, Entry, Kind
from furstenfeld.server.core.table import Table, Takeback, chair_at, people_at, running


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """Return the turns that were not taken back, in order."""
    line: list[Entry] = []
    for entry in entries:
        if entry.kind is Kind.TURN:
            line.append(entry)
        else:
            line = [kept for kept in line if kept.number <= (entry.to or 0)]
    return line


def ask(table: Table, seats: Collection[int], entries: Sequence[Entry]) -> Table:
    """Return the table with the wish to take back the last turn of these seats, a person's own."""
    running(table)
    if not table.options.takeback:
        raise RefusalError(Reason.NO_TAKEBACK)
    line = standing(entries)
    own = [place for place, entry in enumerate(line) if entry.seat in seats]
    if not own:
        raise RefusalError(Reason.NOTHING_TO_TAKE_BACK)
    to = line[own[-1] - 1].number if own[-1] else 0
    return replace(table, takeback=Takeback(line[own[-1]].seat, to))


def agree(table: Table, seat: int) -> Table:
    """Return the table with the consent of a seat written down."""
    running(table)
    wish = table.takeback
    if wish is None or wish.seat == seat:
        raise RefusalError(Reason.NOBODY_ASKED)
    agreed = tuple(sorted({*wish.agreed, seat}))
    return replace(table, takeback=replace(wish, agreed=agreed))


def refuse(table: Table) -> Table:
    """Return the table without the wish; one who says no, or the one who asked, is enough."""
    running(table)
    if table.takeback is None:
        raise RefusalError(Reason.NOBODY_ASKED)
    return replace(table, takeback=None)


def is_agreed(table: Table) -> bool:
    """Return whether all other people at the table have agreed; bots do not mind."""
    wish = table.takeback
    if wish is None:
        return False
    asked = {chair_at(table, seat).person for seat in people_at(table)}
    return asked <= {chair_at(table, seat).person for seat in (*wish.agreed, wish.seat)}


def take_back(table: Table, state: State, heard: int, now: int) -> Committed:
    """Return the table at the position before that turn, which comes from the log."""
    game, wish = running(table), table.takeback
    if wish is None:
        raise RefusalError(Reason.NOBODY_ASKED)
    number = game.commits + 1
    entry = Entry(
        number=number,
        kind=Kind.TAKEBACK,
        seat=wish.seat,
        client=f"takeback-{number}",
        to=wish.to,
        heard=heard,
        at=now,
    )
    back = replace(
        game, state=state, commits=number, heard=heard, line=game.line + 1, turn_began=now
    )
    chairs = tuple(chair and replace(chair, sealed=None, pledged=()) for chair in table.chairs)
    after = replace(table, game=back, takeback=None, chairs=chairs)
    return Committed(with_due(after, now), entry, ())
