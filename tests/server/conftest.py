"""What the tests of the server share: databases of both kinds, one fresh database a test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import create_engine, text

from furstenfeld.server.runtime.settings import Settings
from furstenfeld.server.services import accounts
from furstenfeld.server.storage.database import Database
from tests.server.engines import Engine, postgres, redis
from tests.server.running import Player, plain_client, server


@pytest.fixture(autouse=True, scope="session")
def real_hasher() -> Iterator[PasswordHasher]:
    """Return what hashes passwords; meanwhile they are hashed with as little work as can be."""
    real = accounts.HASHER
    with pytest.MonkeyPatch.context() as patch:
        quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr(accounts, "HASHER", quick)
        yield real


@pytest.fixture(scope="session")
def postgres_engine() -> Iterator[Engine]:
    """Run one PostgreSQL for all tests of this process."""
    with postgres() as engine:
        yield engine


@pytest.fixture(scope="session")
def redis_engine() -> Iterator[Engine]:
    """Run one Redis for all tests of this process."""
    with redis() as engine:
        yield engine


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return fresh_postgres(request.getfixturevalue("postgres_engine"), tmp_path.name)


def fresh_postgres(engine: Engine, name: str) -> str:
    """Return the address of a new database."""
    server = f"postgresql+psycopg://furstenfeld@127.0.0.1:{engine.port}"
    name = "t_" + "".join(c if c.isalnum() else "_" for c in name.lower())[:50]
    admin = create_engine(f"{server}/postgres", isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.execute(text(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'))
        connection.execute(text(f'CREATE DATABASE "{name}"'))
    admin.dispose()
    return f"{server}/{name}"


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    """Return a database that is up to date and empty."""
    database = Database(database_url)
    database.migrate()
    yield database
    database.close()


# What goes over the wire knows nothing of the database, so by default one is enough here.
@pytest.fixture(
    scope="session", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]
)
def address_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> str:
    """Return the database of the server at `address`, of each kind in turn."""
    if request.param == "postgresql":
        return fresh_postgres(request.getfixturevalue("postgres_engine"), "shared")
    return f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.db"


@pytest.fixture(scope="session")
def address(address_database: str) -> Iterator[str]:
    """Return the address of a server that runs in this process.

    All tests share it: each brings its own people and makes its own tables.
    """
    with server(Settings(database=address_database, rate_scale=1000)) as address:
        yield address


@pytest.fixture
def plain() -> Iterator[httpx.Client]:
    """Return a client of no particular kind."""
    with plain_client() as client:
        yield client


Come = Callable[..., Player]


@pytest.fixture
def come(address: str) -> Iterator[Come]:
    """Let somebody come to the server, as a guest or unknown; all go home after the test."""
    players: list[Player] = []

    def arrive(name: str | None = None) -> Player:
        players.append(Player(address, name))
        return players[-1]

    yield arrive
    for player in players:
        player.close()
