"""Many pieces of work, done on one core, on all of them or on a cluster, and written down as they are done.

Each piece has a number, and what it gives follows from the number alone. So nothing depends on who does it, how often
it was begun, or in which order it is done: all that plays many games stands on this.
"""

from arenarium.parallel.cluster import Cluster
from arenarium.parallel.journal import Journal, JournalError, Noted
from arenarium.parallel.runner import Runner
from arenarium.parallel.stopping import Interrupted

__all__ = ["Cluster", "Interrupted", "Journal", "JournalError", "Noted", "Runner"]
