"""`check_bot`: a test for your own bot.

A failed check raises an `AssertionError` with everything that is needed to repeat it: the deal, the
seat, the random stream, the view and the answer.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple, NoReturn

import msgspec

from furstenfeld.bots import AnswerError, Bot, Player, TurnBot, answers, bot
from furstenfeld.bots.protocol import name_of
from furstenfeld.records import Chance, deal, view_data
from furstenfeld.rules import Action, State, Variant, apply, legal, setup, view
from furstenfeld.testing.secrets import permuted

Maker = Callable[[], Player]


class Checked(NamedTuple):
    """The number of games and questions that were checked."""

    games: int
    questions: int


def check_bot(
    candidate: str | Player | Maker,
    *,
    seed: str | int = "check",
    games: int = 1,
    players: Sequence[int] = (2, 3, 4, 5),
    variants: Sequence[Variant | str] = tuple(Variant),
    probes: int = 12,
) -> Checked:
    """Let a bot play in every variant and with every number of players; raise what it does wrong.

    `candidate` is a spec, a bot, or a function or class that creates one. In each setting the bot
    plays all seats of `games` games, and answers questions in as many random games. Every answer
    must be legal. About `probes` questions of each game are repeated: the same view and the same
    random numbers must give the same answer, from a new bot, too, and with all secrets permuted.
    The view must not be changed.
    """
    make = _maker(candidate)
    questions = 0
    settings = [(Variant(variant), count) for variant in variants for count in players]
    for variant, count in settings:
        for number in range(games):
            dealt = f"{seed}/{number}"
            for asked in _Trial(make, dealt, variant, count, probes).run():
                questions += asked
    return Checked(2 * games * len(settings), questions)


def _maker(candidate: str | Player | Maker) -> Maker:
    if isinstance(candidate, str):
        return lambda: bot(candidate)
    # A class has the methods of its instances, so it would pass for a bot.
    if not isinstance(candidate, type) and isinstance(candidate, Bot | TurnBot):
        return lambda: candidate
    return candidate


class _Question(NamedTuple):
    """A position in which the bot is asked, and its random stream there."""

    dealt: str
    after: int
    state: State
    seat: int

    @property
    def purpose(self) -> str:
        return f"check {self.after}"

    def luck(self) -> Chance:
        """Return the random stream of this question."""
        return Chance(self.dealt, self.purpose)

    def story(self) -> Iterator[str]:
        """Yield the lines that describe how to repeat this question."""
        deal_, table = self.state.table.deal, self.state.table
        yield f"deal     deal({self.dealt!r}, {len(deal_.decks)}, '{deal_.variant}')"
        yield f"seat     {self.seat} in round {table.round}, after {self.after} actions"
        yield f"luck     Chance({self.dealt!r}, {self.purpose!r})"
        yield f"legal    {', '.join(map(str, legal(self.state)))}"
        yield f"view     {_seen(self).decode()}"
        ask = "bot.choose(seen, seen.options, LUCK)"
        yield f"repeat   seen = view_from(json.loads(VIEW)); {ask}, or bot.plan"


class _Trial:
    """One deal, played twice: by the bot, and at random with some questions to the bot."""

    def __init__(
        self, make: Maker, dealt: str, variant: Variant, players: int, probes: int
    ) -> None:
        self.make = make
        self.dealt = dealt
        self.deal = deal(dealt, players, variant)
        self.probes = probes

    def run(self) -> Iterator[int]:
        """Yield the number of questions in each of the two games."""
        for game in (self._own_game, self._random_game):
            bots = [self.make() for _ in self.deal.decks]
            try:
                yield game(bots, Chance(self.dealt, "check"))
            finally:
                for each in bots:
                    getattr(each, "close", lambda: None)()

    def _own_game(self, bots: list[Player], chance: Chance) -> int:
        """Let the bot play all seats; return the number of questions."""
        state = setup(self.deal).state
        after = asked = 0
        while (seat := state.to_move) is not None:
            question = _Question(self.dealt, after, state, seat)
            found = _answered(bots[seat], question)
            if self._is_probed(chance, _TURNS if isinstance(bots[seat], TurnBot) else _QUESTIONS):
                self._probe(bots[seat], question, found)
            for action in found:
                state = apply(state, action).state
            after += len(found)
            asked += 1
        return asked

    def _random_game(self, bots: list[Player], chance: Chance) -> int:
        """Play at random and ask the bot at times; return the number of questions."""
        state = setup(self.deal).state
        after = asked = 0
        while (seat := state.to_move) is not None:
            if self._is_probed(chance, _QUESTIONS):
                question = _Question(self.dealt, after, state, seat)
                self._probe(bots[seat], question, _answered(bots[seat], question))
                asked += 1
            state = apply(state, chance.choice(legal(state))).state
            after += 1
        return asked

    def _is_probed(self, chance: Chance, usual: int) -> bool:
        """Return whether to repeat this question; a usual game has `usual` questions."""
        return chance.below(usual) < self.probes

    def _probe(self, asked: Player, question: _Question, found: tuple[Action, ...]) -> None:
        """Repeat a question in every way that must not change the answer."""
        _compare(asked, question, found, _UNEQUAL)
        new = self.make()
        _compare(new, question, found, "answers otherwise when it is new")
        getattr(new, "close", lambda: None)()
        chance = Chance(question.dealt, f"secrets {question.after}")
        other = question._replace(state=permuted(question.state, question.seat, chance))
        _compare(asked, other, found, "answers otherwise where only secrets differ")
        _check_forms(asked, question, found)


_UNEQUAL = "does not answer the same to the same"

_QUESTIONS, _TURNS = 250, 40
"""About the numbers of a game with four good players."""


def _seen(question: _Question) -> bytes:
    return msgspec.json.encode(view_data(view(question.state, question.seat)))


def _check_forms(asked: Player, question: _Question, found: tuple[Action, ...]) -> None:
    """Check that `plan` and `choose` agree, and that neither changes the view."""
    shown = view(question.state, question.seat)
    before = msgspec.json.encode(view_data(shown))
    firsts = []
    with _told(asked, question):
        if isinstance(asked, TurnBot):
            firsts.append(asked.plan(shown, shown.options, question.luck())[0])
        if isinstance(asked, Bot):
            firsts.append(asked.choose(shown, shown.options, question.luck()))
    if firsts != [found[0]] * len(firsts):
        told = _UNEQUAL if len(firsts) == 1 else "plans one thing and chooses another"
        _fail(asked, question, told, found, tuple(firsts))
    if msgspec.json.encode(view_data(shown)) != before:
        _fail(asked, question, "changes the view that it is shown", found)


def _answered(asked: Player, question: _Question) -> tuple[Action, ...]:
    """Return the answer or the plan."""
    with _told(asked, question):
        return answers(asked, question.state, question.luck()).actions


@contextmanager
def _told(asked: Player, question: _Question) -> Iterator[None]:
    """Turn every error of the bot into a failure."""
    try:
        yield
    except AnswerError as error:
        _fail(asked, question, error.told, cause=error)
    except Exception as error:
        _fail(asked, question, f"raises {type(error).__name__}: {error}", cause=error)


def _compare(asked: Player, question: _Question, found: tuple[Action, ...], told: str) -> None:
    again = _answered(asked, question)
    if again != found:
        _fail(asked, question, told, found, again)


def _fail(
    asked: Player,
    question: _Question,
    told: str,
    found: tuple[Action, ...] = (),
    again: tuple[Action, ...] = (),
    cause: Exception | None = None,
) -> NoReturn:
    lines = [f"bot {name_of(asked)} {told}"]
    if found:
        lines.append(f"answer   {', '.join(map(str, found))}")
    if again:
        lines.append(f"again    {', '.join(map(str, again))}")
    raise AssertionError("\n  ".join([*lines, *question.story()])) from cause
