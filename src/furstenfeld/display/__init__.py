"""How a position looks: as text with letters and box drawing, and as an SVG picture."""

from furstenfeld.display.picture import picture
from furstenfeld.display.plain_text import table_text

__all__ = ["picture", "table_text"]
