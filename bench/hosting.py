"""Server processes for benchmarks, each pinned to a core, and the CPU time that they use."""

import os
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

import httpx

from furstenfeld.server.runtime.logs import configure_logs
from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.web.server_process import listen, serve

WAIT = 120
"""How many seconds a server may take to start."""


def bind(core: int) -> None:
    """Pin this process to a core; negative numbers count from the last core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core % (os.cpu_count() or 1)})


def used(processes: list[int]) -> float:
    """Return the CPU seconds that these processes have used."""
    ticks = 0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _serve(settings: Settings, port: int, core: int) -> None:
    bind(core)
    configure_logs(as_json=True)
    serve(settings, listen("127.0.0.1", port))


@contextmanager
def servers(settings: Settings, count: int) -> Iterator[tuple[list[str], list[int]]]:
    """Run servers, each pinned to a core; yield their addresses and process ids."""
    processes, addresses = [], []
    for number in range(count):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        process = get_context("spawn").Process(target=_serve, args=(settings, port, number))
        process.start()
        processes.append(process)
        addresses.append(f"http://127.0.0.1:{port}")
    try:
        for address in addresses:
            _wait(address)
        yield addresses, [process.pid or 0 for process in processes]
    finally:
        for process in processes:
            process.terminate()
            process.join(30)


def _wait(address: str) -> None:
    limit = time.monotonic() + WAIT
    while time.monotonic() < limit:
        try:
            if httpx.get(f"{address}/health").is_success:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    raise TimeoutError(address)
