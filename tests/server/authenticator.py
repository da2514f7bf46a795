"""A passkey device made of software, for tests: it makes keys and signs as a browser would."""

import json
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url


class Device:
    """One passkey for one site."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.site = "127.0.0.1"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = b"a passkey of software"
        self.uses = 0
        self.user = b""

    def register(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return what a browser sends after making the key."""
        self.user = options["user"]["id"].encode()
        numbers = self.key.public_key().public_numbers()
        public = {
            1: 2,
            3: -7,
            -1: 1,
            -2: numbers.x.to_bytes(32, "big"),
            -3: numbers.y.to_bytes(32, "big"),
        }
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(0x45) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._answer(clientDataJSON=client, attestationObject=attestation)

    def sign_in(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return what a browser sends after using the key."""
        self.uses += 1
        data = self._data(0x05)
        client = self._client("webauthn.get", options["challenge"])
        signed = self.key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(clientDataJSON=client, authenticatorData=data, signature=signed)

    def _data(self, flags: int) -> bytes:
        site = sha256(self.site.encode()).digest()
        return site + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _answer(self, **response: bytes) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        encoded = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": encoded}
