"""Comparing our engine with recordings of another implementation: see `tools/compare.py`.

`encoding` reads their squares, boards and cards; `positions` compares single boards; `candidates`, `offers` and
`replay` play effects and games through our engine; `known` names the differences that we mean to keep; `report` counts
and prints.
"""
