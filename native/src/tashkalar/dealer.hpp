// The one source of chance: SHA-256 of a key and a counter, as `core/dealer.py` has it (ADR 12).
#pragma once

#include "position.hpp"

namespace arenarium::tashkalar {

// A number of 64 bits; the counter goes on.
uint64_t next_number(State& state);

// A number from 0 to limit - 1, each equally likely.
uint64_t number_below(State& state, uint64_t limit);

// The cards in a random order.
void shuffle(State& state, Cards& cards);

}  // namespace arenarium::tashkalar
