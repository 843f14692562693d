"""Positions with the better line: found by a deeper search in games of many players, to be solved by any player."""
