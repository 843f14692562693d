"""The colours of the seats, in which they also speak of each other."""

from __future__ import annotations

STYLES = ("bold bright_blue", "bold yellow", "bold magenta", "bold bright_white")
"""By seat, or by side where teams share a colour."""
