"""Print the score of the last mutation run: how many planted faults the tests found."""

import json
import sys
from pathlib import Path

STATS = Path("mutants/mutmut-cicd-stats.json")
# A fault that hangs, crashes or fails the type check has been noticed.
FOUND = ("killed", "timeout", "segfault", "caught_by_type_check")


def score(stats: dict[str, int]) -> float:
    """Return the share of faults found, in per cent; of those that were tried."""
    found = sum(stats.get(name, 0) for name in FOUND)
    return 100 * found / max(1, stats["total"] - stats.get("skipped", 0))


def main() -> int:
    """Read the run's numbers and print them on one line."""
    if not STATS.exists():
        print(f"{STATS} is not there: run 'make mutants' first.", file=sys.stderr)
        return 1
    stats = json.loads(STATS.read_text(encoding="utf-8"))
    counts = ", ".join(f"{name} {count}" for name, count in stats.items() if count)
    print(f"{score(stats):.1f} % of the faults found ({counts})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
