"""Being somebody: guests, accounts, sessions, the tokens of bots."""

from __future__ import annotations

from typing import Any

from arenarium.server.errors import Conflict, ErrorCode, Forbidden, NotFound, NotSignedIn
from arenarium.server.http.route import Call, Route
from arenarium.server.messages.identity import (
    ChangePassword,
    CreatedToken,
    LoggedIn,
    Login,
    Logout,
    Me,
    NewAccount,
    NewGuest,
    NewToken,
    PasswordChanged,
    PlayerInfo,
    Rename,
    TokenInfo,
    TokenList,
)
from arenarium.server.messages.tables import Id
from arenarium.server.service.accounts import Identity, Session


async def show_me(call: Call[None, None]) -> Me:
    return _me(call.identity)


async def be_guest(call: Call[NewGuest, None]) -> Me:
    if call.identity is not None:
        raise Conflict(f"you are {call.identity.name}; PATCH /api/me changes the name", ErrorCode.ALREADY_SOMEBODY)
    session = await call.services.accounts.be_guest(call.body.name, call.address, call.body.lang)
    return Me(await _opened(call, session))


async def rename_me(call: Call[Rename, None]) -> Me:
    return _me(await call.services.accounts.rename(call.who, call.body.name))


async def register(call: Call[NewAccount, None]) -> Me:
    body = call.body
    session = await call.services.accounts.register(
        call.identity, body.name, body.password, call.address, body.invitation
    )
    return Me(await _opened(call, session))


async def log_in(call: Call[Login, None]) -> LoggedIn:
    name, password = call.body.name, call.body.password
    session = await call.services.accounts.log_in(name, password, call.address, call.identity, call.browsers)
    return LoggedIn(await _opened(call, session), session.brought.moved, session.brought.left, session.failures)


async def log_out(call: Call[Logout, None]) -> None:
    if call.identity is not None:
        accounts = call.services.accounts
        await (accounts.log_out_everywhere if call.body.everywhere else accounts.log_out)(call.identity)
        call.services.rooms.recheck(call.identity.id)
    call.close_session()


async def change_password(call: Call[ChangePassword, None]) -> PasswordChanged:
    old, new = call.body.old, call.body.new
    session, revoked = await call.services.accounts.change_password(call.who, old, new, call.address)
    call.services.rooms.recheck(call.who.id)
    return PasswordChanged(await _opened(call, session), revoked)


async def list_tokens(call: Call[None, None]) -> TokenList:
    tokens = await call.services.accounts.tokens(call.who)
    return TokenList([TokenInfo(token.id, token.label, token.created_at) for token in tokens])


async def create_token(call: Call[NewToken, None]) -> CreatedToken:
    token, text = await call.services.accounts.new_token(call.who, call.body.label)
    return CreatedToken(token.id, token.label, token.created_at, text)


async def revoke_token(call: Call[None, None]) -> None:
    await call.services.accounts.revoke_token(call.who, call.path["id"])
    call.services.rooms.recheck(call.who.id)


async def _opened(call: Call[Any, None], session: Session) -> PlayerInfo:  # whatever was asked
    """The player whom the client is from now on; at the tables it is heard who sits there."""
    call.open_session(session)
    await call.services.rooms.tell(session.brought.heads)
    return _info(session.who)


def _me(who: Identity | None) -> Me:
    return Me(_info(who) if who else None)


def _info(who: Identity) -> PlayerInfo:
    return PlayerInfo(who.name, who.account, who.admin, who.bot)


_ME, _TOKENS = "players", "tokens"

ROUTES = [
    Route("GET", "/api/me", show_me, "Who you are", _ME, reply=Me, needs="optional"),
    Route(
        "POST",
        "/api/me",
        be_guest,
        "Be a guest: play at once, on this device",
        _ME,
        body=NewGuest,
        reply=Me,
        status=201,
        needs="optional",
        session_only=True,
        errors=(Conflict, Forbidden),
    ),
    Route(
        "PATCH",
        "/api/me",
        rename_me,
        "Change a guest's name",
        _ME,
        body=Rename,
        reply=Me,
        needs="player",
        session_only=True,
        errors=(Conflict,),
    ),
    Route(
        "POST",
        "/api/accounts",
        register,
        "Make an account; a guest becomes one, and keeps games and seats",
        _ME,
        body=NewAccount,
        reply=Me,
        status=201,
        needs="optional",
        session_only=True,
        errors=(Conflict, Forbidden),
    ),
    Route(
        "POST",
        "/api/login",
        log_in,
        "Open an account; a guest's games and seats come along",
        _ME,
        body=Login,
        reply=LoggedIn,
        needs="optional",
        session_only=True,
        errors=(NotSignedIn, Forbidden),
    ),
    Route(
        "POST",
        "/api/logout",
        log_out,
        "End the session; a guest's seats are lost with it",
        _ME,
        body=Logout,
        needs="optional",
        session_only=True,
    ),
    Route(
        "POST",
        "/api/me/password",
        change_password,
        "Change the password, end all other sessions and revoke all tokens",
        _ME,
        body=ChangePassword,
        reply=PasswordChanged,
        needs="account",
        session_only=True,
        errors=(Conflict,),
    ),
    Route(
        "GET",
        "/api/tokens",
        list_tokens,
        "Your bots' tokens",
        _TOKENS,
        reply=TokenList,
        needs="account",
        session_only=True,
    ),
    Route(
        "POST",
        "/api/tokens",
        create_token,
        "Make a token for a bot; it is told this once",
        _TOKENS,
        body=NewToken,
        reply=CreatedToken,
        status=201,
        needs="account",
        session_only=True,
        errors=(Conflict,),
    ),
    Route(
        "DELETE",
        "/api/tokens/{id}",
        revoke_token,
        "Revoke a token",
        _TOKENS,
        in_path={"id": Id},
        needs="account",
        session_only=True,
        errors=(NotFound,),
    ),
]
