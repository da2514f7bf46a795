"""The messages of the WebSocket: requests of pages, and answers to them."""

from typing import Annotated, Any

import msgspec

from furstenfeld.server.core.options import Id
from furstenfeld.server.core.seat_actions import Draft, Pledge
from furstenfeld.server.services.tables import SubmittedTurn
from furstenfeld.server.web.problems import Problem

Ref = Annotated[str, msgspec.Meta(max_length=64)]


class Watch(msgspec.Struct, frozen=True, tag="watch", tag_field="type", forbid_unknown_fields=True):
    """Start watching a table; the page already has `heard` events of the branch `line`."""

    table: Id
    line: int = 0
    heard: Annotated[int, msgspec.Meta(ge=0)] = 0
    invitation: Id | None = None
    seat: int | None = None
    """The seat to show, at a hot seat table; by default the person's own."""
    ref: Ref = ""


class Unwatch(
    msgspec.Struct, frozen=True, tag="unwatch", tag_field="type", forbid_unknown_fields=True
):
    """Stop watching a table."""

    table: Id
    ref: Ref = ""


class Submit(msgspec.Struct, frozen=True, tag="turn", tag_field="type", forbid_unknown_fields=True):
    """Submit a turn, as over HTTP."""

    table: Id
    turn: SubmittedTurn
    ref: Ref = ""


class Try(msgspec.Struct, frozen=True, tag="draft", tag_field="type", forbid_unknown_fields=True):
    """Preview a draft, as over HTTP."""

    table: Id
    draft: Draft
    ref: Ref = ""


class Bind(msgspec.Struct, frozen=True, tag="pledge", tag_field="type", forbid_unknown_fields=True):
    """Pledge actions, as over HTTP."""

    table: Id
    pledge: Pledge
    ref: Ref = ""


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Check the connection; the answer lists the tables where the person is to move."""

    ref: Ref = ""


Request = Watch | Unwatch | Submit | Try | Bind | Ping


class Answer(msgspec.Struct, frozen=True, omit_defaults=True, tag="answer", tag_field="type"):
    """The answer to the request with this `ref`: its result or a problem."""

    ref: str
    ok: Any = None
    problem: Problem | None = None
