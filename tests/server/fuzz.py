"""Schemathesis over the whole API, on both databases: no 5xx, no hang, every answer as documented.

Every operation has to be granted at least once, so that what it answers then is checked, too.
`make fuzz` runs it. It is a command and no test, because Schemathesis lives in an environment of
its own.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.services.administration import AdminAction, apply_to
from furstenfeld.server.storage.database import Database
from tests.server.engines import postgres
from tests.server.running import Player, server

ROOT = Path(__file__).parents[2]
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)
HANGING = 20
"""Seconds after which an answer counts as none."""
SETTINGS = """
[phases.coverage]
unexpected-methods = ["TRACE"]  # others may be operations of their own
"""


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """Yield the address of an empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder}/tables.db"
        return
    with postgres() as engine:
        yield f"postgresql://furstenfeld@127.0.0.1:{engine.port}/postgres"


def administrator(address: str, url: str) -> str:
    """Return the cookie of somebody who is made administrator, as the command line does it."""
    host = Player(address, "Host")
    keeper = Database(url)
    keeper.run(lambda connection: apply_to(connection, AdminAction.PROMOTE, host.me["id"]))
    keeper.close()
    host.close()
    return str(host.http.cookies["furstenfeld"])


def fuzz(kind: str, examples: int, seed: int) -> bool:
    """Run Schemathesis against a server; say what was answered, and return whether all is well."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(database(kind, folder))
        # The one address that can surely be called is this machine's own.
        settings = Settings(database=url, rate_scale=1e6, allow_private_webhooks=True)
        address = stack.enter_context(server(settings))
        counts = folder / "counts.json"
        (folder / "schemathesis.toml").write_text(SETTINGS)
        program = Path(sys.executable).with_name("schemathesis")
        command = [str(program) if program.exists() else shutil.which("schemathesis") or ""]
        command += ["run", f"{address}/api/schema/openapi.json", "-H", f"origin: {address}"]
        command += ["--checks", ",".join(CHECKS), "--phases", "examples,coverage,fuzzing"]
        command += ["--max-examples", str(examples), "--seed", str(seed)]
        command += ["--request-timeout", str(HANGING), "--warnings", "off"]
        environment = os.environ | {
            "PYTHONPATH": str(ROOT),
            "SCHEMATHESIS_HOOKS": "tests.server.fuzz_hooks",
            "FURSTENFELD_FUZZ_SERVER": address,
            "FURSTENFELD_FUZZ_ADMIN": administrator(address, url),
            "FURSTENFELD_FUZZ_COUNTS": str(counts),
        }
        code = subprocess.run(command, cwd=folder, env=environment, check=False).returncode
        answers: dict[str, dict[str, int]] = json.loads(counts.read_text())
    _print_answers(answers)
    never = [name for name, seen in answers.items() if not any(s.startswith("2") for s in seen)]
    if never:
        print(f"never granted: {', '.join(sorted(never))}")
    return code == 0 and not never


def _print_answers(answers: dict[str, dict[str, int]]) -> None:
    for name, seen in sorted(answers.items()):
        told = ", ".join(f"{status} ×{times}" for status, times in sorted(seen.items()))
        print(f"{name:20} {told}")
    print(
        f"{len(answers)} operations, {sum(sum(seen.values()) for seen in answers.values())} answers"
    )


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], action="append")
    options = parser.parse_args()
    for kind in options.database or ("sqlite", "postgresql"):
        print(f"{kind}, seed {options.seed}", flush=True)
        if not fuzz(kind, options.examples, options.seed):
            raise SystemExit(1)


if __name__ == "__main__":
    main()
