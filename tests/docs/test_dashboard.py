"""examples/grafana.json shows what the server counts, by the names and labels that it has."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

from prometheus_client import Counter, Gauge, Histogram

from arenarium.server.metrics import Metrics

BOARD: dict[str, Any] = json.loads(
    (Path(__file__).resolve().parents[2] / "examples" / "grafana.json").read_text("utf-8")
)
OF_PROMETHEUS = {"job", "instance", "le"}
_SUFFIXES = {Counter: ("_total",), Gauge: ("",), Histogram: ("_bucket", "_sum", "_count")}


def counted() -> dict[str, set[str]]:
    """The series that Prometheus can be asked for, and their labels."""
    found: dict[str, set[str]] = {}
    for metric in vars(Metrics()).values():
        for kind, suffixes in _SUFFIXES.items():
            if isinstance(metric, kind):
                found |= {f"{metric._name}{suffix}": set(metric._labelnames) for suffix in suffixes}
    return found


def expressions() -> Iterator[tuple[str, str]]:
    """What is asked for, and what the line is called."""
    for panel in BOARD["panels"]:
        for target in panel["targets"]:
            yield target["expr"], target["legendFormat"]
    for variable in BOARD["templating"]["list"]:
        if variable["type"] == "query":
            yield variable["query"]["query"], ""


def test_every_metric_of_the_dashboard_exists_with_its_labels() -> None:
    known = counted()
    for expression, legend in expressions():
        named = re.findall(r"arenarium_\w+", expression)
        assert named, expression
        for name in named:
            assert name in known, f"{name} in {expression}"
            grouped = [label for group in re.findall(r"by \(([^)]*)\)", expression) for label in group.split(", ")]
            chosen = re.findall(r"(\w+)=~?\"", expression)
            shown = re.findall(r"{{(\w+)}}", legend)
            assert {*grouped, *chosen, *shown} <= known[name] | OF_PROMETHEUS, expression


def test_the_dashboard_shows_everything_that_is_counted() -> None:
    asked = " ".join(expression for expression, _ in expressions())
    shown = set(re.findall(r"arenarium_\w+", asked))
    hidden = {name for name in counted() if not name.endswith(("_sum", "_count"))} - shown
    assert not hidden


def test_panels_lie_beside_each_other() -> None:
    places = [panel["gridPos"] for panel in BOARD["panels"]]
    for place in places:
        assert place["x"] + place["w"] <= 24
    for one, other in combinations(places, 2):
        apart = (
            one["x"] + one["w"] <= other["x"]
            or other["x"] + other["w"] <= one["x"]
            or one["y"] + one["h"] <= other["y"]
            or other["y"] + other["h"] <= one["y"]
        )
        assert apart, (one, other)
    ids = [panel["id"] for panel in BOARD["panels"]]
    assert len(set(ids)) == len(ids)
