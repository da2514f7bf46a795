"""Games and editions written down: deals from seeds, edition files, game files."""

from furstenfeld.records.chance import Chance
from furstenfeld.records.dealing import deal
from furstenfeld.records.editions import BUNDLED, bundled_edition, load_edition
from furstenfeld.records.errors import FileError

__all__ = ["BUNDLED", "Chance", "FileError", "bundled_edition", "deal", "load_edition"]
