"""The cards of each game as data and in words, for whoever shows them."""
