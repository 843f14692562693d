"""Screenshots of every screen: seven sizes of a window, three languages, light and dark. `make screenshots` runs it.

python tools/screenshots.py [--out FOLDER] [--only WORD ...] [--languages en,pl,cs] [--sizes 1440x900,390x844]
    [--light | --dark] [--measure]
python tools/screenshots.py --pictures

At a table it also prints how much of the window the board takes and how large a square is. `--measure`: only that, in
the same sizes, languages and themes.
`--pictures`: only those of the workshop in docs/images, remade.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.async_api import Browser, Page
from support.browsing import chromium, reader
from support.measuring import board_of
from support.stack import Stack
from support.tableclient import Person, RefusedError, TableClient

from arenarium.games import game_of
from arenarium.server.service.bot_worker import choose

LOCALES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ"}
SIZES = ("1366x768", "1440x900", "1920x1080", "820x1180", "390x844", "360x740", "844x390")
HUMAN, LEVEL2 = {"kind": "human"}, {"kind": "computer", "level": "level2"}


AT_ONCE = 3
"""So many windows are open together."""
VISITED = "localStorage.setItem('arenarium.visited', '{}')"


@dataclass(frozen=True)
class Screen:
    name: str
    path: str
    """Where `{table}` stands for the table that is made for it, `{set}` for the cards on the bench, `{tournament}` for
    a tournament under way."""
    table: str = ""
    """Which table: one of `TABLES`."""
    person: str = "Anna"
    """Whose page it is; nobody's for somebody who comes for the first time."""
    press: str = ""
    """Something to be pressed first: a selector."""
    until: str = ""
    """What has to be there before the picture is taken: a selector."""
    part: str = ""
    """The part of the page that is shown: a selector."""
    bench: str = ""
    """The card of `BENCH` that lies open in the workshop."""
    offline: bool = False
    """Without the server, after everything was kept by the service worker."""


async def played(
    person: Person, game: str, setup: dict[str, Any], seats: list[Any], steps: int = 0, turn: int = 0
) -> str:
    """A table at which the person has played sensibly, until it is asked after so many steps in that turn or a later
    one, or to the end."""
    table = await person.make(game, setup, seats=seats, public=True)
    client = TableClient(person, table["id"], rng=Random(1))
    await client.connect()
    while not client.over:
        request = client.position and client.position.get("request")
        if request:
            assert client.position is not None
            if client.number >= steps and client.position["view"]["turn"] >= turn:
                break
            assert client.seat is not None
            choice = choose(table["id"], client.seat, game, "level2", game_of(game).read_view(client.position["view"]))
            await client.send(type="choose", request=request["id"], choice=choice)
        await client.hear(60.0)
    await client.disconnect()
    return str(table["id"])


DUEL = {"form": "duel", "seats": 2, "schools": ["highland", "sylvan"]}
CLASSIC = {"difficulty": "classic"}
TABLES: dict[str, tuple[str, str, dict[str, Any], list[Any], int, int]] = {
    "tashkalar-draft": (
        "Anna",
        "tashkalar",
        {"form": "melee", "seats": 3, "schools": "draft", "first": 0},
        [HUMAN, LEVEL2, LEVEL2],
        0,
        0,
    ),
    "tashkalar-first": ("Anna", "tashkalar", {"form": "high", "seats": 2}, [HUMAN, LEVEL2], 0, 0),
    "tashkalar-high": ("Anna", "tashkalar", {"form": "high", "seats": 2}, [HUMAN, LEVEL2], 45, 0),
    "tashkalar-duel": ("Anna", "tashkalar", DUEL, [HUMAN, LEVEL2], 60, 0),
    "tashkalar-melee": ("Anna", "tashkalar", {"form": "melee", "seats": 4}, [HUMAN, *[LEVEL2] * 3], 60, 0),
    "tashkalar-teams": (
        "Anna",
        "tashkalar",
        {"form": "high", "seats": 4, "teams": True},
        [HUMAN, *[LEVEL2] * 3],
        60,
        0,
    ),
    "barracks-recruit": ("Anna", "barracks", CLASSIC, [HUMAN, LEVEL2], 4, 0),
    "barracks-pick": ("Anna", "barracks", CLASSIC, [HUMAN, LEVEL2], 12, 0),
    "barracks-battle": ("Anna", "barracks", CLASSIC, [HUMAN, LEVEL2], 0, 2),
    "tashkalar-over": ("Bohdan", "tashkalar", DUEL, [HUMAN, LEVEL2], 10_000, 0),
    "barracks-over": ("Bohdan", "barracks", CLASSIC, [HUMAN, LEVEL2], 10_000, 0),
}
"""Whose table it is, the game, its setup, who sits there, and how far it is played: so many steps, or to a turn."""

HARBOR: dict[str, Any] = {
    "set": {"name": "Harbor"},
    "card": [
        {
            "name": "Lantern Warden",
            "names": {"pl": "Strażnik latarni", "cs": "Strážce lucerny"},
            "replaces": "Wild Eagle",
            "rank": "heroic",
            "pattern": ". c .\nc @ h\n. c .",
            "effect": "Destroy one enemy common piece adjacent to this being.\n"
            "You may do one standard move with this being.",
            "picture": "lantern-flame",
        },
        {
            "name": "Fox of the Steps",
            "replaces": "Dire Wolf",
            "rank": "common",
            "pattern": "c @\n. c",
            "effect": "Do up to 2 standard moves with this being.",
            "picture": "fox-head",
        },
    ],
}
FIELD: dict[str, Any] = {
    "set": {"name": "Field and hedge"},
    "warrior": [
        {
            "name": "Field Scarecrow",
            "names": {"pl": "Strach na wróble", "cs": "Polní strašák"},
            "level": 2,
            "hearts": 7,
            "wings": 3,
            "lines": [["forest"], ["iron", "prayer"]],
            "ability": "Be immune to burn. When this warrior is hit, with a 2/6 chance, give the attacker 1 weakness.",
            "picture": "scarecrow",
        }
    ],
    "move": [
        {
            "name": "Door Kick",
            "category": "iron",
            "level": 2,
            "icons": 1,
            "damage": 2,
            "copies": 2,
            "effect": "With a 3/6 chance, paralyze each warrior hit.",
            "picture": "boot-kick",
        }
    ],
}
STRONG: dict[str, Any] = {
    "set": {"name": "Field and hedge"},
    "warrior": [FIELD["warrior"][0] | {"replaces": "Golem", "level": 4, "hearts": 30}],
}
BENCH = {
    "strong": ("strong", "warrior", 0),
    "being": ("harbor", "card", 0),
    "mistake": ("harbor", "card", 0),
    "warrior": ("field", "warrior", 0),
    "move": ("field", "move", 0),
}
"""What is open: the set, the kind and the number of the card."""


def bench(card: str) -> str:
    """A script that lays two sets on the bench, with one card open; as `mistake`, with a word that is none."""
    draft, kind, index = BENCH[card]
    harbor = json.loads(json.dumps(HARBOR).replace("enemy common", "enemy comon")) if card == "mistake" else HARBOR
    verdicts = {"card Fox of the Steps": "fair", "move Door Kick": "too-strong"}
    drafts = [
        *([{"id": "strong", "game": "barracks", "document": STRONG, "verdicts": {}}] if card == "strong" else []),
        {"id": "harbor", "game": "tashkalar", "document": harbor, "verdicts": verdicts},
        {"id": "field", "game": "barracks", "document": FIELD, "verdicts": verdicts},
    ]
    kept = json.dumps({"drafts": drafts, "opened": {"draft": draft, "kind": kind, "index": index}})
    return f"localStorage.setItem('arenarium.workshop', {json.dumps(kept)})"


SCREENS = [
    Screen("home-first", "/", person=""),
    Screen("home-returning", "/"),
    Screen("new-table", "/new/tashkalar"),
    Screen("new-table-barracks", "/new/barracks"),
    Screen("waiting", "/table/{table}", "waiting"),
    Screen("invitation", "/table/{table}", "waiting", person=""),
    *(Screen(name, "/table/{table}", name) for name in TABLES if not name.endswith("over")),
    Screen("tashkalar-card", "/table/{table}", "tashkalar-high", press=".hand li > button"),
    Screen("tashkalar-help", "/table/{table}", "tashkalar-high", press=".bar .help"),
    Screen("tashkalar-menu", "/table/{table}", "tashkalar-high", press=".bar .left button"),
    Screen("watching", "/table/{table}", "tashkalar-duel", person=""),
    Screen("tashkalar-result", "/table/{table}", "tashkalar-over", person="Bohdan"),
    Screen("barracks-result", "/table/{table}", "barracks-over", person="Bohdan"),
    Screen("tashkalar-replay", "/replay/{table}?step=60", "tashkalar-over", person="Bohdan"),
    Screen("barracks-replay", "/replay/{table}?step=30", "barracks-over", person="Bohdan"),
    Screen("rules", "/rules/tashkalar"),
    Screen("rules-barracks", "/rules/barracks#STATUS-2"),
    Screen("cards", "/cards/tashkalar"),
    Screen("cards-barracks", "/cards/barracks"),
    Screen("card", "/cards/tashkalar/Knight"),
    Screen("workshop-first", "/workshop"),
    Screen("workshop", "/workshop", bench="mistake"),
    Screen("workshop-finished", "/workshop", bench="being", press=".tabs .finished"),
    Screen("workshop-fair", "/workshop", bench="being", press=".fair button"),
    Screen(
        "workshop-set-up",
        "/workshop",
        bench="being",
        press=".finished .more button:enabled",
        until=".sandbox [role=grid], .sandbox fieldset",
    ),
    Screen("workshop-picture", "/workshop", bench="being", press=".picture"),
    Screen("workshop-set", "/workshop", bench="being", press=".more"),
    Screen("workshop-warrior", "/workshop", bench="warrior"),
    Screen("workshop-move", "/workshop", bench="move"),
    Screen("workshop-shared", "/workshop/tashkalar/{set}"),
    Screen("sandbox", "/sandbox/tashkalar"),
    Screen("sandbox-barracks", "/sandbox/barracks"),
    Screen("learn", "/learn/tashkalar"),
    Screen("learn-end-turn", "/learn/tashkalar?step=1"),
    Screen("learn-done", "/learn/tashkalar?step=17"),
    Screen("learn-second", "/learn/tashkalar/2"),
    Screen("learn-barracks", "/learn/barracks"),
    Screen("learn-barracks-orders", "/learn/barracks?step=1"),
    Screen("learn-barracks-second", "/learn/barracks/2?step=8"),
    Screen("account", "/account"),
    Screen("account-own", "/account", person="Cecylia"),
    Screen("players", "/players", person="Cecylia"),
    Screen("player", "/player/Cecylia"),
    Screen("tournaments", "/tournaments", person="Cecylia"),
    Screen("tournament", "/tournaments/{tournament}", person="Cecylia"),
    Screen("admin", "/admin", person="Cecylia"),
    Screen("credits", "/credits"),
    Screen("lost", "/nowhere"),
    Screen("offline", "/", person="", offline=True),
]


PICTURES = {
    "workshop": Screen("workshop", "/workshop", bench="mistake"),
    "sandbox": next(screen for screen in SCREENS if screen.name == "workshop-set-up"),
    "fair": Screen(
        "fair",
        "/workshop",
        bench="strong",
        press=".fair button:enabled",
        until=".fair:not(:has(.run i)) .v",
        part=".fair",
    ),
}
"""By the name of the picture in docs/images."""
PICTURES_AT = ("1440x900", "en", False)
LONGEST = 30 * 60 * 1000
"""Milliseconds that a picture is waited for: a study of fairness plays hundreds of games."""


class World:
    """A server with people, and tables that are made when they are first wanted. Cecylia has an account, and looks
    after the server."""

    def __init__(self, stack: Stack) -> None:
        self.address, self._database = stack.addresses[0], stack.database
        self._people = {name: Person(stack.addresses, name) for name in ("Anna", "Bohdan", "Cecylia")}
        self._tables: dict[str, str] = {}

    async def begin(self) -> None:
        for person in self._people.values():
            await person.arrive()
        await self._people["Bohdan"].make("barracks", {"difficulty": "quick"}, public=True)
        self._tables["waiting"] = await self._waiting()
        self._tournament = await self._club()

    def cookies(self, person: str) -> dict[str, str]:
        return self._people[person].cookies if person else {}

    async def _waiting(self) -> str:
        table = await self._people["Anna"].make("tashkalar", {"form": "melee", "seats": 3}, public=True)
        await self._people["Bohdan"].join(table["id"])
        return str(table["id"])

    async def _club(self) -> str:
        """Cecylia's account and her tournament, which she has just started."""
        host = self._people["Cecylia"]
        await host.call("POST", "/api/accounts", {"name": host.name, "password": "a long one for Cecylia"})
        appoint = [sys.executable, "-m", "arenarium", "admin", "player", "admin", host.name]
        subprocess.run(appoint, env={**os.environ, "ARENARIUM_DATABASE": self._database}, check=True)
        rules = {"game": "barracks", "setup": {"difficulty": "quick"}, "clock": {"kind": "turn", "seconds": 3600}}
        cup = {"name": "Winter cup", "kind": "round-robin", **rules}
        tournament = (await host.call("POST", "/api/tournaments", cup))["tournament"]["id"]
        for level in ("level1", "level2", "level3"):
            await host.call("POST", f"/api/tournaments/{tournament}/computer", {"level": level})
        await host.call("POST", f"/api/tournaments/{tournament}/enter")
        await host.call("POST", f"/api/tournaments/{tournament}/start")
        return str(tournament)

    async def path(self, screen: Screen) -> str:
        if screen.table and screen.table not in self._tables:
            person, game, setup, seats, steps, turn = TABLES[screen.table]
            self._tables[screen.table] = await played(self._people[person], game, setup, seats, steps, turn)
        shared = await self._shared() if "{set}" in screen.path else None
        return screen.path.format(table=self._tables.get(screen.table), set=shared, tournament=self._tournament)

    async def _shared(self) -> str:
        """A set of Anna's, by its id; the same whenever it is asked for."""
        while True:
            try:
                request = {"game": "tashkalar", "document": HARBOR}
                return str((await self._people["Anna"].call("POST", "/api/card-sets", request))["id"])
            except RefusedError as refusal:
                if refusal.code != "unavailable":
                    raise
                await asyncio.sleep(1)  # the workshop has much to do


# Asked in every frame: whether the page has not changed for thirty of them, and everything is there.
_AT_REST = """() => {
  const now = document.querySelector('.loading') ? Math.random() : document.documentElement.outerHTML.length;
  globalThis.stillFor = globalThis.lastLength === now ? (globalThis.stillFor ?? 0) + 1 : 0;
  globalThis.lastLength = now;
  return globalThis.stillFor > 30;
}"""


async def settled(page: Page) -> None:
    """When all has come that comes by itself."""
    await page.wait_for_load_state("networkidle")
    await page.evaluate("document.fonts.ready.then(() => undefined)")
    await page.wait_for_function(_AT_REST)


async def shoot(
    browser: Browser, world: World, screen: Screen, path: str, size: str, language: str, dark: bool, out: Path | None
) -> None:
    """A picture of a screen into a folder or a file, or none where only the board is measured."""
    width, height = map(int, size.split("x"))
    window = {"width": width, "height": height}
    somebody = await reader(browser, world.address, size=window, language=LOCALES[language], dark=dark)
    await somebody.context.add_cookies(
        [{"name": name, "value": value, "url": world.address} for name, value in world.cookies(screen.person).items()]
    )
    if screen.person:
        await somebody.context.add_init_script(VISITED)
    if screen.bench:
        await somebody.context.add_init_script(bench(screen.bench))
    await somebody.go(path)
    if screen.offline:
        await somebody.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        await somebody.page.wait_for_load_state("networkidle")
        await somebody.context.set_offline(True)
        await somebody.go(path)
    await settled(somebody.page)
    if screen.press:
        await somebody.page.locator(screen.press).first.dispatch_event("click")
        if screen.until:
            await somebody.page.wait_for_selector(screen.until, timeout=LONGEST)
        await settled(somebody.page)
    name = f"{screen.name}-{size}-{language}{'-dark' if dark else ''}.png"
    board = await board_of(somebody.page)
    if board:
        sys.stdout.write(f"{name}: board {board.share:.1f}% of the window, squares of {board.square:.1f} px\n")
    if out:
        at_table = board is not None or width > 600
        file = out / name if out.is_dir() else out
        if screen.part:
            await somebody.page.locator(screen.part).screenshot(path=file)
        else:
            await somebody.page.screenshot(path=file, full_page=not at_table)
    for complaint in [] if screen.offline else somebody.complaints:  # offline the browser itself complains
        sys.stderr.write(f"{name}: {complaint}\n")
    await somebody.context.close()


async def shoot_all(
    browser: Browser, world: World, screen: Screen, looks: list[tuple[str, str, bool]], out: Path | None
) -> None:
    """A screen in windows of several sizes, languages and themes, a few at a time."""
    path, places = await world.path(screen), asyncio.Semaphore(AT_ONCE)

    async def one(size: str, language: str, dark: bool) -> None:
        async with places:
            await shoot(browser, world, screen, path, size, language, dark, out)

    await asyncio.gather(*(one(*look) for look in looks))


async def shoot_pictures(browser: Browser, world: World) -> None:
    """Those of the documentation."""
    for name, screen in PICTURES.items():
        file = Path(__file__).parents[1] / "docs" / "images" / f"{name}.png"
        await shoot(browser, world, screen, await world.path(screen), *PICTURES_AT, file)
        sys.stdout.write(f"{file}\n")


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--only", nargs="*", default=[], help="only screens with one of these words in their names")
    parser.add_argument("--languages", default="en,pl,cs")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--light", action="store_true", help="light only")
    parser.add_argument("--dark", action="store_true", help="dark only")
    parser.add_argument("--pictures", action="store_true", help="only those of the workshop in docs/images, remade")
    parser.add_argument("--measure", action="store_true", help="no pictures: only what the board takes of the window")
    arguments = parser.parse_args()
    themes = (True,) if arguments.dark else (False,) if arguments.light else (False, True)
    arguments.out.mkdir(parents=True, exist_ok=True)
    with Stack(scaled=False, workers=2) as stack:
        world = World(stack)
        await world.begin()
        async with chromium() as browser:
            if arguments.pictures:
                await shoot_pictures(browser, world)
            for screen in [] if arguments.pictures else SCREENS:
                if arguments.only and not any(word in screen.name for word in arguments.only):
                    continue
                sizes = arguments.sizes.split(",")
                looks = [*product(sizes, arguments.languages.split(","), themes)]
                if not arguments.measure:
                    await shoot_all(browser, world, screen, looks, arguments.out)
                elif screen.table:
                    await shoot_all(browser, world, screen, looks, None)
                sys.stdout.write(f"{screen.name}\n")


if __name__ == "__main__":
    asyncio.run(main())
