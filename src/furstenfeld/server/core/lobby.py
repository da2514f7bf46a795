"""Before the game: making a table, sitting down, getting up, and the start."""

from msgspec.structs import replace

from furstenfeld.rules import setup
from furstenfeld.server.core.clock import bank_at_start, with_due
from furstenfeld.server.core.fair_deal import fair_deal, seed_of
from furstenfeld.server.core.offered_bots import check_bot
from furstenfeld.server.core.options import (
    LONGEST_NAME,
    Free,
    Options,
    check_options,
    edition_of,
)
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.table import (
    NOBODY,
    Chair,
    Colour,
    Game,
    Status,
    Table,
    chair_at,
    seat_of,
    seats_of,
    with_chair,
)


def create(
    *, id: str, owner: str, options: Options, secret: str, invitation: str, now: int
) -> Table:
    """Return a new table, with nobody at it; the secret is drawn before anybody sits down."""
    check_options(options)
    table = Table(
        id=id,
        owner=owner,
        options=options,
        chairs=(None,) * options.players,
        secret=secret,
        invitation=invitation,
        created=now,
    )
    return with_due(table, now)


def sit(
    table: Table,
    seat: int,
    *,
    person: str,
    name: str,
    colour: Colour | None,
    contribution: str,
    invitation: str | None,
) -> Table:
    """Return the table with a person on a free seat, or on the own one with something changed."""
    _check_open(table)
    if seat in seats_of(table, person):
        return _sit_again(table, seat, colour, contribution)
    _check_free(table, seat)
    is_host_of_screen = table.options.hot_seat and person == table.owner
    if seat_of(table, person) is not None and not is_host_of_screen:
        raise RefusalError(Reason.SEATED_ALREADY)
    others = {chair.person for chair in table.chairs if chair is not None} - {None, person}
    if others and isinstance(table.options.pace, Free):
        raise RefusalError(Reason.NO_CLOCK)
    if not (table.options.is_open or person == table.owner or invitation == table.invitation):
        raise RefusalError(Reason.BY_INVITATION)
    chair = Chair(
        # At one screen people choose what they are called, and know each other.
        name=name if is_host_of_screen else _own_name(table, name),
        colour=_colour(table, colour),
        person=person,
        contribution=contribution,
    )
    return with_chair(table, seat, chair)


def _sit_again(table: Table, seat: int, colour: Colour | None, contribution: str) -> Table:
    own = chair_at(table, seat)
    others = with_chair(table, seat, None)
    chair = replace(own, colour=_colour(others, colour or own.colour), contribution=contribution)
    return with_chair(table, seat, chair)


def seat_again(table: Table, old: Table) -> Table:
    """Return a new table with everybody on the seat they had at an old one."""
    chairs = tuple(chair and _chair_again(chair) for chair in old.chairs)
    return replace(table, chairs=chairs)


def _chair_again(chair: Chair) -> Chair | None:
    """Return a chair as it was in the beginning; that of who left for good is free.

    A bot that stood in goes: it plays again only where it played for itself.
    """
    if chair.person is not None:
        return Chair(name=chair.name, colour=chair.colour, person=chair.person, meets_again=True)
    if chair.bot is None or chair.name == NOBODY:
        return None
    return Chair(name=chair.name, colour=chair.colour, bot=chair.bot)


def seat_bot(table: Table, seat: int, *, by: str, bot: str, name: str) -> Table:
    """Return the table with a bot on a free seat, put there by who may gather the players."""
    _check_open(table)
    _check_gathers(table, by)
    check_bot(bot)
    _check_free(table, seat)
    chair = Chair(name=_own_name(table, name), colour=_colour(table, None), bot=bot)
    return with_chair(table, seat, chair)


def _own_name(table: Table, name: str) -> str:
    """Return a name that nobody at the table has: the second steward is `Steward 2`."""
    taken = {chair.name for chair in table.chairs if chair is not None}
    short = name[: LONGEST_NAME - 2]
    numbered = (f"{short} {number}" for number in range(2, len(table.chairs) + 1))
    return next(known for known in (name, *numbered) if known not in taken)


def get_up(table: Table, seat: int, *, by: str) -> Table:
    """Return the table with a free seat: its player leaves, or is not waited for any longer."""
    _check_open(table)
    chair = chair_at(table, seat)
    may_free = by == table.owner or (_is_awaited(chair) and _gathers(table, by))
    if by != chair.person and not may_free:
        raise RefusalError(Reason.NOT_YOUR_SEAT)
    return with_chair(table, seat, None)


def close(table: Table, *, by: str) -> Table:
    """Return the table closed by its owner before anything was dealt."""
    _check_open(table)
    _check_owner(table, by)
    return replace(table, status=Status.ENDED, due=None)


def contributions(table: Table) -> tuple[str, ...]:
    """Return what each seat threw into the seed."""
    return tuple("" if chair is None else chair.contribution for chair in table.chairs)


def seed_at_start(table: Table) -> str:
    """Return the seed from which this table deals for itself."""
    if table.options.seed is not None:
        return table.options.seed
    return seed_of(table.id, table.secret, contributions(table))


def start(table: Table, *, by: str, now: int, seed: str | None = None) -> Table:
    """Return the table with its cards dealt; `seed` is another table's, for a duplicate deal."""
    _check_open(table)
    _check_gathers(table, by)
    _check_full(table, by)
    options = table.options
    edition = edition_of(options)
    dealt = fair_deal(seed or seed_at_start(table), options.players, options.variant, edition)
    outcome = setup(dealt)
    bank = bank_at_start(options.pace)
    begun = replace(
        table,
        status=Status.RUNNING,
        chairs=tuple(chair and replace(chair, bank=bank) for chair in table.chairs),
        game=Game(deal=dealt, state=outcome.state, heard=len(outcome.events), turn_began=now),
    )
    return with_due(begun, now)


def _check_open(table: Table) -> None:
    if table.status is not Status.OPEN:
        raise RefusalError(Reason.NOT_OPEN, status=table.status)


def _check_owner(table: Table, by: str) -> None:
    if by != table.owner:
        raise RefusalError(Reason.NOT_OWNER)


def _check_gathers(table: Table, by: str) -> None:
    if not _gathers(table, by):
        raise RefusalError(Reason.NOT_OWNER)


def _gathers(table: Table, person: str) -> bool:
    """Return whether a person may gather the players: the owner, at a rematch who meets again.

    Whoever asked for a rematch may never come back, and the others are not to wait in vain. But
    somebody who only takes a seat that is free there sends nobody away.
    """
    chairs = (chair for chair in table.chairs if chair is not None)
    return person == table.owner or any(
        chair.meets_again and chair.person == person for chair in chairs
    )


def _check_full(table: Table, by: str) -> None:
    """Refuse to start with a free seat; only the owner may start without those who are awaited."""
    free = sum(chair is None for chair in table.chairs)
    if free:
        raise RefusalError(Reason.SEATS_FREE, seats=free)
    awaited = sum(chair is not None and _is_awaited(chair) for chair in table.chairs)
    if awaited and by != table.owner:
        raise RefusalError(Reason.NOT_ALL_HERE, seats=awaited)


def _is_awaited(chair: Chair) -> bool:
    """Return whether somebody was seated and has not come: who comes throws something in."""
    return chair.meets_again and chair.contribution == ""


def _check_free(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.chairs):
        raise RefusalError(Reason.NO_SEAT, seat=seat)
    if table.chairs[seat] is not None:
        raise RefusalError(Reason.SEAT_TAKEN, seat=seat)


def _colour(table: Table, wanted: Colour | None) -> Colour:
    """Return the colour wanted, or the first that nobody has."""
    taken = {chair.colour for chair in table.chairs if chair is not None}
    if wanted in taken:
        raise RefusalError(Reason.COLOUR_TAKEN, colour=str(wanted))
    return wanted or next(colour for colour in Colour if colour not in taken)
