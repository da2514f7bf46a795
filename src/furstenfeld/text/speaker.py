"""The one who says it all: a language and the players' names, with a method for each kind."""

from collections.abc import Iterable, Sequence

from furstenfeld.rules import Action, Ending, Event, Phase, RulesError, Thing
from furstenfeld.text.choices import ask, phrase
from furstenfeld.text.events import ended, tell
from furstenfeld.text.faults import explain
from furstenfeld.text.story import retell
from furstenfeld.text.words import Words, one_line


class Speaker(Words):
    """Everything at one table, said in one language."""

    def event(self, event: Event) -> str:
        """Return what happened, in a sentence; redact the event for its hearer first."""
        return tell(self, event)

    def story(self, events: Iterable[Event]) -> tuple[str, ...]:
        """Return what happened, in few sentences: cards put under a deck are told together."""
        return retell(self, events)

    def action(
        self, action: Action, *, cost: int | None = None, covered: Thing | None = None
    ) -> str:
        """Return a choice as a phrase; a build may tell its cost and what it covers."""
        return phrase(self, action, cost, covered)

    def question(self, phase: Phase) -> str:
        """Return what the player has to do now, in a sentence."""
        return ask(self, phase)

    def ending(self, ending: Ending, winners: Sequence[int]) -> str:
        """Return why the game is over and who won."""
        return ended(self, ending, winners)

    def error(self, error: RulesError) -> str:
        """Return what was wrong and what to do, in a line that ends with the paragraph."""
        return explain(self, error)

    def file_error(self, source: str, cause: RulesError, action: int | None = None) -> str:
        """Return what is wrong with a file, in a line that begins with its name."""
        reason, path = self.error(cause), one_line(source, longest=1000)
        if action is None:
            return self.say("file-error", path=path, reason=reason)
        return self.say("file-error-action", path=path, action=str(action), reason=reason)
