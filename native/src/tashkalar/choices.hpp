// The answers a seat can give, each in one number; `native/choices.py` makes the Python choices of them.
#pragma once

#include <cstdint>
#include <vector>

#include "board.hpp"
#include "names.hpp"

namespace arenarium::tashkalar {

enum class ChoiceKind : uint32_t { ARENARIUM_CHOICES(ARENARIUM_ENUMERATED) };

using Choice = uint64_t;

// From the lowest bit: kind (5 bits), three fields of 8 bits. Of a summoning also the improvised colour + 1 (3 bits),
// thawing (1 bit), and the borrowed squares + 1 (7 bits each).
constexpr int KIND_BITS = 5, FIELD_BITS = 8, COLOUR_BITS = 3, SQUARE_BITS = 7;
constexpr int FIELDS_AT = KIND_BITS, IMPROVISED_AT = KIND_BITS + 3 * FIELD_BITS, THAWING_AT = IMPROVISED_AT + COLOUR_BITS;
constexpr int BORROWED_AT = THAWING_AT + 1;
constexpr int MOST_BORROWED = 3;

constexpr Choice choice(ChoiceKind kind, int a = 0, int b = 0, int c = 0) {
    return static_cast<Choice>(kind) | static_cast<Choice>(a) << FIELDS_AT |
           static_cast<Choice>(b) << (FIELDS_AT + FIELD_BITS) | static_cast<Choice>(c) << (FIELDS_AT + 2 * FIELD_BITS);
}

constexpr ChoiceKind kind_of(Choice c) { return static_cast<ChoiceKind>(c & ((1u << KIND_BITS) - 1)); }

constexpr int field(Choice c, int number) {
    return static_cast<int>(c >> (FIELDS_AT + number * FIELD_BITS) & ((1u << FIELD_BITS) - 1));
}

constexpr Choice FINISH = choice(ChoiceKind::finish), DECLINE = choice(ChoiceKind::decline);
constexpr Choice ACCEPT = choice(ChoiceKind::accept), PASS = choice(ChoiceKind::pass);
constexpr Choice THAWING = Choice{1} << THAWING_AT;

inline Choice summon(int card, int at, int facing, Mask borrowed, int improvised) {
    Choice made = choice(ChoiceKind::Summon, card, at, facing) | static_cast<Choice>(improvised + 1) << IMPROVISED_AT;
    int shift = BORROWED_AT;
    for (int square : squares(borrowed)) {
        made |= static_cast<Choice>(square + 1) << shift;
        shift += SQUARE_BITS;
    }
    return made;
}

inline int improvised_of(Choice c) { return static_cast<int>(c >> IMPROVISED_AT & ((1u << COLOUR_BITS) - 1)) - 1; }

using Choices = std::vector<Choice>;

}  // namespace arenarium::tashkalar
