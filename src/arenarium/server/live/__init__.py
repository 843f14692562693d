"""A running game as a value: what was started, and every step since. No network, no database, no clock of its own."""
