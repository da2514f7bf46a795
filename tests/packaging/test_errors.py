"""Every error of the package has one root, and a name that says that it is an error."""

import importlib
import inspect
import pickle
from collections.abc import Iterator

import pytest

from furstenfeld.errors import FurstenfeldError
from furstenfeld.rules import ActionError
from tests.packaging.modules import MODULES


def exception_classes() -> Iterator[type[BaseException]]:
    """Yield every exception class that a module of the package defines."""
    for name in MODULES:
        for found in vars(importlib.import_module(name)).values():
            is_own = inspect.isclass(found) and found.__module__ == name
            if is_own and issubclass(found, BaseException):
                yield found


CLASSES = tuple(exception_classes())


@pytest.mark.parametrize("found", CLASSES, ids=lambda found: found.__name__)
def test_every_error_is_below_the_one_root(found: type[BaseException]) -> None:
    assert issubclass(found, FurstenfeldError)
    assert found.__name__.endswith("Error")


def test_no_two_errors_have_one_name() -> None:
    names = [found.__name__ for found in CLASSES]

    assert len(set(names)) == len(names) > 20


def test_an_error_says_code_paragraph_and_values() -> None:
    error = pickle.loads(pickle.dumps(FurstenfeldError("broken")))
    action = ActionError("not-in-hand", "R4.1", card="crane")

    assert (str(error), error.code, error.paragraph, dict(error.values)) == (
        "broken",
        "error",
        None,
        {},
    )
    assert (action.code, action.paragraph, action.values) == (
        "not-in-hand",
        "R4.1",
        {"card": "crane"},
    )
