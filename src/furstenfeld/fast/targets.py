"""Targets: compile a kernel function, with every function that it calls, for the CPU or a GPU.

Kernel functions are plain functions that import one another. A target compiles copies of them: in a
copy's globals every function is replaced by its compiled version, or by the target's own version.
"""

import dis
import hashlib
from collections.abc import Callable, Mapping
from threading import RLock
from types import FunctionType
from typing import Any

Function = Callable[..., Any]


class CompileTarget:
    """One way to compile functions; each function is compiled once and then shared."""

    def __init__(
        self,
        jit: Callable[[FunctionType, str], Any],
        replaced: Mapping[Function, Function],
        version: bytes = b"",
    ) -> None:
        """Compile with `jit`, which gets a function and a digest of all the code that it runs.

        `replaced` maps kernel functions to this target's versions of them. `version` is part of
        every digest.
        """
        self._jit = jit
        self._replaced = dict(replaced)
        self._version = version
        self._compiled: dict[Function, tuple[Any, str]] = {}
        self._lock = RLock()

    def compile(self, function: Function, **bound: Any) -> Any:
        """Return a function compiled for this target; `bound` are globals that it uses instead."""
        with self._lock:
            return self._jit(*self.link(function, **bound))

    def link(self, function: Function, **bound: Any) -> tuple[FunctionType, str]:
        """Return a copy of a function that calls compiled functions, and a digest of its code."""
        assert isinstance(function, FunctionType)
        code = function.__code__
        constants = [value for value in code.co_consts if value != function.__doc__]
        text = repr((code.co_code, constants, code.co_names))
        digest = hashlib.sha256(self._version + text.encode())
        used = {"__name__": function.__module__}
        for name in _global_names(function):
            value = bound.get(name, function.__globals__.get(name))
            if isinstance(value, FunctionType):
                used[name], value = self._shared(value)
            elif value is not None:  # else a builtin
                used[name] = value
            digest.update(f"{name} {value!r}".encode())
        copy = FunctionType(code, used, function.__name__, function.__defaults__)
        return copy, digest.hexdigest()[:16]

    def _shared(self, function: Function) -> tuple[Any, str]:
        """Return a called function, compiled, and the digest of its code."""
        if function not in self._compiled:
            linked, digest = self.link(self._replaced.get(function, function))
            self._compiled[function] = self._jit(linked, digest), digest
        return self._compiled[function]


def _global_names(function: FunctionType) -> list[str]:
    """Return the global names that a function reads, in the order of their first use."""
    read = (step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL")
    return list(dict.fromkeys(read))
