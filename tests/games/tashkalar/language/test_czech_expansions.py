"""The Czech renderer: what the cards of the expansions say."""

from __future__ import annotations

import pytest

from arenarium.games.tashkalar.language.parse import parse_effect
from arenarium.games.tashkalar.language.render.cs import TashKalarCzech

CZECH = TashKalarCzech()


@pytest.mark.parametrize(
    ("english", "czech"),
    [
        # the Gateway is a feminine name
        ("Upgrade the Gateway.", "Zvyš úroveň Brány."),
        ("You may do one combat move with the Gateway.", "Můžeš Bránou provést jeden bojový pohyb."),
        ("You may destroy one piece adjacent to the Gateway.", "Můžeš zničit jeden kámen sousedící s Bránou."),
        ("Destroy the Gateway without counting it.", "Znič Bránu (nepočítá se jako zničená)."),
        (
            "Place one common piece, then make it the Gateway.",
            "Umísti jeden běžný kámen, potom učiň tento kámen Bránou.",
        ),
        (
            "You may make one non-legendary piece of yours adjacent to this being the Gateway.",
            "Můžeš učinit Bránou jeden svůj nelegendární kámen sousedící s touto bytostí.",
        ),
        # the only datives
        (
            "Do any number of combat moves with this being toward the Gateway.",
            "Proveď touto bytostí libovolný počet bojových pohybů, vždy blíže k Bráně.",
        ),
        (
            "Do one standard leap with the Gateway toward this being without entering its square.",
            "Proveď Bránou jeden standardní skok blíže k této bytosti, ale ne na její pole.",
        ),
        (
            "Do up to 2 combat moves with different pieces toward it without entering its square.",
            "Proveď různými kameny až 2 bojové pohyby, vždy blíže k tomuto kameni, ale ne na jeho pole.",
        ),
        # directions of moves
        (
            "You may do as many standard moves as possible in one direction with one common piece.",
            "Můžeš jedním běžným kamenem provést co nejvíce standardních pohybů stále stejným směrem.",
        ),
        (
            "Do up to 3 combat moves in an indicated direction with this being to an empty square.",
            "Proveď touto bytostí až 3 bojové pohyby jedním z vyznačených směrů, vždy na prázdné pole.",
        ),
        (
            "You may do one combat move in that direction or one beside it with this being.",
            "Můžeš touto bytostí provést jeden bojový pohyb tímto směrem nebo některým z obou směrů vedle něj.",
        ),
        (
            "Do one combat move in the opposite direction with it.",
            "Proveď tímto kamenem jeden bojový pohyb opačným směrem.",
        ),
        (
            "Do 2 standard moves in a diagonal direction with this being.",
            "Proveď touto bytostí 2 standardní pohyby jedním šikmým směrem.",
        ),
        (
            "Destroy the first piece in the opposite direction.",
            "Znič první kámen v opačném směru od této bytosti.",
        ),
        # a distance up to 1 is simply 1
        (
            "Destroy one legendary piece up to distance 1 in that direction.",
            "Znič jeden legendární kámen ve vzdálenosti 1 od této bytosti v tomto směru.",
        ),
        # what becomes of destroyed pieces agrees with them
        (
            "You may destroy one heroic piece adjacent to this being for good counting it twice.",
            "Můžeš zničit jeden hrdinský kámen sousedící s touto bytostí (je odstraněn ze hry a počítá se dvakrát).",
        ),
        (
            "Destroy up to 2 common pieces for good without counting them.",
            "Znič až 2 běžné kameny (jsou odstraněny ze hry a nepočítají se jako zničené).",
        ),
        ("Destroy every piece counting it twice.", "Znič každý kámen (počítá se dvakrát)."),
        ("Destroy this being for good.", "Znič tuto bytost (je odstraněna ze hry)."),
        # several neighbours, in the instrumental; adjacent is said once
        (
            "Destroy one legendary piece adjacent to this being adjacent to at least 3 other pieces of yours.",
            "Znič jeden legendární kámen sousedící s touto bytostí a zároveň s alespoň 3 jinými tvými kameny.",
        ),
        (
            "Destroy 2 pieces adjacent to this being diagonally adjacent to at least 1 enemy upgraded piece.",
            "Znič 2 kameny sousedící s touto bytostí a zároveň šikmo sousedící"
            " s alespoň jedním nepřátelským kamenem vyšší úrovně.",
        ),
        (
            "Do one combat leap with this being to a square adjacent to it adjacent to the Gateway.",
            "Proveď touto bytostí jeden bojový skok na pole sousedící s tímto kamenem a zároveň s Bránou.",
        ),
        (
            "Place one enemy common piece adjacent to a piece of its color.",
            "Umísti jeden nepřátelský běžný kámen na pole sousedící s jiným kamenem téže barvy.",
        ),
        # pieces left out
        (
            "Do one combat move with one piece of yours other than this being or the Gateway.",
            "Proveď jedním svým kamenem jiným než tato bytost a Brána jeden bojový pohyb.",
        ),
        (
            "Upgrade one common piece of yours other than it or this being.",
            "Zvyš úroveň jednoho dalšího svého běžného kamene jiného než tato bytost.",
        ),
        ("Destroy every common piece other than it.", "Znič každý jiný běžný kámen."),
        # colours and ranks
        (
            "Do up to 3 combat moves with different pieces not all of one color to an empty square.",
            "Proveď různými kameny, které nesmějí být všechny téže barvy, až 3 bojové pohyby, vždy na prázdné pole.",
        ),
        (
            "Destroy up to 3 common pieces not all of one color on red squares.",
            "Znič až 3 běžné kameny, které nesmějí být všechny téže barvy, na červených polích.",
        ),
        (
            "You may swap one non-legendary piece of yours with one enemy piece of equal rank.",
            "Můžeš prohodit jeden svůj nelegendární kámen s jedním nepřátelským kamenem stejné hodnosti.",
        ),
        (
            "For each enemy color, swap one upgraded piece of yours"
            " with one upgraded piece of that color of equal rank.",
            "Pro každou nepřátelskou barvu prohoď jeden svůj kámen vyšší úrovně"
            " s jedním kamenem téže vyšší úrovně a dané barvy.",
        ),
        (
            "Swap one piece of an opponent with more common pieces than you with one piece of yours.",
            "Prohoď jeden kámen soupeře, který má více běžných kamenů než ty, s jedním svým kamenem.",
        ),
        (
            "For each enemy color, you may destroy one heroic piece of that color.",
            "Pro každou nepřátelskou barvu můžeš zničit jeden hrdinský kámen dané barvy.",
        ),
        # squares
        (
            "Destroy 2 pieces on second marked squares.",
            "Znič 2 kameny na polích označených druhou značkou.",
        ),
        (
            "Place one common piece on a second marked square adjacent to this being.",
            "Umísti jeden běžný kámen na pole označené druhou značkou sousedící s touto bytostí.",
        ),
        (
            "Place 2 common pieces on or adjacent to a second marked square.",
            "Umísti 2 běžné kameny na pole označená druhou značkou nebo sousedící s polem označeným druhou značkou.",
        ),
        (
            "If this being was summoned on a second marked square other than the center, gain an action.",
            "Pokud byla tato bytost vyvolána na jiném poli označeném druhou značkou"
            " než na prostředním poli arény, získej akci.",
        ),
        (
            "Place one enemy common piece on the square it left.",
            "Umísti jeden nepřátelský běžný kámen na pole opuštěné tímto kamenem.",
        ),
        ("Destroy one piece on the square it left.", "Znič jeden kámen na poli opuštěném tímto kamenem."),
        # that square is the one chosen, until a piece is acted upon
        (
            "Choose an empty colorless square. Do one combat move with every common piece adjacent to that square"
            " to that square.",
            "Zvol jedno prázdné bezbarvé pole. Proveď každým běžným kamenem sousedícím s tímto polem"
            " jeden bojový pohyb na toto pole.",
        ),
        (
            "You may choose an empty square, then gain an action,"
            " then destroy one piece within distance 2 of that square."
            " If you do, do one combat leap with this being to that square.",
            "Můžeš zvolit jedno prázdné pole, potom získej akci,"
            " potom znič jeden kámen ve vzdálenosti nejvýše 2 od tohoto pole."
            " Pokud to uděláš, proveď touto bytostí jeden bojový skok na pole tohoto kamene.",
        ),
        (
            "Up to 2 times, you may choose an empty square. Place one common piece adjacent to that square.",
            "Až 2krát můžeš zvolit jedno prázdné pole. Umísti jeden běžný kámen na pole sousedící s tímto polem.",
        ),
        # pieces that come and go
        (
            "You may mirror one heroic piece on a marked square.",
            "Můžeš vytvořit zrcadlový obraz jednoho hrdinského kamene na označeném poli"
            " (umísti svůj kámen stejné hodnosti na zrcadlově protilehlé pole).",
        ),
        (
            "Mirror up to 2 different common pieces on marked squares.",
            "Vytvoř zrcadlové obrazy až 2 různých běžných kamenů na označených polích"
            " (umísti své kameny stejné hodnosti na zrcadlově protilehlá pole).",
        ),
        ("Replace this being by an enemy common piece.", "Nahraď tuto bytost nepřátelským běžným kamenem."),
        ("You may replace it by a heroic piece.", "Můžeš nahradit tento kámen svým hrdinským kamenem."),
        (
            "Take one piece on a colorless square onto this card.",
            "Vezmi jeden kámen na bezbarvém poli a polož ho na tuto kartu.",
        ),
        (
            "You may take one piece of an opponent with more common pieces than you onto this card.",
            "Můžeš vzít jeden kámen soupeře, který má více běžných kamenů než ty, a položit ho na tuto kartu.",
        ),
        ("Take the Gateway onto this card.", "Vezmi Bránu a polož ji na tuto kartu."),
        (
            "You may return the piece on this card with a standard leap to a colorless square.",
            "Můžeš vrátit kámen z této karty do arény standardním skokem na bezbarvé pole.",
        ),
        (
            "You may place one common piece adjacent to the Gateway"
            " and again while an opponent has more pieces than you, then gain an action.",
            "Můžeš umístit jeden běžný kámen na pole sousedící s Bránou a opakovat to,"
            " dokud má některý soupeř v aréně více kamenů než ty, potom získej akci.",
        ),
        # actions and cards
        ("Lose an action.", "Promarni jednu akci."),
        (
            "Give each opponent one action fewer next turn.",
            "Uber každému soupeři jednu akci z jeho příštího tahu.",
        ),
        (
            "Count up to one empty square as common pieces of yours in your next summoning this turn.",
            "Při svém příštím vyvolání v tomto tahu můžeš jedno prázdné pole považovat za svůj běžný kámen.",
        ),
        (
            "Count up to 2 empty squares as common pieces of yours in your next summoning this turn.",
            "Při svém příštím vyvolání v tomto tahu můžeš až 2 prázdná pole považovat za své běžné kameny.",
        ),
        (
            "Count up to 5 empty squares as common pieces of yours in your next summoning this turn.",
            "Při svém příštím vyvolání v tomto tahu můžeš až 5 prázdných polí považovat za své běžné kameny.",
        ),
        (
            "You may use its color as yours in your next summoning this turn.",
            "Při svém příštím vyvolání v tomto tahu můžeš místo svých kamenů použít kameny v barvě tohoto kamene.",
        ),
        (
            "Gain an action, then count each enemy piece you destroy this turn once more.",
            "Získej akci, potom každý nepřátelský kámen, který v tomto tahu zničíš, počítej jednou navíc.",
        ),
        ("Count this being as a legend.", "Považuj vyvolání této bytosti za vyvolání legendy."),
        ("You may discard one flare.", "Můžeš zahodit jednu kartu balance."),
        ("Discard every legend.", "Zahoď všechny legendy z ruky."),
        (
            "Discard one card, then discard your pending being.",
            "Zahoď jednu kartu z ruky, potom zahoď svou čekající bytost.",
        ),
        ("You may take back your pending being.", "Můžeš vrátit svou čekající bytost do ruky."),
        (
            "You may freeze one card of your discard pile.",
            "Můžeš zmrazit jednu kartu se zmrazeným účinkem ze svého odhazovacího balíčku.",
        ),
        ("Put this card under your deck.", "Polož tuto kartu naspod svého balíčku."),
        (
            "Put the top card of your discard pile on top of your deck.",
            "Polož vrchní kartu ze svého odhazovacího balíčku navrch svého balíčku.",
        ),
        (
            "You may copy the warp effect of one card of your discard pile.",
            "Můžeš zkopírovat zpětný účinek jedné karty ze svého odhazovacího balíčku.",
        ),
        # conditions, one and two: what is unstressed never opens a clause
        (
            "If you did both, gain an action. If you do not, lose an action.",
            "Pokud uděláš obojí, získej akci. Pokud k tomu nedojde, promarni jednu akci.",
        ),
        (
            "If you do and you have an action left, lose an action.",
            "Pokud to uděláš a zároveň ti zbývá akce, promarni jednu akci.",
        ),
        (
            "If it was not legendary and the Gateway is on a colorless square, gain an action.",
            "Pokud nešlo o legendární kámen a zároveň Brána stojí na bezbarvém poli, získej akci.",
        ),
        (
            "If this being is the Gateway and this destroyed at least 2 pieces, gain an action.",
            "Pokud je tato bytost Bránou a zároveň tím byly zničeny alespoň 2 kameny, získej akci.",
        ),
        ("If it is not the Gateway, destroy it.", "Pokud tento kámen není Bránou, znič tento kámen."),
        (
            "If this being destroyed nothing, upgrade this being.",
            "Pokud vyvoláním ani účinkem této bytosti nebyl zničen žádný kámen, zvyš úroveň této bytosti.",
        ),
        (
            "If this being was summoned onto an enemy piece, gain an action.",
            "Pokud byl vyvoláním této bytosti zničen nepřátelský kámen, získej akci.",
        ),
        (
            "If you did not play the warp effect of this card this turn, copy the warp effect of this card.",
            "Pokud v tomto tahu nebyl zahrán zpětný účinek této karty, zkopíruj zpětný účinek této karty.",
        ),
        # a card by its Czech name, or by its own if it has none
        (
            'If "Greater Shadow Twin" is in your discard pile, gain an action.',
            "Pokud je ve tvém odhazovacím balíčku karta „Větší stínové dvojče“, získej akci.",
        ),
        (
            'If "Lamplighter" is in your discard pile, gain an action.',
            "Pokud je ve tvém odhazovacím balíčku karta „Lamplighter“, získej akci.",
        ),
        # all or nothing
        (
            "If you do, all or nothing: place one common piece, then do one combat move with it.",
            "Pokud to uděláš, platí vše, nebo nic: umísti jeden běžný kámen,"
            " potom proveď tímto kamenem jeden bojový pohyb.",
        ),
    ],
)
def test_what_the_expansions_say_is_said_in_czech(english: str, czech: str) -> None:
    assert CZECH.text(parse_effect(english)) == czech
