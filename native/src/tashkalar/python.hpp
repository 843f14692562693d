// Between Python's values and ours. All numbers that come in are checked: they may be anybody's.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>
#include <string>
#include <unordered_map>

#include "choices.hpp"
#include "position.hpp"

namespace arenarium::tashkalar {

namespace nb = nanobind;

Mask mask_of(nb::handle number);
nb::object number_of(Mask mask);

// The tables of a card set, and the Python objects that are made of choices, each once.
struct Loaded {
    Tables tables;
    nb::object make_choice, make_outcome;
    std::unordered_map<Choice, nb::object> choices;

    explicit Loaded(const nb::dict& assembled);
    nb::object choice_object(Choice made);
};

// Fills a state from the values that `native/handover.py` gives; raises ValueError for what the engine has no room for.
void read(State& state, const Tables& tables, const nb::dict& values);
// The same values back.
nb::dict written(const State& state);

// Names by number, for the assembler.
nb::dict all_names();

}  // namespace arenarium::tashkalar
