"""Comparing our engine with recordings of another implementation: see `tools/compare.py`.

`encoding` reads their squares, boards and cards; `positions` compares single boards; `candidates`, `offers`, `effects`,
`decisions` and `replay` play effects and games through our engine; `known` names the differences that we mean to keep,
`habits`, `polarity` and `antimatter` follow or recognise some of them; `report` counts and prints. How to use it and
what kinds of difference there are: `docs/comparing.md`.

What the engine does not have is "not covered" and skipped. A school that it learns needs: what its setups lay out
(`starting.first_state`), a reader for what is noted of it after each step (`facts.EXPANSION_FACTS`), handlers for its
decisions (`decisions.HANDLERS`), and our choices in their verbs (`offers`).
"""
