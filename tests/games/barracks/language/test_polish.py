"""Barracks in Polish: cases, numerals, pronouns, and how facts of a warrior are told."""

from __future__ import annotations

import pytest

from arenarium.games.barracks.language.parse import parse_ability, parse_effect
from arenarium.games.barracks.language.render.pl import BarracksPolish
from arenarium.games.barracks.language.render.pl_words import CARD, POINT, Role, amount
from arenarium.games.barracks.language.tree import Group, Status, Who

POLISH = BarracksPolish()


@pytest.mark.parametrize(
    ("number", "cards", "apiece"),
    [
        (1, "1 kartę", "po 1 karcie"),
        (2, "2 karty", "po 2 karty"),
        (4, "4 karty", "po 4 karty"),
        (5, "5 kart", "po 5 kart"),
        (12, "12 kart", "po 12 kart"),
        (21, "21 kart", "po 21 kart"),
        (22, "22 karty", "po 22 karty"),
    ],
)
def test_cards_are_counted(number: int, cards: str, apiece: str) -> None:
    assert amount(number, CARD) == cards
    assert amount(number, CARD, apiece=True) == apiece


@pytest.mark.parametrize(
    ("number", "points", "apiece"),
    [(1, "1 punkt", "po 1 punkcie"), (3, "3 punkty", "po 3 punkty"), (6, "6 punktów", "po 6 punktów")],
)
def test_points_are_counted(number: int, points: str, apiece: str) -> None:
    assert amount(number, POINT) == points
    assert amount(number, POINT, apiece=True) == apiece


@pytest.mark.parametrize(
    ("group", "forms"),
    [
        (Group(Who.THIS), ("ten wojownik", "tego wojownika", "tego wojownika", "temu wojownikowi")),
        (Group(Who.HIT), ("każdy cel", "każdego celu", "każdy cel", "każdemu celowi")),
        (
            Group(Who.HIT, Status.POISON),
            ("każdy zatruty cel", "każdego zatrutego celu", "każdy zatruty cel", "każdemu zatrutemu celowi"),
        ),
        (Group(Who.ENEMIES), ("każdy wróg", "każdego wroga", "każdego wroga", "każdemu wrogowi")),
        (
            Group(Who.ENEMIES, Status.BURN),
            (
                "każdy oparzony wróg",
                "każdego oparzonego wroga",
                "każdego oparzonego wroga",
                "każdemu oparzonemu wrogowi",
            ),
        ),
        (
            Group(Who.EVERYONE, Status.PARALYSIS),
            (
                "każdy sparaliżowany wojownik",
                "każdego sparaliżowanego wojownika",
                "każdego sparaliżowanego wojownika",
                "każdemu sparaliżowanemu wojownikowi",
            ),
        ),
        (Group(Who.ATTACKER), ("atakujący", "atakującego", "atakującego", "atakującemu")),
    ],
)
def test_warriors_are_declined(group: Group, forms: tuple[str, ...]) -> None:
    assert tuple(POLISH.group(group, role) for role in Role) == forms


EFFECTS = [
    # ---- acts
    ("Paralyze each warrior hit.", "Sparaliżuj każdy cel."),
    ("Poison each enemy.", "Zatruj każdego wroga."),
    ("Burn every warrior.", "Oparz każdego wojownika."),
    ("Give this warrior 1 power.", "Daj temu wojownikowi 1 kartę mocy."),
    ("Give each enemy 2 weakness.", "Daj każdemu wrogowi 2 karty braku mocy."),
    ("Give its ally 1 defense.", "Daj sojusznikowi tego wojownika 1 kartę obrony."),
    ("Give each burning warrior hit 3 exposure.", "Daj każdemu oparzonemu celowi 3 karty braku obrony."),
    ("Give this warrior and its ally 1 speed.", "Daj temu wojownikowi i jego sojusznikowi po 1 karcie szybkości."),
    ("Give each warrior hit 5 slowness.", "Daj każdemu celowi 5 kart braku szybkości."),
    ("Heal this warrior 1.", "Przywróć temu wojownikowi 1 punkt życia."),
    ("Heal this warrior and its ally 2.", "Przywróć temu wojownikowi i jego sojusznikowi po 2 punkty życia."),
    ("Heal every poisoned warrior 5.", "Przywróć każdemu zatrutemu wojownikowi 5 punktów życia."),
    (
        "Heal this warrior by the damage dealt.",
        "Przywróć temu wojownikowi tyle punktów życia, ile zadał obrażeń.",
    ),
    ("Deal 1 damage to this warrior.", "Zadaj temu wojownikowi 1 punkt obrażeń."),
    ("Deal 3 damage to each enemy.", "Zadaj każdemu wrogowi 3 punkty obrażeń."),
    ("Deal 1 damage to this warrior and its ally.", "Zadaj temu wojownikowi i jego sojusznikowi po 1 punkcie obrażeń."),
    ("Cure its ally.", "Zdejmij z sojusznika tego wojownika kartę statusu."),
    ("Cure this warrior and its ally.", "Zdejmij z tego wojownika i jego sojusznika karty statusu."),
    ("Cure each paralyzed warrior hit.", "Zdejmij z każdego sparaliżowanego celu kartę statusu."),
    ("Remove every boost from every warrior.", "Zdejmij z każdego wojownika wszystkie premie i kary."),
    ("Remove every helpful boost from each enemy.", "Zdejmij z każdego wroga wszystkie premie."),
    ("Remove every harmful boost from this warrior.", "Zdejmij z tego wojownika wszystkie kary."),
    ("Steal every helpful boost from each warrior hit.", "Ukradnij każdemu celowi wszystkie premie."),
    ("With a 2/6 chance, poison each warrior hit.", "Z szansą 2/6 zatruj każdy cel."),
    # ---- what changes the damage of the move
    ("Deal 1 more damage.", "Zadaj o 1 punkt obrażeń więcej."),
    (
        "Deal 2 more damage to each poisoned warrior hit.",
        "Zadaj każdemu zatrutemu celowi o 2 punkty obrażeń więcej.",
    ),
    ("Ignore defense.", "Zignoruj karty obrony celów."),
    (
        "If this warrior is wounded, deal 5 more damage.",
        "Jeśli ten wojownik jest ciężko ranny, zadaj o 5 punktów obrażeń więcej.",
    ),
    # ---- conditions
    (
        "If this eliminated a warrior, heal this warrior 2. "
        "Otherwise, with a 3/6 chance, deal 1 damage to this warrior.",
        "Jeśli ten ruch kogoś wyeliminował, przywróć temu wojownikowi 2 punkty życia. "
        "W przeciwnym razie z szansą 3/6 zadaj temu wojownikowi 1 punkt obrażeń.",
    ),
    (
        "If this warrior has no ally and this warrior is burning, burn every warrior.",
        "Jeśli ten wojownik nie ma sojusznika i jest oparzony, oparz każdego wojownika.",
    ),
    (
        "If this warrior is poisoned and this warrior is wounded, ignore defense.",
        "Jeśli ten wojownik jest zatruty i ciężko ranny, zignoruj karty obrony celów.",
    ),
    (
        "If this warrior has a status and this warrior is paralyzed, cure each enemy.",
        "Jeśli ten wojownik ma kartę statusu i jest sparaliżowany, zdejmij z każdego wroga kartę statusu.",
    ),
    (
        "If this eliminated a warrior and this warrior has a status, cure this warrior.",
        "Jeśli ten wojownik ma kartę statusu, a ten ruch kogoś wyeliminował, zdejmij z tego wojownika kartę statusu.",
    ),
    # ---- who was spoken of last
    (
        "Give this warrior 1 power, then heal this warrior 2, then cure its ally.",
        "Daj temu wojownikowi 1 kartę mocy, następnie przywróć mu 2 punkty życia, "
        "a następnie zdejmij z jego sojusznika kartę statusu.",
    ),
    (
        "Poison each warrior hit, then give its ally 1 speed, then heal this warrior 1.",
        "Zatruj każdy cel, następnie daj sojusznikowi tego wojownika 1 kartę szybkości, "
        "a następnie przywróć temu wojownikowi 1 punkt życia.",
    ),
    (
        "If this warrior is wounded, give this warrior 1 defense, then with a 1/6 chance, burn this warrior.",
        "Jeśli ten wojownik jest ciężko ranny, daj mu 1 kartę obrony, a następnie z szansą 1/6 oparz go.",
    ),
    (
        "If this warrior has a status, remove every harmful boost from this warrior. Cure this warrior.",
        "Jeśli ten wojownik ma kartę statusu, zdejmij z niego wszystkie kary. Zdejmij z tego wojownika kartę statusu.",
    ),
    (
        "If this warrior is wounded, deal 1 more damage, then heal this warrior 1.",
        "Jeśli ten wojownik jest ciężko ranny, zadaj o 1 punkt obrażeń więcej, a następnie przywróć mu 1 punkt życia.",
    ),
    (
        "If this warrior is wounded, ignore defense, then heal this warrior 1.",
        "Jeśli ten wojownik jest ciężko ranny, zignoruj karty obrony celów, "
        "a następnie przywróć temu wojownikowi 1 punkt życia.",
    ),
    (
        "With a 2/6 chance, heal this warrior by the damage dealt, then give this warrior 1 power.",
        "Z szansą 2/6 przywróć temu wojownikowi tyle punktów życia, ile zadał obrażeń, "
        "a następnie daj mu 1 kartę mocy.",
    ),
    (
        "If this warrior is burning, heal this warrior and its ally 1.",
        "Jeśli ten wojownik jest oparzony, przywróć jemu i jego sojusznikowi po 1 punkcie życia.",
    ),
    (
        "Give its ally 1 speed, then heal its ally 2, then heal this warrior 1.",
        "Daj sojusznikowi tego wojownika 1 kartę szybkości, następnie przywróć mu 2 punkty życia, "
        "a następnie przywróć temu wojownikowi 1 punkt życia.",
    ),
    (
        "Heal this warrior and its ally 2, then cure this warrior and its ally, then burn this warrior and its ally.",
        "Przywróć temu wojownikowi i jego sojusznikowi po 2 punkty życia, następnie zdejmij z nich karty statusu, "
        "a następnie oparz ich.",
    ),
    (
        "Give each warrior hit 1 weakness, then give each warrior hit 1 slowness.",
        "Daj każdemu celowi 1 kartę braku mocy, a następnie daj każdemu celowi 1 kartę braku szybkości.",
    ),
    (
        "Heal this warrior and its ally 1, then give this warrior 1 power.",
        "Przywróć temu wojownikowi i jego sojusznikowi po 1 punkcie życia, "
        "a następnie daj temu wojownikowi 1 kartę mocy.",
    ),
]


@pytest.mark.parametrize(("english", "polish"), EFFECTS)
def test_effects(english: str, polish: str) -> None:
    assert POLISH.text(parse_effect(english)) == polish


ABILITIES = [
    # ---- facts
    ("Deal 1 more damage.", "Ten wojownik zadaje o 1 punkt obrażeń więcej."),
    ("Deal 2 more damage with fire moves.", "Ten wojownik zadaje ruchami ognia o 2 punkty obrażeń więcej."),
    (
        "Deal 2 more damage with bone moves to each paralyzed warrior hit.",
        "Ten wojownik zadaje ruchami kości każdemu sparaliżowanemu celowi o 2 punkty obrażeń więcej.",
    ),
    ("Take 1 less damage.", "Ten wojownik otrzymuje o 1 punkt obrażeń mniej."),
    ("Take 5 less damage from iron moves.", "Ten wojownik otrzymuje od ruchów żelaza o 5 punktów obrażeń mniej."),
    ("Ignore defense.", "Ten wojownik ignoruje karty obrony celów."),
    ("Be immune to poison.", "Ten wojownik jest odporny na zatrucie."),
    ("Be immune to paralysis.", "Ten wojownik jest odporny na paraliż."),
    ("Be immune to burn.", "Ten wojownik jest odporny na oparzenie."),
    ("Be immune to every status.", "Ten wojownik jest odporny na wszystkie statusy."),
    ("Be immune to weakness.", "Ten wojownik nie otrzymuje kart braku mocy."),
    ("Act with 1 more priority.", "Ten wojownik wykonuje ruchy z pierwszeństwem wyższym o 1."),
    ("Act with 2 more priority with bow moves.", "Ten wojownik wykonuje ruchy łuku z pierwszeństwem wyższym o 2."),
    ("Keep every boost when withdrawn.", "Ten wojownik zachowuje po wycofaniu wszystkie premie i kary."),
    (
        "Take 1 less damage from iron moves. Be immune to poison. When the turn ends, heal this warrior 1. "
        "Ignore defense.",
        "Ten wojownik otrzymuje od ruchów żelaza o 1 punkt obrażeń mniej. Jest odporny na zatrucie. "
        "Na koniec tury przywróć temu wojownikowi 1 punkt życia. Ten wojownik ignoruje karty obrony celów.",
    ),
    # ---- what happens
    (
        "When this warrior enters the battlefield, give each enemy 1 weakness, then give its ally 1 speed.",
        "Gdy ten wojownik wejdzie na pole bitwy, daj każdemu wrogowi 1 kartę braku mocy, "
        "a następnie daj sojusznikowi tego wojownika 1 kartę szybkości.",
    ),
    (
        "When this warrior is hit, with a 1/6 chance, paralyze the attacker.",
        "Gdy ten wojownik zostanie trafiony, z szansą 1/6 sparaliżuj atakującego.",
    ),
    (
        "When this warrior is hit, steal every helpful boost from the attacker.",
        "Gdy ten wojownik zostanie trafiony, ukradnij atakującemu wszystkie premie.",
    ),
    (
        "When this warrior deals damage, with a 2/6 chance, burn each warrior hit.",
        "Gdy ten wojownik zada obrażenia, z szansą 2/6 oparz każdy cel.",
    ),
    (
        "When this warrior deals damage, heal this warrior by the damage dealt.",
        "Gdy ten wojownik zada obrażenia, przywróć mu tyle punktów życia, ile zadał obrażeń.",
    ),
    (
        "When this warrior eliminates a warrior, give this warrior 1 power.",
        "Gdy ten wojownik kogoś wyeliminuje, daj mu 1 kartę mocy.",
    ),
    (
        "When this warrior is eliminated, give its ally 2 power.",
        "Gdy ten wojownik zostanie wyeliminowany, daj jego sojusznikowi 2 karty mocy.",
    ),
    (
        "When this warrior gets a status, with a 3/6 chance, cure this warrior.",
        "Gdy ten wojownik otrzyma kartę statusu, z szansą 3/6 zdejmij z niego kartę statusu.",
    ),
    (
        "When this warrior is eliminated, heal its ally 4, then cure its ally.",
        "Gdy ten wojownik zostanie wyeliminowany, przywróć jego sojusznikowi 4 punkty życia, "
        "a następnie zdejmij z niego kartę statusu.",
    ),
    (
        "When this warrior is hit, give the attacker 1 weakness, then poison the attacker, then poison this warrior.",
        "Gdy ten wojownik zostanie trafiony, daj atakującemu 1 kartę braku mocy, następnie zatruj go, "
        "a następnie zatruj tego wojownika.",
    ),
    ("When the turn ends, cure this warrior.", "Na koniec tury zdejmij z tego wojownika kartę statusu."),
]


@pytest.mark.parametrize(("english", "polish"), ABILITIES)
def test_abilities(english: str, polish: str) -> None:
    assert POLISH.text(parse_ability(english)) == polish


@pytest.mark.parametrize(
    ("category", "moves"),
    [
        ("iron", "ruchów żelaza"),
        ("bow", "ruchów łuku"),
        ("fire", "ruchów ognia"),
        ("water", "ruchów wody"),
        ("forest", "ruchów lasu"),
        ("bone", "ruchów kości"),
        ("beast", "ruchów bestii"),
        ("prayer", "ruchów modlitwy"),
    ],
)
def test_moves_of_a_category(category: str, moves: str) -> None:
    rendered = POLISH.text(parse_ability(f"Take 2 less damage from {category} moves."))
    assert rendered == f"Ten wojownik otrzymuje od {moves} o 2 punkty obrażeń mniej."
