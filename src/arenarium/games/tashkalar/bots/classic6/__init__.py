"""The strongest player of Tash-Kalar as it was before the turn was searched as a graph, kept as an opponent that never
changes: `classic6`. Nothing here follows what is improved elsewhere."""
