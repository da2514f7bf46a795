"""The tables that look up a phase have a row for every phase (ADR 6)."""

from typing import get_args

from furstenfeld.rules import (
    ANSWERS,
    Asking,
    Phase,
)
from furstenfeld.rules.engine import _ANSWERS
from furstenfeld.rules.options import _OPTIONS


def test_every_phase_has_its_options_and_its_answers() -> None:
    """R10.4: no phase is forgotten; after the end there is nothing to answer."""
    assert set(_OPTIONS) == set(get_args(Phase))
    assert set(_ANSWERS) == set(get_args(Asking))
    assert set(ANSWERS) == set(get_args(Asking))
