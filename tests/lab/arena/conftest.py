"""The command run inside the test's own process, as the tests of the command line run it."""

from tests.cli.conftest import furstenfeld

__all__ = ["furstenfeld"]
