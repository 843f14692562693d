"""docs/hosting.md, the Dockerfile and compose.yaml speak of what is there."""

from __future__ import annotations

import re
import tomllib
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml
from prometheus_client import CollectorRegistry

from arenarium.cli.admin import app as admin
from arenarium.cli.serve import serve_command
from arenarium.server.http.route import MAX_BODY_BYTES
from arenarium.server.messages.socket import MAX_MESSAGE_BYTES
from arenarium.server.metrics import Metrics
from arenarium.server.settings import Limits

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))


def options() -> list[Any]:
    """The options of `arenarium serve` that are not hidden."""
    app = typer.Typer(add_completion=False)
    app.command()(serve_command)
    return [option for option in typer.main.get_command(app).params if not getattr(option, "hidden", False)]


VARIABLES = {option.envvar for option in options() if option.envvar}


def table(head: str) -> list[list[str]]:
    """The rows of the table with that head."""
    below = PAGE.partition(f"\n{head}\n")[2]
    assert below, f"docs/hosting.md has no table '{head}'"
    lines = below.partition("\n\n")[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[1:]]


# ----------------------------------------------------------------------------------------------------------- the page


def test_the_settings_are_the_options_of_the_command() -> None:
    told = {row[0].strip("`"): row[1].strip("`") for row in table("| flag | variable | default | meaning |")}
    assert told == {option.opts[0]: option.envvar or "–" for option in options()}


def test_the_defaults_are_those_of_the_command() -> None:
    told = {row[0].strip("`"): row[2].strip("`") for row in table("| flag | variable | default | meaning |")}
    plain = {option.opts[0]: str(option.default) for option in options() if option.default}
    assert {flag: told[flag] for flag in plain} == plain


def test_every_variable_on_the_page_is_known() -> None:
    assert set(re.findall(r"ARENARIUM_[A-Z_]+", PAGE)) <= VARIABLES


def test_the_limits_are_those_of_the_server() -> None:
    limits = Limits()
    told = [row[1] for row in table("| what | at most |")]
    assert told == [str(getattr(limits, name)) for name in Limits.__dataclass_fields__]
    assert f"at most {MAX_BODY_BYTES} bytes, a message over a socket {MAX_MESSAGE_BYTES}." in PAGE


def test_the_metrics_are_all_there() -> None:
    registry: CollectorRegistry = Metrics().registry
    known = {f"{found.name}_total" if found.type == "counter" else found.name for found in registry.collect()}
    assert {row[0].strip("`") for row in table("| metric | |")} == known


def test_the_commands_for_hosts_are_all_there() -> None:
    def commands(command: Any, name: str) -> list[str]:
        below = getattr(command, "commands", {})
        return [found for word in below for found in commands(below[word], f"{name} {word}")] or [name]

    told = [row[0].strip("`") for row in table("| command | |")]
    assert sorted(told) == sorted(commands(typer.main.get_command(admin), "arenarium admin"))


# ---------------------------------------------------------------------------------------------------------- containers


def pinned(name: str) -> dict[str, str]:
    found = re.findall(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^ ;\\]+)", (ROOT / name).read_text("utf-8"), re.MULTILINE)
    return dict(found)


def test_what_the_server_needs_is_pinned_as_for_everybody() -> None:
    everything, server = pinned("requirements.txt"), pinned("requirements-server.txt")
    assert server.items() <= everything.items(), "run make lock"
    assert {"starlette", "uvicorn", "asyncpg", "redis", "hatchling"} <= server.keys()
    assert not {"pytest", "ruff", "mypy", "schemathesis"} & server.keys()


def test_everything_that_the_server_depends_on_is_pinned_for_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    asked = [*project["dependencies"], *extras["bots"], *extras["cli"], *extras["server"]]
    names = {re.match(r"[\w.-]+", name)[0].lower() for name in asked} - {"arenarium"}  # type: ignore[index]
    pins = {re.sub("[._]", "-", name.lower()) for name in pinned("requirements-server.txt")}
    assert {re.sub("[._]", "-", name) for name in names} <= pins, "run make lock"


def test_the_image_copies_what_is_there_and_not_ignored() -> None:
    lines = re.findall(r"^COPY (?!--from)(.*)", DOCKERFILE, re.MULTILINE)
    copied = [name for line in lines for name in line.split()[:-1]]
    kept = re.findall(r"^!(.*)", (ROOT / ".dockerignore").read_text("utf-8"), re.MULTILINE)
    assert {name.split("/")[0] for name in copied} == set(kept)
    assert [name for name in copied if not (ROOT / name).exists()] == []


def test_the_image_sets_known_variables_and_runs_as_nobody_in_particular() -> None:
    assert set(re.findall(r"ARENARIUM_[A-Z_]+", DOCKERFILE)) <= VARIABLES
    assert re.search(r"^USER arenarium$", DOCKERFILE, re.MULTILINE)
    assert "/api/health" in DOCKERFILE


@pytest.mark.parametrize("name", ["server1", "server2"])
def test_the_servers_are_set_up_for_several_processes(name: str) -> None:
    environment = COMPOSE["services"][name]["environment"]
    assert environment.keys() <= VARIABLES
    assert environment.keys() >= {f"ARENARIUM_{each}" for each in ("DATABASE", "REDIS", "SECRET", "PROXIES")}
    assert f"@postgres/{COMPOSE['services']['postgres']['environment']['POSTGRES_USER']}" in str(environment)
    assert environment["ARENARIUM_PROXIES"] == COMPOSE["networks"]["default"]["ipam"]["config"][0]["subnet"]


def test_the_proxy_speaks_to_both_servers() -> None:
    # a file: what is written into compose.yaml itself cannot be put into a container that is read-only
    caddyfile = (ROOT / COMPOSE["configs"]["caddy"]["file"]).read_text("utf-8")
    assert "respond /api/metrics 404" in caddyfile
    proxied = re.search(r"reverse_proxy (.*) \{", caddyfile)
    assert proxied is not None
    assert proxied[1].split() == ["server1:8000", "server2:8000"]
    assert {address.partition(":")[0] for address in proxied[1].split()} <= COMPOSE["services"].keys()


def test_everything_that_a_service_mounts_is_declared() -> None:
    services = COMPOSE["services"].values()
    mounted = {volume.partition(":")[0] for service in services for volume in service.get("volumes", ())}
    assert mounted == COMPOSE["volumes"].keys()
    waited_for = {name for service in services for name in service.get("depends_on", ())}
    assert waited_for <= COMPOSE["services"].keys()


@pytest.mark.parametrize("name", sorted(COMPOSE["services"]))
def test_every_container_is_contained(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == "caddy" else [])
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service.keys() >= {"mem_limit", "pids_limit"}
    assert service["logging"]["options"].keys() == {"max-size", "max-file"}
    assert "privileged" not in service
    assert ("ports" in service) == (name == "caddy"), "the proxy alone is open to the world"


def test_only_the_servers_reach_the_database_and_redis() -> None:
    services = COMPOSE["services"]
    assert COMPOSE["networks"]["inside"]["internal"] is True
    assert services["postgres"]["networks"] == services["redis"]["networks"] == ["inside"]
    assert {name for name, service in services.items() if "inside" in service.get("networks", ())} == {
        "postgres",
        "redis",
        "server1",
        "server2",
    }


def test_the_unit_for_systemd_is_contained() -> None:
    unit = ConfigParser()
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(PAGE.partition("```ini\n")[2].partition("```")[0])
    service = dict(unit["Service"])
    for key, value in {
        "UMask": "0077",
        "StateDirectoryMode": "0700",
        "LimitNOFILE": "65536",
        "NoNewPrivileges": "true",
        "CapabilityBoundingSet": "",
        "ProtectSystem": "strict",
        "ProtectHome": "true",
        "PrivateTmp": "true",
        "PrivateDevices": "true",
        "SystemCallFilter": "@system-service",
    }.items():
        assert service[key] == value, key
    assert f"/var/lib/{service['StateDirectory']}/" in service["Environment"], "nothing else can be written to"
