"""The part of a report about one variant, with texts and numbers for its tables."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from furstenfeld.lab.balance.cards import CardRow
from furstenfeld.lab.balance.grids import Grid, NumberFormat, row
from furstenfeld.lab.balance.report import BalanceReport, Comparison, Finding
from furstenfeld.rules import Variant
from furstenfeld.text import (
    Speaker,
    one_line,
)


class VariantSection(NamedTuple):
    """One variant of a report, in one language."""

    speaker: Speaker
    report: BalanceReport
    variant: Variant

    @property
    def numbers(self) -> NumberFormat:
        """Numbers as the language writes them."""
        return NumberFormat(self.speaker)

    @property
    def title(self) -> str:
        """The name of the variant."""
        name = self.speaker.say(f"cli-variant-{self.variant}")
        return name[0].upper() + name[1:]

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The results, by number of players and then by edition."""
        return tuple(each for each in self.report.findings if each.variant is self.variant)

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that were played."""
        return tuple(dict.fromkeys(finding.players for finding in self.findings))

    @property
    def comparison(self) -> Comparison | None:
        """The comparison of two editions, if there are two."""
        found = (each for each in self.report.comparisons if each.variant is self.variant)
        return next(found, None)

    def findings_of(self, edition: str) -> tuple[Finding, ...]:
        """Return the results of one edition."""
        return tuple(finding for finding in self.findings if finding.edition == edition)

    def cards_of(self, edition: str) -> tuple[CardRow, ...]:
        """Return the cards of one edition, over all numbers of players."""
        found = (e for e in self.report.cards if (e.edition, e.variant) == (edition, self.variant))
        return next((each.cards for each in found), ())

    def say(self, name: str, **values: str | int) -> str:
        """Return a message of the balance lab."""
        return self.speaker.say(f"balance-{name}", **values)

    def heads(self, name: str) -> tuple[str, ...]:
        """Return the heads of the label columns; with two editions there is a column for them."""
        both = ("edition",) if len(self.report.editions) > 1 else ()
        return tuple(self.say(f"column-{each}") for each in (name, *both))

    def which(self, edition: str) -> tuple[str, ...]:
        """Return the label of an edition, if there are two."""
        return (one_line(edition),) if len(self.report.editions) > 1 else ()

    def by_players(
        self, name: str, columns: Iterable[str], cells: Callable[[Finding], Iterable[str]]
    ) -> Grid:
        """Return a table with a row for each number of players, and each edition."""
        return Grid(
            name=name,
            title=self.say(name),
            note=self.say(f"{name}-note"),
            columns=row(self.heads("players"), columns),
            rows=tuple(
                row(str(finding.players), self.which(finding.edition), cells(finding))
                for finding in self.findings
            ),
            labels=len(self.heads("players")),
        )
