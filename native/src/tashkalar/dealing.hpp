// SET: from a setup and a dealer to the first question, as in `rules/setup.py`.
#pragma once

#include "python.hpp"

namespace arenarium::tashkalar {

// What a setup leaves to chance.
struct Chances {
    bool first;                    // who begins
    std::vector<int32_t> schools;  // by seat; BY_CHANCE: one of those that are left
    std::vector<int32_t> left;     // schools that nobody has taken, in the order of the card set

    static constexpr int BY_CHANCE = -1;

    Chances(const State& blank, const nb::dict& from);
};

// The decks that all share lie there in the order of the cards; the seats' own are made of their schools.
void deal(State& state, const Chances& chances);

}  // namespace arenarium::tashkalar
