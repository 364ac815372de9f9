"""The documentation site: ``make docs`` builds it into ``build/docs``.

Notebooks below ``notebooks/`` are run, and their outputs kept in ``build/notebooks``; with
``DOCS_NOTEBOOKS=off`` in the environment they are only shown.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "docs" / "_ext"), str(ROOT)]

import sources  # noqa: E402

import executives  # noqa: E402

project = "executives"
author = "The executives authors"
project_copyright = author
version = release = executives.__version__

extensions = [
    "myst_nb",
    "sphinx.ext.autodoc",
    "sphinx.ext.linkcode",
    "rulebook_pages",
    "signatures",
    "sources",
]
rulebook_pages = source_pages = True
exclude_patterns = ["_ext", "_static"]
default_role = "code"
smartquotes = False
highlight_language = "text"

myst_heading_anchors = 4

nb_execution_mode = os.environ.get("DOCS_NOTEBOOKS", "cache")
nb_execution_cache_path = str(ROOT / "build" / "notebooks")
nb_execution_timeout = 300

autodoc_default_options = {"members": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
add_module_names = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88

html_theme = "furo"
html_title = "executives"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {"navigation_with_keys": True}

linkcode_resolve = sources.resolve
