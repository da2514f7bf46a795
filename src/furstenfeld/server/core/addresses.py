"""Addresses in the options of a server."""

import re
from ipaddress import IPv6Address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from furstenfeld.errors import FurstenfeldError

ORIGIN: Final = "https://HOST, http://HOST:PORT"
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
HOST: Final = re.compile(r"[a-z0-9._-]+")


class AddressError(FurstenfeldError, ValueError):
    """An address in the options of a server is not valid."""

    def __init__(self, option: str, expected: str) -> None:
        """Store the option and the expected form; the address itself may hold a password."""
        self.option = option
        self.expected = expected
        super().__init__(f"{option}: expected {expected}")


def origin_of(url: str) -> str:
    """Return the origin that browsers send for this URL; refuse one with a path or other parts."""
    try:
        parts = urlsplit(url)
        host, port = _host(parts.hostname or ""), parts.port
    except ValueError as error:
        raise AddressError("--public-url", ORIGIN) from error
    if parts.scheme not in DEFAULT_PORTS or _has_more(parts):
        raise AddressError("--public-url", ORIGIN)
    has_port = port not in (None, DEFAULT_PORTS[parts.scheme])
    return f"{parts.scheme}://{host}:{port}" if has_port else f"{parts.scheme}://{host}"


def _has_more(parts: SplitResult) -> bool:
    """Return whether a URL has more parts than scheme, host and port."""
    return parts.path not in ("", "/") or any((parts.query, parts.fragment, "@" in parts.netloc))


def _host(name: str) -> str:
    """Return a host name as browsers write it, with `ü` as `xn--…`."""
    if ":" in name:
        return f"[{IPv6Address(name)}]"
    host = name.encode("idna")
    # The codec turns `ß` into `ss`, which is a different host for browsers.
    if not HOST.fullmatch(host.decode()) or name not in (host.decode(), host.decode("idna")):
        raise ValueError(name)
    return host.decode()
