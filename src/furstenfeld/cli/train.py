"""`furstenfeld train`: a network learns the game by playing itself."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from furstenfeld.cli.errors import INTERRUPTED, CommandError, print_line, refusals
from furstenfeld.cli.options import Language, speaker_of
from furstenfeld.cli.train_beliefs import beliefs_command
from furstenfeld.cli.train_match import match_command
from furstenfeld.cli.train_options import (
    Changes,
    DeviceName,
    SettingsSize,
    SizeName,
    TrainingDevice,
    changed_settings,
    need_torch,
    network_from,
    policy_from,
    settings_of,
    show_progress,
)
from furstenfeld.lab.numerals import decimal
from furstenfeld.records import write_whole
from furstenfeld.text import Speaker

if TYPE_CHECKING:
    from furstenfeld.train.trainer import Trainer

app = typer.Typer()


@app.callback(invoke_without_command=True)
def train_command(
    context: typer.Context,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", help="Where network, log and checkpoint go."),
    ] = None,
    minutes: Annotated[
        float, typer.Option("--minutes", metavar="M", min=0.0, help="How long to train now.")
    ] = 5.0,
    device: DeviceName = TrainingDevice.CPU,
    size: SizeName = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue from the checkpoint in the folder.")
    ] = False,
    start: Annotated[
        Path | None,
        typer.Option("--start", metavar="FILE", help="Start with this network, not from nothing."),
    ] = None,
    teacher: Annotated[
        Path | None,
        typer.Option(
            "--teacher", metavar="FILE", help="A new network learns this one's answers first."
        ),
    ] = None,
    calm: Annotated[
        float | None,
        typer.Option(
            "--calm", metavar="FACTOR", help="Multiply the policy's logits; below 1 it tries more."
        ),
    ] = None,
    changes: Changes = None,
    lang: Language = "en",
) -> None:
    """Let a network learn the game by playing itself.

    Needs PyTorch. FOLDER/network.npz is the network that plays, FOLDER/training.html shows how it
    went. Ctrl-C saves and ends; --resume continues as if nothing had happened.
    """
    if context.invoked_subcommand is not None:
        return
    if out is None:
        context.fail("Missing option '--out'.")
    speaker = speaker_of(lang)
    with refusals(speaker):
        if start is not None and (resume or teacher is not None):
            other = "--resume" if resume else "--teacher"
            raise CommandError(speaker.say("train-error-start", option=other))
        need_torch(speaker, device)
        if resume:
            trainer = _resumed(speaker, out, device, teacher, changes)
        else:
            trainer = _new(speaker, out, device, size, start, teacher, changes)
        if calm is not None:
            trainer.scale_logits(calm)
        is_complete = _run(speaker, trainer, out, minutes * 60)
    if not is_complete:
        raise typer.Exit(INTERRUPTED)


app.command("match")(match_command)
app.command("beliefs")(beliefs_command)


def _new(
    speaker: Speaker,
    out: Path,
    device: TrainingDevice,
    size: SettingsSize | None,
    start: Path | None,
    teacher: Path | None,
    changes: list[str] | None,
) -> "Trainer":
    from furstenfeld.train.checkpoint import find_checkpoint
    from furstenfeld.train.trainer import Trainer

    settings = settings_of(speaker, device, size, changes)
    if find_checkpoint(out) is not None:
        raise CommandError(speaker.say("train-error-there", folder=str(out)))
    if start is not None:
        return Trainer.from_network(settings, network_from(speaker, start), device.value)
    if teacher is not None:
        return Trainer.with_teacher(settings, network_from(speaker, teacher), device.value)
    return Trainer(settings, device.value)


def _resumed(
    speaker: Speaker,
    out: Path,
    device: TrainingDevice,
    teacher: Path | None,
    changes: list[str] | None,
) -> "Trainer":
    from furstenfeld.train.checkpoint import CheckpointError
    from furstenfeld.train.trainer import Trainer

    try:
        return Trainer.resume(
            out,
            device.value,
            lambda settings: changed_settings(speaker, settings, changes),
            None if teacher is None else policy_from(speaker, teacher),
        )
    except CheckpointError as error:
        raise CommandError(speaker.say("train-error-checkpoint", reason=str(error))) from error


def _run(speaker: Speaker, trainer: "Trainer", out: Path, seconds: float) -> bool:
    """Train, then write the report page; return False after Ctrl-C."""
    from furstenfeld.train.checkpoint import NETWORK
    from furstenfeld.train.metrics_log import MetricsLog
    from furstenfeld.train.report_page import PAGE, page_of

    is_complete = show_progress(speaker, trainer.run(out, seconds), seconds)
    metrics = list(MetricsLog(out).read())
    if metrics:
        write_whole(out / PAGE, page_of(metrics, speaker).encode("utf-8"))
    progress = trainer.progress
    print_line(
        speaker.say(
            "train-done",
            decisions=decimal(speaker, progress.decisions / 1e6, 2),
            minutes=decimal(speaker, progress.seconds / 60),
            file=str(out / NETWORK),
        )
    )
    return is_complete
