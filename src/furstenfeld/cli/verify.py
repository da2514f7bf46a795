"""`furstenfeld verify`: whether the cards of a game were dealt fairly."""

from pathlib import Path
from typing import Annotated

import typer

from furstenfeld.cli.errors import CommandError, refusals
from furstenfeld.cli.options import Language, speaker_of
from furstenfeld.cli.replay import checked_game
from furstenfeld.cli.terminal import data_console
from furstenfeld.server.core.fair_deal import UnfairDealError, verify
from furstenfeld.text import (
    one_line,
)


def verify_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game file of a server.")],
    lang: Language = "en",
) -> None:
    """Check that a game was dealt fairly and played by the rules.

    The server committed to its part of the seed before the players contributed theirs. This command
    recreates the seed from all parts and the cards from the seed, and replays every action.
    """
    speaker = speaker_of(lang)
    with refusals(speaker):
        record, _ = checked_game(file)
        try:
            proof = verify(record)
        except UnfairDealError as error:
            told = speaker.say(f"verify-error-{error.code}", file=one_line(str(file)))
            raise CommandError(told) from error
        console = data_console()
        console.print(speaker.say("verify-fair", table=one_line(proof.table)))
        console.print(speaker.say("verify-promise", promise=proof.promise))
        for player, said in zip(record.players, proof.contributions, strict=True):
            console.print(
                speaker.say("verify-contribution", player=one_line(player), text=one_line(said))
            )
