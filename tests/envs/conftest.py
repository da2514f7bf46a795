"""The tables that every environment has to manage."""

import pytest

from furstenfeld.rules import Variant

TABLES = [(players, variant) for players in range(2, 6) for variant in Variant]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request: pytest.FixtureRequest) -> dict[str, object]:
    """Return the options of an environment: 2 to 5 players, base and expert."""
    players, variant = request.param
    return {"players": players, "variant": str(variant)}
