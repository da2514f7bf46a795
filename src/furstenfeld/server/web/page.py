"""The web page: the built files of `web/`; its index document answers every page address."""

import gzip
import mimetypes
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec
from litestar import Request, Response, get

from furstenfeld.server.core.refusals import Reason, RefusalError

DOCUMENT: Final = "index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PACKED: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
UNBUILT: Final = b"""<!doctype html><meta charset="utf-8"><title>F\xc3\xbcrstenfeld</title>
<p>The server is running, but its page has not been built. Run <code>make page</code> in a checkout.
"""

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


class File(msgspec.Struct, frozen=True):
    """A built file: plain, and compressed if that is smaller."""

    media_type: str
    plain: bytes
    packed: bytes | None
    tag: str
    keeping: str
    """The Cache-Control header."""


def is_built() -> bool:
    """Return whether the page has been built."""
    return _root().joinpath(DOCUMENT).is_file()


@cache
def built() -> dict[str, File]:
    """Return all built files by path; empty in a checkout without `make page`."""
    root = _root()
    return dict(_walk(root, "")) if root.is_dir() else {}


def _root() -> Traversable:
    return files("furstenfeld.server").joinpath("static")


def _walk(folder: Traversable, path: str) -> list[tuple[str, File]]:
    found: list[tuple[str, File]] = []
    for each in folder.iterdir():
        name = f"{path}{each.name}"
        found += _walk(each, f"{name}/") if each.is_dir() else [(name, _file(name, each))]
    return found


def _file(name: str, source: Traversable) -> File:
    plain = source.read_bytes()
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(plain, 9, mtime=0) if media_type.startswith(PACKED) else None
    # Vite puts a hash of the content into the file names below assets/.
    keeping = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
    return File(media_type, plain, packed, f'"{sha256(plain).hexdigest()[:20]}"', keeping)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a built file, or the index document for any other path."""
    name = request.url.path.strip("/")
    if name.startswith("api/"):
        raise RefusalError(Reason.NO_SUCH)
    file = built().get(name)
    if file is None and "." in name.rpartition("/")[2]:
        raise RefusalError(Reason.NO_SUCH)
    file = file or built().get(DOCUMENT)
    if file is None:
        return Response(UNBUILT, media_type="text/html", status_code=503)
    return _sent(file, request)


def _sent(file: File, request: Request[Any, Any, Any]) -> Response[bytes]:
    headers = {"cache-control": file.keeping, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.media_type)
    return Response(file.plain, headers=headers, media_type=file.media_type)
