"""A moving picture of a summoning, for the README. `make film` runs it.

python tools/film.py [--out docs/images/summoning.webp] [--size 1366x768] [--wide 760] [--dark]

Plays against a computer until that one summons, and films how the page shows it again: frame by frame, with the page's
time and its animations moved on by hand, so that the film does not depend on how busy the machine is. The browser
encodes the frames; they are put together here (https://developers.google.com/speed/webp/docs/riff_container).
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import struct
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.async_api import Page
from support.browsing import chromium, reader, stop_the_clock
from support.stack import Stack
from support.tableclient import Person, TableClient

from arenarium.games import game_of
from arenarium.server.service.bot_worker import choose

GAME, LEVEL = "tashkalar", "level2"
SETUP = {"form": "high", "seats": 2, "schools": ["highland", "sylvan"]}
TICK = 80
"""Milliseconds from frame to frame."""
FIRST, LAST = 900, 1800
"""How long the first and the last picture stay."""
LONGEST = 80
"""At most so many frames."""
EARLIEST = 9
"""From this turn on there is something to be seen on the board."""

# Every animation is held and moved on by a tick; what has come to its end says so.
_MOVE_ON = """(tick) => {
  globalThis.times ??= new WeakMap();
  for (const each of document.getAnimations()) {
    const { endTime } = each.effect.getComputedTiming();
    const time = globalThis.times.has(each) ? globalThis.times.get(each) + tick : 0;
    globalThis.times.set(each, time);
    if (each.playState !== 'paused') each.pause();
    if (time >= endTime) each.finish();
    else each.currentTime = time;
  }
}"""

_ENCODE = """async ([png, wide, quality]) => {
  const picture = new Image();
  picture.src = 'data:image/png;base64,' + png;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = Math.round(wide * picture.height / picture.width);
  const context = canvas.getContext('2d', { alpha: false });
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return [canvas.toDataURL('image/webp', quality).split(',')[1], canvas.width, canvas.height];
}"""


@dataclass
class Frame:
    png: bytes
    milliseconds: int


def chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def picture_of(webp: bytes) -> bytes:
    """The chunk with the picture itself; the browser may put a colour profile before it."""
    at = 12
    while webp[at : at + 4] not in {b"VP8 ", b"VP8L"}:
        at += 8 + struct.unpack_from("<I", webp, at + 4)[0]
        at += at % 2
    return webp[at:]


def animated(pictures: list[tuple[bytes, int]], width: int, height: int) -> bytes:
    """One WebP out of many, each with its milliseconds."""
    size = three(width - 1) + three(height - 1)
    parts = [chunk(b"VP8X", b"\x02\0\0\0" + size), chunk(b"ANIM", b"\0\0\0\xff" + struct.pack("<H", 0))]
    for webp, milliseconds in pictures:
        head = three(0) + three(0) + size + three(milliseconds) + b"\x02"
        parts.append(chunk(b"ANMF", head + picture_of(webp)))
    return b"RIFF" + struct.pack("<I", 4 + sum(map(len, parts))) + b"WEBP" + b"".join(parts)


async def summoned_against(person: Person) -> str:
    """A table at which the computer has just summoned something heroic or legendary, and the person is to act."""
    seats = [{"kind": "human"}, {"kind": "computer", "level": LEVEL}]
    while True:
        table = await person.make(GAME, SETUP, seats=seats, public=True)
        client = TableClient(person, table["id"], rng=Random(1))
        await client.connect()
        seen = 0
        while not client.over:
            request = client.position and client.position.get("request")
            if request:
                assert client.seat is not None
                new = [step for number, step in client.told.items() if number > seen and step["seat"] != client.seat]
                events = [told["facts"] for step in new for told in step["events"]]
                heroes = [facts for facts in events if facts["event"] == "summoned" and facts["rank"]]
                late = client.position["view"]["turn"] >= EARLIEST
                if late and len(heroes) == 1 and any(facts["event"] in {"moved", "destroyed"} for facts in events):
                    await client.disconnect()
                    return str(table["id"])
                seen = client.number
                view = game_of(GAME).read_view(client.position["view"])
                await client.send(
                    type="choose", request=request["id"], choice=choose(table["id"], client.seat, GAME, LEVEL, view)
                )
            await client.hear(60.0)
        await client.disconnect()


async def film(page: Page) -> list[Frame]:
    """The turn of the computer once more: the board and what stands beside it on the right."""
    arena = await page.locator(".arena").bounding_box()
    assert arena is not None
    assert page.viewport_size is not None
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    clip = {"x": arena["x"] - 8, "y": 0, "width": width - arena["x"] + 8, "height": height}
    frames = [Frame(await page.screenshot(clip=clip), FIRST)]  # type: ignore[arg-type]
    await stop_the_clock(page)
    again = page.get_by_role("button", name="Replay their turn")
    await again.click()
    for _ in range(LONGEST):
        await page.evaluate(_MOVE_ON, TICK)
        png = await page.screenshot(clip=clip)  # type: ignore[arg-type]
        if png == frames[-1].png:
            frames[-1].milliseconds += TICK
        else:
            frames.append(Frame(png, TICK))
        if await again.is_visible() and len(frames) > 1:
            break
        await page.clock.run_for(TICK)
    frames[-1].milliseconds = LAST
    return frames


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("docs/images/summoning.webp"))
    parser.add_argument("--size", default="1366x768", help="of the window")
    parser.add_argument("--wide", type=int, default=760, help="pixels of the film")
    parser.add_argument("--quality", type=float, default=0.6)
    parser.add_argument("--dark", action="store_true")
    arguments = parser.parse_args()
    width, height = map(int, arguments.size.split("x"))
    with Stack(scaled=False, workers=2) as stack:
        address = stack.addresses[0]
        anna = Person([address], "Anna")
        await anna.arrive()
        table = await summoned_against(anna)
        async with chromium() as browser:
            window = {"width": width, "height": height}
            watcher = await reader(browser, address, size=window, dark=arguments.dark, still=False, pace="normal")
            cookies = [{"name": name, "value": value, "url": address} for name, value in anna.cookies.items()]
            await watcher.context.add_cookies(cookies)  # type: ignore[arg-type]
            await watcher.go(f"/table/{table}")
            await watcher.page.get_by_role("button", name="Replay their turn").wait_for()
            await watcher.page.wait_for_load_state("networkidle")
            frames = await film(watcher.page)
            encoder = await browser.new_page()
            pictures = []
            for frame in frames:
                png = base64.b64encode(frame.png).decode()
                webp, wide, high = await encoder.evaluate(_ENCODE, [png, arguments.wide, arguments.quality])
                pictures.append((base64.b64decode(webp), frame.milliseconds))
        await anna.leave()
    arguments.out.write_bytes(animated(pictures, wide, high))
    kilobytes = arguments.out.stat().st_size / 1000
    sys.stdout.write(f"{arguments.out}: {len(pictures)} frames of {wide}x{high}, {kilobytes:.0f} kB\n")


if __name__ == "__main__":
    asyncio.run(main())
