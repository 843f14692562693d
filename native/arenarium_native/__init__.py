"""The native engines, a module for each game. Use them through `arenarium`: see docs/native.md there."""
