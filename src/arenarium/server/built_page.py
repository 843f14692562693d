"""Where the built web client is: `make web` writes it into the package."""

from __future__ import annotations

import os
from pathlib import Path

PAGE_FOLDER = Path(os.environ.get("ARENARIUM_PAGE") or Path(__file__).parent / "page")
"""Another place can be named while working on it."""
