"""Before the game: creating a table, taking and leaving seats, dealing the cards."""

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
    Colour,
    SeatedPlayer,
    Status,
    Table,
    TableGame,
    player_at,
    seat_of,
    seats_of,
    with_player,
)


def create(
    *, id: str, owner: str, options: Options, secret: str, invitation: str, now: int
) -> Table:
    """Return a new, empty table; its secret must be drawn before anybody sits down."""
    check_options(options)
    table = Table(
        id=id,
        owner=owner,
        options=options,
        players=(None,) * options.players,
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
    """Return the table with a person on a free seat, or with changes to the person's own seat."""
    _check_open(table)
    if seat in seats_of(table, person):
        return _sit_again(table, seat, colour, contribution)
    _check_free(table, seat)
    is_host_of_screen = table.options.hot_seat and person == table.owner
    if seat_of(table, person) is not None and not is_host_of_screen:
        raise RefusalError(Reason.SEATED_ALREADY)
    others = {player.person for player in table.players if player is not None} - {None, person}
    if others and isinstance(table.options.pace, Free):
        raise RefusalError(Reason.NO_CLOCK)
    if not (table.options.is_open or person == table.owner or invitation == table.invitation):
        raise RefusalError(Reason.BY_INVITATION)
    player = SeatedPlayer(
        # People at one screen know each other and choose their names freely.
        name=name if is_host_of_screen else _unique_name(table, name),
        colour=_colour(table, colour),
        person=person,
        contribution=contribution,
    )
    return with_player(table, seat, player)


def _sit_again(table: Table, seat: int, colour: Colour | None, contribution: str) -> Table:
    own = player_at(table, seat)
    others = with_player(table, seat, None)
    player = replace(own, colour=_colour(others, colour or own.colour), contribution=contribution)
    return with_player(table, seat, player)


def seat_again(table: Table, old: Table) -> Table:
    """Return a new table with the players of an old one on their seats."""
    players = tuple(player and _player_again(player) for player in old.players)
    return replace(table, players=players)


def _player_again(player: SeatedPlayer) -> SeatedPlayer | None:
    """Return a player as at the start; None if the person deleted the account.

    Bots that stood in for a person are not seated again.
    """
    if player.person is not None:
        return SeatedPlayer(
            name=player.name, colour=player.colour, person=player.person, meets_again=True
        )
    if player.bot is None or player.name == NOBODY:
        return None
    return SeatedPlayer(name=player.name, colour=player.colour, bot=player.bot)


def seat_bot(table: Table, seat: int, *, by: str, bot: str, name: str) -> Table:
    """Return the table with a bot on a free seat; `by` is the owner or returns for a rematch."""
    _check_open(table)
    _check_may_start(table, by)
    check_bot(bot)
    _check_free(table, seat)
    player = SeatedPlayer(name=_unique_name(table, name), colour=_colour(table, None), bot=bot)
    return with_player(table, seat, player)


def _unique_name(table: Table, name: str) -> str:
    """Return a name that is unique at the table: the second steward is `Steward 2`."""
    taken = {player.name for player in table.players if player is not None}
    short = name[: LONGEST_NAME - 2]
    numbered = (f"{short} {number}" for number in range(2, len(table.players) + 1))
    return next(known for known in (name, *numbered) if known not in taken)


def get_up(table: Table, seat: int, *, by: str) -> Table:
    """Return the table with a seat freed by its player, or by somebody who may start the table."""
    _check_open(table)
    player = player_at(table, seat)
    may_free = by == table.owner or (_is_expected(player) and _may_start(table, by))
    if by != player.person and not may_free:
        raise RefusalError(Reason.NOT_YOUR_SEAT)
    return with_player(table, seat, None)


def close(table: Table, *, by: str) -> Table:
    """Return the table after its owner closed it before the start."""
    _check_open(table)
    _check_owner(table, by)
    return replace(table, status=Status.ENDED, due=None)


def contributions(table: Table) -> tuple[str, ...]:
    """Return the part of the seed that each seat contributed."""
    return tuple("" if player is None else player.contribution for player in table.players)


def seed_at_start(table: Table) -> str:
    """Return the seed of the table's own deal."""
    if table.options.seed is not None:
        return table.options.seed
    return seed_of(table.id, table.secret, contributions(table))


def start(table: Table, *, by: str, now: int, seed: str | None = None) -> Table:
    """Return the table with its cards dealt, from another table's seed for a duplicate deal."""
    _check_open(table)
    _check_may_start(table, by)
    _check_full(table, by)
    options = table.options
    edition = edition_of(options)
    dealt = fair_deal(seed or seed_at_start(table), options.players, options.variant, edition)
    outcome = setup(dealt)
    bank = bank_at_start(options.pace)
    begun = replace(
        table,
        status=Status.RUNNING,
        players=tuple(player and replace(player, bank=bank) for player in table.players),
        game=TableGame(
            deal=dealt, state=outcome.state, event_count=len(outcome.events), turn_began=now
        ),
    )
    return with_due(begun, now)


def _check_open(table: Table) -> None:
    if table.status is not Status.OPEN:
        raise RefusalError(Reason.NOT_OPEN, status=table.status)


def _check_owner(table: Table, by: str) -> None:
    if by != table.owner:
        raise RefusalError(Reason.NOT_OWNER)


def _check_may_start(table: Table, by: str) -> None:
    if not _may_start(table, by):
        raise RefusalError(Reason.NOT_OWNER)


def _may_start(table: Table, person: str) -> bool:
    """Return whether a person may seat bots and start: the owner, or a player of a rematch.

    The owner of a rematch may never come back, and the others should not wait in vain. A new
    player who only took a free seat there cannot do any of this.
    """
    players = (player for player in table.players if player is not None)
    return person == table.owner or any(
        player.meets_again and player.person == person for player in players
    )


def _check_full(table: Table, by: str) -> None:
    """Refuse a start with free seats; only the owner may start without expected players."""
    free = sum(player is None for player in table.players)
    if free:
        raise RefusalError(Reason.SEATS_FREE, seats=free)
    expected = sum(player is not None and _is_expected(player) for player in table.players)
    if expected and by != table.owner:
        raise RefusalError(Reason.NOT_ALL_HERE, seats=expected)


def _is_expected(player: SeatedPlayer) -> bool:
    """Return whether a player of a rematch has not come; those who come contribute something."""
    return player.meets_again and player.contribution == ""


def _check_free(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.players):
        raise RefusalError(Reason.NO_SEAT, seat=seat)
    if table.players[seat] is not None:
        raise RefusalError(Reason.SEAT_TAKEN, seat=seat)


def _colour(table: Table, wanted: Colour | None) -> Colour:
    """Return the wanted colour, or the first free one."""
    taken = {player.colour for player in table.players if player is not None}
    if wanted in taken:
        raise RefusalError(Reason.COLOUR_TAKEN, colour=str(wanted))
    return wanted or next(colour for colour in Colour if colour not in taken)
