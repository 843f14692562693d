"""Opponents of other kinds than the levels, to measure these against: each knows one way to play, and plays it well.

A player that only ever meets its like looks stronger than it is. Like every player they see their seat's view alone.
"""
