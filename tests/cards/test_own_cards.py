"""Cards of somebody's own, from the file to the end of a game: the example files, and files that are wrong."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import arenarium
from arenarium.cards.cardfile import CardFile
from arenarium.cards.limits import MOST_BYTES, MOST_CARDS, MOST_NAME, MOST_WORDS
from arenarium.cards.problem import CardSetError
from arenarium.cards.write_toml import toml_text
from arenarium.cli import _app
from arenarium.core.errors import CardError, RecordError
from arenarium.core.record import Record, RecordCards
from arenarium.games import game_for, kit_of

EXAMPLES = Path(__file__).parents[2] / "examples"
HARBOR, MARKET = EXAMPLES / "harbor.toml", EXAMPLES / "goblin-market.toml"
PRINTED = {
    "tashkalar": "e121c4e8544056b51e4e247a370f34ba274e4864db0aa4c30b1bc8bc7be95789",
    "barracks": "e8098aae56fc338898e34ded715463c5711d84002e1799a5805f12f8914ee924",
}
"""The number of the cards that come with each game. It changes only if one of them does; then games that were played
with cards built on them cannot be replayed any more."""
WAYS = [
    ("tashkalar", HARBOR, {"form": "high", "schools": ["harbor", "northern"]}),
    ("tashkalar", HARBOR, {"form": "duel", "schools": ["sylvan", "harbor"]}),
    ("barracks", MARKET, {"difficulty": "quick"}),
]
BEING = '''\
[set]
name = "One Card"

[[card]]
name = "Wharf Cat"
replaces = "Wild Eagle"
rank = "common"
pattern = """
. @ .
c . c
"""
effect = "You may do one combat leap with this being."
'''


def sets(game: str) -> Any:
    found = kit_of(game).card_sets
    assert found is not None
    return found


def run(*arguments: str) -> Result:
    return CliRunner().invoke(_app, arguments)


def problems(text: str, game: str = "tashkalar") -> list[str]:
    return [str(problem) for problem in sets(game).problems([CardFile("mine.toml", text)])]


@pytest.mark.parametrize("game", PRINTED)
def test_the_cards_that_come_with_a_game_stay_what_they_are(game: str) -> None:
    default = sets(game).default
    assert (default.id, default.name, default.source, default.is_default) == (PRINTED[game], "printed", None, True)
    assert sets(game).read([]) is default


# ------------------------------------------------------------------------------------------- from the file to the end


@pytest.mark.parametrize(("game", "file", "setup"), WAYS)
def test_own_cards_are_played_written_down_and_played_again_elsewhere(
    game: str, file: Path, setup: dict[str, Any], tmp_path: Path
) -> None:
    cards = arenarium.card_set(game, file)
    players = ["random", "random"]
    record = arenarium.play(game, setup, seed=3, players=players, cards=cards)
    assert record.cards == RecordCards(cards.id, cards.name, cards.source)
    sent = Record.from_json(json.dumps(record.to_json()))  # all that another machine gets
    *_, end = arenarium.replay(game_for(sent), sent)
    assert end.outcome == record.outcome
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record.to_json()), "utf-8")
    assert run("verify", str(path)).exit_code == 0
    assert run("replay", str(path)).exit_code == 0
    without = json.dumps(record.to_json() | {"cards": {"id": cards.id, "name": cards.name}})
    path.write_text(without, "utf-8")
    with pytest.raises(RecordError, match="which are not in it; give their file"):
        game_for(Record.from_json(without))
    assert run("verify", str(path), "--cards", str(file)).exit_code == 0


@pytest.mark.parametrize(("game", "file", "setup"), WAYS)
def test_a_record_is_refused_with_other_cards(game: str, file: Path, setup: dict[str, Any]) -> None:
    record = arenarium.play(game, setup, seed=3, players=["random", "random"], cards=arenarium.card_set(game, file))
    with pytest.raises(RecordError, match="not with the cards that come with the game"):
        list(arenarium.replay(arenarium.game(game), record))
    assert record.cards is not None
    record.cards = RecordCards("0" * 64, "Harbor", record.cards.source)
    with pytest.raises(RecordError, match="these are not the cards that it was played with"):
        game_for(record)
    record.cards = RecordCards(record.cards.id, "Harbor", "[[card]]\nname = 3")
    with pytest.raises(RecordError, match="the cards in the record cannot be read"):
        game_for(record)
    plain = arenarium.play(game, {}, seed=3, players=["random", "random"])
    assert "cards" not in plain.to_json()
    with pytest.raises(RecordError, match="the cards that come with the game, not with"):
        game_for(plain, arenarium.card_set(game, file))


@pytest.mark.parametrize("cards", [3, {"id": "x", "name": "y"}, {"name": "y"}, {"id": "0" * 64, "name": 3}])
def test_what_a_record_says_of_its_cards_is_checked(cards: object) -> None:
    data = arenarium.play("barracks", {"difficulty": "quick"}, 1, ["random", "random"]).to_json()
    with pytest.raises(RecordError, match="cards"):
        Record.from_json(json.loads(json.dumps(data | {"cards": cards})))


def test_two_sets_live_in_one_process() -> None:
    one, other = sets("tashkalar").read([CardFile("a.toml", BEING)]), arenarium.card_set("tashkalar", HARBOR)
    game, setup = arenarium.game("tashkalar"), {"form": "duel", "schools": ["highland", "northern"]}
    states = [game.new(setup, 1), game.with_cards(one).new(setup, 1), game.with_cards(other).new(setup, 1)]  # type: ignore[attr-defined]  # it has cards
    rng = Random(1)
    while any(state.outcome is None for state in states):
        for state in states:
            for seat, request in state.requests().items():
                state.apply(seat, rng.choice(request.options))
    assert ["Wharf Cat" in repr(state.to_json()) for state in states] == [False, True, False]
    assert len({hash(game.new(setup, 1)), hash(game.with_cards(one).new(setup, 1))}) == 2  # type: ignore[attr-defined]


@pytest.mark.parametrize(("game", "file", "setup"), WAYS)
def test_the_source_of_a_set_makes_the_same_set(game: str, file: Path, setup: dict[str, Any]) -> None:
    cards = arenarium.card_set(game, file)
    again = sets(game).from_source(cards.source)
    assert (again.id, again.name, again.source) == (cards.id, cards.name, cards.source)
    assert pickle.loads(pickle.dumps(cards)).id == cards.id
    assert cards.id != PRINTED[game]


def test_a_set_builds_on_another() -> None:
    second = BEING.replace("One Card", "Two").replace("Wharf Cat", "Wharf Dog").replace("Wild Eagle", "Wharf Cat")
    second = second.replace('name = "Two"', 'name = "Two"\nbase = "One Card"')
    both = sets("tashkalar").read([CardFile("a.toml", BEING), CardFile("b.toml", second)])
    assert "Wharf Dog" in both.names
    assert not {"Wharf Cat", "Wild Eagle"} & set(both.names)
    assert sets("tashkalar").from_source(both.source).id == both.id
    with pytest.raises(CardSetError, match="there is no set 'One Card' to build on; give its file before this one"):
        sets("tashkalar").read([CardFile("b.toml", second)])


@pytest.mark.parametrize(
    ("game", "file", "arguments"),
    [
        ("tashkalar", HARBOR, ("--form", "duel", "--schools", "harbor,northern")),
        ("barracks", MARKET, ("--difficulty", "quick")),
    ],
)
def test_own_cards_from_the_command_line(game: str, file: Path, arguments: tuple[str, ...], tmp_path: Path) -> None:
    checked = run("cards", "check", str(file))
    assert (checked.exit_code, checked.stderr) == (0, "")
    assert arenarium.card_set(game, file).id in checked.stdout
    name = "Lantern Warden" if game == "tashkalar" else "Night Peddler"
    for language, title in (("en", name), ("pl", "Strażnik latarni" if game == "tashkalar" else "Nocny kramarz")):
        shown = run("cards", "show", name, "--file", str(file), "--lang", language)
        assert title in shown.stdout
    report = tmp_path / "report.json"
    options = ("--cards", str(file), "--games", "2", "--jobs", "1", "--json", str(report))
    played = run("simulate", game, *arguments, *options)
    assert played.exit_code == 0, played.output
    assert json.loads(report.read_text("utf-8"))["cards"]["id"] == arenarium.card_set(game, file).id
    met = run("tournament", game, *arguments, "--players", "random,greedy", *options)
    assert met.exit_code == 0, met.output
    assert run("simulate", "tashkalar" if game == "barracks" else "barracks", *options).exit_code != 0


@pytest.mark.parametrize(
    ("game", "file", "arguments"),
    [
        ("tashkalar", HARBOR, ("--form", "duel", "--schools", "harbor,northern")),
        ("barracks", MARKET, ("--difficulty", "quick")),
    ],
)
def test_own_cards_in_the_terminal(game: str, file: Path, arguments: tuple[str, ...], tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    play = ("play", game, "--seed", "1", "--lang", "pl")
    begun = CliRunner().invoke(
        _app, [*play, *arguments, "--cards", str(file), "--level", "random", "--save", str(saved)], input="1\n1\nq\n"
    )
    assert begun.exit_code == 0, begun.output
    assert Record.from_json(saved.read_text("utf-8")).cards is not None
    if game == "tashkalar":
        assert "Port" in begun.output
    resumed = CliRunner().invoke(_app, [*play, "--resume", str(saved), "--level", "random"], input="q\n")
    assert resumed.exit_code == 0, resumed.output


@pytest.mark.parametrize(
    ("game", "file", "setup"), [("tashkalar", HARBOR, {"schools": ["harbor", "northern"]}), ("barracks", MARKET, {})]
)
def test_a_match_begins_with_a_position(game: str, file: Path, setup: dict[str, Any], tmp_path: Path) -> None:
    rules = kit_of(game).game_with(arenarium.card_set(game, file))
    path = tmp_path / "position.txt"
    path.write_text(rules.position(rules.new(setup, 1)), "utf-8")
    play = ["play", game, "--cards", str(file), "--position", str(path), "--level", "random"]
    begun = CliRunner().invoke(_app, play, input="q\n")
    assert begun.exit_code == 0, begun.output
    assert "--position" in begun.output
    assert "--save" not in begun.output
    assert "cannot be saved" in str(CliRunner().invoke(_app, [*play, "--save", str(tmp_path / "s")]).exception)
    path.write_text("nothing: 3", "utf-8")
    assert str(path) in str(CliRunner().invoke(_app, play).exception)


# ------------------------------------------------------------------------------------------------------ what is wrong


def test_all_mistakes_are_told_at_once_and_with_their_places() -> None:
    text = BEING.replace("one combat", "one combt").replace('"common"', '"comon"').replace("Wild Eagle", "Wild Egle")
    found = sets("tashkalar").problems([CardFile("mine.toml", text)])
    assert [(problem.line, problem.key) for problem in found] == [(6, "replaces"), (7, "rank"), (12, "effect")]
    assert [problem.suggestion for problem in found] == ["Wild Eagle", "common", "combat"]
    word = found[2]
    assert (word.kind, word.index, word.column, word.offset, word.length) == ("card", 0, 26, 15, 5)
    with pytest.raises(CardSetError) as refused:
        sets("tashkalar").read([CardFile("mine.toml", text)])
    assert str(refused.value).count("\n") == 2
    assert pickle.loads(pickle.dumps(refused.value)).problems == refused.value.problems


WRONG = [
    ('replaces = "Wild Eagle"\n', "", "it has no place in a match"),
    ('replaces = "Wild Eagle"', 'school = "harbor"', "there is no school 'harbor'; add it with [[school]]"),
    ('replaces = "Wild Eagle"', 'school = "highland"', "the school 'highland' has its 18 beings"),
    ('rank = "common"', 'rank = "legendary"', "'Wild Eagle' is no legend"),
    ('"Wild Eagle"', '"flare 3"', "'flare 3' is a flare"),
    ('"Wild Eagle"', '"Gun Tower"\nschool = "sylvan"', "is not of the school 'sylvan'"),
    ('name = "Wharf Cat"', 'name = "Knight"', "there is another card called 'Knight'"),
    ('name = "Wharf Cat"', f'name = "{"x" * (MOST_NAME + 1)}"', f"{MOST_NAME} at most"),
    ('name = "Wharf Cat"', 'name = "Wharf\\u0007Cat"', "cannot be printed"),
    ('name = "One Card"', 'name = "printed"', "is what the built-in cards are called"),
    ('rank = "common"', 'rank = "common"\nnames = { xx = "?" }', "unknown language 'xx'"),
    ('rank = "common"', 'rank = "common"\npicture = "<svg>"', "expected the name of an icon"),
    ("You may do one", "Gain 100 actions. You may do one", "numbers go up to 99, not to 100"),
    ("You may do one", "Gain " + "9" * 5000 + " actions. You may do one", "numbers go up to 99"),
    ("You may do one", "Gain an action. " * MOST_WORDS + "You may do one", f"{MOST_WORDS} at most"),
    (
        "[set]",
        '[[school]]\nid = "harbor"\nname = "Harbor"\n\n[set]',
        "the school 'harbor' has 0 beings; it needs 18",
    ),
    ("[set]", '[[school]]\nid = "draft"\nname = "Harbor"\n\n[set]', "'draft' is taken already"),
    ("[set]", '[[school]]\nid = "A b"\nname = "Harbor"\n\n[set]', "expected small letters"),
    ("[set]", '[[school]]\nid = "harbor"\n\n[set]', "'name' is missing"),
    ("Wild Eagle", "Lesser Shadow Twin", "replace 'Greater Shadow Twin' too"),
    ('replaces = "Wild Eagle"\nrank = "common"', 'rank = "legendary"\nbound = true', "'bound' is about a warp effect"),
    (
        'effect = "You may do',
        'effect = "Put this card under your deck."\n\n[[card]]\nname = "Wreck"\nrank = "legendary"\npattern = "c @"\n'
        'effect = "Put this card under your deck. You may do',
        "a legend does not go under the deck of a player",
    ),
]


@pytest.mark.parametrize(("old", "new", "said"), WRONG)
def test_a_set_that_cannot_be_played_is_refused_in_words(old: str, new: str, said: str) -> None:
    assert BEING.count(old) == 1
    with pytest.raises(CardSetError) as refused:
        sets("tashkalar").read([CardFile("mine.toml", BEING.replace(old, new))])
    assert said in str(refused.value)
    assert all(str(problem).startswith("mine.toml:") for problem in refused.value.problems)


def test_what_follows_from_a_mistake_is_no_mistake_of_its_own() -> None:
    harbor = HARBOR.read_text("utf-8")
    (typo,) = problems(harbor.replace("Place one common piece adjacent", "Place one comon piece adjacent"))
    assert "did you mean 'common'?" in typo, "the school has its 18 beings, although one cannot be read yet"
    (unnamed,) = problems(harbor.replace('id = "harbor"\nname = "Harbor"', 'id = "harbor"'))
    assert unnamed == "mine.toml:9: 'name' is missing; expected a text", "its 18 beings are right"
    (spoken_of,) = problems(
        BEING.replace('replaces = "Wild Eagle"', 'replaces = "Greater Shadow Twin"').replace("Wharf", "Greater Wharf")
        + BEING.split("\n\n")[1].replace("Wharf Cat", "Greater Shadow Twin").replace("one combat", "one combt")
    )
    assert "did you mean 'combat'?" in spoken_of


def test_where_a_card_belongs_is_looked_at_with_its_other_mistakes() -> None:
    text = BEING.replace("one combat", "one combt")
    named = text.replace('replaces = "Wild Eagle"\n', "").replace("Wharf Cat", "Knight")
    warning, mistake = problems(named)
    assert "'Knight' is the name of a card" in warning
    assert "did you mean 'combat'?" in mistake
    where, _ = problems(text.replace("Wharf Cat", "Knight"))
    assert "there is another card called 'Knight'" in where
    market = MARKET.read_text("utf-8").replace("wings = ", "wins = ", 1).replace("Night Peddler", "Golem", 1)
    found = problems(market, "barracks")
    assert any("unknown key 'wins'" in said and "did you mean 'wings'?" in said for said in found)
    assert any("'Golem' is the name of a warrior" in said for said in found)


def test_a_file_has_the_cards_of_one_game(tmp_path: Path) -> None:
    both = tmp_path / "both.toml"
    both.write_text(f"{BEING}\n[[warrior]]\nname = 'Owlbear'\n", "utf-8")
    for language, said in (("en", "give each game a file of its own"), ("pl", "osobny plik"), ("cs", "vlastní soubor")):
        result = run("cards", "check", str(both), "--lang", language)
        assert result.exit_code == 1
        assert said in result.stderr
        assert result.stderr.startswith(f"{both}:14: ")


def test_a_card_with_the_name_of_another_takes_its_place_with_a_warning() -> None:
    text = BEING.replace('replaces = "Wild Eagle"\n', "").replace("Wharf Cat", "Wild Eagle")
    (warning,) = sets("tashkalar").problems([CardFile("mine.toml", text)])
    assert (warning.severity, warning.key, warning.line) == ("warning", "name", 5)
    assert 'say replaces = "Wild Eagle"' in str(warning)
    made = sets("tashkalar").read([CardFile("mine.toml", text)])
    assert len(made.cards) == len(sets("tashkalar").default.cards)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("legend", "did you mean '[[card]] with rank = \"legendary\"'?"),
        ("being", "did you mean '[[card]]'?"),
        ("flares", "did you mean '[[flare]]'?"),
        ("zzz", "[[school]]"),
    ],
)
def test_a_table_that_there_is_not_is_told_with_what_is_written_instead(table: str, said: str) -> None:
    (wrong,) = problems(f"{BEING}\n[[{table}]]\nname = 'Other'\n")
    assert wrong.startswith("mine.toml:14: ")
    assert wrong.endswith(said)


def test_cards_without_a_set_are_in_order_and_say_what_they_need_to_be_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(BEING.split("\n\n", 1)[1].replace('replaces = "Wild Eagle"\n', ""), "utf-8")
    checked = run("cards", "check", str(path))
    assert (checked.exit_code, checked.stdout) == (0, "1 file in order\n")
    assert checked.stderr.startswith(f"{path}:2: warning: it has no place in a match: say which card it replaces")
    wrong = run("cards", "check", str(path), "--lang", "cs")
    assert "varování: nemá ve hře místo" in wrong.stderr


def test_a_line_of_flavor_that_is_kept_is_said_in_every_language() -> None:
    def lines(flavour: str, language: str) -> str:
        document: dict[str, Any] = CardFile.read(MARKET).document
        (warrior,) = document["warrior"]
        cards = sets("barracks").read([CardFile.of("mine", document | {"warrior": [warrior | {"flavor": flavour}]})])
        return kit_of("barracks").cards_().texts(cards, language)["night peddler"].flavour  # type: ignore[misc]

    golem = "He does exactly what is written, and that is the trouble."
    assert lines(golem, "en") == golem
    assert lines(golem, "pl") == "Robi dokładnie to, co napisane, i w tym cały kłopot."
    assert lines("Nobody passes.", "pl") == "Nobody passes."


def test_what_is_too_large_is_refused() -> None:
    with pytest.raises(CardError, match="too large"):
        CardFile("mine.toml", "#" * (MOST_BYTES + 1))
    many = "\n".join(f'[[move]]\nname = "M {number}"' for number in range(MOST_CARDS + 1))
    (found,) = sets("barracks").problems([CardFile("mine.toml", many)])
    assert f"{MOST_CARDS} of its own at most" in found.message
    with pytest.raises(CardError, match="TOML"):
        CardFile("mine.toml", "a = " + "[" * 5000 + "]" * 5000)


# --------------------------------------------------------------------------------------------------------- documents

TEXTS = [
    "",
    "a",
    "a\nb",
    '"',
    '"""',
    'a"""\n"',
    '\n"',
    "\\",
    "\\n\n",
    "\t\r\n",
    "ž\u2028",
    "\x00\x1f\x7f",
    "'''",
    '""\n""',
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_document_is_written_as_toml_that_says_the_same(text: str) -> None:
    document = {
        "set": {"name": text},
        "card": [{"name": text, "odd key": [1, True, text, ["x"]], "names": {"pl": text}}, {"nothing": None, "x": -3}],
    }
    read = CardFile.of("x", document).document
    document["card"][1].pop("nothing")  # type: ignore[index]  # what is None is left out
    assert read == document
    assert toml_text(read) == toml_text(document)


def test_what_is_no_document_is_refused() -> None:
    deep: list[object] = []
    for _ in range(5000):
        deep = [deep]
    for document in ({"card": [{"x": object()}]}, {"x": deep}, {"x": "\ud800"}):
        with pytest.raises(CardError, match=r"^mine"):
            CardFile.of("mine", document)  # as from anybody
