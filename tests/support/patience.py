"""How long tests wait for what comes at once on a machine that has nothing else to do."""

from __future__ import annotations

PATIENCE = 120.0
"""Seconds: so many that only what never comes is given up, however busy the machine is. No test measures time by it."""
