"""Bytes on a bare socket, for what no client library would send."""

import os
import socket
import struct
from typing import NamedTuple
from urllib.parse import urlsplit

PATIENCE = 10.0


class Answer(NamedTuple):
    """What came back: the status, the headers in lower case, and everything after them."""

    status: int
    headers: dict[str, str]
    body: bytes


def connected(address: str) -> socket.socket:
    """Return a connection to a server."""
    parts = urlsplit(address)
    return socket.create_connection((parts.hostname, parts.port), timeout=PATIENCE)


def exchanged(address: str, data: bytes) -> bytes:
    """Send bytes and return all that comes back until the server hangs up."""
    with connected(address) as connection:
        connection.sendall(data)
        return _all_of(connection)


def _all_of(connection: socket.socket) -> bytes:
    found = b""
    while True:
        try:
            piece = connection.recv(65536)
        except ConnectionResetError:
            piece = b""
        if not piece:
            return found
        found += piece


def request(
    address: str, method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b""
) -> Answer:
    """Send one request, exactly as given, and return the answer."""
    told = {"Host": urlsplit(address).netloc, "Connection": "close"}
    if body:
        told |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
    lines = [f"{name}: {value}" for name, value in (told | (headers or {})).items()]
    head = "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""])
    return parsed(exchanged(address, head.encode("latin-1") + body))


def parsed(data: bytes) -> Answer:
    """Return an answer from its bytes."""
    head, _, body = data.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    pairs = (line.partition(":") for line in lines)
    headers = {name.lower(): value.strip() for name, _, value in pairs}
    return Answer(int(first.split()[1]), headers, body)


UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


def frame(opcode: int, data: bytes, *, is_last: bool = True) -> bytes:
    """Return a frame as a browser masks it."""
    size = len(data)
    first = bytes([opcode | (0x80 if is_last else 0)])
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 1 << 16:
        length = bytes([0x80 | 126]) + struct.pack("!H", size)
    else:
        length = bytes([0x80 | 127]) + struct.pack("!Q", size)
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
    return first + length + mask + masked


def close_code(address: str, *frames: bytes) -> int:
    """Open a live line, send frames, and return the code with which the server hangs up."""
    with connected(address) as connection:
        lines = [f"{name}: {value}" for name, value in UPGRADE.items()]
        host = urlsplit(address).netloc
        head = "\r\n".join(["GET /api/live HTTP/1.1", f"Host: {host}", *lines, "", ""])
        connection.sendall(head.encode())
        opened = connection.recv(65536)
        assert opened.startswith(b"HTTP/1.1 101"), opened
        connection.sendall(b"".join(frames))
        data = opened.partition(b"\r\n\r\n")[2] + _until_close(connection)
    return _close_code(data)


def _until_close(connection: socket.socket) -> bytes:
    found = b""
    while _close_code(found) < 0:
        piece = connection.recv(65536)
        if not piece:
            return found
        found += piece
    return found


def _close_code(data: bytes) -> int:
    """Return the code of the close frame among the frames of a server; -1 without one."""
    place = 0
    while place + 2 <= len(data):
        opcode, size = data[place] & 0xF, data[place + 1]
        place += 2
        if size == 126:
            size = int.from_bytes(data[place : place + 2], "big")
            place += 2
        if opcode == 8:
            return int.from_bytes(data[place : place + 2], "big")
        place += size
    return -1
