"""A person at the terminal: reads what happened, plans a turn, confirms it."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from furstenfeld.cli.answers import ChoiceError, Command, read_answer
from furstenfeld.cli.choices import CONFIRMATIONS, confirmation, question
from furstenfeld.cli.commands import obey
from furstenfeld.cli.story import retelling
from furstenfeld.cli.terminal_game import TerminalGame
from furstenfeld.display.standings import ranks
from furstenfeld.display.table import table
from furstenfeld.records import Move
from furstenfeld.rules import Action, ActionError, Options, Turn, TurnBegan, View, view
from furstenfeld.text import Speaker


class PlaySession:
    """One person's game, from the first question to the last."""

    def __init__(
        self,
        table: TerminalGame,
        speaker: Speaker,
        console: Console,
        ask: Callable[[], str],
        file: Path | None = None,
    ) -> None:
        """Begin; `ask` reads a line, and raises `QuitError` when there are no more lines."""
        self.table = table
        self.speaker = speaker
        self.console = console
        self.ask = ask
        self.file = file
        self.draft: Turn | None = None
        self.saved = self.actions
        self.told = 0

    @property
    def actions(self) -> tuple[Move, ...]:
        """All actions so far, those of the open turn included."""
        return self.table.record(self.draft).moves

    def show(self, part: RenderableType) -> None:
        """Print something."""
        self.console.print(part)

    def say(self, message_id: str, **values: str | int) -> None:
        """Print a sentence of the catalogue."""
        self.show(Text(self.speaker.say(message_id, **values)))

    def view(self) -> View:
        """Return what the person may see now, the open turn included."""
        shown = self.table.game.state if self.draft is None else self.draft.shown
        return view(shown, self.table.seat)

    def show_table(self) -> None:
        """Print the table as the person sees it."""
        self.show(table(self.speaker, self.view(), self.console.width))

    def play(self, draft: Turn | None = None) -> None:
        """Play to the end; `draft` is the open turn of a saved game."""
        while True:
            self.table.let_bots_play()
            self._tell_news()
            if self.table.game.is_over:
                break
            self._take_turn(draft or Turn(self.table.game.state))
            draft = None
        self.show(ranks(self.speaker, self.table.game.state, self.table.seat))

    def _tell_news(self) -> None:
        """Print what happened since the last time, as far as the person may hear it."""
        news = list(self.table.heard(self.told))
        is_first = self.told == 0
        self.told += len(news)
        if news and isinstance(news[-1], TurnBegan):
            news.pop()
        if news:
            self.show(retelling(self.speaker, news, self.table.seat, from_setup=is_first))

    def _take_turn(self, draft: Turn) -> None:
        """Ask until the turn is complete and confirmed, then play it."""
        self.draft = draft
        self.show_table()
        is_news = True
        while self.draft.is_revocable or not self.draft.is_complete:
            if is_news:
                self._ask_next()
            line = self.ask()
            if self.draft.is_complete and self._confirms(line):
                break
            is_news = self._obey(line)
        self.told += len(self.draft.own_events)
        self.table.confirm(self.draft)
        self.draft = None

    def _ask_next(self) -> None:
        """Print the next question; when the turn is complete, ask for confirmation."""
        assert self.draft is not None
        if self.draft.is_complete:
            self.show(confirmation(self.speaker))
        else:
            self.show(question(self.speaker, self.view()))

    def _confirms(self, line: str) -> bool:
        return line.strip().lower() in ("", "1", "y", "yes", self.speaker.say("yes"))

    def _obey(self, line: str) -> bool:
        """Do what a line says; return whether to ask the question again."""
        assert self.draft is not None
        if self.draft.is_complete and line.strip() in ("2", "3"):
            line = CONFIRMATIONS[int(line) - 1]
        options: Options = () if self.draft.is_complete else self.draft.end.options
        try:
            answer = read_answer(line, options)
            if isinstance(answer, Command):
                return obey(self, answer)
            return answer is None or self._add(answer)
        except ChoiceError:
            self.say("cli-no-choice", most=len(options) or len(CONFIRMATIONS))
        except ActionError as error:
            self.show(Text(self.speaker.error(error)))
        return False

    def _add(self, action: Action) -> bool:
        """Add an action to the turn and print what it did."""
        assert self.draft is not None
        if self.draft.is_complete:
            self.say("cli-turn-is-complete")
            return False
        told = len(self.draft.own_events)
        self.draft = self.draft.then(action)
        events = self.draft.own_events[told:]
        if events:
            self.show(retelling(self.speaker, events, self.table.seat))
        return True
