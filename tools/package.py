"""The distributions as users get them: built from what is committed, tried in new environments.

python tools/package.py [--lowest]

With --lowest everything is installed in the oldest version that pyproject.toml allows.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent
PAGE = "arenarium/server/page/index.html"

PROGRAM = '''
from __future__ import annotations

import arenarium


def first_answers(name: str, setup: dict[str, object], seed: int) -> arenarium.Record:
    """A game in which everybody takes the first option."""
    recorder = arenarium.Recorder(arenarium.game(name), setup, seed)
    while requests := recorder.state.requests():
        for seat, request in requests.items():
            recorder.apply(seat, request.options[0])
    return recorder.record


record = first_answers("barracks", {"difficulty": "quick"}, seed=7)
*_, end = arenarium.replay(arenarium.game(record.game), record)
assert end.outcome is not None
winners: tuple[int, ...] = end.outcome.winners
try:
    arenarium.game("chess")
except arenarium.SetupError as error:
    print(winners, error)
'''
"""What somebody could write who has the engine alone."""
OWN_CARDS = """
import json
from pathlib import Path

import arenarium

cards = arenarium.card_set({game!r}, {file!r})
record = arenarium.play({game!r}, {setup!r}, 1, ["greedy", "random"], cards=cards)
Path("record.json").write_text(json.dumps(record.to_json()), "utf-8")
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the distributions and try them.")
    parser.add_argument("--lowest", action="store_true", help="with the oldest versions that are allowed")
    lowest = parser.parse_args().lowest
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        wheel = build(work)
        versions = work / "versions.txt"
        versions.write_text(oldest_versions() if lowest else "", "utf-8")
        try_the_engine(work, wheel, versions)
        try_everything(work, wheel, versions)


def run(*words: str | Path, cwd: Path | None = None, typed: str = "", **variables: str) -> str:
    """What a command says; it must end well. It sees nothing of our own sources."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | variables
    ended = subprocess.run(
        words, cwd=cwd, env=environment, text=True, input=typed, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if ended.returncode:
        sys.exit(f"{' '.join(map(str, words))} ended with {ended.returncode}:\n{ended.stdout}")
    return ended.stdout


def build(work: Path) -> Path:
    """A source distribution from a clean checkout, and a wheel from that, without Node."""
    checkout, dist = work / "checkout", work / "dist"
    run("git", "clone", "--quiet", ROOT, checkout)
    run(sys.executable, "-m", "build", "--sdist", "--outdir", dist, checkout)
    (source,) = dist.glob("*.tar.gz")
    with tarfile.open(source) as packed:
        packed.extractall(work / "source", filter="data")
    (unpacked,) = (work / "source").iterdir()
    (work / "no-node").mkdir()
    run(sys.executable, "-m", "build", "--wheel", "--outdir", dist, unpacked, PATH=str(work / "no-node"))
    (wheel,) = dist.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed_wheel:
        names = packed_wheel.namelist()
    assert {PAGE, "arenarium/py.typed"} <= {*names}, "the wheel lacks something"
    assert not [name for name in names if not re.match(r"arenarium(-[\w.]+\.dist-info)?/", name)]
    print(f"built: {source.name}, {source.stat().st_size:,} bytes; {wheel.name}, {wheel.stat().st_size:,} bytes")
    return wheel


def oldest_versions() -> str:
    """The oldest of each package that pyproject.toml asks for, as constraints."""
    words = ("--quiet", "--resolution", "lowest-direct", "--no-header", "--no-annotate", "--extra", "all")
    return run(BIN / "uv", "pip", "compile", *words, "--python", sys.executable, ROOT / "pyproject.toml")


def environment_with(work: Path, name: str, wanted: str, versions: Path) -> Path:
    """The folder of commands of a new environment."""
    folder = work / name
    run(BIN / "uv", "venv", "--quiet", "--python", sys.executable, folder)
    run(BIN / "uv", "pip", "install", "--quiet", "--python", folder / "bin" / "python", "-c", versions, wanted)
    return folder / "bin"


def try_the_engine(work: Path, wheel: Path, versions: Path) -> None:
    commands = environment_with(work, "engine", str(wheel), versions)
    listing = "from importlib import metadata as m; print(*sorted(f'{d.name} {d.version}' for d in m.distributions()))"
    listed = run(commands / "python", "-c", listing, cwd=work).strip()
    assert re.fullmatch(r"arenarium \S+ lark \S+", listed), listed
    program = work / "program.py"
    program.write_text(PROGRAM, "utf-8")
    print(run(commands / "python", program, cwd=work).strip())
    run(BIN / "mypy", "--strict", "--python-executable", commands / "python", program, cwd=work)
    ended = subprocess.run([commands / "arenarium"], capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (2, 'typer is not installed; install "arenarium[cli]"\n'), ended
    packages = next((work / "engine" / "lib").glob("python*")) / "site-packages"
    size = sum(file.stat().st_size for file in packages.rglob("*") if file.is_file() and file.suffix != ".pyc")
    print(f"the engine alone ({listed}): {size:,} bytes installed; a strictly typed program passes")


class OwnCards(NamedTuple):
    """A file of cards of one's own, and how they are played."""

    file: str
    game: str
    setup: dict[str, object]
    flags: tuple[str, ...]
    shown: tuple[tuple[str, str], ...]
    """Cards of each kind in it, and what they are called in Polish."""
    judged: tuple[str, ...]


OWN = (
    OwnCards(
        "harbor.toml",
        "tashkalar",
        {"form": "duel", "schools": ["harbor", "northern"]},
        ("--form", "duel", "--schools", "harbor,sylvan"),
        (
            ("Lantern Warden", "Strażnik latarni"),
            ("The Drowned Fleet", "Zatopiona flota"),
            ("Clear the Quay", "Czyste nabrzeże"),
            ("flare 13", "flara 13"),
        ),
        ("harbor", "The Drowned Fleet", "Clear the Quay", "flare 13"),
    ),
    OwnCards(
        "goblin-market.toml",
        "barracks",
        {"difficulty": "quick"},
        ("--difficulty", "quick"),
        (("Night Peddler", "Nocny kramarz"), ("Bad Bargain", "Zły interes")),
        ("Night Peddler", "Bad Bargain"),
    ),
)


def try_own_cards(commands: Path, work: Path) -> None:
    """A school of 18 with a legend, a flare and a task, a warrior and its moves, from files of one's own: checked,
    shown, played in the terminal, simulated, judged, and their games found legal again where there is no such file."""
    arenarium = commands / "arenarium"
    for file, game, setup, flags, shown, judged in OWN:
        shutil.copy(ROOT / "examples" / file, work / file)
        print(run(arenarium, "cards", "check", file, "--lang", "cs", cwd=work).splitlines()[-1])
        for english, polish in shown:
            assert polish in run(arenarium, "cards", "show", english, "--file", file, "--lang", "pl", cwd=work), english
        own = (game, *flags, "--cards", file)
        said = run(arenarium, "play", *own, "--level", "random", "--seed", "1", cwd=work, typed="1\n1\n1\nq\n")
        assert "Same deal again" in said, said
        run(arenarium, "simulate", *own, "--games", "2", "--jobs", "1", cwd=work)
        for card in judged:
            words = ("--card", card, "--players", "random", "--games", "20", "--jobs", "1")
            said = run(arenarium, "balance", game, "--cards", file, *words, cwd=work)
            print(next(line for line in said.splitlines() if line.startswith(f"{card}: ")))
        run(commands / "python", "-c", OWN_CARDS.format(game=game, setup=setup, file=file), cwd=work)
        (work / file).unlink()  # all that is needed is in the record
        print(run(arenarium, "verify", "record.json", cwd=work).splitlines()[-1])


def try_everything(work: Path, wheel: Path, versions: Path) -> None:
    commands = environment_with(work, "all", f"{wheel}[all]", versions)
    print(run(commands / "arenarium", "simulate", "barracks", "--games", "2", "--jobs", "1", cwd=work).splitlines()[0])
    try_own_cards(commands, work)
    serving: list[str | Path] = [
        commands / "arenarium",
        "serve",
        "--port",
        "0",
        "--database",
        work / "tables.sqlite",
        "--workers",
        "1",
    ]
    server = subprocess.Popen(serving, stdout=subprocess.PIPE, text=True, cwd=work)
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        address = re.search(r"http://localhost:\d+/", line)
        assert address, line
        with urlopen(address[0]) as answer:
            assert "<title>Arenarium</title>" in answer.read().decode()
        with urlopen(f"{address[0]}api/health") as answer:
            assert answer.status == 200
        try_the_host(work, commands)
    finally:
        server.terminate()
        server.wait()
    print("everything: games are played, and the page is served")


def try_the_host(work: Path, commands: Path) -> None:
    """What a host does beside a server that runs."""

    def admin(*words: str | Path) -> str:
        return run(commands / "arenarium", "admin", "--database", work / "tables.sqlite", *words, cwd=work).strip()

    assert "invitation" in admin("site", "set", "--registration", "invitation")
    code = admin("invitation", "new", "--note", "Abel")
    assert code in admin("invitation", "list")
    admin("backup", work / "backup.sqlite")
    print("the host: invites, and makes a backup")


if __name__ == "__main__":
    main()
