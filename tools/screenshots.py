"""Screenshots of every screen: desktop and phone, three languages, light and dark. `make screenshots` runs it.

python tools/screenshots.py [--out FOLDER] [--only WORD ...] [--languages en,pl,cs]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.async_api import Browser
from support.browsing import DESKTOP, PHONE, chromium, reader
from support.stack import Stack
from support.tableclient import Person, TableClient

from arenarium.server.service.bot_worker import choose

LOCALES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ"}
HUMAN, LEVEL2 = {"kind": "human"}, {"kind": "computer", "level": "level2"}


@dataclass(frozen=True)
class Screen:
    name: str
    path: str
    person: Person
    press: str = ""
    """Something to be pressed first: a selector."""


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
            choice = choose(table["id"], client.seat, game, "level2", client.position["view"])
            await client.send(type="choose", request=request["id"], choice=choice)
        await client.hear(60.0)
    await client.disconnect()
    return str(table["id"])


async def screens(address: str) -> list[Screen]:
    anna, ben = Person([address], "Anna"), Person([address], "Bohdan")
    await anna.arrive()
    await ben.arrive()
    waiting = await anna.make("tashkalar", {"form": "melee", "seats": 3}, public=True)
    await ben.join(waiting["id"])
    await ben.make("barracks", {"difficulty": "quick"}, public=True)
    duel = {"form": "duel", "seats": 2, "schools": ["highland", "sylvan"]}
    draft = {"form": "melee", "seats": 3, "schools": "draft", "first": 0}
    tables = {
        "tashkalar-draft": await played(anna, "tashkalar", draft, [HUMAN, LEVEL2, LEVEL2]),
        "tashkalar-high": await played(anna, "tashkalar", {"form": "high", "seats": 2}, [HUMAN, LEVEL2], 45),
        "tashkalar-duel": await played(anna, "tashkalar", duel, [HUMAN, LEVEL2], 60),
        "tashkalar-melee": await played(anna, "tashkalar", {"form": "melee", "seats": 4}, [HUMAN, *[LEVEL2] * 3], 60),
        "tashkalar-teams": await played(
            anna, "tashkalar", {"form": "high", "seats": 4, "teams": True}, [HUMAN, *[LEVEL2] * 3], 60
        ),
        "barracks-recruit": await played(anna, "barracks", {"difficulty": "classic"}, [HUMAN, LEVEL2], 4),
        "barracks-pick": await played(anna, "barracks", {"difficulty": "classic"}, [HUMAN, LEVEL2], 12),
        "barracks-battle": await played(anna, "barracks", {"difficulty": "classic"}, [HUMAN, LEVEL2], turn=2),
    }
    over = await played(ben, "tashkalar", duel, [HUMAN, LEVEL2], 10_000)
    over_barracks = await played(ben, "barracks", {"difficulty": "classic"}, [HUMAN, LEVEL2], 10_000)
    return [
        Screen("home", "/", anna),
        Screen("new-table", "/new/tashkalar", anna),
        Screen("waiting", f"/table/{waiting['id']}", anna),
        *(Screen(name, f"/table/{table}", anna) for name, table in tables.items()),
        Screen("tashkalar-result", f"/table/{over}", ben),
        Screen("tashkalar-replay", f"/replay/{over}?step=60", ben),
        Screen("barracks-replay", f"/replay/{over_barracks}?step=30", ben),
        Screen("cards", "/cards/tashkalar", anna),
        Screen("cards-barracks", "/cards/barracks", anna),
        Screen("card", "/cards/tashkalar/Knight", anna),
        Screen("learn", "/learn/tashkalar", anna),
        Screen("learn-end-turn", "/learn/tashkalar?step=1", anna),
        Screen("learn-barracks", "/learn/barracks", anna),
        Screen("account", "/account", anna),
    ]


async def shoot(browser: Browser, address: str, screen: Screen, language: str, dark: bool, out: Path) -> None:
    for kind, size in (("desktop", DESKTOP), ("phone", PHONE)):
        somebody = await reader(browser, address, size=size, language=LOCALES[language], dark=dark)
        await somebody.context.add_cookies(
            [{"name": name, "value": value, "url": address} for name, value in screen.person.cookies.items()]
        )
        await somebody.go(screen.path)
        await somebody.page.wait_for_timeout(1200)
        name = f"{screen.name}-{kind}-{language}{'-dark' if dark else ''}.png"
        await somebody.page.screenshot(path=out / name, full_page=kind == "phone")
        for complaint in somebody.complaints:
            sys.stderr.write(f"{name}: {complaint}\n")
        await somebody.context.close()


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--only", nargs="*", default=[], help="only screens with one of these words in their names")
    parser.add_argument("--languages", default="en,pl,cs")
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    with Stack(scaled=False, workers=2) as stack:
        address = stack.addresses[0]
        found = await screens(address)
        async with chromium() as browser:
            for screen in found:
                if wanted.only and not any(word in screen.name for word in wanted.only):
                    continue
                for language in wanted.languages.split(","):
                    await shoot(browser, address, screen, language, False, wanted.out)
                await shoot(browser, address, screen, "en", True, wanted.out)
                sys.stdout.write(f"{screen.name}\n")


if __name__ == "__main__":
    asyncio.run(main())
