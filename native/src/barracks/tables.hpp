// What a card set is to the native engine: tables, filled once by `games/barracks/native/tables.py`.
#pragma once

#include <array>
#include <vector>

#include "names.hpp"

namespace arenarium::barracks {

constexpr int SEATS = 2, LINES = 2, FIELD = 2, LEVELS = 5, SIDES_OF_A_DIE = 6;
constexpr int MOST_MOVES = 256, WORDS = MOST_MOVES / 64;

enum class Act : int32_t { ARENARIUM_ACTS(ARENARIUM_ENUMERATED) };
enum class Test : int32_t { ARENARIUM_TESTS(ARENARIUM_ENUMERATED) };
enum class Who : int32_t { ARENARIUM_WHO(ARENARIUM_ENUMERATED) };
enum class Trigger : int32_t { ARENARIUM_TRIGGERS(ARENARIUM_ENUMERATED) };
enum class Sort : int32_t { ARENARIUM_SORTS(ARENARIUM_ENUMERATED) };
enum Scale { ARENARIUM_SCALES(ARENARIUM_ENUMERATED) SCALES };
enum class Tally : uint8_t { ARENARIUM_TALLIES(ARENARIUM_ENUMERATED) };
constexpr int TRIGGERS = static_cast<int>(Trigger::TURN_ENDS) + 1;

struct ActRow {
    ARENARIUM_ACT_FIELDS(ARENARIUM_FIELD)
};
struct TestRow {
    ARENARIUM_TEST_FIELDS(ARENARIUM_FIELD)
};
struct Sentence {
    ARENARIUM_SENTENCE_FIELDS(ARENARIUM_FIELD)
};
struct Modifier {
    ARENARIUM_MODIFIER_FIELDS(ARENARIUM_FIELD)
};
struct Answer {
    ARENARIUM_ANSWER_FIELDS(ARENARIUM_FIELD)
};
struct Move {
    ARENARIUM_MOVE_FIELDS(ARENARIUM_FIELD)
};
struct Warrior {
    ARENARIUM_WARRIOR_FIELDS(ARENARIUM_FIELD)
};
struct Rules {
    ARENARIUM_RULES(ARENARIUM_FIELD)
};

// A set of moves, a bit for each.
using MoveSet = std::array<uint64_t, WORDS>;

struct Tables {
    Rules rules{};
    std::vector<int32_t> boosts;  // the number of the boost that adds to a scale
    std::vector<Warrior> warriors;
    std::vector<Move> moves;
    std::vector<Sentence> sentences;
    std::vector<TestRow> tests;
    std::vector<ActRow> acts;
    std::vector<Modifier> modifiers;
    std::vector<std::array<Answer, TRIGGERS>> answers;       // by warrior
    std::vector<std::array<MoveSet, LINES>> fitting;         // by warrior
    std::vector<std::vector<int32_t>> priorities;            // by warrior and move

    const Answer& answer(int warrior, Trigger event) const { return answers[warrior][static_cast<int>(event)]; }
};

// Some rows of a table, one after the other.
template <typename Row>
struct Rows {
    const Row* first;
    int number;
    const Row* begin() const { return first; }
    const Row* end() const { return first + number; }
};

template <typename Row>
Rows<Row> some(const std::vector<Row>& rows, int first, int number) {
    return {rows.data() + first, number};
}

}  // namespace arenarium::barracks
