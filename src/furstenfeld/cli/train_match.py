"""`furstenfeld train match`: one network against a table of another, or of the scripted policy."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from furstenfeld.cli.errors import refusals
from furstenfeld.cli.options import Language, Players, VariantName, checked_players, speaker_of
from furstenfeld.cli.terminal import write_data
from furstenfeld.cli.train_options import (
    BAILIFF,
    CHAMPION,
    AsJson,
    DeviceName,
    TrainingDevice,
    need_torch,
    opponent_named,
    percentages,
    policy_from,
    write_json,
)
from furstenfeld.lab.intervals import Interval, share_interval
from furstenfeld.rules import Variant


class MatchResult(msgspec.Struct, frozen=True):
    """The result of a match, for other programs."""

    network: str
    opponent: str
    players: int
    variant: Variant
    deals: int
    share: Interval
    """The network's share of the wins; an even share is one divided by the number of players."""


def match_command(
    network: Annotated[Path, typer.Argument(metavar="NETWORK", help="The network's file.")],
    opponent: Annotated[
        str,
        typer.Argument(
            metavar="OPPONENT",
            help=f"Who holds all other seats: {BAILIFF}, {CHAMPION}, or a network's file.",
        ),
    ],
    players: Players = 4,
    variant: VariantName = Variant.BASE,
    deals: Annotated[
        int, typer.Option("--deals", metavar="N", min=2, help="Deals, each once from every seat.")
    ] = 2000,
    seed: Annotated[
        str | None,
        typer.Option("--seed", metavar="TEXT", help="Deal I has the seed TEXT/I, from 0."),
    ] = None,
    device: DeviceName = TrainingDevice.CPU,
    as_json: AsJson = False,
    lang: Language = "en",
) -> None:
    """Measure a network: one of it against a table of another network or of the best script.

    Everybody takes the most probable action. It is much faster than the arena, but knows only
    networks and the bailiff.
    """
    speaker = speaker_of(lang)
    with refusals(speaker):
        need_torch(speaker, device)
        from furstenfeld.train.deals import TableKind
        from furstenfeld.train.match import SEED, play_match

        kind = TableKind(checked_players(speaker, players), variant)
        policy = policy_from(speaker, network).to(device.value)
        rival = opponent_named(speaker, opponent)
        if rival is not None:
            rival.to(device.value)
        blocks = play_match(policy, rival, kind, deals, device.value, seed or SEED)
        share = share_interval(blocks)
        result = MatchResult(str(network), opponent, players, variant, deals, share)
        if as_json:
            write_json(result)
            return
        message = speaker.say(
            "match-found",
            network=str(network),
            opponent=opponent,
            players=players,
            variant=speaker.say(f"cli-variant-{variant}"),
            deals=deals,
            **percentages(speaker, share),
        )
        write_data(message + "\n")
