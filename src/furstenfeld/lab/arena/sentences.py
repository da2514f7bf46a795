"""The sentences about a contest that the terminal and the page have in common."""

from collections.abc import Sequence

from furstenfeld.lab.arena.curves import GameLengths
from furstenfeld.lab.arena.report import BotFailures, ContestReport
from furstenfeld.lab.numerals import decimal, percent, percents
from furstenfeld.text import (
    Speaker,
    one_line,
)


def headline(speaker: Speaker, report: ContestReport) -> str:
    """Return what was played."""
    return speaker.say(
        "arena-headline",
        games=report.games,
        deals=report.deals,
        players=report.players,
        variant=speaker.say(f"cli-variant-{report.variant}"),
        edition=one_line(report.edition),
        seed=one_line(report.seed),
    )


def field_line(speaker: Speaker, report: ContestReport) -> str:
    """Return who met whom."""
    return speaker.say(f"arena-field-{report.field}")


def verdicts(speaker: Speaker, report: ContestReport) -> list[str]:
    """Return the outcome of each match."""
    return [
        speaker.say(
            "arena-verdict",
            bot=one_line(match.bot),
            others=report.players - 1,
            rest=one_line(match.rest),
            games=match.games,
            share=percent(speaker, match.share.value),
            bounds=percents(speaker, match.share),
            even=percent(speaker, 1 / report.players),
        )
        for match in report.matches
    ]


def length_lines(speaker: Speaker, report: ContestReport) -> list[str]:
    """Return the numbers of rounds and the endings."""
    length = report.length
    low, mean, high = (
        decimal(speaker, number)
        for number in (length.mean.low, length.mean.value, length.mean.high)
    )
    rounds = speaker.say(
        "arena-rounds",
        fewest=min(length.games),
        most=max(length.games),
        mean=mean,
        bounds=f"{low}–{high}",
    )
    return [rounds, *ending_lines(speaker, length, report.games)]


def ending_lines(speaker: Speaker, length: GameLengths, games: int) -> list[str]:
    """Return how many of the games had each ending."""
    return [
        speaker.say(
            f"cli-simulate-ending-{ending}",
            games=count,
            share=decimal(speaker, 100 * count / games),
        )
        for ending, count in length.endings.items()
    ]


def failure_lines(speaker: Speaker, failures: Sequence[BotFailures]) -> list[str]:
    """Return which games failed and why."""
    return [
        speaker.say("arena-trouble-process", games=failure.games)
        if failure.bot is None
        else speaker.say(
            "arena-trouble-bot",
            games=failure.games,
            bot=one_line(failure.bot),
            reason=one_line(failure.reason, longest=300),
        )
        for failure in failures
    ]
