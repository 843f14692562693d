"""Barracks for programs that learn: actions by number, observations as arrays."""
