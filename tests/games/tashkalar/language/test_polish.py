"""Polish texts: every card can be said, and a sample of sentences shows that their grammar is right."""

from __future__ import annotations

import inspect
import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from arenarium.cards import tree as script
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.parse import parse_criterion, parse_effect
from arenarium.games.tashkalar.language.render.pl import TashKalarPolish

POLISH = TashKalarPolish()
DATA = resources.files("arenarium.games.tashkalar")
ABSTRACT = {script.Node, script.Act, script.Condition, script.Count, tree.Where, tree.Criterion}


def card_data() -> dict[str, list[dict[str, Any]]]:
    texts: dict[str, list[dict[str, Any]]] = {"card": [], "flare": [], "task": []}
    for file in (DATA / "cards" / "data").iterdir():
        for kind, entries in tomllib.loads(file.read_text("utf-8")).items():
            if kind in texts:
                texts[kind] += entries
    return texts


def all_texts() -> Iterator[tuple[str, str]]:
    data = card_data()
    for card in data["card"]:
        for kind in ("effect", "frozen_effect", "warp_effect"):
            if kind in card:
                yield f"{card['name']}, {kind}", POLISH.effect(parse_effect(card[kind]))
    for flare in data["flare"]:
        for half in ("upper_effect", "lower_effect"):
            yield f"flare {flare['number']}, {half}", POLISH.effect(parse_effect(flare[half]))
    for task in data["task"]:
        yield task["name"], POLISH.criterion(parse_criterion(task["criterion"]))


def node_kinds() -> list[type[script.Node]]:
    return [
        kind
        for module in (script, tree)
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, script.Node) and kind not in ABSTRACT
    ]


@pytest.mark.parametrize("kind", node_kinds(), ids=lambda kind: kind.__name__)
def test_every_kind_of_node_can_be_said(kind: type[script.Node]) -> None:
    assert POLISH.can_say(kind)


@pytest.mark.parametrize(("name", "text"), list(all_texts()))
def test_every_card_flare_and_task_is_a_clean_paragraph(name: str, text: str) -> None:
    assert re.fullmatch(r"[A-ZŚŻ].*\.", text)
    assert not re.search(r"  | [.,;:]|[.,;:]{2}", text)


EFFECTS = [
    ("Destroy one enemy common piece.", "Zniszcz jeden zwykły wrogi pion."),
    ("Destroy 2 common pieces.", "Zniszcz 2 zwykłe piony."),
    ("Destroy 5 enemy common pieces.", "Zniszcz 5 zwykłych wrogich pionów."),
    ("Destroy 12 heroic pieces.", "Zniszcz 12 heroicznych pionów."),
    ("Destroy 22 heroic pieces.", "Zniszcz 22 heroiczne piony."),
    ("You may destroy up to 1 legendary piece.", "Możesz zniszczyć do 1 legendarnego piona."),
    (
        "Destroy up to 2 common pieces adjacent to a common piece.",
        "Zniszcz do 2 zwykłych pionów sąsiadujących ze zwykłym pionem.",
    ),
    (
        "Destroy every non-legendary piece orthogonally adjacent to this being.",
        "Zniszcz każdy nielegendarny pion sąsiadujący po linii prostej z tą istotą.",
    ),
    (
        "Destroy every piece on a marked square without counting them.",
        "Zniszcz każdy pion na zaznaczonym polu, nie zaliczając tych pionów do zniszczonych.",
    ),
    (
        "Destroy this being without counting it.",
        "Zniszcz tę istotę, nie zaliczając jej do zniszczonych.",
    ),
    (
        "Destroy up to 4 connected common pieces.",
        "Zniszcz do 4 połączonych ze sobą zwykłych pionów.",
    ),
    (
        "Destroy one piece of yours on a red square within distance 3 of another piece of yours.",
        "Zniszcz jeden swój pion stojący na czerwonym polu i w odległości do 3 od innego twojego piona.",
    ),
    (
        "Destroy one enemy heroic piece of an opponent with more upgraded pieces than you.",
        "Zniszcz jeden heroiczny pion przeciwnika mającego więcej awansowanych pionów niż ty.",
    ),
    (
        "Upgrade one common piece of yours other than this being. If you do, you may do one standard move with it.",
        "Awansuj jeden swój zwykły pion inny niż ta istota. "
        "Jeśli to zrobisz, możesz wykonać tym pionem jeden ruch standardowy.",
    ),
    (
        "Downgrade 2 upgraded pieces used to summon this being.",
        "Zdegraduj 2 awansowane piony użyte do przywołania tej istoty.",
    ),
    ("You may downgrade this being.", "Możesz zdegradować tę istotę."),
    (
        "You may convert one enemy non-legendary piece adjacent to this being to a common piece.",
        "Możesz zamienić jeden nielegendarny wrogi pion sąsiadujący z tą istotą na swój zwykły pion.",
    ),
    (
        "Convert up to 2 enemy common pieces.",
        "Zamień do 2 zwykłych wrogich pionów na swoje piony tej samej rangi.",
    ),
    (
        "Place one heroic piece adjacent to a piece of yours.",
        "Umieść jeden heroiczny pion na polu sąsiadującym z twoim pionem.",
    ),
    ("Place up to 2 common pieces on marked squares.", "Umieść do 2 zwykłych pionów na zaznaczonych polach."),
    (
        "Place 2 enemy common pieces within distance 2 of this being. "
        "For each piece placed, destroy one common piece of that color.",
        "Umieść 2 zwykłe wrogie piony na polach w odległości do 2 od tej istoty. "
        "Za każdy umieszczony pion zniszcz jeden zwykły pion tego koloru.",
    ),
    (
        "You may do one combat move with one common piece of yours.",
        "Możesz wykonać jeden ruch bojowy jednym swoim zwykłym pionem.",
    ),
    (
        "Do up to 2 standard moves with pieces of yours to an empty square.",
        "Wykonaj do 2 ruchów standardowych swoimi pionami, każdy na puste pole.",
    ),
    (
        "Do up to 3 combat moves with different enemy common pieces of one color.",
        "Wykonaj do 3 ruchów bojowych różnymi zwykłymi wrogimi pionami jednego koloru.",
    ),
    (
        "You may do any number of combat moves in one direction with this being until it destroys a legendary piece.",
        "Możesz wykonać tą istotą dowolną liczbę ruchów bojowych w jednym kierunku, "
        "dopóki nie zniszczysz legendarnego piona.",
    ),
    (
        "Do up to 3 combat moves with pieces of yours but only 2 if none is with this being.",
        "Wykonaj do 3 ruchów bojowych swoimi pionami, ale najwyżej 2, jeśli żadnego z nich nie wykonasz tą istotą.",
    ),
    (
        "Do up to 1 combat and 2 standard moves in any order with one piece of yours other than this being.",
        "Wykonaj w dowolnej kolejności do 1 ruchu bojowego i do 2 ruchów standardowych "
        "jednym swoim pionem innym niż ta istota.",
    ),
    (
        "You may do one of these: do one combat leap with this being to a colored square; or gain an action.",
        "Możesz wybrać jedną z możliwości: wykonaj tą istotą jeden skok bojowy na kolorowe pole; "
        "albo otrzymaj dodatkową akcję.",
    ),
    (
        "Up to 3 times, each time on a new square, you may upgrade one common piece.",
        "Możesz do 3 razy, za każdym razem na innym polu, awansować jeden zwykły pion.",
    ),
    (
        "You may choose an indicated direction. "
        "If you do, destroy the first 2 pieces in that direction before any legendary one.",
        "Możesz wybrać jeden ze wskazanych kierunków. "
        "Jeśli to zrobisz, zniszcz 2 pierwsze piony w tym kierunku "
        "stojące przed ewentualnym legendarnym pionem.",
    ),
    (
        "You may choose one piece other than this being. "
        "If you do, upgrade it, then do one combat leap with this being to its square, then gain 2 actions.",
        "Możesz wybrać jeden pion inny niż ta istota. Jeśli to zrobisz, awansuj ten pion, "
        "następnie wykonaj tą istotą jeden skok bojowy na pole tego piona, "
        "a następnie otrzymaj 2 dodatkowe akcje.",
    ),
    ("Gain 5 actions.", "Otrzymaj 5 dodatkowych akcji."),
    (
        "If this being was summoned on a colored square other than the center, gain an action. "
        "Otherwise, take another turn after this one.",
        "Jeśli ta istota została przywołana na kolorowym polu innym niż środkowe pole planszy, "
        "otrzymaj dodatkową akcję. W przeciwnym razie po tej turze rozegraj jeszcze jedną turę.",
    ),
    (
        "If a piece is on a marked square, destroy this being. If it was legendary, gain an action.",
        "Jeśli na zaznaczonym polu stoi pion, zniszcz tę istotę. "
        "Jeśli ten pion był legendarny, otrzymaj dodatkową akcję.",
    ),
    (
        "If it stood on a red square, destroy every common piece adjacent to that square.",
        "Jeśli ten pion stał na czerwonym polu, zniszcz każdy zwykły pion sąsiadujący z polem tego piona.",
    ),
    (
        "If this destroyed at least 5 pieces, "
        "you may count up to one enemy piece as yours in your next summoning this turn.",
        "Jeśli w ten sposób zniszczono co najmniej 5 pionów, "
        "możesz przy kolejnym przywołaniu w tej turze potraktować jeden wrogi pion jak swój.",
    ),
    (
        "If your discard pile is empty, draw an extra being and an extra legend at the end of the turn. "
        "If you have an action left, you may put one card of your discard pile on top of your deck.",
        "Jeśli twój stos kart odrzuconych jest pusty, "
        "na koniec tury dobierz dodatkową kartę istoty i dodatkową kartę legendy. "
        "Jeśli masz jeszcze niewykorzystaną akcję, "
        "możesz położyć jedną kartę ze swojego stosu kart odrzuconych na wierzchu swojej talii.",
    ),
    (
        "Destroy one non-legendary piece on or adjacent to a red square.",
        "Zniszcz jeden nielegendarny pion na czerwonym polu lub na polu z nim sąsiadującym.",
    ),
    (
        "Choose an indicated direction, then destroy every piece up to distance 2 in that direction or one beside it.",
        "Wybierz jeden ze wskazanych kierunków, "
        "a następnie zniszcz każdy pion w odległości do 2 w tym lub sąsiednim kierunku.",
    ),
    # destroying for good, counting twice, and what a pronoun agrees with
    (
        "You may destroy one heroic piece adjacent to this being adjacent to another piece of yours "
        "for good counting it twice.",
        "Możesz zniszczyć i usunąć z gry jeden heroiczny pion sąsiadujący z tą istotą i z innym twoim pionem, "
        "licząc go podwójnie.",
    ),
    (
        "Destroy one legendary piece adjacent to at least 3 other pieces of yours "
        "diagonally adjacent to at least 1 enemy common piece.",
        "Zniszcz jeden legendarny pion sąsiadujący z co najmniej 3 innymi twoimi pionami "
        "i sąsiadujący po przekątnej z co najmniej 1 zwykłym wrogim pionem.",
    ),
    ("Destroy the Gateway counting it twice.", "Zniszcz Bramę, licząc ją podwójnie."),
    (
        "Destroy 2 pieces for good counting them twice. Destroy the Gateway without counting it.",
        "Zniszcz i usuń z gry 2 piony, licząc każdy podwójnie. Zniszcz Bramę, nie zaliczając jej do zniszczonych.",
    ),
    # moves: directions, destinations, who makes them
    (
        "You may do as many standard moves as possible in one direction with one common piece adjacent to this being.",
        "Możesz wykonać jak najwięcej ruchów standardowych w jednym kierunku "
        "jednym zwykłym pionem sąsiadującym z tą istotą.",
    ),
    (
        "Do up to 2 combat moves in an indicated direction with this being. If you do, "
        "you may do one combat move in that direction or one beside it with the Gateway.",
        "Wykonaj tą istotą do 2 ruchów bojowych w jednym ze wskazanych kierunków. Jeśli to zrobisz, "
        "możesz wykonać Bramą jeden ruch bojowy w tym samym lub sąsiednim kierunku.",
    ),
    (
        "Do one combat move with one common piece of yours adjacent to this being to an empty colorless square.",
        "Wykonaj jednym swoim zwykłym pionem sąsiadującym z tą istotą jeden ruch bojowy na puste bezbarwne pole.",
    ),
    (
        "Do any number of combat moves with this being toward it. "
        "You may do one standard move with it toward the Gateway without entering its square.",
        "Wykonaj tą istotą dowolną liczbę ruchów bojowych, każdy w stronę tego piona. "
        "Możesz wykonać tym pionem jeden ruch standardowy w stronę Bramy, lecz nie na jej pole.",
    ),
    (
        "Do up to 3 combat moves with different non-legendary pieces not all of one color "
        "to a square at distance 2 from the Gateway.",
        "Wykonaj do 3 ruchów bojowych różnymi nielegendarnymi pionami (nie wszystkimi jednego koloru), "
        "każdy na pole w odległości 2 od Bramy.",
    ),
    (
        "Destroy up to 3 enemy pieces not all of one color adjacent to this being.",
        "Zniszcz do 3 wrogich pionów (nie wszystkich jednego koloru) sąsiadujących z tą istotą.",
    ),
    (
        "Do one standard leap with this being to a second marked square adjacent to the Gateway.",
        "Wykonaj tą istotą jeden skok standardowy na pole zaznaczone w drugi sposób i sąsiadujące z Bramą.",
    ),
    (
        "Destroy one legendary piece up to distance 1 in the opposite direction.",
        "Zniszcz jeden legendarny pion w odległości 1 w przeciwnym kierunku.",
    ),
    # that square: known by its piece, or chosen as such until the next act
    (
        "Choose an empty colorless square. Do one combat move with every common piece adjacent to that square "
        "to that square. If you do, destroy every common piece adjacent to that square.",
        "Wybierz puste bezbarwne pole. Wykonaj każdym zwykłym pionem sąsiadującym z tym polem jeden ruch bojowy "
        "na to pole. Jeśli to zrobisz, zniszcz każdy zwykły pion sąsiadujący z polem tego piona.",
    ),
    (
        "You may choose an empty square, then place one common piece within distance 2 of that square, "
        "then destroy one piece adjacent to that square.",
        "Możesz wybrać puste pole, następnie umieść jeden zwykły pion na polu w odległości do 2 od tego pola, "
        "a następnie zniszcz jeden pion sąsiadujący z polem tego piona.",
    ),
    (
        "Do one combat leap with this being to that square.",
        "Wykonaj tą istotą jeden skok bojowy na pole tego piona.",
    ),
    # placing, and what is like it
    (
        "You may place one common piece adjacent to the Gateway and again while an opponent has more pieces than you.",
        "Możesz umieścić jeden zwykły pion na polu sąsiadującym z Bramą i powtarzać to, "
        "dopóki któryś z przeciwników ma więcej pionów niż ty.",
    ),
    (
        "Place 2 enemy common pieces on the square it left adjacent to a piece of its color.",
        "Umieść 2 zwykłe wrogie piony na właśnie opuszczonym polu sąsiadującym z pionem tego samego koloru.",
    ),
    ("Replace this being by an enemy common piece.", "Zastąp tę istotę zwykłym wrogim pionem."),
    ("You may replace the Gateway by a heroic piece.", "Możesz zastąpić Bramę swoim heroicznym pionem."),
    (
        "You may do one of these: mirror one heroic piece on a marked square; "
        "or mirror up to 2 different common pieces on marked squares.",
        "Możesz wybrać jedną z możliwości: "
        "umieść swój pion jako lustrzane odbicie jednego heroicznego piona stojącego na zaznaczonym polu; "
        "albo umieść swoje piony jako lustrzane odbicia najwyżej 2 różnych zwykłych pionów "
        "stojących na zaznaczonych polach.",
    ),
    (
        "Take one piece on a colorless square onto this card.",
        "Zdejmij z planszy jeden pion stojący na bezbarwnym polu i połóż go na tej karcie.",
    ),
    ("You may take the Gateway onto this card.", "Możesz zdjąć z planszy Bramę i położyć ją na tej karcie."),
    (
        "Return the piece on this card with a standard leap to a colorless square.",
        "Wykonaj pionem z tej karty skok standardowy na bezbarwne pole.",
    ),
    (
        "You may return the piece on this card with a combat leap.",
        "Możesz wykonać pionem z tej karty skok bojowy na planszę.",
    ),
    (
        "Upgrade one common piece of yours, then make it the Gateway, then make one heroic piece of yours the Gateway.",
        "Awansuj jeden swój zwykły pion, następnie uczyń ten pion Bramą, "
        "a następnie uczyń Bramą jeden swój heroiczny pion.",
    ),
    # swapping, and pieces left out
    (
        "You may swap one non-legendary piece of yours with one enemy piece of equal rank.",
        "Możesz zamienić miejscami jeden swój nielegendarny pion z jednym wrogim pionem tej samej rangi.",
    ),
    (
        "For each enemy color, you may swap one heroic piece of yours other than it "
        "with one piece of that color of equal rank.",
        "Dla każdego wrogiego koloru możesz zamienić miejscami jeden swój heroiczny pion inny niż poprzedni "
        "z jednym pionem tego koloru i tej samej rangi.",
    ),
    (
        "All or nothing: do one combat move with it, then place one enemy common piece on the square it left, "
        "then do one combat move in the opposite direction with one piece other than this being or it or the Gateway.",
        "Zrób wszystko albo nic: wykonaj tym pionem jeden ruch bojowy, "
        "następnie umieść jeden zwykły wrogi pion na właśnie opuszczonym polu, "
        "a następnie wykonaj jeden ruch bojowy w przeciwnym kierunku "
        "jednym pionem innym niż ta istota, poprzedni pion lub Brama.",
    ),
    # turns, cards, what counts
    (
        "You may count up to 2 empty squares as common pieces of yours in your next summoning this turn.",
        "Możesz przy kolejnym przywołaniu w tej turze potraktować do 2 pustych pól jak swoje zwykłe piony.",
    ),
    (
        "Count up to one empty square as common piece of yours in your next summoning this turn.",
        "Przy kolejnym przywołaniu w tej turze możesz potraktować jedno puste pole jak swój zwykły pion.",
    ),
    (
        "Place one enemy common piece adjacent to a piece of its color. "
        "If you do, use its color as yours in your next summoning this turn.",
        "Umieść jeden zwykły wrogi pion na polu sąsiadującym z pionem tego samego koloru. "
        "Jeśli to zrobisz, przy kolejnym przywołaniu w tej turze użyj pionów w kolorze tego piona zamiast swoich.",
    ),
    (
        "Count each enemy piece you destroy this turn once more, then count this being as a legend.",
        "Do końca tury licz o jeden raz więcej każdy wrogi pion, który zniszczysz, "
        "a następnie uznaj przywołanie tej istoty za przywołanie legendy.",
    ),
    (
        "Lose an action. You may give each opponent one action fewer next turn.",
        "Strać jedną akcję. Możesz odebrać każdemu przeciwnikowi jedną akcję w jego następnej turze.",
    ),
    (
        "Put the top card of your discard pile on top of your deck, then put this card under your deck.",
        "Połóż wierzchnią kartę swojego stosu kart odrzuconych na wierzchu swojej talii, "
        "a następnie połóż tę kartę na spodzie swojej talii.",
    ),
    (
        "You may freeze one card of your discard pile. You may take back your pending being.",
        "Możesz zamrozić jedną kartę ze swojego stosu kart odrzuconych. "
        "Możesz wziąć z powrotem na rękę swoją oczekującą istotę.",
    ),
    (
        "You may discard one flare. You may discard one card. Discard every legend, then discard your pending being.",
        "Możesz odrzucić jedną flarę. Możesz odrzucić jedną kartę z ręki. "
        "Odrzuć wszystkie swoje legendy, a następnie odrzuć swoją oczekującą istotę.",
    ),
    (
        "Copy the warp effect of your pending being. You may copy the warp effect of one card of your discard pile.",
        "Skopiuj efekt zakrzywienia swojej oczekującej istoty. "
        "Możesz skopiować efekt zakrzywienia jednej karty ze swojego stosu kart odrzuconych.",
    ),
    # conditions
    (
        "You may discard one flare. If you did both, gain an action. If you do not, lose an action.",
        "Możesz odrzucić jedną flarę. Jeśli zrobisz jedno i drugie, otrzymaj dodatkową akcję. "
        "Jeśli tego nie zrobisz, strać jedną akcję.",
    ),
    (
        "If you do and this being is not the Gateway, upgrade it. If the Gateway is on a red square and you do not, "
        "destroy it.",
        "Jeśli to zrobisz, a ta istota nie jest Bramą, awansuj ten pion. "
        "Jeśli tego nie zrobisz, a Brama stoi na czerwonym polu, zniszcz ten pion.",
    ),
    (
        "If it was legendary and it stood on a colorless square, gain an action. "
        "If this being is the Gateway and this being is on a second marked square, gain an action.",
        "Jeśli ten pion był legendarny i stał na bezbarwnym polu, otrzymaj dodatkową akcję. "
        "Jeśli ta istota jest Bramą i stoi na polu zaznaczonym w drugi sposób, otrzymaj dodatkową akcję.",
    ),
    (
        "If it was not legendary, gain an action. If this being destroyed nothing and it is the Gateway, upgrade it.",
        "Jeśli nie był to legendarny pion, otrzymaj dodatkową akcję. "
        "Jeśli ta istota nie zniszczyła żadnego piona, a ten pion jest Bramą, awansuj ten pion.",
    ),
    (
        "If this being was summoned onto an enemy piece, downgrade this being. "
        "If you did not play the warp effect of this card this turn, you may copy the warp effect of this card.",
        "Jeśli ta istota została przywołana na polu zajętym przez wrogi pion, zdegraduj tę istotę. "
        "Jeśli w tej turze nie zagrano efektu zakrzywienia tej karty, możesz skopiować efekt zakrzywienia tej karty.",
    ),
    (
        'If "Greater Shadow Twin" is in your discard pile, gain an action. '
        'If "Lamplighter" is in your discard pile, gain an action.',
        "Jeśli na twoim stosie kart odrzuconych leży karta „Większy Bliźniak Cienia”, otrzymaj dodatkową akcję. "
        "Jeśli na twoim stosie kart odrzuconych leży karta „Lamplighter”, otrzymaj dodatkową akcję.",
    ),
]


@pytest.mark.parametrize(("english", "polish"), EFFECTS)
def test_effects(english: str, polish: str) -> None:
    assert POLISH.effect(parse_effect(english)) == polish


CRITERIA = [
    (
        "You destroyed at least 3 enemy pieces this turn, at least 1 of them upgraded.",
        "Zniszcz w tej turze co najmniej 3 wrogie piony, w tym co najmniej 1 awansowany.",
    ),
    (
        "You destroyed at least 1 enemy legendary piece this turn or you destroyed at least 12 enemy pieces this turn.",
        "Zniszcz w tej turze co najmniej 1 legendarny wrogi pion "
        "lub zniszcz w tej turze co najmniej 12 wrogich pionów.",
    ),
    (
        "You have at least 5 pieces on colored squares, at least 2 of them upgraded "
        "and you have at least 22 pieces on central squares.",
        "Miej na kolorowych polach co najmniej 5 pionów, w tym co najmniej 2 awansowane, "
        "i miej na centralnych polach co najmniej 22 piony.",
    ),
    (
        "You have at least 6 more pieces than the opponent on one middle line.",
        "Miej na jednej ze środkowych linii planszy co najmniej o 6 pionów więcej niż przeciwnik.",
    ),
    (
        "You summoned at least 2 beings this turn, at least 1 of them on red squares.",
        "Przywołaj w tej turze co najmniej 2 istoty, w tym co najmniej 1 na czerwonym polu.",
    ),
    (
        "You summoned at least 5 beings on green squares this turn, at least 1 of them legends.",
        "Przywołaj w tej turze na zielonych polach co najmniej 5 istot, w tym co najmniej 1 legendę.",
    ),
    (
        "A chain of your pieces joins two opposite corners.",
        "Połącz łańcuchem swoich pionów dwa przeciwległe rogi planszy.",
    ),
    (
        "An enemy piece has at least 6 pieces of yours adjacent to it.",
        "Miej co najmniej 6 pionów sąsiadujących z tym samym wrogim pionem.",
    ),
    (
        "An enemy piece within distance 2 of another cannot get next to one in 3 steps over empty squares.",
        "Odetnij wrogi pion stojący w odległości do 2 od innego wrogiego piona tak, "
        "aby nawet w 3 krokach po pustych polach nie mógł dotrzeć na pole sąsiadujące z innym wrogim pionem.",
    ),
]


@pytest.mark.parametrize(("english", "polish"), CRITERIA)
def test_criteria(english: str, polish: str) -> None:
    assert POLISH.criterion(parse_criterion(english)) == polish


def test_everything_with_an_english_name_has_a_polish_one() -> None:
    names, english = (
        tomllib.loads((DATA / "language" / "names" / f"{language}.toml").read_text("utf-8"))
        for language in ("pl", "en")
    )
    data = card_data()
    assert all(names[part].keys() == english[part].keys() for part in english)
    assert {card["name"] for card in data["card"]} <= set(names["cards"])
    assert {task["name"] for task in data["task"]} == set(names["tasks"])
    for part in names.values():
        assert len(set(part.values())) == len(part)
