// What a card set and the board are to the native engine: tables, filled once by `games/tashkalar/native/assemble.py`.
#pragma once

#include <array>
#include <vector>

#include "board.hpp"
#include "names.hpp"

namespace arenarium::tashkalar {

enum class StepKind : int32_t { ARENARIUM_STEPS(ARENARIUM_ENUMERATED) };
enum class Act : int32_t { ARENARIUM_ACTS(ARENARIUM_ENUMERATED) };
enum class Finish : int32_t { ARENARIUM_FINISHES(ARENARIUM_ENUMERATED) };
enum class Select : int32_t { ARENARIUM_SELECTS(ARENARIUM_ENUMERATED) };
enum class Test : int32_t { ARENARIUM_TESTS(ARENARIUM_ENUMERATED) };
enum class Criterion : int32_t { ARENARIUM_CRITERIA(ARENARIUM_ENUMERATED) };
enum class Counted : int32_t { ARENARIUM_COUNTED(ARENARIUM_ENUMERATED) };
enum class Course : int32_t { ARENARIUM_COURSES(ARENARIUM_ENUMERATED) };
enum class Colour : int32_t { ARENARIUM_COLOURS(ARENARIUM_ENUMERATED) };
enum class Owner : int32_t { ARENARIUM_OWNERS(ARENARIUM_ENUMERATED) };

struct Step {
    ARENARIUM_STEP_FIELDS(ARENARIUM_FIELD)
};

struct Card {
    ARENARIUM_CARD_FIELDS(ARENARIUM_FIELD)
};

struct Rules {
    ARENARIUM_RULES(ARENARIUM_FIELD)
};

struct Program {
    int32_t first;
    int32_t steps;
    Finish finish;
    bool owned;
};

struct Cell {
    int32_t rank;
    int32_t shift;  // to the right where positive, to the left where negative
};

// One way to lay a pattern on the board: see `board/pattern.py`.
struct Orientation {
    int32_t facing;
    int32_t arrows;
    Mask cells;
    Mask marks;
    Mask second_marks;
    std::vector<Cell> needs;
};

struct Task {
    int32_t kind;
    int32_t points;
    int32_t criterion;
    int32_t advanced;  // none to begin with
};

using SquareTable = std::array<Mask, SQUARES>;

struct Ray {
    int8_t length = 0;
    std::array<int8_t, LONGEST_RAY> squares{};
    Mask mask = 0;
};

struct Tables {
    Rules rules{};
    Mask board = 0, red = 0, green = 0;
    int32_t diagonal_directions = 0;
    std::array<std::array<Ray, DIRECTIONS>, SQUARES> rays{};
    std::array<std::array<int8_t, SQUARES>, SQUARES> direction_of{};
    std::vector<SquareTable> tables;  // the first DISTANCES of them: the squares within a distance
    int32_t adjacent = 0;
    std::vector<Mask> constants;
    std::vector<int32_t> start_duel;
    std::vector<std::vector<int32_t>> start_melee;

    std::vector<int32_t> selectors, tests, criteria, alternatives;
    std::vector<Step> steps;
    std::vector<Program> programs;
    int32_t place_lifted = 0, return_cards = 0, pick_up = 0, keep_one = 0, legend_point = 0, flare_resolved = 0;

    std::vector<Card> cards;
    std::vector<Orientation> orientations;
    std::vector<Task> tasks;
    std::vector<int32_t> needs;  // by task: how far a side is from it on an empty board
    std::vector<std::vector<int32_t>> schools;  // their cards
    std::vector<std::vector<bool>> warps;  // by school and card: it has a warp effect
    int32_t least_upper = 0, least_lower = 0;

    Mask within(int distance, int square) const { return tables[distance][square]; }
    Mask next_to(int square) const { return tables[adjacent][square]; }

    // All squares adjacent to at least one square of the set.
    Mask neighbours(Mask mask) const {
        const Mask sideways = mask << 1 | mask >> 1;
        const Mask rows = sideways | mask;
        return (sideways | rows << rules.stride | rows >> rules.stride) & board;
    }

    int distance(int a, int b) const {
        const int across = a % rules.stride - b % rules.stride, down = a / rules.stride - b / rules.stride;
        const int columns = across < 0 ? -across : across, rows = down < 0 ? -down : down;
        return columns > rows ? columns : rows;
    }
};

}  // namespace arenarium::tashkalar
