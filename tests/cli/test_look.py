"""How it looks: nothing is wider than the window, and every kind of question can be drawn."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice

import pytest
from rich.cells import cell_len
from rich.console import Console

from furstenfeld.bots import bot
from furstenfeld.cli.choices import question
from furstenfeld.cli.commands import QuitError
from furstenfeld.cli.session import PlaySession
from furstenfeld.cli.terminal_game import Cast, TerminalGame
from furstenfeld.display.marks import GOOD_COLOURS, SEAT_COLOURS
from furstenfeld.display.table import table
from furstenfeld.game import Game
from furstenfeld.records import Chance, Record, deal, load_edition
from furstenfeld.rules import (
    ANSWERS,
    CARDS,
    Deal,
    Drew,
    Earned,
    Edition,
    Power,
    View,
    edition_data,
    edition_from,
    view,
)
from furstenfeld.text import Speaker, languages
from tests.cli.conftest import Run

pytestmark = pytest.mark.untraced

NAMES = ("Ada", "Maximiliane von Fürstenfeldbruck", "Bo", "Cy", "Di")
WIDTHS = (60, 80, 100)


def drawn(width: int, *parts: object) -> str:
    """Return what a window of this width shows."""
    console = Console(width=width, highlight=False, emoji=False, markup=False)
    with console.capture() as captured:
        console.print(*parts, sep="\n")
    return captured.get()


def views(players: int, variant: str, edition: Edition | None = None) -> Iterator[View]:
    """Yield the views of whoever is asked, through a game of random bots."""
    game = Game(Record(deal("look", players, variant, edition), NAMES[:players], ()))
    rng = Chance("look", "choices")
    while (seat := game.to_move) is not None:
        seen = view(game.state, seat)
        yield seen
        game.play(bot("random").choose(seen, seen.options, rng))


CAST = Cast(0, ("random",) * 5, "look")


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", languages())
def test_no_line_is_wider_than_the_window(
    furstenfeld: Run, monkeypatch: pytest.MonkeyPatch, language: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    said = furstenfeld(
        *("play", "--seed", "7", "--players", "5", "--bots", "random"),
        *("--lang", language, "--name", NAMES[1]),
        answers="1\n" * 20 + "summary\nhelp\nhelp market\nlog\ndeck\n",
    )

    assert [line for line in said.out.splitlines() if cell_len(line) > width] == []


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_question_can_be_drawn(language: str) -> None:
    """R10.4: each decision of the rules has its question and its numbered answers."""
    speaker = Speaker(language, NAMES)
    asked = set()
    for seen in (*views(4, "expert"), *views(5, "base")):
        if type(seen.asked) in asked:
            continue
        asked.add(type(seen.asked))
        shown = drawn(80, table(speaker, seen, 80), question(speaker, seen))

        assert f" {len(seen.options)}  " in shown
        assert all(cell_len(line) <= 80 for line in shown.splitlines())

    assert asked == set(ANSWERS)


def test_every_choice_has_its_number() -> None:
    """R10.7: the numbers follow the fixed order of legal actions."""
    speaker = Speaker("en", NAMES)
    for seen in islice(views(3, "base"), 100):
        words = drawn(100, question(speaker, seen)).split()

        assert [n for n in range(1, len(seen.options) + 1) if str(n) not in words] == []


def test_a_strange_edition_can_be_shown() -> None:
    """R8.1: a track of 16 spaces with high prices, nine demand spaces, six builds."""
    data = edition_data(load_edition("reconstructed"))
    data["track"] = [0, *range(1, 30, 2)]
    data["demands"] = [[9, 9, 9]] * 7
    data["builds"] = 6
    edition = edition_from(data)
    speaker = Speaker("en", NAMES)
    seen = next(views(5, "base", edition))
    shown = drawn(80, table(speaker, seen, 80), question(speaker, seen))

    assert "[1] 1/15" in shown
    assert all(cell_len(line) <= 80 for line in shown.splitlines())


@pytest.mark.parametrize("language", languages())
def test_short_names_are_short_and_all_different(language: str) -> None:
    speaker = Speaker(language)
    fields = (Power.HOPS_FIELD, Power.BARLEY_FIELD, Power.WATER_FIELD, Power.PALACE)
    cards = [row.card for row in CARDS if row.power not in fields]
    shorts = [speaker.say(f"cli-short-{card}") for card in cards]

    assert len(set(shorts)) == len(cards)
    assert max(map(len, shorts)) <= 4
    assert max(len(speaker.say(f"cli-effect-{card}")) for card in cards) <= 14


def luminance(colour: str) -> float:
    """Return how bright a colour is, from 0 to 1 (WCAG 2)."""
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("colour", [*SEAT_COLOURS, *GOOD_COLOURS.values()])
def test_every_colour_can_be_read_on_black_and_on_white(colour: str) -> None:
    bright = luminance(colour)

    assert (bright + 0.05) / 0.05 >= 4.5
    assert 1.05 / (bright + 0.05) >= 4.5


def table_of(dealt: Deal) -> TerminalGame:
    """Return a new game at the terminal."""
    return TerminalGame(Game(Record(dealt, NAMES[: len(dealt.decks)], ())), CAST)


class Robot:
    """A person who answers by the texts of random choices, and leaves after so many."""

    def __init__(self, answers: int) -> None:
        self.left = answers
        self.rng = Chance("robot", "answers")
        self.console = Console(width=200, highlight=False, emoji=False, markup=False)

    def play(self, game: TerminalGame) -> str:
        """Play a game and return the transcript."""
        self.session = PlaySession(game, Speaker("en", NAMES), self.console, self.answer)
        with self.console.capture() as captured, suppress(QuitError):
            self.session.play()
        return captured.get()

    def answer(self) -> str:
        """Return the next line."""
        self.left -= 1
        if not self.left:
            raise QuitError
        assert self.session.draft is not None
        if self.session.draft.is_complete:
            return "yes"
        seen = self.session.view()
        return str(bot("random").choose(seen, seen.options, self.rng))


@pytest.mark.parametrize("variant", ["base", "expert"])
def test_every_question_may_be_answered_by_the_text_of_an_action(variant: str) -> None:
    """R10.1: what the terminal takes is what the rules write."""
    told = Robot(150).play(table_of(deal("texts", 3, variant)))

    assert told.count("Choose ") > 50
    assert "is not an action" not in told


def test_what_was_told_in_a_turn_is_not_told_again() -> None:
    """One income a round, told once: when it is planned."""
    game = table_of(deal("told", 3))
    told = Robot(150).play(game)
    earned = [event for event in game.game.events if isinstance(event, Earned) and event.seat == 0]

    assert len(earned) > 5
    assert told.count("● Ada earns") - len(earned) in (0, 1)


def test_every_card_that_is_drawn_is_told_to_its_player() -> None:
    """R2.3: by a laboratory too, where nothing is drafted."""
    game = table_of(deal("cards 0", 3))
    told = Robot(150).play(game)
    drew = [event for event in game.heard() if isinstance(event, Drew)]

    assert (0, "draw") in game.record().moves
    assert told.count("● Ada draws ") == len(drew)
