"""Training by self-play: games of the compiled engine beside a learner in PyTorch.

Needs PyTorch, and numba-cuda for a GPU: `pip install torch "furstenfeld[fast]"`. The result is one
file, which `furstenfeld.bots.champion` plays without PyTorch.
"""

try:
    import torch  # noqa: F401 (imported here for a clear message)
except ImportError as error:
    raise ImportError(
        "training needs PyTorch: pip install torch 'furstenfeld[fast]'; "
        "a trained network plays without it"
    ) from error
