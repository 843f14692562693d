"""Telling players who are not there: by Web Push, and by mail."""
