"""An event in words, for somebody who is not there."""

from __future__ import annotations

from dataclasses import dataclass

from arenarium.bots.registry import levels_of
from arenarium.games import kit_of
from arenarium.narration.words import Words
from arenarium.server.messages.events import (
    Challenged,
    Event,
    FriendAccepted,
    FriendAsked,
    GameBrief,
    GameFinished,
    GameStarted,
    TournamentOver,
    TournamentRound,
    YourTurn,
)


@dataclass(frozen=True, slots=True)
class Notice:
    title: str
    text: str
    path: str
    """Of the page that it opens."""
    tag: str
    """A newer notice with the same tag takes the place of this one."""


def notice_of(event: Event, language: str) -> Notice | None:
    """None for what need not be told to somebody who is away."""
    words = Words(language, "table", "notices")
    match event:
        case YourTurn():
            return _of_game(words, event.game, "turn-title", "turn-text")
        case GameStarted():
            return _of_game(words, event.game, "started-title", "started-text")
        case GameFinished():
            return _of_game(words, event.game, f"{event.result}-title", "finished-text")
        case Challenged():
            challenge = event.challenge
            title = words("challenge-title", name=challenge.challenger)
            text = words("challenge-text", game=_title(challenge.game, words.language))
            return Notice(title, text, f"/challenge/{challenge.id}", challenge.id)
        case FriendAsked():
            return Notice(words("friend-asked-title", name=event.name), "", "/players", "friends")
        case FriendAccepted():
            return Notice(words("friend-accepted-title", name=event.name), "", "/players", "friends")
        case TournamentRound():
            if event.game is not None:
                title, path = words("round-title", round=event.round), f"/table/{event.game.table}"
                return Notice(title, event.name, path, event.game.table)
            title = words("bye-title", round=event.round)
            return Notice(title, event.name, f"/tournaments/{event.tournament}", event.tournament)
        case TournamentOver():
            title = words("over-title", rank=event.rank)
            return Notice(title, event.name, f"/tournaments/{event.tournament}", event.tournament)
    return None


def _title(game: str, language: str) -> str:
    return Words(language, kit_of(game).messages)("title")


def _of_game(words: Words, game: GameBrief, title: str, text: str) -> Notice:
    kit = kit_of(game.game)
    levels = levels_of(kit)
    others = [
        seat.name
        or (
            words(
                "computer-player",
                level=levels.index(seat.computer) + 1 if seat.computer in levels else str(seat.computer),
                nth=1,
            )
        )
        for number, seat in enumerate(game.seats)
        if number != game.seat
    ]
    body = words(text, game=_title(game.game, words.language), others=", ".join(others))
    return Notice(words(title), body, f"/table/{game.table}", game.table)
