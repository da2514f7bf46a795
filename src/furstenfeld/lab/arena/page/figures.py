"""What every figure of the page needs: the report, a language, and its frame."""

from typing import NamedTuple
from xml.etree.ElementTree import Element

from furstenfeld.lab.arena.numerals import percent
from furstenfeld.lab.arena.page.charts import COLOURS, Series, legend
from furstenfeld.lab.arena.page.markup import Node, tag
from furstenfeld.lab.arena.report import ContestReport
from furstenfeld.text import Speaker


class Sheet(NamedTuple):
    """A report, to be told in a language."""

    speaker: Speaker
    report: ContestReport

    def say(self, name: str, **values: str | int) -> str:
        """Return a sentence of the page."""
        return self.speaker.say(f"arena-{name}", **values)

    def percent(self, share: float) -> str:
        """Return a share as whole per cent, for axes and cells."""
        return percent(self.speaker, share, 0)

    @property
    def even(self) -> float:
        """The win share of a seat where all are equal."""
        return 1 / self.report.players

    @property
    def places(self) -> dict[str, int]:
        """The place of each bot in the ladder, from 0; it gives the bot its mark and colour."""
        return {result.bot: place for place, result in enumerate(self.report.bots)}

    def number(self, bot: str) -> str:
        """Return the number of a bot, from 1, by which tables call it."""
        return str(self.places[bot] + 1)

    def numbered(self, bot: str) -> str:
        """Return the number and the name of a bot."""
        return f"{self.number(bot)} {bot}"

    def colour(self, bot: str) -> int:
        """Return the colour of a bot."""
        return self.places[bot] % COLOURS

    def legend(self) -> Element:
        """Return the marks of all bots with their numbers and names."""
        return legend(
            [
                Series(self.numbered(each.bot), (), self.colour(each.bot))
                for each in self.report.bots
            ]
        )


def figure(sheet: Sheet, name: str, *inside: Node, **values: str | int) -> Element:
    """Return a figure under its heading, with the sentence that explains it."""
    heading = tag("h2", sheet.say(name), id=name)
    caption = tag("figcaption", sheet.say(f"{name}-caption", **values))
    return tag("figure", heading, caption, *inside, aria_labelledby=name)
