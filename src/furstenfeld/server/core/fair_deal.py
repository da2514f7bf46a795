"""A deal that nobody chose: a seed of a secret that was promised and a contribution of each seat.

The server promises its secret by a hash before anybody contributes, and shows it after the end.
Then everybody can make the seed and the deal again: `furstenfeld verify FILE`.
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
    """What `about.fair` of a game file says."""

    scheme: str
    table: str
    promise: Hash
    secret: Hash
    contributions: tuple[str, ...]
    """One for each seat; a bot's is empty."""
    seed: Hash


class UnfairDealError(FurstenfeldError, ValueError):
    """A proof that does not hold; `code` says where."""

    def __init__(self, code: str) -> None:
        """Remember where it does not hold."""
        self.code = code
        super().__init__(code)


def promise_of(secret: str) -> str:
    """Return the hash by which a secret is promised."""
    return sha256(f"{SCHEME}/promise/{secret}".encode()).hexdigest()


def seed_of(table: str, secret: str, contributions: tuple[str, ...]) -> str:
    """Return the seed of a table; JSON keeps one contribution from running into the next."""
    said = msgspec.json.encode([SCHEME, table, secret, contributions])
    return sha256(said).hexdigest()


def fair_deal(seed: str, players: int, variant: Variant, edition: Edition) -> Deal:
    """Return the deal of a seed."""
    return deal(seed, players, variant, edition)


def prove(table: str, secret: str, contributions: tuple[str, ...]) -> Proof:
    """Return what shows that a deal was fair."""
    seed = seed_of(table, secret, contributions)
    return Proof(SCHEME, table, promise_of(secret), secret, contributions, seed)


def verify(record: Record) -> Proof:
    """Return the proof in a game file after making its deal again, or raise `UnfairDealError`."""
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
