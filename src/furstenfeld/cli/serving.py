"""What the commands of a host share: the options, and the packages they need."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from furstenfeld.cli.errors import Refused, refusals
from furstenfeld.text import Speaker

INSTALL = "pip install 'furstenfeld[server]'"

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="FURSTENFELD_DATABASE",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME. "
        "By default a file in your own data folder.",
    ),
]


@contextmanager
def server_refusals(speaker: Speaker) -> Iterator[None]:
    """Turn what is refused inside, and a package that is missing, into one line."""
    with refusals(speaker):
        try:
            yield
        except ModuleNotFoundError as error:
            told = speaker.say("serve-error-package", package=str(error.name), install=INSTALL)
            raise Refused(told) from error
