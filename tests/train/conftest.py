"""What the tests of training share; without PyTorch the folder is left out (`make test-train`)."""

from importlib.util import find_spec

import pytest

collect_ignore_glob = ["test_*.py"] if find_spec("torch") is None else []


@pytest.fixture(autouse=True)
def one_thread() -> None:
    """Keep PyTorch to one thread, so that the same seed gives the same numbers."""
    import torch

    torch.set_num_threads(1)
