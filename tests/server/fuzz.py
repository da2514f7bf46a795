"""Schemathesis over the whole API, on both databases: no 5xx, and every answer as documented.

`make fuzz` runs it. It is a command and no test, because Schemathesis lives in an environment of
its own.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from furstenfeld.server.settings import Settings
from tests.server.engines import postgres
from tests.server.running import Player, server
from tests.server.wire import started

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)
FORGETTING = ("deleteMe", "signOut", "endSession")
"""What would make the server forget the person in whose name all is tried."""
MISREAD = ("getTableEdition",)
"""Whose answer Schemathesis 4.32 misreads: it takes `prefixItems` in a list for `items`."""
SETTINGS = """
[parameters]
"path.table_id" = "{table}"

[phases.coverage]
unexpected-methods = ["TRACE"]  # what is left out above must not be tried as unexpected either
"""


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """Yield the address of an empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/tables.db"
        return
    with postgres() as engine:
        yield f"postgresql://furstenfeld@127.0.0.1:{engine.port}/postgres"


def fuzz(kind: str, examples: int, seed: int) -> int:
    """Run Schemathesis against a server with a running game; return its exit code."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(database(kind, folder))
        address = stack.enter_context(server(Settings(database=url, rate_scale=1e6)))
        players = [Player(address, name) for name in ("Ada", "Bo")]
        for player in players:
            stack.callback(player.close)
        table = started(players)
        (folder / "schemathesis.toml").write_text(SETTINGS.format(table=table))
        cookie = "; ".join(f"{k}={v}" for k, v in players[0].http.cookies.items())
        program = Path(sys.executable).with_name("schemathesis")
        command = [str(program) if program.exists() else shutil.which("schemathesis") or ""]
        command += ["run", f"{address}/api/schema/openapi.json"]
        command += ["-H", f"cookie: {cookie}", "-H", f"origin: {address}"]
        command += ["--checks", ",".join(CHECKS), "--phases", "examples,coverage,fuzzing"]
        command += ["--max-examples", str(examples), "--seed", str(seed)]
        for name in (*FORGETTING, *MISREAD):
            command += ["--exclude-operation-id", name]
        return subprocess.run(command, cwd=folder, check=False).returncode


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for kind in ("sqlite", "postgresql"):
        print(f"{kind}, seed {options.seed}", flush=True)
        code = fuzz(kind, options.examples, options.seed)
        if code:
            raise SystemExit(code)


if __name__ == "__main__":
    main()
