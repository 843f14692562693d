"""The workshop: cards are written and checked, positions set up, and computers find out whether a card is fair."""

from __future__ import annotations

from msgspec import Struct

from arenarium.server.errors import Conflict, NotFound, Refusal, Unavailable
from arenarium.server.http.route import Call, File, Handler, Needs, Route
from arenarium.server.messages.cards import GameId
from arenarium.server.messages.tables import Id, TableInfo
from arenarium.server.messages.workshop import (
    CardsRead,
    CardsText,
    CheckCards,
    CheckedCards,
    CheckedPosition,
    CheckPosition,
    CompleteText,
    Completions,
    NewSandbox,
    NewStudy,
    PrintedCards,
    ReadCards,
    StudyInfo,
    StudyList,
)

MAX_DOCUMENT_BYTES = 256 * 1024
"""Of a body with a whole card set in it."""


async def check_cards(call: Call[CheckCards, None]) -> File:
    """Of type `CheckedCards`; it comes from another process, and in its final form."""
    return File(await call.services.workshop.check(call.body.game, call.body.document, call.address))


async def complete_text(call: Call[CompleteText, None]) -> File:
    """Of type `Completions`."""
    return File(await call.services.workshop.complete(call.body, call.address))


async def write_cards(call: Call[CheckCards, None]) -> File:
    """Of type `CardsText`."""
    return File(await call.services.workshop.write(call.body.game, call.body.document, call.address))


async def read_cards(call: Call[ReadCards, None]) -> File:
    """Of type `CardsRead`."""
    return File(await call.services.workshop.read(call.body.game, call.body.text, call.address))


async def show_printed_cards(call: Call[None, None]) -> File:
    """Of type `PrintedCards`."""
    return File(await call.services.workshop.printed(call.path["game"], call.address))


async def check_position(call: Call[CheckPosition, None]) -> File:
    """Of type `CheckedPosition`."""
    return File(await call.services.sandboxes.check(call.body, call.address))


async def create_sandbox(call: Call[NewSandbox, None]) -> TableInfo:
    return await call.services.sandboxes.create(call.who, call.body, call.address)


async def list_studies(call: Call[None, None]) -> StudyList:
    return await call.services.studies.of(call.who)


async def create_study(call: Call[NewStudy, None]) -> StudyInfo:
    return await call.services.studies.begin(call.who, call.body, call.address)


async def show_study(call: Call[None, None]) -> StudyInfo:
    return await call.services.studies.show(call.who, call.path["id"])


async def stop_study(call: Call[None, None]) -> None:
    await call.services.studies.stop(call.who, call.path["id"])


_TAG = "workshop"
_STUDY = {"id": Id}


def _work(
    path: str,
    handler: Handler,
    summary: str,
    body: type[Struct],
    reply: object,
    *,
    needs: Needs = "optional",
    status: int = 200,
    errors: tuple[type[Refusal], ...] = (),
) -> Route:
    """Something that is done with a document that somebody has written."""
    return Route(
        "POST",
        path,
        handler,
        summary,
        _TAG,
        body=body,
        max_body=MAX_DOCUMENT_BYTES,
        reply=reply,
        status=status,
        needs=needs,
        errors=errors,
    )


ROUTES = [
    _work("/api/workshop/check", check_cards, "What is wrong with cards, and how they look", CheckCards, CheckedCards),
    _work("/api/workshop/complete", complete_text, "What may follow in a card's text", CompleteText, Completions),
    _work("/api/workshop/toml", write_cards, "Cards as a file", CheckCards, CardsText),
    _work("/api/workshop/read", read_cards, "A card file as data", ReadCards, CardsRead),
    Route(
        "GET",
        "/api/workshop/printed/{game}",
        show_printed_cards,
        "The printed cards as they are written, to start from",
        _TAG,
        in_path={"game": GameId},
        reply=PrintedCards,
        cached=True,
        errors=(Unavailable,),
    ),
    _work(
        "/api/workshop/position",
        check_position,
        "Whether a position is possible, and all of it where only a part was said",
        CheckPosition,
        CheckedPosition,
        errors=(NotFound,),
    ),
    _work(
        "/api/sandbox",
        create_sandbox,
        "Make a table for yourself alone that begins with a position of your own",
        NewSandbox,
        TableInfo,
        needs="player",
        status=201,
        errors=(Conflict, NotFound),
    ),
    Route(
        "GET",
        "/api/workshop/studies",
        list_studies,
        "Your studies of the last hour, the newest first",
        _TAG,
        reply=StudyList,
        needs="player",
    ),
    _work(
        "/api/workshop/studies",
        create_study,
        "Let the server find out in the background whether a card is fair",
        NewStudy,
        StudyInfo,
        needs="player",
        status=201,
    ),
    Route(
        "GET",
        "/api/workshop/studies/{id}",
        show_study,
        "How far a study of yours is, and what it has found",
        _TAG,
        in_path=_STUDY,
        reply=StudyInfo,
        needs="player",
    ),
    Route(
        "DELETE",
        "/api/workshop/studies/{id}",
        stop_study,
        "Stop a study; what it has found stays for a while",
        _TAG,
        in_path=_STUDY,
        needs="player",
    ),
]
