"""A table in the terminal: people and computer players at one match."""
