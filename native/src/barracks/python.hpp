// Between Python's values and ours.
#pragma once

#include "../core/convert.hpp"
#include "position.hpp"

namespace arenarium::barracks {

// The tables of a card set, and how Python objects are made.
struct Loaded {
    Tables tables;
    Makers makers;

    explicit Loaded(const nb::dict& assembled);
};

// Fills a state from the values that `native/handover.py` gives; raises ValueError for what the engine has no room for.
void read(State& state, const Tables& tables, const nb::dict& values);
// The same values back.
nb::dict written(const State& state);
nb::tuple soldier_values(const Soldier& soldier);

// Names by number, for the assembler.
nb::dict all_names();

}  // namespace arenarium::barracks
