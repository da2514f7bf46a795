"""`Speaker`: all sentences for one table, in one language."""

from collections.abc import Iterable, Sequence

from furstenfeld.rules import Action, Ending, Event, Phase, RulesError, Thing
from furstenfeld.text.choices import ask, phrase
from furstenfeld.text.events import ended, tell
from furstenfeld.text.faults import explain
from furstenfeld.text.story import retell
from furstenfeld.text.words import Words, one_line


class Speaker(Words):
    """All sentences for one table, in one language.

    >>> from furstenfeld.rules import parse
    >>> Speaker("en").action(parse("build crane 1"))
    'Build the crane on plot 1'
    """

    def event(self, event: Event) -> str:
        """Return an event as a sentence; redact the event for its reader first."""
        return tell(self, event)

    def story(self, events: Iterable[Event]) -> tuple[str, ...]:
        """Return events as sentences; cards that a seat put under its deck share one sentence."""
        return retell(self, events)

    def action(
        self, action: Action, *, cost: int | None = None, covered: Thing | None = None
    ) -> str:
        """Return an action as a phrase; a build can include its cost and what it covers."""
        return phrase(self, action, cost, covered)

    def question(self, phase: Phase) -> str:
        """Return what the player has to do now, in a sentence."""
        return ask(self, phase)

    def ending(self, ending: Ending, winners: Sequence[int]) -> str:
        """Return why the game is over and who won."""
        return ended(self, ending, winners)

    def error(self, error: RulesError) -> str:
        """Return an error as one line that ends with the paragraph."""
        return explain(self, error)

    def file_error(self, source: str, cause: RulesError, action: int | None = None) -> str:
        """Return an error of a file as one line that begins with its name."""
        reason, path = self.error(cause), one_line(source, longest=1000)
        if action is None:
            return self.say("file-error", path=path, reason=reason)
        return self.say("file-error-action", path=path, action=str(action), reason=reason)
