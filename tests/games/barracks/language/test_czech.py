"""Barracks in Czech: cases, numerals, where pronouns stand, and how facts of a warrior are told."""

from __future__ import annotations

import pytest

from arenarium.cards.lang.cs import Noun
from arenarium.games.barracks.language.parse import parse_ability, parse_effect
from arenarium.games.barracks.language.render.cs import BarracksCzech
from arenarium.games.barracks.language.render.cs_words import CARD, LIFE, POINT, Role, amount
from arenarium.games.barracks.language.tree import Group, Status, Who

CZECH = BarracksCzech()


@pytest.mark.parametrize(
    ("number", "noun", "counted", "apiece"),
    [
        (1, CARD, "1 kartu", "po 1 kartě"),
        (2, CARD, "2 karty", "po 2 kartách"),
        (4, CARD, "4 karty", "po 4 kartách"),
        (5, CARD, "5 karet", "po 5 kartách"),
        (22, CARD, "22 karet", "po 22 kartách"),
        (1, LIFE, "1 život", "po 1 životě"),
        (3, LIFE, "3 životy", "po 3 životech"),
        (5, LIFE, "5 životů", "po 5 životech"),
        (1, POINT, "1 bod", "po 1 bodu"),
        (2, POINT, "2 body", "po 2 bodech"),
        (5, POINT, "5 bodů", "po 5 bodech"),
    ],
)
def test_nouns_are_counted(number: int, noun: Noun, counted: str, apiece: str) -> None:
    assert amount(number, noun) == counted
    assert amount(number, noun, apiece=True) == apiece


@pytest.mark.parametrize(
    ("group", "forms"),
    [
        (Group(Who.THIS), ("tento válečník", "tohoto válečníka", "tomuto válečníkovi")),
        (Group(Who.HIT), ("každý cíl", "každý cíl", "každému cíli")),
        (Group(Who.HIT, Status.BURN), ("každý popálený cíl", "každý popálený cíl", "každému popálenému cíli")),
        (Group(Who.ENEMIES), ("každý nepřítel", "každého nepřítele", "každému nepříteli")),
        (
            Group(Who.ENEMIES, Status.POISON),
            ("každý otrávený nepřítel", "každého otráveného nepřítele", "každému otrávenému nepříteli"),
        ),
        (
            Group(Who.EVERYONE, Status.PARALYSIS),
            ("každý ochromený válečník", "každého ochromeného válečníka", "každému ochromenému válečníkovi"),
        ),
        (Group(Who.ATTACKER), ("útočník", "útočníka", "útočníkovi")),
    ],
)
def test_warriors_are_declined(group: Group, forms: tuple[str, ...]) -> None:
    assert tuple(CZECH.group(group, role) for role in Role) == forms


EFFECTS = [
    # ---- acts
    ("Paralyze each warrior hit.", "Ochrom každý cíl."),
    ("Poison each enemy.", "Otrav každého nepřítele."),
    ("Burn every warrior.", "Popal každého válečníka."),
    ("Give this warrior 1 power.", "Dej tomuto válečníkovi 1 kartu síly."),
    ("Give each enemy 2 weakness.", "Dej každému nepříteli 2 karty slabosti."),
    ("Give its ally 1 defense.", "Dej spojenci tohoto válečníka 1 kartu obrany."),
    ("Give each burning warrior hit 3 exposure.", "Dej každému popálenému cíli 3 karty odkrytí."),
    ("Give this warrior and its ally 1 speed.", "Dej tomuto válečníkovi a jeho spojenci po 1 kartě rychlosti."),
    ("Give each warrior hit 5 slowness.", "Dej každému cíli 5 karet pomalosti."),
    ("Heal this warrior 1.", "Vrať tomuto válečníkovi 1 život."),
    ("Heal this warrior and its ally 2.", "Vrať tomuto válečníkovi a jeho spojenci po 2 životech."),
    ("Heal every poisoned warrior 5.", "Vrať každému otrávenému válečníkovi 5 životů."),
    ("Heal this warrior by the damage dealt.", "Vrať tomuto válečníkovi tolik životů, kolik způsobil bodů zranění."),
    ("Deal 1 damage to this warrior.", "Způsob tomuto válečníkovi 1 bod zranění."),
    ("Deal 3 damage to each enemy.", "Způsob každému nepříteli 3 body zranění."),
    ("Deal 2 damage to this warrior and its ally.", "Způsob tomuto válečníkovi a jeho spojenci po 2 bodech zranění."),
    ("Cure its ally.", "Odeber spojenci tohoto válečníka kartu stavu."),
    ("Cure this warrior and its ally.", "Odeber tomuto válečníkovi a jeho spojenci karty stavu."),
    ("Cure each paralyzed warrior hit.", "Odeber každému ochromenému cíli kartu stavu."),
    ("Remove every boost from every warrior.", "Odeber každému válečníkovi všechny bonusy a postihy."),
    ("Remove every helpful boost from each enemy.", "Odeber každému nepříteli všechny bonusy."),
    ("Remove every harmful boost from this warrior.", "Odeber tomuto válečníkovi všechny postihy."),
    ("Steal every helpful boost from each warrior hit.", "Ukradni každému cíli všechny bonusy."),
    ("With a 2/6 chance, poison each warrior hit.", "Se šancí 2/6 otrav každý cíl."),
    # ---- what changes the damage of the move
    ("Deal 1 more damage.", "Způsob o 1 bod zranění víc."),
    ("Deal 2 more damage to each poisoned warrior hit.", "Způsob každému otrávenému cíli o 2 body zranění víc."),
    ("Ignore defense.", "Ignoruj karty obrany cílů."),
    # ---- conditions: an unstressed "je" follows "pokud"
    (
        "If this warrior is wounded, deal 5 more damage.",
        "Pokud je tento válečník těžce zraněný, způsob o 5 bodů zranění víc.",
    ),
    ("If this warrior has no ally, ignore defense.", "Pokud tento válečník nemá spojence, ignoruj karty obrany cílů."),
    (
        "If this eliminated a warrior, heal this warrior 2. "
        "Otherwise, with a 3/6 chance, deal 1 damage to this warrior.",
        "Pokud tento úder někoho vyřadil, vrať tomuto válečníkovi 2 životy. "
        "Jinak se šancí 3/6 způsob tomuto válečníkovi 1 bod zranění.",
    ),
    (
        "If this warrior has no ally and this warrior is poisoned, burn every warrior.",
        "Pokud tento válečník nemá spojence a je otrávený, popal každého válečníka.",
    ),
    (
        "If this warrior is poisoned and this warrior is wounded, ignore defense.",
        "Pokud je tento válečník otrávený a těžce zraněný, ignoruj karty obrany cílů.",
    ),
    (
        "If this warrior is paralyzed and this warrior has a status, cure each enemy.",
        "Pokud je tento válečník ochromený a má kartu stavu, odeber každému nepříteli kartu stavu.",
    ),
    (
        "If this eliminated a warrior and this warrior has a status, cure this warrior.",
        "Pokud tento válečník má kartu stavu a tento úder někoho vyřadil, odeber tomuto válečníkovi kartu stavu.",
    ),
    # ---- who was spoken of last, and "him" as the second word of its clause
    (
        "Give this warrior 1 power, then heal this warrior 2, then cure its ally.",
        "Dej tomuto válečníkovi 1 kartu síly, potom mu vrať 2 životy, potom odeber jeho spojenci kartu stavu.",
    ),
    (
        "Poison each warrior hit, then give its ally 1 speed, then heal this warrior 1.",
        "Otrav každý cíl, potom dej spojenci tohoto válečníka 1 kartu rychlosti, "
        "potom vrať tomuto válečníkovi 1 život.",
    ),
    (
        "If this warrior is wounded, give this warrior 1 defense, then with a 1/6 chance, burn this warrior.",
        "Pokud je tento válečník těžce zraněný, dej mu 1 kartu obrany, potom se šancí 1/6 ho popal.",
    ),
    (
        "If this warrior is wounded, with a 1/6 chance, cure this warrior. Cure this warrior.",
        "Pokud je tento válečník těžce zraněný, se šancí 1/6 mu odeber kartu stavu. "
        "Odeber tomuto válečníkovi kartu stavu.",
    ),
    (
        "If this warrior is wounded, deal 1 more damage, then heal this warrior 1.",
        "Pokud je tento válečník těžce zraněný, způsob o 1 bod zranění víc, potom mu vrať 1 život.",
    ),
    (
        "If this warrior is wounded, ignore defense, then heal this warrior 1.",
        "Pokud je tento válečník těžce zraněný, ignoruj karty obrany cílů, potom vrať tomuto válečníkovi 1 život.",
    ),
    (
        "With a 2/6 chance, heal this warrior by the damage dealt, then give this warrior 1 power.",
        "Se šancí 2/6 vrať tomuto válečníkovi tolik životů, kolik způsobil bodů zranění, potom mu dej 1 kartu síly.",
    ),
    (
        "If this warrior is burning, heal this warrior and its ally 1.",
        "Pokud je tento válečník popálený, vrať jemu i jeho spojenci po 1 životě.",
    ),
    (
        "Give its ally 1 speed, then heal its ally 2, then heal this warrior 1.",
        "Dej spojenci tohoto válečníka 1 kartu rychlosti, potom mu vrať 2 životy, "
        "potom vrať tomuto válečníkovi 1 život.",
    ),
    (
        "Heal this warrior and its ally 2, then cure this warrior and its ally, then burn this warrior and its ally.",
        "Vrať tomuto válečníkovi a jeho spojenci po 2 životech, potom jim odeber karty stavu, potom je popal.",
    ),
    (
        "Give each warrior hit 1 weakness, then give each warrior hit 1 slowness.",
        "Dej každému cíli 1 kartu slabosti, potom dej každému cíli 1 kartu pomalosti.",
    ),
    (
        "Heal this warrior and its ally 1, then give this warrior 1 power.",
        "Vrať tomuto válečníkovi a jeho spojenci po 1 životě, potom dej tomuto válečníkovi 1 kartu síly.",
    ),
]


@pytest.mark.parametrize(("english", "czech"), EFFECTS)
def test_effects(english: str, czech: str) -> None:
    assert CZECH.text(parse_effect(english)) == czech


ABILITIES = [
    # ---- facts
    ("Deal 1 more damage.", "Tento válečník způsobuje o 1 bod zranění víc."),
    ("Deal 2 more damage with fire moves.", "Tento válečník způsobuje svými údery ohně o 2 body zranění víc."),
    (
        "Deal 2 more damage with bone moves to each paralyzed warrior hit.",
        "Tento válečník způsobuje svými údery kosti každému ochromenému cíli o 2 body zranění víc.",
    ),
    ("Take 1 less damage.", "Tento válečník dostává o 1 bod zranění méně."),
    ("Take 5 less damage from iron moves.", "Tento válečník dostává od úderů železa o 5 bodů zranění méně."),
    ("Ignore defense.", "Tento válečník ignoruje karty obrany cílů."),
    ("Be immune to poison.", "Tento válečník je imunní vůči otravě."),
    ("Be immune to paralysis.", "Tento válečník je imunní vůči ochromení."),
    ("Be immune to burn.", "Tento válečník je imunní vůči popálení."),
    ("Be immune to every status.", "Tento válečník je imunní vůči všem stavům."),
    ("Be immune to weakness.", "Tento válečník nedostává karty slabosti."),
    ("Act with 1 more priority.", "Tento válečník provádí údery s předností vyšší o 1."),
    ("Act with 2 more priority with bow moves.", "Tento válečník provádí údery luku s předností vyšší o 2."),
    ("Keep every boost when withdrawn.", "Tento válečník neztrácí při stažení bonusy ani postihy."),
    (
        "Take 1 less damage from iron moves. Be immune to poison. When the turn ends, heal this warrior 1. "
        "Ignore defense.",
        "Tento válečník dostává od úderů železa o 1 bod zranění méně. Je imunní vůči otravě. "
        "Na konci kola vrať tomuto válečníkovi 1 život. Tento válečník ignoruje karty obrany cílů.",
    ),
    # ---- what happens
    (
        "When this warrior enters the battlefield, give each enemy 1 weakness, then give its ally 1 speed.",
        "Když tento válečník vstoupí na bojiště, dej každému nepříteli 1 kartu slabosti, "
        "potom dej spojenci tohoto válečníka 1 kartu rychlosti.",
    ),
    (
        "When this warrior is hit, with a 1/6 chance, paralyze the attacker.",
        "Když je tento válečník zasažen, se šancí 1/6 ochrom útočníka.",
    ),
    (
        "When this warrior is hit, steal every helpful boost from the attacker.",
        "Když je tento válečník zasažen, ukradni útočníkovi všechny bonusy.",
    ),
    (
        "When this warrior deals damage, with a 2/6 chance, burn each warrior hit.",
        "Když tento válečník způsobí zranění, se šancí 2/6 popal každý cíl.",
    ),
    (
        "When this warrior deals damage, heal this warrior by the damage dealt.",
        "Když tento válečník způsobí zranění, vrať mu tolik životů, kolik způsobil bodů zranění.",
    ),
    (
        "When this warrior eliminates a warrior, give this warrior 1 power.",
        "Když tento válečník někoho vyřadí, dej mu 1 kartu síly.",
    ),
    (
        "When this warrior is eliminated, give its ally 2 power.",
        "Když je tento válečník vyřazen, dej jeho spojenci 2 karty síly.",
    ),
    (
        "When this warrior gets a status, with a 3/6 chance, cure this warrior.",
        "Když tento válečník dostane kartu stavu, se šancí 3/6 mu odeber kartu stavu.",
    ),
    (
        "When this warrior is eliminated, heal its ally 4, then cure its ally.",
        "Když je tento válečník vyřazen, vrať jeho spojenci 4 životy, potom mu odeber kartu stavu.",
    ),
    (
        "When this warrior is hit, give the attacker 1 weakness, then poison the attacker, then poison this warrior.",
        "Když je tento válečník zasažen, dej útočníkovi 1 kartu slabosti, potom ho otrav, "
        "potom otrav tohoto válečníka.",
    ),
    ("When the turn ends, cure this warrior.", "Na konci kola odeber tomuto válečníkovi kartu stavu."),
]


@pytest.mark.parametrize(("english", "czech"), ABILITIES)
def test_abilities(english: str, czech: str) -> None:
    assert CZECH.text(parse_ability(english)) == czech


@pytest.mark.parametrize(
    ("category", "moves"),
    [
        ("iron", "úderů železa"),
        ("bow", "úderů luku"),
        ("fire", "úderů ohně"),
        ("water", "úderů vody"),
        ("forest", "úderů lesa"),
        ("bone", "úderů kosti"),
        ("beast", "úderů šelmy"),
        ("prayer", "úderů modlitby"),
    ],
)
def test_moves_of_a_category(category: str, moves: str) -> None:
    rendered = CZECH.text(parse_ability(f"Take 2 less damage from {category} moves."))
    assert rendered == f"Tento válečník dostává od {moves} o 2 body zranění méně."
