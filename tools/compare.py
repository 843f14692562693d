"""Replays positions, effects and whole games that another implementation recorded, and tells where we differ.

    python tools/compare.py DIR [--only FILE] [--verbose N]

The exit code is 0 if nothing differs but what the table of known differences names, 1 otherwise.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

if find_spec("arenarium") is None:
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from comparing.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
