"""The tutorial: chapters as data files, and tables that start where a chapter begins.

A chapter consists of a deal, the turns before the lesson, and the steps of the lesson. Its table is
a table like any other: the earlier turns are in its log, and a bot plays the opponent.
"""

import secrets
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from sqlalchemy import Connection

from furstenfeld.records import bundled_edition
from furstenfeld.rules import Amounts, Card, Deal, Variant, setup
from furstenfeld.server.core import seat_actions
from furstenfeld.server.core.clock import bank_at_start, with_due
from furstenfeld.server.core.options import Days, Late, Options
from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.core.table import Colour, SeatedPlayer, Status, Table, TableGame, player_at
from furstenfeld.server.services.tables import new_id
from furstenfeld.server.storage import table_store
from furstenfeld.server.storage.people import Person

CHAPTERS: Final = ("estate", "sale", "order", "build", "deck", "palace", "cards", "expert")
"""In reading order."""
LEARNER: Final = 0
OPPONENT: Final = "steward"

Places = tuple[str, ...]
"""Names of the parts of the screen to point at."""
Texts = tuple[str, ...]
"""Actions (R10.1), in turn order."""


class Reading(
    msgspec.Struct, frozen=True, tag="reading", tag_field="kind", forbid_unknown_fields=True
):
    """A step with a text that the learner has to read."""

    look: Places = ()
    given: Texts = ()
    """Actions that the lesson plays before the step."""


class Answering(
    msgspec.Struct, frozen=True, tag="answering", tag_field="kind", forbid_unknown_fields=True
):
    """A step that waits for these actions; a star stands for any word."""

    want: Texts
    look: Places = ()
    given: Texts = ()


class Confirming(
    msgspec.Struct, frozen=True, tag="confirming", tag_field="kind", forbid_unknown_fields=True
):
    """A step that waits until the turn is submitted with these actions."""

    want: Texts = ()
    look: Places = ()
    given: Texts = ()


LessonStep = Reading | Answering | Confirming


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter, as in its file."""

    demands: tuple[Amounts, ...]
    order: tuple[int, ...]
    tops: tuple[tuple[Card, ...], ...]
    """The top cards of each deck; the others follow in the order of R0.4."""
    steps: tuple[LessonStep, ...]
    before: tuple[tuple[int, Texts], ...] = ()
    """The turns before the lesson, each with its seat."""
    variant: Variant = Variant.BASE

    @property
    def deal(self) -> Deal:
        """The deal of the chapter's game."""
        decks = tuple(
            (*top, *(card for card in self.variant.cards if card not in top)) for top in self.tops
        )
        edition = bundled_edition(Options().edition)
        return Deal(self.variant, edition, self.demands, self.order, decks)


@cache
def chapter(name: str) -> Chapter:
    """Return a chapter; refuse an unknown name."""
    if name not in CHAPTERS:
        raise RefusalError(Reason.NO_SUCH)
    text = files("furstenfeld.server.services").joinpath(f"chapters/{name}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Chapter)


def open_chapter(connection: Connection, person: Person, name: str, now: int) -> Table:
    """Create a table for a person at the start of a chapter."""
    lesson = chapter(name)
    table = _dealt(lesson, person, name, now)
    assert table.game is not None
    table_store.add(connection, table)
    table_store.add_game(connection, table, table.game.state, None)
    for place, (seat, texts) in enumerate(lesson.before):
        done = seat_actions.commit(
            table,
            seat,
            number=player_at(table, seat).commits,
            client=f"chapter-{place}",
            texts=texts,
            now=now,
        )
        table = table_store.save(connection, table, done.table, [done.entry])
    return table


def _dealt(lesson: Chapter, person: Person, name: str, now: int) -> Table:
    deal = lesson.deal
    # Nobody waits for the learner; an abandoned lesson ends by itself after a while.
    options = Options(
        players=len(lesson.tops),
        variant=lesson.variant,
        pace=Days(30),
        late=Late.END,
        is_open=False,
        takeback=False,
        chapter=name,
    )
    outcome = setup(deal)
    table = Table(
        id=new_id(),
        status=Status.RUNNING,
        owner=person.id,
        options=options,
        players=_players(person, options),
        secret=secrets.token_hex(32),
        invitation=new_id(),
        game=TableGame(
            deal=deal, state=outcome.state, event_count=len(outcome.events), turn_began=now
        ),
        created=now,
    )
    return with_due(table, now)


def _players(person: Person, options: Options) -> tuple[SeatedPlayer, ...]:
    bank = bank_at_start(options.pace)
    return tuple(
        SeatedPlayer(name=person.name, colour=colour, person=person.id, bank=bank)
        if seat == LEARNER
        else SeatedPlayer(name=OPPONENT.title(), colour=colour, bot=OPPONENT)
        for seat, colour in zip(range(options.players), Colour, strict=False)
    )
