"""Names that could be taken for somebody else's, or for the house's."""

from __future__ import annotations

import pytest
from server.test_accounts import HERE, PASSWORD, accounts_of

from arenarium.server.errors import Conflict
from arenarium.server.service import names
from arenarium.server.store.database import Database
from arenarium.server.store.migrate import migrate


@pytest.mark.parametrize("other", ["Bi\u0307", "Bị", "ʙɪ", "Bɩ", "B\u0131", "bi\u0323"])
def test_letters_with_a_dot_more_or_small_capitals_look_the_same(other: str) -> None:
    assert names.likeness(other) == names.likeness("Bi")


@pytest.mark.parametrize("other", ["Biɭɭ", "Biƚƚ", "Bɩll", "Bi11"])
def test_odd_letters_look_like_plain_ones(other: str) -> None:
    assert names.likeness(other) == names.likeness("Bill")


@pytest.mark.parametrize(
    "name",
    [
        *("Admin", "ADMIN", "Adm1n", "Administrator", "the Moderator", "Mod 2", "System", "Systém", "Arenarium"),
        *("A d m i n", "Správce", "Obsługa", "ᴀdmin", "Support Team"),
    ],
)
def test_official_names(name: str) -> None:
    assert names.is_official(name)


@pytest.mark.parametrize("name", ["Modesta", "Ana", "Modrý Bobr", "Adam Minski", "42", "Systematic"])
def test_names_that_only_begin_like_official_ones(name: str) -> None:
    assert not names.is_official(name)


def test_no_name_that_is_found_for_a_guest_is_official() -> None:
    for first, second in (map(str.split, words) for words in names._GUESTS.values()):
        assert not any(names.is_official(f"{one} {two} 123") for one in first for two in second)


async def test_nobody_can_be_called_like_the_house(empty_database: Database) -> None:
    await migrate(empty_database)
    accounts = accounts_of(empty_database)
    guest = (await accounts.be_guest("Ana", HERE)).who
    for refused in (
        accounts.be_guest("Moderator", HERE),
        accounts.rename(guest, "Admin"),
        accounts.register(guest, "Arenarium", PASSWORD, HERE),
    ):
        with pytest.raises(Conflict, match="kept for the host"):
            await refused
