"""How large cards of somebody's own may be: so that a stranger's file can be read, checked and played without harm.

What is beyond is refused in words. The built-in cards keep within the same limits.
"""

from __future__ import annotations

MOST_BYTES = 256 * 1024
"""Of one card file."""
MOST_FILES = 16
"""That make one set together."""
MOST_CARDS = 400
"""Of a set's own: beings, legends, flares and tasks together, or warriors and moves."""
MOST_SCHOOLS = 12
"""Of a set's own."""
MOST_NAME = 48
"""Signs of a name, in any language."""
MOST_FLAVOUR = 240
"""Signs of a flavor line, in any language."""
MOST_WORDS = 120
"""Of one effect, ability or criterion."""
MOST_NUMBER = 99
"""That a text of the card language may say: more is of no use to anybody."""
MOST_PARTS = 160
"""Nodes of the tree that a text becomes: what the steps of its program are made of."""
MOST_STEPS = 1_000
"""That an effect takes, the repetitions and everything chosen in it counted: one that is not over by then is cut off
there. The steps of a warp effect that it copies are counted with it. No printed effect comes near it, and no two
repetitions one within the other are needed for a card."""
MOST_TRIALS = 5_000
"""That find out whether all acts of an "all or nothing" can be done: what is not found by then is not offered."""
MOST_ANSWERS = 100
"""Of abilities to one event, and to what they do in answer: no more of them answer after that."""
MOST_ALTERNATIVES = 8
"""Of one "do one of these"."""
MOST_PROBLEMS = 200
"""That are told of a set at once."""
