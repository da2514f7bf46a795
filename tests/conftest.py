"""What every test shares: how hard Hypothesis searches."""

import os

from hypothesis import settings

# No deadline: coverage and a second process make a clock say nothing about the code. On the CI
# machine the examples are the same in every run, so that a red run is red because of its change.
settings.register_profile(
    "default",
    deadline=None,
    max_examples=50,
    print_blob=True,
    derandomize="CI" in os.environ,
)
settings.register_profile("thorough", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("default")
