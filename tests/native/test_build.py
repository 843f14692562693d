"""Where there is no compiler, Python plays everything."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

BUILD = Path(__file__).parents[2] / "tools" / "build-native.sh"


def test_without_a_compiler_one_line_says_so() -> None:
    done = subprocess.run(
        [BUILD, sys.executable],
        env={**os.environ, "CXX": "no-such-compiler"},
        capture_output=True,
        text=True,
        check=True,
    )
    said = "no C++ compiler (no-such-compiler): the native engine is not built, and Python plays everything\n"
    assert done.stdout == said
    assert not done.stderr
