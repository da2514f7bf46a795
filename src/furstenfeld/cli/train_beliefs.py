"""`furstenfeld train beliefs`: a small network learns what rivals are likely to hold."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from furstenfeld.cli.errors import print_line, refusals
from furstenfeld.cli.options import Language, speaker_of
from furstenfeld.cli.train_options import PAUSE, TrainingDevice, need_torch, network_from
from furstenfeld.lab.numerals import decimal
from furstenfeld.text import Speaker

if TYPE_CHECKING:
    from furstenfeld.bots.champion import Network
    from furstenfeld.train.beliefs import BeliefExamples, BeliefLosses


def beliefs_command(
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the beliefs go.")],
    network: Annotated[
        Path | None,
        typer.Argument(metavar="[NETWORK]", help="Whose games to watch; by default the champion."),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Games to watch.")
    ] = 16_000,
    lang: Language = "en",
) -> None:
    """Learn what rivals are likely to hold, from games that a network plays against itself.

    The grandmaster deals likely hands with the result. Takes minutes on one core.
    """
    speaker = speaker_of(lang)
    with refusals(speaker):
        need_torch(speaker, TrainingDevice.CPU)
        from furstenfeld.bots.champion import SHIPPED
        from furstenfeld.bots.champion.beliefs import write_beliefs
        from furstenfeld.train.beliefs import BeliefTrainer

        trainer = BeliefTrainer(_watch(speaker, network_from(speaker, network or SHIPPED), games))
        _show_losses(speaker, 0, trainer.validation_losses())
        for epoch, losses in enumerate(trainer.learn(), 1):
            _show_losses(speaker, epoch, losses)
        write_beliefs(trainer.beliefs(), out)
        print_line(speaker.say("beliefs-done", file=str(out)))


def _watch(speaker: Speaker, network: "Network", games: int) -> "BeliefExamples":
    """Return the examples of some games, showing how many there are."""
    from furstenfeld.train.beliefs import collect_examples, concatenated

    printed, count, found = time.monotonic(), 0, []
    for examples in collect_examples(network, games, "beliefs"):
        found.append(examples)
        count += len(examples.facts)
        if time.monotonic() - printed >= PAUSE:
            printed = time.monotonic()
            print_line(speaker.say("beliefs-examples", count=count))
    return concatenated(found)


def _show_losses(speaker: Speaker, epoch: int, losses: "BeliefLosses") -> None:
    values = {name: decimal(speaker, loss, 4) for name, loss in losses._asdict().items()}
    print_line(speaker.say("beliefs-losses", epoch=epoch, **values))
