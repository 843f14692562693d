// The answers a seat can give; `native/choices.py` makes the Python choices of them.
#pragma once

#include "../core/choices.hpp"
#include "board.hpp"
#include "names.hpp"

namespace arenarium::tashkalar {

enum class ChoiceKind : uint32_t { ARENARIUM_CHOICES(ARENARIUM_ENUMERATED) };

// Above the three fields of a summoning: the improvised colour + 1 (3 bits), thawing (1 bit), and the borrowed squares + 1
// (7 bits each).
constexpr int COLOUR_BITS = 3, SQUARE_BITS = 7;
constexpr int IMPROVISED_AT = field_at(3), THAWING_AT = IMPROVISED_AT + COLOUR_BITS;
constexpr int BORROWED_AT = THAWING_AT + 1;
constexpr int MOST_BORROWED = 3;

constexpr ChoiceKind kind_of(Choice made) { return arenarium::kind_of<ChoiceKind>(made); }

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

}  // namespace arenarium::tashkalar
