"""The kernel, compiled: its files are read into one namespace for each target."""

import hashlib
import sys
from collections.abc import Callable, Mapping
from importlib.resources import files
from types import FunctionType, ModuleType
from typing import Any, Final

from furstenfeld.fast import kernel

Compile = Callable[[FunctionType], Any]


ENGINE: Final = ("furstenfeld.fast", "furstenfeld.fast.kernel", "furstenfeld.rules")
"""The packages that the compiled engine is made from."""


def sources(package: ModuleType = kernel) -> dict[str, str]:
    """Return the text of every file of a kernel, in order."""
    folder = files(package)
    return {name: folder.joinpath(f"{name}.py").read_text("utf-8") for name in package.FILES}


def fingerprint(*further: str) -> str:
    """Return a digest of all that compiled code depends on: it names the folder of its cache.

    `further` are the packages of a kernel that is built on the engine's.
    """
    digest = hashlib.sha256()
    for package in (*ENGINE, *further):
        for file in sorted(files(package).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".py"):
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def load(
    target: str,
    compiled: Compile,
    own: Mapping[str, Any],
    package: ModuleType = kernel,
    base: ModuleType | None = None,
) -> ModuleType:
    """Return a kernel as compiled for a target, with the target's own functions put in.

    Functions find each other in the namespace, so each is compiled against compiled ones. What a
    file imports from another file of the kernel is replaced by what was compiled from it; so is
    what it imports from the kernel on which it is built, `base`.
    """
    module = ModuleType(f"{package.__name__}_{target}")
    sys.modules[module.__name__] = module  # compiled code read from the cache asks for it by name
    space = module.__dict__
    done: dict[str, Any] = (base.__dict__["COMPILED"] if base else {}) | dict(own)
    folder = files(package)
    for name, text in sources(package).items():
        exec(compile(text, str(folder.joinpath(f"{name}.py")), "exec"), space)
        space.update(done)
        for key, value in list(space.items()):
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                done[key] = compiled(value)
        space.update(done)
    space["COMPILED"] = done
    return module
