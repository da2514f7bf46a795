"""The command inside the test's own process, as the tests of the command line run it."""

from tests.cli.conftest import furstenfeld as furstenfeld
