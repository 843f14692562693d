"""Building a distribution: the web client goes into it, and is built first where it has not been."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClientHook(BuildHookInterface[Any]):
    """Builds the web client into the package. A source distribution has it already, and needs no Node."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or (root / "src/arenarium/server/page/index.html").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.abort(
                "The web client has not been built, and there is no npm to build it with: install Node 20 or newer, "
                "or build from a source distribution, which has it already."
            )
            return
        for words in (["ci", "--no-audit", "--no-fund", "--loglevel", "error"], ["run", "--silent", "build"]):
            if subprocess.run([npm, *words], cwd=root / "web", check=False).returncode:
                self.app.abort(f"The web client could not be built: 'npm {' '.join(words)}' failed in web/.")
