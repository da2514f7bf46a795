"""Learning by self-play: games of the compiled engine beside a learner in PyTorch.

Needs PyTorch, and on a GPU numba-cuda: `pip install torch "furstenfeld[fast]"`. What is learnt is
written as one file that `furstenfeld.bots.champion` plays without PyTorch.
"""

try:
    import torch  # noqa: F401 (asked for here, so that the message is a plain one)
except ImportError as error:
    raise ImportError(
        "training needs PyTorch: pip install torch 'furstenfeld[fast]'; "
        "a trained network plays without it"
    ) from error
