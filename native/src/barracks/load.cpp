// Tables from what the assembler in Python has made, and the names that it may use.
#include "python.hpp"

namespace arenarium::barracks {

Loaded::Loaded(const nb::dict& d) : makers(d) {
    Tables& t = tables;
    t.rules = rows<Rules>(d["rules"]).at(0);
    t.boosts = numbers(d["boosts"]);
    t.warriors = rows<Warrior>(d["warriors"]);
    t.moves = rows<Move>(d["moves"]);
    t.sentences = rows<Sentence>(d["sentences"]);
    t.tests = rows<TestRow>(d["tests"]);
    t.acts = rows<ActRow>(d["acts"]);
    t.modifiers = rows<Modifier>(d["modifiers"]);
    for (nb::handle of_warrior : d["answers"]) {
        const std::vector<Answer> answers = rows<Answer>(of_warrior);
        for (int event = 0; auto& answer : t.answers.emplace_back()) answer = answers.at(event++);
    }
    for (nb::handle of_warrior : d["fitting"])
        for (int line = 0; auto& fitting : t.fitting.emplace_back()) {
            fitting.fill(0);
            for (int move : numbers(of_warrior[line])) fitting.at(move / 64) |= uint64_t{1} << move % 64;
            line++;
        }
    for (nb::handle of_warrior : d["priorities"]) t.priorities.push_back(numbers(of_warrior));
}

nb::dict all_names() {
    nb::dict names;
    names["acts"] = named({ARENARIUM_ACTS(ARENARIUM_NAMED)});
    names["tests"] = named({ARENARIUM_TESTS(ARENARIUM_NAMED)});
    names["who"] = named({ARENARIUM_WHO(ARENARIUM_NAMED)});
    names["triggers"] = named({ARENARIUM_TRIGGERS(ARENARIUM_NAMED)});
    names["sorts"] = named({ARENARIUM_SORTS(ARENARIUM_NAMED)});
    names["scales"] = named({ARENARIUM_SCALES(ARENARIUM_NAMED)});
    names["phases"] = named({ARENARIUM_PHASES(ARENARIUM_NAMED)});
    names["offers"] = named({ARENARIUM_OFFERS(ARENARIUM_NAMED)});
    names["difficulties"] = named({ARENARIUM_DIFFICULTIES(ARENARIUM_NAMED)});
    names["end_reasons"] = named({ARENARIUM_END_REASONS(ARENARIUM_NAMED)});
    names["choices"] = named({ARENARIUM_CHOICES(ARENARIUM_NAMED)});
    names["orders"] = named({ARENARIUM_ORDERS(ARENARIUM_NAMED)});
    names["tallies"] = named({ARENARIUM_TALLIES(ARENARIUM_NAMED)});
    names["act_fields"] = named({ARENARIUM_ACT_FIELDS(ARENARIUM_NAMED)});
    names["test_fields"] = named({ARENARIUM_TEST_FIELDS(ARENARIUM_NAMED)});
    names["sentence_fields"] = named({ARENARIUM_SENTENCE_FIELDS(ARENARIUM_NAMED)});
    names["modifier_fields"] = named({ARENARIUM_MODIFIER_FIELDS(ARENARIUM_NAMED)});
    names["answer_fields"] = named({ARENARIUM_ANSWER_FIELDS(ARENARIUM_NAMED)});
    names["move_fields"] = named({ARENARIUM_MOVE_FIELDS(ARENARIUM_NAMED)});
    names["warrior_fields"] = named({ARENARIUM_WARRIOR_FIELDS(ARENARIUM_NAMED)});
    names["rules"] = named({ARENARIUM_RULES(ARENARIUM_NAMED)});
    return names;
}

}  // namespace arenarium::barracks
