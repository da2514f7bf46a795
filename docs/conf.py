"""How Sphinx builds these pages: Markdown and docstrings in, a site without outside files out."""

import re
from importlib import metadata
from pathlib import Path
from types import UnionType
from typing import Any

from furstenfeld import bots, rules
from furstenfeld.lab import arena

TOKENS = Path(__file__).parents[1] / "web" / "src" / "styles" / "tokens.css"
COLOUR = re.compile(r"^ *--([a-z0-9-]+): light-dark\((#\w+), (#\w+)\);$", flags=re.MULTILINE)


def palette(theme: int) -> dict[str, str]:
    """Return the colours of the game's page, and what furo paints with them; 0 light, 1 dark."""
    colours = {name: values[theme] for name, *values in COLOUR.findall(TOKENS.read_text("utf-8"))}
    return {
        **{f"game-{name}": colour for name, colour in colours.items()},
        **{f"color-{part}": colours[names[theme]] for part, names in PAINTED.items()},
        "font-stack": '"Source Sans 3", "Gill Sans", Calibri, "Segoe UI", system-ui, sans-serif',
        "font-stack--headings": 'Vollkorn, "Iowan Old Style", Palatino, Georgia, serif',
    }


PAINTED = {
    "background-primary": ("panel", "panel"),
    "background-secondary": ("paper", "paper"),
    "background-hover": ("sunk", "sunk"),
    "background-border": ("rule", "rule"),
    "background-item": ("edge", "edge"),
    "foreground-primary": ("text", "text"),
    "foreground-secondary": ("soft", "soft"),
    "foreground-muted": ("soft", "soft"),
    "foreground-border": ("edge", "edge"),
    "brand-primary": ("hops-deep", "hops"),
    "brand-content": ("hops-deep", "hops"),
    "brand-visited": ("hops-deep", "hops"),
    "problematic": ("accent", "accent"),
    "highlight-on-target": ("coin-face", "coin-face"),
    "highlighted-background": ("coin-face", "coin-face"),
    "highlighted-text": ("coin-text", "coin-text"),
    "api-background": ("paper", "paper"),
    "api-background-hover": ("sunk", "sunk"),
}
"""Which colour of the game paints which part of the page, by day and by night."""

project = "Fürstenfeld"
author = "The Fürstenfeld contributors"
copyright = "2026, The Fürstenfeld contributors. The game is by Friedemann Friese"
release = metadata.version("furstenfeld")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
nitpicky = True
# Their documentation lies on other sites, which a build without a network cannot link to.
OUTSIDE = ("py:.*", r"(?!furstenfeld\.).*")
# Types of inner modules, in the signatures of public names: no room exports them.
INNER = ("py:class", r"furstenfeld\.(\w+\.)+[a-z_]+\.[A-Z]\w*")
nitpick_ignore_regex = [OUTSIDE, INNER]

autodoc_default_options = {"members": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
default_role = "code"

myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
# The colours of code are in style.css, where they follow the theme.
pygments_style = "none"
pygments_dark_style = "none"
html_title = "Fürstenfeld"
html_favicon = "_static/favicon.svg"
html_static_path = ["_static"]
html_css_files = ["style.css"]
html_theme_options = {
    "light_css_variables": palette(0),
    "dark_css_variables": palette(1),
    "light_logo": "logo.svg",
    "dark_logo": "logo-night.svg",
}
html_copy_source = False
html_show_sourcelink = False

UNIONS = {
    name: " | ".join(part.__name__ for part in union.__args__)
    for room in (rules, bots, arena)
    for name in room.__all__
    if isinstance(union := getattr(room, name), UnionType)
}
"""What Python shows for the name of a union."""
ARRAY = re.compile(r"ndarray\[tuple\[Any, \.\.\.\], dtype\[(\w+)\]\]")
ARRAY_LIKE = re.compile(r"_Buffer \| _SupportsArray\[.*?_NestedSequence\[complex \| bytes \| str\]")


def readable(text: str | None) -> str | None:
    """Return a signature with the names of unions and arrays in place of what they expand to."""
    if text is None:
        return None
    text = re.sub(r"~?(?:\w+\.)+(\w+)", r"\1", text)
    for alias, union in UNIONS.items():
        text = text.replace(union, alias)
    return ARRAY_LIKE.sub("ArrayLike", ARRAY.sub(r"NDArray[\1]", text))


def shorten(*event: Any) -> tuple[str | None, str | None]:
    """Shorten the signature that autodoc is about to print."""
    signature, returned = event[-2:]
    return readable(signature), readable(returned)


def without_aliases(*event: Any) -> None:
    """Remove what Python itself says of a named tuple's field."""
    lines = event[-1]
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


def setup(app: Any) -> None:
    """Connect what changes the API reference."""
    app.connect("autodoc-process-signature", shorten)
    app.connect("autodoc-process-docstring", without_aliases)
