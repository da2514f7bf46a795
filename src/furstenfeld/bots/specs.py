"""The spec of a bot: `name`, or `name:key=value,key=value`.

The key of the main option can be omitted: `program:perl bot.pl`.
"""

import re
from collections.abc import Iterable
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from furstenfeld.errors import FurstenfeldError

_KEYED: Final = re.compile(r"\s*(\w+)=(.*)", re.DOTALL)

Options = TypeVar("Options", bound=msgspec.Struct)


class SpecError(FurstenfeldError, ValueError):
    """A spec that is not valid."""

    def __init__(self, told: str, **values: str) -> None:
        """Take the sentence for developers, and the values in it."""
        self.values = values
        super().__init__(told)


class UnknownBotError(SpecError):
    """A name that no bot has; `known` are the valid names."""

    code = "bot"

    def __init__(self, name: str, known: Iterable[str]) -> None:
        """Take the name, and the valid names."""
        self.name = name
        self.known = tuple(known)
        told = ", ".join(self.known)
        super().__init__(f"no bot is called {name!r}; there are {told}", bot=name, known=told)


class UnknownOptionError(SpecError):
    """An option that this kind of bot does not have, or that occurs twice."""

    code = "bot-option"

    def __init__(self, name: str, option: str, usage: str) -> None:
        """Take the option, and the usage of the bot."""
        told = f"bot {name!r} does not take {option!r}; it is written {usage}"
        super().__init__(told, bot=name, option=option, usage=usage)


class OptionValueError(SpecError):
    """A value that is not valid for an option."""

    code = "bot-value"

    def __init__(self, name: str, option: str, value: str, usage: str) -> None:
        """Take the value, and the usage of the bot."""
        told = f"bot {name!r} cannot have {option}={value!r}; it is written {usage}"
        super().__init__(told, bot=name, option=option, value=value, usage=usage)


class MissingPackageError(SpecError):
    """A bot that needs a package that is not installed."""

    code = "bot-package"

    def __init__(self, name: str, package: str, extra: str) -> None:
        """Take the package, and the extra that installs it."""
        install = f"pip install 'furstenfeld[{extra}]'"
        told = f"bot {name!r} needs the package {package}; install it with: {install}"
        super().__init__(told, bot=name, package=package, install=install)


class Spec(NamedTuple):
    """A parsed spec: a name, and pairs of key and value; one key can be empty."""

    name: str
    pairs: tuple[tuple[str, str], ...]


def split_specs(text: str) -> tuple[str, ...]:
    """Return the specs in a comma-separated list; `key=value` belongs to the spec before it.

    >>> split_specs("steward,search:seconds=1,threads=2")
    ('steward', 'search:seconds=1,threads=2')
    """
    found: list[str] = []
    for piece in text.split(","):
        if found and ":" in found[-1] and _KEYED.fullmatch(piece):
            found[-1] += f",{piece.strip()}"
        else:
            found.append(piece.strip())
    return tuple(found)


def parse_spec(text: str) -> Spec:
    """Return a parsed spec, without checking whether there is such a bot."""
    name, _, rest = text.partition(":")
    pairs = [_pair(piece) for piece in rest.split(",")] if rest else []
    return Spec(name.strip(), tuple(pairs))


def _pair(piece: str) -> tuple[str, str]:
    keyed = _KEYED.fullmatch(piece)
    return (keyed[1], keyed[2].strip()) if keyed else ("", piece.strip())


def options_of(spec: Spec, into: type[Options], usage: str, main: str = "") -> Options:
    """Return the checked options of a spec; `main` is the key that can be omitted."""
    given: dict[str, Any] = {}
    for key, value in spec.pairs:
        option = key or main
        if option not in into.__struct_fields__ or option in given:
            raise UnknownOptionError(spec.name, key or value, usage)
        given[option] = _checked(spec.name, into, option, value, usage)
    for field in msgspec.structs.fields(into):
        if field.required and field.name not in given:
            raise OptionValueError(spec.name, field.name, "", usage)
    return into(**given)


def _checked(name: str, into: type[Options], option: str, value: str, usage: str) -> object:
    """Return the value of one option, converted to its type."""
    field = next(field for field in msgspec.structs.fields(into) if field.name == option)
    try:
        return msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError as error:
        raise OptionValueError(name, option, value, usage) from error
