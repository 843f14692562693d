"""Guests, accounts and tokens, on both databases."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st
from server.apps import quick_passwords
from sqlalchemy import Column, String, select
from support.thoroughness import tried

from arenarium.server.errors import Conflict, Forbidden, Invalid, NotFound, NotSignedIn, TooMany
from arenarium.server.limiter import Limiter
from arenarium.server.service import names
from arenarium.server.service.accounts import MAX_TOKENS, Accounts
from arenarium.server.service.passwords import Passwords
from arenarium.server.settings import NO_LIMITS, Limits
from arenarium.server.store.database import Database
from arenarium.server.store.migrate import migrate
from arenarium.server.store.schema import players, tokens

HERE = "192.0.2.1"
PASSWORD = "correct horse"


def accounts_of(database: Database, passwords: Passwords | None = None, limits: Limits = NO_LIMITS) -> Accounts:
    return Accounts(database, passwords or quick_passwords(), Limiter(), limits)


@pytest.fixture
async def accounts(empty_database: Database) -> Accounts:
    await migrate(empty_database)
    return accounts_of(empty_database)


async def everything(database: Database) -> str:
    async with database.read() as connection:
        return str([(await connection.execute(select(table))).all() for table in (players, tokens)])


async def test_a_guest_has_a_name_and_may_change_it(accounts: Accounts) -> None:
    named = await accounts.be_guest("  Ana   María ", HERE)
    assert (named.who.name, named.who.account) == ("Ana María", False)
    unnamed = await accounts.be_guest(None, HERE)
    assert names.tidy(unnamed.who.name) == unnamed.who.name
    assert unnamed.who.id != named.who.id
    renamed = await accounts.rename(unnamed.who, "Bea")
    assert await accounts.resume(unnamed.who.id, unnamed.who.session) == renamed
    assert renamed.name == "Bea"


@pytest.mark.parametrize(
    "name",
    [
        *("", "a", " a ", "a" * 25, "a\nb", "a\0b", "a\u200bb", "\u202eabc", "--", "ﷺﷺ", "a\u2028b", "  ", "ΐ" * 24),
        *("Ana\u2800", "\u3164\u3164", "Ana\u034f", "\uffa0Ana", "Ana\U000e0100"),  # of which nothing is seen
        *("\u0336Ana", "An \u0336a", "A" + "\u0336" * 4),  # marks that stand on something else
        *("Аna", "Anα", "Jаn"),  # with a letter of another script that looks the same
    ],
)
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(Invalid, match="name"):
        names.tidy(name)


@pytest.mark.parametrize(
    "name",
    ["Żółw", "Božena Č.", "O'Neil", "Роса", "Ἀλέξ", "日本タロウ", "김철수 Kim", "שלום", "สุดา", "⚔ Ana", "R2-D2", "42"],
)
def test_names_of_all_sorts(name: str) -> None:
    assert names.tidy(name) == name


def test_a_name_from_right_to_left_does_not_turn_its_neighbours_around() -> None:
    assert names.within_a_line("שלום") == "\u2068שלום\u2069"
    assert names.within_a_line("سلام 3") == "\u2068سلام 3\u2069"
    assert names.within_a_line("Żółw") == "Żółw"


@pytest.mark.parametrize(
    ("name", "other"), [("Michał", "Michal"), ("Žofie", "Zofie"), ("Ana", "Aña"), ("R2", "R3"), ("Żuk", "Zuk")]
)
def test_names_that_can_be_told_apart(name: str, other: str) -> None:
    assert names.likeness(name) != names.likeness(other)


@tried(200)
@given(st.text(min_size=2, max_size=24))
def test_a_name_fits_the_database_and_stays_the_same(name: str) -> None:
    try:
        shown = names.tidy(name)
    except Invalid:
        return
    assert shown == names.tidy(shown)
    assert len(shown) <= room_for(players.c.name)
    assert len(names.key(shown)) <= room_for(players.c.account)
    assert names.key(names.key(shown)) == names.key(shown)
    assert len(names.likeness(shown)) <= room_for(players.c.likeness)


def room_for(column: Column[Any]) -> int:
    """How many characters the database keeps."""
    assert isinstance(column.type, String)
    assert column.type.length is not None
    return column.type.length


async def test_a_guest_without_a_name_is_not_given_an_accounts(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch
) -> None:
    await accounts.register(None, "Calm Fox 123", PASSWORD, HERE)
    found = iter(["Calm Fox 123", "Calm Fox 123", "Wild Hare 456"])
    monkeypatch.setattr(names, "friendly", lambda language: next(found))
    assert (await accounts.be_guest(None, HERE)).who.name == "Wild Hare 456"


async def test_a_bad_name_is_refused_to_everybody(accounts: Accounts) -> None:
    guest = await accounts.be_guest(None, HERE)
    for asked in (
        accounts.be_guest("a\0b", HERE),
        accounts.rename(guest.who, "a\0b"),
        accounts.register(None, "a\0b", PASSWORD, HERE),
    ):
        with pytest.raises(Invalid, match="name"):
            await asked


async def test_a_guest_who_registers_stays_the_same_player(accounts: Accounts) -> None:
    guest = await accounts.be_guest("Ana", HERE)
    account = await accounts.register(guest.who, "Ana", PASSWORD, HERE)
    assert account.who.id == guest.who.id
    assert account.who.account
    assert await accounts.resume(guest.who.id, guest.who.session) is None, "the guest's session is over"
    assert await accounts.resume(account.who.id, account.who.session) == account.who
    assert (await accounts.log_in("ana", PASSWORD, HERE)).who == account.who
    with pytest.raises(Conflict, match="already"):
        await accounts.register(account.who, "Other", PASSWORD, HERE)
    with pytest.raises(Forbidden):
        await accounts.rename(account.who, "Other")


@pytest.mark.parametrize(
    ("name", "alike"),
    [
        *[
            ("Bill", "Bi11"),
            ("Bill", "BiIl"),
            ("Poca", "Роса"),
            ("Роса", "Poca"),
            ("Darnell", "Damell"),
            ("O0ps", "OOps"),
        ],
        *[("Bill", "Bi١١"), ("Anne-Marie", "Anne‑Marie"), ("D'Arc", "D՚Arc"), ("WoW", "VVoW"), ("кора", "kopa")],
    ],
)
async def test_nobody_can_pass_for_an_account(accounts: Accounts, name: str, alike: str) -> None:
    account = (await accounts.register(None, name, PASSWORD, HERE)).who
    guest = (await accounts.be_guest(None, HERE)).who
    for asked in (
        accounts.be_guest(alike, HERE),
        accounts.rename(guest, alike),
        accounts.register(guest, alike, PASSWORD, HERE),
        accounts.register(None, alike, PASSWORD, HERE),
    ):
        with pytest.raises(Conflict, match="looks like"):
            await asked
    with pytest.raises(NotSignedIn):
        await accounts.log_in(alike, PASSWORD, HERE)
    assert await accounts.find(alike) is None
    assert await accounts.find(name) == account


@pytest.mark.parametrize("name", ["Bruno", "libuše", "perun", "Fl0rian"])
async def test_nobody_can_pass_for_a_computer_player(accounts: Accounts, name: str) -> None:
    for asked in (accounts.be_guest(name, HERE), accounts.register(None, name, PASSWORD, HERE)):
        with pytest.raises(Conflict, match="looks like"):
            await asked


async def test_a_guest_who_is_an_account_by_now_is_not_renamed(accounts: Accounts) -> None:
    """The two may be asked for at once: an account would have another's name."""
    guest = (await accounts.be_guest("Guest", HERE)).who
    await accounts.register(guest, "Ana", PASSWORD, HERE)
    with pytest.raises(Forbidden):
        await accounts.rename(guest, "Other")
    found = await accounts.find("Ana")
    assert found is not None
    assert found.name == "Ana"


@pytest.mark.parametrize("same", ["Straße", "STRASSE", "ｓｔｒａｓｓｅ", " strasse  ", "stra\ufe0fße"])
async def test_names_are_the_same_however_they_are_written(accounts: Accounts, same: str) -> None:
    account = await accounts.register(None, "straße", PASSWORD, HERE)
    assert (await accounts.log_in(same, PASSWORD, HERE)).who == account.who
    assert await accounts.find(same) == account.who
    with pytest.raises(Conflict, match="taken"):
        await accounts.register(None, same, PASSWORD, HERE)
    with pytest.raises(Conflict, match="taken"):
        await accounts.be_guest(same, HERE)
    guest = await accounts.be_guest(None, HERE)
    with pytest.raises(Conflict, match="taken"):
        await accounts.rename(guest.who, same)
    with pytest.raises(Conflict, match="taken"):
        await accounts.register(guest.who, same, PASSWORD, HERE)


async def test_a_name_is_given_once_also_to_many_who_ask_together(accounts: Accounts) -> None:
    guests = [(await accounts.be_guest(None, HERE)).who for _ in range(3)]
    asked = [accounts.register(who, "Ana", PASSWORD, HERE) for who in [*guests, None, None]]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["Conflict"] * 4 + ["Session"]


async def test_a_guest_who_asks_twice_at_once_has_one_account(accounts: Accounts) -> None:
    guest = (await accounts.be_guest(None, HERE)).who
    asked = [accounts.register(guest, name, PASSWORD, HERE) for name in ("Ana", "Eva", "Iva")]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "Conflict", "Session"]
    known = [await accounts.find(name) for name in ("Ana", "Eva", "Iva")]
    assert len([who for who in known if who]) == 1


@pytest.mark.parametrize("password", ["", "seven77", "x" * 129])
async def test_passwords_that_will_not_do(accounts: Accounts, password: str) -> None:
    with pytest.raises(Invalid, match="8 to 128"):
        await accounts.register(None, "Ana", password, HERE)
    account = await accounts.register(None, "Ana", PASSWORD, HERE)
    with pytest.raises(Invalid, match="8 to 128"):
        await accounts.change_password(account.who, PASSWORD, password, HERE)


async def test_logging_in_needs_the_right_name_and_password(accounts: Accounts) -> None:
    await accounts.register(None, "Ana", "pässword", HERE)
    assert (await accounts.log_in("Ana", "pa\u0308ssword", HERE)).who.name == "Ana", (
        "another keyboard, the same letters"
    )
    guest = await accounts.be_guest("Guest", HERE)
    refused = []
    for name, password in [("Ana", "Pässword"), ("Eva", "pässword"), (guest.who.name, "nobody"), ("Ana\0", "pässword")]:
        with pytest.raises(NotSignedIn) as raised:
            await accounts.log_in(name, password, HERE)
        refused.append(str(raised.value))
    assert len(set(refused)) == 1, "whether the name or the password is wrong is not told"


async def test_nobody_is_looked_for_as_long_as_somebody(accounts: Accounts) -> None:
    checked: list[str | bytes] = []

    class Counting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            checked.append(hash)
            return super().verify(hash, password)

    accounts._passwords = Passwords(Counting(time_cost=1, memory_cost=8, parallelism=1))
    for name in ("nobody", "nobody\0"):
        with pytest.raises(NotSignedIn):
            await accounts.log_in(name, "nobody", HERE)
    assert len(checked) == 2
    assert all(str(hash).startswith("$argon2id$") for hash in checked), "what is checked takes its time"
    assert not await accounts._passwords.right(None, "nobody")


async def test_not_too_many_passwords_are_worked_on_at_once() -> None:
    passwords, together, most = quick_passwords(), 0, 0

    class Watched(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            nonlocal together, most
            together += 1
            most = max(most, together)
            try:
                return super().verify(hash, password)
            finally:
                together -= 1

    passwords._hasher = Watched(time_cost=1, memory_cost=512, parallelism=1)
    await asyncio.gather(*[passwords.right(None, "whatever") for _ in range(12)])
    assert 1 <= most <= 2


async def test_a_password_is_hashed_anew_when_the_parameters_change(
    accounts: Accounts, empty_database: Database
) -> None:
    account = await accounts.register(None, "Ana", PASSWORD, HERE)
    stronger = accounts_of(empty_database, Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)))
    assert await stronger.log_in("Ana", PASSWORD, HERE) == account
    kept = await everything(empty_database)
    assert "m=16,t=2,p=1" in kept
    assert await stronger.log_in("Ana", PASSWORD, HERE) == account
    assert await everything(empty_database) == kept


async def test_a_new_password_ends_all_other_sessions(accounts: Accounts) -> None:
    before = await accounts.register(None, "Ana", PASSWORD, HERE)
    with pytest.raises(Forbidden, match="old password"):
        await accounts.change_password(before.who, "wrong password", "battery staple", HERE)
    assert await accounts.resume(before.who.id, before.who.session) == before.who
    after, _ = await accounts.change_password(before.who, PASSWORD, "battery staple", HERE)
    assert await accounts.resume(before.who.id, before.who.session) is None
    assert await accounts.resume(after.who.id, after.who.session) == before.who
    with pytest.raises(NotSignedIn):
        await accounts.log_in("Ana", PASSWORD, HERE)
    assert await accounts.log_in("Ana", "battery staple", HERE) == after


async def test_a_new_password_revokes_all_tokens(accounts: Accounts) -> None:
    ana, eva = [(await accounts.register(None, name, PASSWORD, HERE)).who for name in ("Ana", "Eva")]
    tokens = [(await accounts.new_token(who, "bot"))[1] for who in (ana, ana, eva)]
    with pytest.raises(Forbidden):
        await accounts.change_password(ana, "wrong password", "battery staple", HERE)
    assert [await accounts.with_token(token) for token in tokens] == [ana, ana, eva]
    _, revoked = await accounts.change_password(ana, PASSWORD, "battery staple", HERE)
    assert revoked == 2
    assert await accounts.tokens(ana) == []
    for token in tokens[:2]:
        with pytest.raises(NotSignedIn):
            await accounts.with_token(token)
    assert await accounts.with_token(tokens[2]) == eva


async def test_no_token_is_made_with_a_session_that_a_new_password_has_ended(accounts: Accounts) -> None:
    """A thief's request may be under way when the password is changed."""
    thief = (await accounts.register(None, "Ana", PASSWORD, HERE)).who
    owner, _ = await accounts.change_password(thief, PASSWORD, "battery staple", HERE)
    with pytest.raises(NotSignedIn, match="session has ended"):
        await accounts.new_token(thief, "bot")
    assert await accounts.new_token(owner.who, "bot")


async def test_of_two_changes_at_once_one_counts(accounts: Accounts) -> None:
    session = await accounts.register(None, "Ana", PASSWORD, HERE)
    changes = [accounts.change_password(session.who, PASSWORD, f"new password {n}", HERE) for n in range(3)]
    answers = await asyncio.gather(*changes, return_exceptions=True)
    done = [n for n, answer in enumerate(answers) if not isinstance(answer, Exception)]
    assert len(done) == 1
    assert await accounts.log_in("Ana", f"new password {done[0]}", HERE)


async def test_logging_out_everywhere(accounts: Accounts) -> None:
    here = await accounts.register(None, "Ana", PASSWORD, HERE)
    await accounts.log_out_everywhere(here.who)
    assert await accounts.resume(here.who.id, here.who.session) is None
    again = await accounts.log_in("Ana", PASSWORD, HERE)
    assert await accounts.resume(again.who.id, again.who.session) == here.who


async def test_tokens(accounts: Accounts, empty_database: Database) -> None:
    account = (await accounts.register(None, "Ana", PASSWORD, HERE)).who
    other = (await accounts.register(None, "Eva", PASSWORD, HERE)).who
    token, text = await accounts.new_token(account, " my bot ")
    assert token.label == "my bot"
    assert await accounts.with_token(text) == account
    assert await accounts.tokens(account) == [token]
    assert await accounts.tokens(other) == []
    kept = await everything(empty_database)
    assert text not in kept
    assert text.removeprefix("arenarium_") not in kept
    for wrong in ("", text + "x", text[:-1], token.id, "ä"):
        with pytest.raises(NotSignedIn):
            await accounts.with_token(wrong)
    with pytest.raises(NotFound):
        await accounts.revoke_token(other, token.id)
    await accounts.revoke_token(account, token.id)
    with pytest.raises(NotSignedIn):
        await accounts.with_token(text)
    with pytest.raises(NotFound):
        await accounts.revoke_token(account, token.id)
    for label in ("a\0b", "  "):
        with pytest.raises(Invalid, match="label"):
            await accounts.new_token(account, label)


async def test_an_account_has_so_many_tokens(accounts: Accounts) -> None:
    account = (await accounts.register(None, "Ana", PASSWORD, HERE)).who
    asked = [accounts.new_token(account, str(n)) for n in range(MAX_TOKENS + 3)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(answer, Conflict) for answer in answers) == 3
    assert len(await accounts.tokens(account)) == MAX_TOKENS


async def test_no_password_is_kept(accounts: Accounts, empty_database: Database) -> None:
    session = await accounts.register(None, "Ana", PASSWORD, HERE)
    await accounts.change_password(session.who, PASSWORD, "battery staple", HERE)
    kept = await everything(empty_database)
    assert "$argon2id$" in kept
    assert PASSWORD not in kept
    assert "battery staple" not in kept


async def test_guessing_is_limited_by_address(empty_database: Database) -> None:
    await migrate(empty_database)
    accounts = accounts_of(empty_database, limits=Limits(logins="3/hour", newcomers="3/hour"))
    session = await accounts.register(None, "Ana", PASSWORD, HERE)
    for number in range(3):
        with pytest.raises(NotSignedIn):
            await accounts.log_in(f"nobody {number}", "wrong", HERE)
    with pytest.raises(TooMany):
        await accounts.log_in("nobody 4", "wrong", HERE)
    with pytest.raises(TooMany):
        await accounts.change_password(session.who, "wrong", PASSWORD, HERE)


async def test_newcomers_from_one_address_are_limited(empty_database: Database) -> None:
    await migrate(empty_database)
    accounts = accounts_of(empty_database, limits=Limits(newcomers="3/hour"))
    await accounts.be_guest(None, HERE)
    await accounts.be_guest(None, HERE)
    await accounts.register(None, "Ana", PASSWORD, HERE)
    for refused in (accounts.be_guest(None, HERE), accounts.register(None, "Eva", PASSWORD, HERE)):
        with pytest.raises(TooMany) as raised:
            await refused
        assert 0 < raised.value.retry_after <= 3600
    await accounts.be_guest(None, "192.0.2.2")
