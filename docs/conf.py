"""How Sphinx builds these pages: Markdown in, a site with all its files at home out."""

project = "Fürstenfeld"
author = "The Fürstenfeld contributors"
copyright = "2026, The Fürstenfeld contributors. The game is by Friedemann Friese"
release = "0.1.0"

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

nitpicky = True
exclude_patterns = ["_build"]

html_theme = "furo"
html_title = "Fürstenfeld"
html_copy_source = False
html_show_sourcelink = False
