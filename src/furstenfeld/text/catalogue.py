"""The catalogues: one Fluent file for each language.

A missing message or value is a bug and raises `TextError`, so that players never see an incomplete
sentence.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource, Term

from furstenfeld.errors import FurstenfeldError

Value = str | int | float
"""A value in a message."""


FALLBACK: Final = "en"
_ENDING: Final = ".ftl"


class TextError(FurstenfeldError, LookupError):
    """A language, a message or a value that is missing."""


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages.

    >>> languages()
    ('de', 'en', 'it')
    """
    names = (entry.name for entry in _folder().iterdir())
    return tuple(sorted(name.removesuffix(_ENDING) for name in names if name.endswith(_ENDING)))


def closest_language(wish: str) -> str:
    """Return the language for a locale such as `de`, `de-AT` or `it_IT.UTF-8`, or else English.

    >>> closest_language("de-AT"), closest_language("fr")
    ('de', 'en')
    """
    code = wish.replace("_", "-").partition("-")[0].partition(".")[0].lower()
    return code if code in languages() else FALLBACK


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: str, source: str) -> None:
        """Read the messages; raise `TextError` if the file is not valid."""
        resource = FluentResource(source)
        _check(language, resource)
        self.language = language
        # Terminals show isolating marks as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(resource)

    def has(self, message_id: str) -> bool:
        """Return whether this message exists."""
        return self._bundle.has_message(message_id)

    def say(
        self, message_id: str, values: Mapping[str, Value], attribute: str | None = None
    ) -> str:
        """Return the text of a message, or of an attribute of it, with the values filled in."""
        name = message_id if attribute is None else f"{message_id}.{attribute}"
        if not self.has(message_id):
            raise TextError(f"{self.language}: no message {name}")
        message = self._bundle.get_message(message_id)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise TextError(f"{self.language}: no message {name}")
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise TextError(f"{self.language}: {name}: {'; '.join(map(str, errors))}")
        return str(text)


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language."""
    if language not in languages():
        raise TextError(f"no language {language!r}; there are {', '.join(languages())}")
    return Catalogue(language, source_of(language))


def source_of(language: str) -> str:
    """Return the Fluent text of a language."""
    return _folder().joinpath(language + _ENDING).read_text("utf-8")


def _folder() -> Traversable:
    return files("furstenfeld.text").joinpath("catalogues")


def _check(language: str, resource: Resource) -> None:
    """Raise `TextError` for junk and duplicates, which the library would ignore."""
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise TextError(f"{language}: no Fluent: {(entry.content or '').strip()[:60]!r}")
    names = Counter(_name(entry) for entry in resource.body if isinstance(entry, Message | Term))
    doubles = [name for name, count in names.items() if count > 1]
    if doubles:
        raise TextError(f"{language}: more than once: {', '.join(doubles)}")


def _name(entry: Message | Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
