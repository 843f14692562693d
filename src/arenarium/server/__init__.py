"""The table server: people and computer players meet at tables of any game."""
