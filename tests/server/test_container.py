"""The files in `container/`: they are not run here, but what they say about the server is true."""

import re
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from furstenfeld.cli import app

FOLDER = Path(__file__).parents[2] / "container"
OPTIONS = FOLDER.parent / "docs" / "host" / "options.md"
VARIABLE = re.compile(r"FURSTENFELD_[A-Z_]+")


@pytest.fixture(scope="module")
def known() -> set[str]:
    """Return the environment variables that `furstenfeld serve --help` names."""
    told = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "300"})
    return {*VARIABLE.findall(told.output)}


@pytest.mark.parametrize(
    "path",
    [*FOLDER.iterdir(), OPTIONS],
    ids=lambda path: path.name,
)
def test_every_variable_is_one_that_the_server_reads(path: Path, known: set[str]) -> None:
    assert {*VARIABLE.findall(path.read_text())} <= known


def test_the_page_of_options_names_every_variable(known: set[str]) -> None:
    assert known == {*VARIABLE.findall(OPTIONS.read_text())}


def test_the_compose_file_names_services_volumes_and_files_that_exist() -> None:
    compose = yaml.safe_load((FOLDER / "compose.yaml").read_text())
    services, volumes = compose["services"], compose["volumes"]

    for service in services.values():
        assert {*service.get("depends_on", ())} <= {*services}
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in volumes or (FOLDER / source).is_file()
    build = services["server"]["build"]
    assert (FOLDER / build["context"] / build["dockerfile"]).is_file()
    assert services["server"]["environment"]["FURSTENFELD_DATABASE"].startswith("postgresql://")
