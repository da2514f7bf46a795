"""The metrics of a process, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The metrics of one process, in their own registry."""

    def __init__(self) -> None:
        """Start at zero."""
        registry = self.registry = CollectorRegistry()
        self.requests = Counter(
            "furstenfeld_requests",
            "Requests answered",
            ["method", "path", "status"],
            registry=registry,
        )
        self.commits = Counter("furstenfeld_commits", "Turns committed", ["by"], registry=registry)
        self.refusals = Counter(
            "furstenfeld_refusals", "Requests refused", ["reason"], registry=registry
        )
        self.commit_seconds = Histogram(
            "furstenfeld_commit_seconds",
            "Time from a submitted turn to its acknowledgement",
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=registry,
        )
        self.connections = Gauge(
            "furstenfeld_live_lines", "Open WebSocket connections", registry=registry
        )
        self.bot_failures = Counter(
            "furstenfeld_bot_failures", "Bots that crashed or took too long", registry=registry
        )

    def page(self) -> bytes:
        """Return all metrics in the format of Prometheus."""
        return generate_latest(self.registry)
