"""The notebooks run from their first cell to their last, in small, and their boards draw themselves."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = Path(__file__).resolve().parents[2] / "examples" / "learning"
SMALL: dict[str, dict[str, Any]] = {
    "cfr_barracks": {"iterations": 4, "every": 4},
    "ismcts_duel": {"simulations": 2, "name": "arenarium_barracks(difficulty=quick)"},
    "ppo_barracks": {"iterations": 2, "matches": 4},
}
"""What the cell tagged `parameters` says, smaller."""


def test_all_are_tried() -> None:
    assert sorted(SMALL) == sorted(path.stem for path in NOTEBOOKS.glob("*.ipynb"))


def run(name: str, parameters: dict[str, Any]) -> tuple[dict[str, Any], list[Any]]:
    """What the cells leave behind, and what each shows: the value of its last line, as a notebook has it."""
    names: dict[str, Any] = {"__name__": "__main__"}
    shown = []
    for cell in json.loads((NOTEBOOKS / f"{name}.ipynb").read_text("utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        lines = ast.parse("".join(cell["source"])).body
        last = lines[-1]
        if isinstance(last, ast.Expr):
            lines.pop()
        exec(compile(ast.Module(lines, []), name, "exec"), names)
        if isinstance(last, ast.Expr):
            shown.append(eval(compile(ast.Expression(last.value), name, "eval"), names))
        if "parameters" in cell["metadata"].get("tags", ()):
            assert names.keys() >= parameters.keys()
            names.update(parameters)
    return names, shown


@pytest.mark.parametrize("name", SMALL)
def test_a_notebook_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(NOTEBOOKS))
    names, shown = run(name, SMALL[name])
    assert shown[0]._repr_svg_().startswith("<svg")
    match name:
        case "ppo_barracks":
            assert len(names["curve"]) == 2
        case "cfr_barracks":
            assert dict(names["curve"])[4] < dict(names["curve"])[1]
        case _:
            assert sum(names["returns"]) == 0
