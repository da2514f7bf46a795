"""Hooks of Schemathesis: every made-up request gets a fresh scene, and every answer is counted.

Of five requests one is as it should be, two have the right person and place with a made-up body,
and two come from a guest and are made up as a whole. So nothing that a request ends is missed by
the next one.
"""

import atexit
import json
import os
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import schemathesis

from tests.server.scenes import Theatre

COUNTS = "FURSTENFELD_FUZZ_COUNTS"
SERVER = "FURSTENFELD_FUZZ_SERVER"
ADMIN = "FURSTENFELD_FUZZ_ADMIN"

_theatre = Theatre(os.environ[SERVER], os.environ[ADMIN])
_tried: Counter[str] = Counter()
_answers: defaultdict[str, Counter[int]] = defaultdict(Counter)


def before_load_schema(context: Any, raw_schema: dict[str, Any]) -> None:
    """Spell lists of a fixed length so that Schemathesis 4.32 reads them.

    It turns `prefixItems` in a response into the list `items` of older drafts and then says that
    `items` has to be no list (`properties -> demands -> items -> items ... is not of types
    "boolean", "object"`, for `Numbers`). OpenAPI 3.1 means JSON Schema 2020-12, which has
    `prefixItems` and no list of `items`. Lists of one type and a fixed length can be spelled
    either way, so nothing is left unchecked.
    """
    _respell(raw_schema["components"]["schemas"])


def _respell(node: Any) -> None:
    if isinstance(node, dict):
        places = node.get("prefixItems", ())
        if places and all(each == places[0] for each in places):
            node["items"] = node.pop("prefixItems")[0]
    for inner in node.values() if isinstance(node, dict) else node:
        if isinstance(inner, dict | list):
            _respell(inner)


def before_call(context: Any, case: Any, kwargs: dict[str, Any]) -> None:
    """Put a request into its scene."""
    operation = _name(case)
    turn, _tried[operation] = _tried[operation] % 5, _tried[operation] + 1
    scene = _theatre.scene(operation if turn < 3 else "")
    case.cookies = dict(scene.who.http.cookies)
    if turn < 3:
        own = {name: value for name, value in scene.path.items() if name in case.path_parameters}
        case.path_parameters = {**case.path_parameters, **own}
    if turn == 0:
        case.query = {}
        if scene.body is not None and case.operation.body:
            case.body, case.media_type = scene.body, "application/json"


def after_call(context: Any, case: Any, response: Any) -> None:
    """Count an answer."""
    _answers[_name(case)][response.status_code] += 1


def _name(case: Any) -> str:
    return str(case.operation.definition.raw["operationId"])


@atexit.register
def _write() -> None:
    Path(os.environ[COUNTS]).write_text(json.dumps(_answers))


for _hook in (before_load_schema, before_call, after_call):
    schemathesis.hook(_hook)
