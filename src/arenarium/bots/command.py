"""A bot that is a program of its own: it is told each question in a line of JSON, and answers in a line.

    -> {"type": "game", "protocol": 1, "game": "...", "seat": 0, "seconds": 10}
    -> {"type": "request", "kind": "...", "options": [{"choice": "...", "facts": {...}}, ...], "view": {...}}
    <- 3                      the fourth of the options, or
    <- "place e5"             one of them in the game's notation
    -> {"type": "over"}

docs/howto/write-a-bot.md tells more. What the program writes to its standard error is shown as it is.
"""

from __future__ import annotations

import json
import shlex
import shutil
import subprocess
import weakref
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, is_dataclass
from queue import Empty, Queue
from threading import Thread
from typing import IO

from arenarium.core.dealer import Dealer
from arenarium.core.errors import ArenariumError, SetupError
from arenarium.core.game import Choice, Game, Request, View

PREFIX = "cmd:"
"""Before the command in the name of a player: "cmd:python my_bot.py"."""
PROTOCOL = 1
DEFAULT_SECONDS = 10.0
"""For an answer."""
_FIRST_SECONDS = 30.0
"""For the first answer at least so many: the program has to start."""
_MOST_SHOWN = 200


class BotFailed(ArenariumError):
    """A program that plays has ended, is silent, or has answered what is no option."""


class CommandBot:
    """A program in one seat of one game. It is started with the first question, and ended with `close`."""

    def __init__(self, game: Game, command: str, seconds: float = DEFAULT_SECONDS) -> None:
        """Raises SetupError where there is no such program."""
        self._game, self._command, self._seconds = game, command, seconds
        try:
            self._arguments = shlex.split(command)
        except ValueError as error:
            raise SetupError(f"'{command}' is no command: {error}") from None
        if not self._arguments or shutil.which(self._arguments[0]) is None:
            raise SetupError(f"there is no program '{self._arguments[0] if self._arguments else ''}' to run")
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str | None] = Queue()

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        seen = view()
        first = self._process is None
        if first:
            self._start(seen)
        # any position that agrees with the view says what the options are called
        possible = self._game.determinize(seen, Dealer(0))
        texts = [self._game.say(possible, option) for option in request.options]
        seat = seen.you or 0
        self._send(
            {
                "type": "request",
                "kind": request.kind,
                "options": [
                    {"choice": text, "facts": _plain(self._game.option(possible, seat, option))}
                    for text, option in zip(texts, request.options, strict=True)
                ],
                "view": _plain(seen),
            }
        )
        answer = self._answer(max(self._seconds, _FIRST_SECONDS) if first else self._seconds)
        return request.options[self._index(answer, texts)]

    def close(self) -> None:
        """Tell the program that the game is over, and end it."""
        process, self._process = self._process, None
        if process is not None:
            _end(process)

    def _start(self, view: View) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - the command is the user's own
            self._arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
        )
        weakref.finalize(self, _end, self._process)
        self._lines = Queue()
        assert self._process.stdout is not None
        Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True).start()
        self._send(
            {
                "type": "game",
                "protocol": PROTOCOL,
                "game": self._game.id,
                "seat": view.you,
                "seconds": self._seconds,
            }
        )

    def _send(self, message: dict[str, object]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self._ended() from None

    def _answer(self, seconds: float) -> str:
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            self.close()
            raise BotFailed(f"{self._command}: no answer within {seconds:g} s") from None
        if line is None:
            raise self._ended()
        return line.strip()

    def _ended(self) -> BotFailed:
        process, self._process = self._process, None
        assert process is not None
        code = process.wait()
        _end(process)
        return BotFailed(f"{self._command}: the program has ended, with code {code}")

    def _index(self, answer: str, texts: list[str]) -> int:
        shown = answer if len(answer) <= _MOST_SHOWN else f"{answer[:_MOST_SHOWN]}..."
        try:
            meant = json.loads(answer)
        except (ValueError, RecursionError):
            raise BotFailed(
                f"{self._command}: expected the number of an option, or its text in quotes; got {shown}"
            ) from None
        match meant:
            case bool():
                pass
            case int() if 0 <= meant < len(texts):
                return meant
            case int():
                raise BotFailed(f"{self._command}: there is no option {meant}; they are 0 to {len(texts) - 1}")
            case str() if meant in texts:
                return texts.index(meant)
            case str():
                some = ", ".join(f'"{text}"' for text in texts[:3])
                raise BotFailed(f"{self._command}: {shown} is no option; there are {len(texts)}, such as {some}")
        raise BotFailed(f"{self._command}: expected the number of an option, or its text in quotes; got {shown}")


def _read(output: IO[str], lines: Queue[str | None]) -> None:
    """In a thread of its own: a program that says nothing keeps nobody waiting for ever."""
    try:
        for line in output:
            if line.strip():
                lines.put(line)
    except ValueError:
        pass  # closed
    finally:
        lines.put(None)


def _end(process: subprocess.Popen[str]) -> None:
    """Tell a program that it is over. One that does not end by itself is ended."""
    if process.stdin is not None:
        with suppress(OSError, ValueError):
            process.stdin.write('{"type": "over"}\n')
        with suppress(OSError):
            process.stdin.close()
    try:
        process.wait(timeout=1)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()


def _plain(message: object) -> object:
    return asdict(message) if is_dataclass(message) and not isinstance(message, type) else message
