// Which pieces and squares a phrase means, as in `rules/effects/selectors.py`: postfix programs made by the assembler.
#pragma once

#include "position.hpp"

namespace arenarium::tashkalar {

// The squares that a selector means; `selector` is where it begins.
Mask select(const State& state, const Frame& frame, int selector);

// The directions that a course means, as a set of directions.
int directions(const State& state, const Frame& frame, Course course);

// The pieces of a side, or of all others, that are of some of the ranks.
Mask owned(const State& state, Owner owner, int ranks);

// Pieces "not all of one colour": when the last of them is chosen, the colour that all before had is closed.
Mask closed_colour(const State& state, const Frame& frame, int number);

// Remember the colour of a chosen piece as far as the next ones depend on it.
void bind_colour(Frame& frame, Colour rule, int side);

// Whether a condition holds; `test` is where it begins.
bool holds(const State& state, const Frame& frame, int test);

}  // namespace arenarium::tashkalar
