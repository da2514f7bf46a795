"""Provably fair deals: the seed combines a secret of the server with a contribution of each player.

Before anybody contributes, the server publishes a hash of its secret; after the game it publishes
the secret. Then everybody can repeat the deal: `furstenfeld verify FILE`.
"""

from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec

from furstenfeld.errors import FurstenfeldError
from furstenfeld.records import Record, deal
from furstenfeld.rules import Deal, Edition, Variant

SCHEME: Final = "furstenfeld-fair-1"
Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The proof in a game file, under `about.fair`."""

    scheme: str
    table: str
    promise: Hash
    secret: Hash
    contributions: tuple[str, ...]
    """One for each seat; empty for bots."""
    seed: Hash


class UnfairDealError(FurstenfeldError, ValueError):
    """A deal is not proven fair; `code` says which check failed."""

    def __init__(self, code: str) -> None:
        """Store the code."""
        self.code = code
        super().__init__(code)


def promise_of(secret: str) -> str:
    """Return the hash that promises a secret."""
    return sha256(f"{SCHEME}/promise/{secret}".encode()).hexdigest()


def seed_of(table: str, secret: str, contributions: tuple[str, ...]) -> str:
    """Return the seed of a table; JSON keeps the contributions apart from each other."""
    data = msgspec.json.encode([SCHEME, table, secret, contributions])
    return sha256(data).hexdigest()


def fair_deal(seed: str, players: int, variant: Variant, edition: Edition) -> Deal:
    """Return the deal that belongs to a seed."""
    return deal(seed, players, variant, edition)


def prove(table: str, secret: str, contributions: tuple[str, ...]) -> Proof:
    """Return the proof that a deal was fair."""
    seed = seed_of(table, secret, contributions)
    return Proof(SCHEME, table, promise_of(secret), secret, contributions, seed)


def verify(record: Record) -> Proof:
    """Return the proof in a game file if it holds, else raise `UnfairDealError`."""
    proof = _proof(record.about.get("fair"))
    if proof.scheme != SCHEME:
        raise UnfairDealError("scheme")
    if promise_of(proof.secret) != proof.promise:
        raise UnfairDealError("promise")
    if seed_of(proof.table, proof.secret, proof.contributions) != proof.seed:
        raise UnfairDealError("seed")
    players = len(record.players)
    if fair_deal(proof.seed, players, record.deal.variant, record.deal.edition) != record.deal:
        raise UnfairDealError("deal")
    return proof


def _proof(value: Any) -> Proof:
    if value is None:
        raise UnfairDealError("none")
    try:
        return msgspec.convert(value, Proof)
    except msgspec.ValidationError as error:
        raise UnfairDealError("malformed") from error
