"""Game records with a proof of their deal, for tests."""

from msgspec.structs import asdict

from furstenfeld.records import Record, bundled_edition
from furstenfeld.rules import Variant
from furstenfeld.server.core.fair_deal import fair_deal, prove

SECRET = "ab" * 32


def fair_record(contributions: tuple[str, ...] = ("from Ada", "from Bo")) -> Record:
    proof = prove("table-1", SECRET, contributions)
    dealt = fair_deal(
        proof.seed, len(contributions), Variant.BASE, bundled_edition("reconstructed")
    )
    names = tuple(f"Player {seat}" for seat in range(len(contributions)))
    return Record(dealt, names, (), about={"fair": asdict(proof)})
