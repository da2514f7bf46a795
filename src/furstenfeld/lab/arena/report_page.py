"""The report of a contest as one HTML page."""

from furstenfeld.lab.arena.figures import FigureMaker
from furstenfeld.lab.arena.report import ContestReport
from furstenfeld.lab.arena.sentences import failure_lines, field_line, headline, verdicts
from furstenfeld.lab.report import render
from furstenfeld.text import Speaker

_METHOD = ("blocks", "share", "rating", "seeds", "credit")


def page_of(report: ContestReport, speaker: Speaker) -> str:
    """Return the page of a report, in the speaker's language."""
    return render(
        "arena.html.j2",
        speaker,
        title=speaker.say("arena-title"),
        lead=f"{headline(speaker, report)} {field_line(speaker, report)}",
        verdicts=verdicts(speaker, report),
        failures=failure_lines(speaker, report.failures),
        figures=FigureMaker(speaker, report).figures(),
        method_title=speaker.say("arena-method"),
        method=[speaker.say(f"arena-method-{name}") for name in _METHOD],
    )
