"""All bots by name."""

import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from types import MappingProxyType
from typing import Annotated, Any, Final, NamedTuple

import msgspec

from furstenfeld.bots.levels import LEVELS
from furstenfeld.bots.program import SECONDS, Program
from furstenfeld.bots.protocol import Bot
from furstenfeld.bots.scripted.characters import CHARACTERS, LEARNERS
from furstenfeld.bots.scripted.random_bot import RandomBot
from furstenfeld.bots.scripted.steward import Steward, Temper
from furstenfeld.bots.specs import (
    MissingPackageError,
    OptionValueError,
    Spec,
    SpecError,
    UnknownBotError,
    options_of,
    parse_spec,
)


class NoOptions(msgspec.Struct, frozen=True):
    """The options of a bot without options."""


class SearchOptions(msgspec.Struct, frozen=True):
    """The time of a search for a turn: either seconds or simulations."""

    seconds: Annotated[float, msgspec.Meta(gt=0)] | None = None
    simulations: Annotated[int, msgspec.Meta(ge=1)] | None = None
    threads: Annotated[int, msgspec.Meta(ge=1)] = 1


class ChampionOptions(msgspec.Struct, frozen=True):
    """How often the network chooses another action than its favourite."""

    heat: Annotated[float, msgspec.Meta(ge=0)] = 0.0


class GrandmasterOptions(msgspec.Struct, frozen=True):
    """The time for a turn: either seconds or simulations."""

    seconds: Annotated[float, msgspec.Meta(gt=0)] | None = None
    simulations: Annotated[int, msgspec.Meta(ge=1)] | None = None


class ProgramOptions(msgspec.Struct, frozen=True):
    """The options of a bot that is another program."""

    run: Annotated[str, msgspec.Meta(min_length=1)]
    """The command line; it is not passed to a shell."""
    seconds: Annotated[float, msgspec.Meta(gt=0)] = SECONDS
    """The time limit of an answer."""


class BotKind(NamedTuple):
    """A kind of bot: how to create it, and how to write its spec."""

    make: Callable[[Any], Bot]
    usage: str
    options: type[msgspec.Struct] = NoOptions
    main: str = ""
    """The option whose key can be omitted."""
    is_trusted: bool = True
    """Whether a game file may start it; false for other programs."""
    needs: str | None = None
    """A package that only this kind of bot needs."""


_SEARCH: Final = "search:seconds=1 or search:simulations=2000"
_GRANDMASTER: Final = "grandmaster:seconds=1 or grandmaster:simulations=200"
_PROGRAM: Final = "program:COMMAND,seconds=30"


def _scripted(name: str, temper: Temper) -> BotKind:
    return BotKind(lambda _: Steward(temper, name), name)


def _search(options: SearchOptions) -> Bot:
    if options.seconds is not None and options.simulations is not None:
        raise OptionValueError("search", "simulations", str(options.simulations), _SEARCH)
    _need_fast("search")
    from furstenfeld.bots.search import Search

    if options.simulations is not None:
        return Search(simulations=options.simulations, threads=options.threads)
    return Search(seconds=options.seconds or 1.0, threads=options.threads)


def _bailiff(_: NoOptions) -> Bot:
    _need_fast("bailiff")
    from furstenfeld.bots.scripted.policy import Bailiff

    return Bailiff()


def _champion(options: ChampionOptions) -> Bot:
    _need_fast("champion")
    from furstenfeld.bots.champion import Champion

    return Champion(heat=options.heat)


def _grandmaster(options: GrandmasterOptions) -> Bot:
    if options.seconds is not None and options.simulations is not None:
        given = str(options.simulations)
        raise OptionValueError("grandmaster", "simulations", given, _GRANDMASTER)
    _need_fast("grandmaster")
    from furstenfeld.bots.champion import Grandmaster

    if options.simulations is not None:
        return Grandmaster(simulations=options.simulations)
    return Grandmaster(seconds=options.seconds or 1.0)


def _need_fast(name: str) -> None:
    """Raise `MissingPackageError` if the compiled engine is not installed."""
    try:
        import furstenfeld.fast  # noqa: F401
    except ImportError as error:
        raise MissingPackageError(name, "numba", extra="fast") from error


def _program(options: ProgramOptions) -> Program:
    try:
        command = shlex.split(options.run)
    except ValueError as error:
        raise OptionValueError("program", "run", options.run, _PROGRAM) from error
    return Program(command, options.seconds)


BOTS: Final[Mapping[str, BotKind]] = MappingProxyType(
    {
        "random": BotKind(lambda _: RandomBot(), "random"),
        **{name: _scripted(name, temper) for name, temper in LEARNERS.items()},
        **{name: _scripted(name, temper) for name, temper in CHARACTERS.items()},
        "bailiff": BotKind(_bailiff, "bailiff", needs="numba"),
        "search": BotKind(_search, _SEARCH, SearchOptions, needs="numba"),
        "champion": BotKind(_champion, "champion:heat=0", ChampionOptions, needs="numba"),
        "grandmaster": BotKind(_grandmaster, _GRANDMASTER, GrandmasterOptions, needs="numba"),
        "program": BotKind(_program, _PROGRAM, ProgramOptions, main="run", is_trusted=False),
    }
)
"""All kinds of bots."""

_LEVELS: Final = {level.name: level.spec for level in LEVELS}


def bot(spec: str) -> Bot:
    """Return the bot of a spec: a level, a name such as `rusher`, or `search:seconds=1`.

    A bot that plans whole turns also has a method `plan`, one that holds resources has `close`.
    Raise `SpecError` if there is no such bot.

    >>> bot("steward").name
    'steward'
    """
    parsed, kind = _found(spec)
    return kind.make(options_of(parsed, kind.options, kind.usage, kind.main))


def _found(spec: str) -> tuple[Spec, BotKind]:
    parsed = parse_spec(_LEVELS.get(spec.strip(), spec))
    kind = BOTS.get(parsed.name)
    if kind is None:
        raise UnknownBotError(parsed.name, [*BOTS, *(name for name in _LEVELS if name not in BOTS)])
    return parsed, kind


def may_start(spec: object) -> bool:
    """Return whether a game file may start the bot of this spec.

    >>> may_start("steward"), may_start("program:perl bot.pl"), may_start(7)
    (True, False, False)
    """
    if not isinstance(spec, str):
        return False
    try:
        parsed, kind = _found(spec)
        options_of(parsed, kind.options, kind.usage, kind.main)
    except SpecError:
        return False
    return kind.is_trusted


def can_play(spec: str) -> bool:
    """Return whether all packages that this bot needs are installed.

    >>> can_play("steward")
    True
    """
    _, kind = _found(spec)
    return kind.needs is None or find_spec(kind.needs) is not None


@contextmanager
def seated(specs: Sequence[str]) -> Iterator[list[Bot]]:
    """Create the bots of these specs for a `with` block, and close them after it.

    >>> with seated(["random", "steward"]) as bots:
    ...     len(bots)
    2
    """
    bots: list[Bot] = []
    try:
        for spec in specs:
            bots.append(bot(spec))
        yield bots
    finally:
        for each in bots:
            getattr(each, "close", lambda: None)()
