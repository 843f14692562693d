"""`arenarium play`: a match in the terminal, against computer players or with friends."""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console

from arenarium.bots.registry import bot_of, levels_of, usual_level
from arenarium.cards.card_set import BaseCardSet
from arenarium.cli.cardfiles import Cards, cards_for
from arenarium.cli.recordfile import read_record
from arenarium.cli.setup import GAME_HELP, with_setup_flags
from arenarium.core.bot import Bot
from arenarium.core.errors import ArenariumError, NotationError, RecordError, SetupError
from arenarium.core.event import Event
from arenarium.core.game import Game
from arenarium.core.kit import GameKit
from arenarium.core.plain import Json
from arenarium.core.record import Record, Recorder, is_choice, left_out
from arenarium.core.time_budget import avoid_long_pauses
from arenarium.core.undo import UndoableMatch
from arenarium.games import game_for, kit_of
from arenarium.narration.words import LANGUAGES
from arenarium.terminal.session import TerminalTable


@with_setup_flags()
def play_command(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    setup: dict[str, Json],
    level: Annotated[
        str | None, typer.Option(help="The opponents: a number from 1, gentle, up to 6, or the name of a player.")
    ] = None,
    partner: Annotated[str | None, typer.Option(help="The partner in team play; usually as the opponents.")] = None,
    seat: Annotated[int, typer.Option(min=1, max=4, help="Your seat, from 1.")] = 1,
    humans: Annotated[int, typer.Option(min=1, max=4, help="People at this terminal, from your seat on.")] = 1,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same deal.")] = None,
    lang: Annotated[str | None, typer.Option(help=f"Language: {', '.join(LANGUAGES)}.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the match to this file after each choice.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the match in this file.")] = None,
    cards: Cards = None,
    position: Annotated[
        Path | None, typer.Option(help="Begin with the position in this file, in the game's notation.")
    ] = None,
) -> None:
    """Play in the terminal against computer players."""
    kit = kit_of(game)
    if kit.screen_ is None:
        raise SetupError(f"{kit.name} cannot be played in the terminal")
    own = cards_for(kit, cards)
    seed = seed or str(secrets.randbelow(10**6))
    events: list[Event] = []
    if resume is not None:
        recorder, events = _resumed(kit, own, resume)
        save = save or resume
    elif position is not None:
        if save is not None:
            raise SetupError("a match that begins with a position cannot be saved: it does not follow from a seed")
        recorder = _from_position(kit.game_with(own), kit, position, seed)
    else:
        recorder = Recorder(kit.game_with(own), setup, seed)
    rules, record = recorder.game, recorder.record
    opponent = _bot_name(kit, level)
    players = _players(kit, rules, record, seat - 1, humans, opponent, _bot_name(kit, partner) if partner else opponent)
    narrator = kit.narrator(lang or _language(), record.setup, game=rules)
    console = Console(highlight=False)

    def saved() -> None:
        if save is not None:
            save.write_text(json.dumps(record.to_json(), ensure_ascii=False) + "\n", "utf-8")

    avoid_long_pauses()
    session = TerminalTable(
        kit, UndoableMatch(recorder), narrator, kit.screen_()(narrator), console, players, events, saved
    )
    saved()
    over = session.play()
    if not over:
        console.print()
        if position is not None:
            console.print(narrator.words("position-again", file=str(position)))
        else:
            console.print(narrator.words("saved", file=str(save)) if save else narrator.words("not-saved"))
    console.print(narrator.words("seed", seed=record.seed), style="dim")


def _language() -> str:
    """The language of the surroundings, where it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            language = os.environ[name][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _players(
    kit: GameKit, game: Game, record: Record, first: int, humans: int, level: str, partner: str
) -> dict[int, Bot]:
    """The computer players of all seats that no person takes."""
    seats = game.seats(record.setup)
    if first >= seats:
        raise SetupError(f"there is no seat {first + 1}; this match has {seats}")
    if humans > seats:
        raise SetupError(f"{humans} people for {seats} seats")
    people = {(first + number) % seats for number in range(humans)}
    mates = next(side for side in game.sides(record.setup) if first in side)
    return {
        seat: bot_of(
            kit,
            partner if seat in mates else level,
            Random(f"{record.seed}/{seat}/{len(record.choices)}"),
            game=game,
        )
        for seat in range(seats)
        if seat not in people
    }


def _bot_name(kit: GameKit, level: str | None) -> str:
    """A computer player by the number of its level, also "3@0.5", or by its name. Raises SetupError."""
    if level is None:
        return usual_level(kit)
    number, at, pace = level.partition("@")
    if not number.isdecimal():
        return level
    levels = levels_of(kit)
    if not 1 <= int(number) <= len(levels):
        raise SetupError(f"there is no level {number}; {kit.name} has {len(levels)}")
    return levels[int(number) - 1] + at + pace


def _from_position(game: Game, kit: GameKit, path: Path, seed: str) -> Recorder:
    """A match that begins with the position in a file."""
    if kit.setup_of_ is None:
        raise SetupError(f"a match of {kit.name} begins with no position")
    try:
        state = game.parse_position(path.read_text("utf-8"))
    except OSError as error:
        raise NotationError(f"{path}: {error.strerror}") from None
    except (NotationError, UnicodeDecodeError) as error:
        raise NotationError(f"{path}: {error}") from None
    return Recorder(game, kit.setup_of_()(state), seed, state)


def _resumed(kit: GameKit, cards: BaseCardSet | None, path: Path) -> tuple[Recorder, list[Event]]:
    """A saved match, played again up to where it was left, and all that happened in it."""
    record = read_record(path)
    if record.game != kit.id:
        raise RecordError(f"{path} holds a match of '{record.game}', not of '{kit.id}'")
    game = game_for(record, cards)
    recorder = Recorder(game, record.setup, record.seed)
    events: list[Event] = []
    for number, (seat, text) in enumerate(record.choices, 1):
        try:
            if is_choice(text):
                for answer in left_out(game, recorder.state, (seat, text)):
                    events += recorder.apply(*answer)
            events += recorder.play_again(seat, text)
        except ArenariumError as error:
            raise RecordError(f"{path}, choice {number} ({text!r} by seat {seat}): {error}") from error
    return recorder, events
