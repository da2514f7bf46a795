"""The tutorial over HTTP."""

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import PathParameter

from furstenfeld.server.runtime.rate_limits import RateLimit
from furstenfeld.server.services import tutorial
from furstenfeld.server.services.messages import SeenTable, seen_table
from furstenfeld.server.services.tutorial import LessonStep
from furstenfeld.server.web.identity import Context, Me
from furstenfeld.server.web.tables import ID


class Lesson(msgspec.Struct, frozen=True):
    """An opened chapter: its table and the steps of its lesson."""

    table: SeenTable
    steps: tuple[LessonStep, ...]


@post("/api/tutorial/{chapter:str}", tags=["games"], operation_id="openChapter")
async def open_chapter(
    context: Context, me: Me, chapter: Annotated[str, PathParameter(pattern=ID)]
) -> Lesson:
    """Create a table at the start of a tutorial chapter."""
    context.limits.take(RateLimit.TABLE, me.id)
    steps = tutorial.chapter(chapter).steps
    table = await context.change(lambda c: tutorial.open_chapter(c, me, chapter, context.now()))
    return Lesson(seen_table(table, me.id), steps)
