"""Opponents of other kinds: a yardstick for the levels, with which they share no judgement and no search.

A player that is only measured against its relatives is easily overrated. These play by weights that were set by hand
and are never fitted, so that what is measured against them can be compared for years.
"""
