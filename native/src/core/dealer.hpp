// The one source of chance: SHA-256 of a key and a counter, as `core/dealer.py` has it (ADR 12).
#pragma once

#include <cstdint>
#include <utility>

namespace arenarium {

constexpr int DEALER_BYTES = 32;

// The state of a dealer, a number of 256 bits with the highest byte first.
using Dealer = uint8_t[DEALER_BYTES];

// A number of 64 bits; the counter goes on.
uint64_t next_number(Dealer& dealer);

// A number from 0 to limit - 1, each equally likely.
uint64_t number_below(Dealer& dealer, uint64_t limit);

// Things in a random order.
template <typename T>
void shuffle(Dealer& dealer, T* things, int number) {
    for (int i = number - 1; i > 0; i--) std::swap(things[i], things[number_below(dealer, i + 1)]);
}

}  // namespace arenarium
