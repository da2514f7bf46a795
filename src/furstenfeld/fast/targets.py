"""The kernel, compiled: its files are read into one namespace for each target."""

import hashlib
import sys
from collections.abc import Callable, Mapping
from importlib.resources import files
from types import FunctionType, ModuleType
from typing import Any

from furstenfeld.fast import kernel

Compile = Callable[[FunctionType], Any]


def sources() -> dict[str, str]:
    """Return the text of every file of the kernel, in order."""
    folder = files(kernel)
    return {name: folder.joinpath(f"{name}.py").read_text("utf-8") for name in kernel.FILES}


def fingerprint() -> str:
    """Return a digest of all that compiled code depends on: it names the folder of its cache."""
    digest = hashlib.sha256()
    for package in ("furstenfeld.fast", "furstenfeld.fast.kernel", "furstenfeld.rules"):
        for file in sorted(files(package).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".py"):
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def load(target: str, compiled: Compile, own: Mapping[str, Any]) -> ModuleType:
    """Return the kernel as compiled for a target, with the target's own functions put in.

    Functions find each other in the namespace, so each is compiled against compiled ones. What a
    file imports from another file of the kernel is replaced by what was compiled from it.
    """
    module = ModuleType(f"furstenfeld.fast.kernel_{target}")
    sys.modules[module.__name__] = module  # compiled code read from the cache asks for it by name
    space = module.__dict__
    done: dict[str, Any] = dict(own)
    folder = files(kernel)
    for name, text in sources().items():
        exec(compile(text, str(folder.joinpath(f"{name}.py")), "exec"), space)
        space.update(done)
        for key, value in list(space.items()):
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                done[key] = compiled(value)
        space.update(done)
    return module
