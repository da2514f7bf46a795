"""Views as plain data, for bots that are other programs."""

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec

from furstenfeld.rules import (
    Card,
    Printed,
    PublicSeat,
    Thing,
    View,
    edition_data,
    edition_from,
    parse,
)

_THINGS: Final[Mapping[str | None, Thing | None]] = {
    None: None,
    **{str(thing): thing for thing in (*Card, *Printed)},
}

Made = TypeVar("Made", bound=msgspec.Struct)


def view_data(view: View) -> dict[str, Any]:
    """Return a view as plain data: actions as texts, the edition as in its file.

    >>> from furstenfeld.records import deal
    >>> from furstenfeld.rules import setup, view
    >>> seen = view(setup(deal(seed=1, players=2)).state, seat=None)
    >>> view_from(view_data(seen)) == seen
    True
    """
    data: dict[str, Any] = msgspec.to_builtins(view)
    data["edition"] = edition_data(view.edition)
    data["options"] = [str(action) for action in view.options]
    return data


def view_from(data: Mapping[str, Any]) -> View:
    """Return the view in plain data; raise `ValueError` if it is not a view.

    >>> view_from({})
    Traceback (most recent call last):
    ValueError: no view: 'edition'
    """
    try:
        return _made(
            View,
            data,
            edition=edition_from(data["edition"]),
            seats=tuple(_seat(each) for each in data["seats"]),
            options=tuple(parse(text) for text in data["options"]),
        )
    except (KeyError, TypeError) as error:
        raise ValueError(f"no view: {error}") from error


def _seat(data: Mapping[str, Any]) -> PublicSeat:
    return _made(PublicSeat, data, plots=tuple(_THINGS[name] for name in data["plots"]))


def _made(into: type[Made], data: Mapping[str, Any], **ready: object) -> Made:
    """Return a value; fields that are not in `ready` are converted from plain data."""
    for field in msgspec.structs.fields(into):
        if field.name not in ready:
            ready[field.name] = msgspec.convert(data[field.name], field.type)
    return into(**ready)
