"""The modules of the package, by name."""

import pkgutil
from importlib.util import find_spec

import furstenfeld

MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(furstenfeld.__path__, "furstenfeld.")
    if not module.name.endswith("__main__")
    # Training needs PyTorch, which lies outside the lock.
    and (find_spec("torch") is not None or not module.name.startswith("furstenfeld.train"))
)
