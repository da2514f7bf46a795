"""`furstenfeld train`: a network learns the game by playing itself."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from furstenfeld.cli.errors import INTERRUPTED, CommandError, print_line, refusals
from furstenfeld.cli.options import Language, speaker_of
from furstenfeld.cli.train_options import (
    Changes,
    Device,
    DeviceName,
    SizeName,
    need_torch,
    network_of,
    settings_of,
    shown,
    turned,
)
from furstenfeld.lab.numerals import decimal
from furstenfeld.records import write_whole
from furstenfeld.text import Speaker

if TYPE_CHECKING:
    from furstenfeld.train.settings import Settings
    from furstenfeld.train.trainer import Trainer


def train_command(
    out: Annotated[
        Path,
        typer.Option("--out", metavar="FOLDER", help="Where network, log and checkpoint go."),
    ],
    minutes: Annotated[
        float, typer.Option("--minutes", metavar="M", min=0.0, help="How long to train now.")
    ] = 5.0,
    device: DeviceName = Device.CPU,
    size: SizeName = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on from the checkpoint in the folder.")
    ] = False,
    start: Annotated[
        Path | None,
        typer.Option("--start", metavar="FILE", help="Begin with this network, not from nothing."),
    ] = None,
    changes: Changes = None,
    lang: Language = "en",
) -> None:
    """Let a network learn the game by playing itself.

    Needs PyTorch. FOLDER/network.npz is the network that plays, FOLDER/training.html shows how it
    went. Ctrl-C saves and ends; --resume goes on as if nothing had happened.
    """
    speaker = speaker_of(lang)
    with refusals(speaker):
        need_torch(speaker, device)
        if resume:
            trainer = _resumed(speaker, out, device, changes)
        else:
            settings = settings_of(speaker, device, size, changes)
            trainer = _begun(speaker, out, device, start, settings)
        is_whole = _run(speaker, trainer, out, minutes * 60)
    if not is_whole:
        raise typer.Exit(INTERRUPTED)


def _begun(
    speaker: Speaker, out: Path, device: Device, start: Path | None, settings: "Settings"
) -> "Trainer":
    from furstenfeld.train.checkpoint import found
    from furstenfeld.train.trainer import Trainer

    if found(out) is not None:
        raise CommandError(speaker.say("train-error-there", folder=str(out)))
    if start is not None:
        return Trainer.start(settings, network_of(speaker, start), device.value)
    return Trainer(settings, device.value)


def _resumed(speaker: Speaker, out: Path, device: Device, changes: Changes) -> "Trainer":
    from furstenfeld.train.checkpoint import CheckpointError
    from furstenfeld.train.trainer import Trainer

    try:
        return Trainer.resume(
            out, device.value, lambda settings: turned(speaker, settings, changes)
        )
    except CheckpointError as error:
        raise CommandError(speaker.say("train-error-checkpoint", reason=str(error))) from error


def _run(speaker: Speaker, trainer: "Trainer", out: Path, seconds: float) -> bool:
    """Train, then write the page; return whether nobody stopped it."""
    from furstenfeld.train.journal import Journal
    from furstenfeld.train.report_page import PAGE, page_of
    from furstenfeld.train.trainer import NETWORK

    is_whole = True
    try:
        shown(speaker, trainer.run(out, seconds), seconds)
    except KeyboardInterrupt:
        is_whole = False
    entries = list(Journal(out).entries())
    if entries:
        write_whole(out / PAGE, page_of(entries, speaker).encode("utf-8"))
    print_line(
        speaker.say(
            "train-done",
            decisions=decimal(speaker, trainer.decisions / 1e6, 2),
            minutes=decimal(speaker, trainer.seconds / 60),
            file=str(out / NETWORK),
        )
    )
    return is_whole
