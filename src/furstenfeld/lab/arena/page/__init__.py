"""The report of an arena as a page with pictures."""

from furstenfeld.lab.arena.page.page import page_of

__all__ = ["page_of"]
