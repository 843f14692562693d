// The answers a seat can give, each in one number: from the lowest bit the kind, then fields of 8 bits. What else a game puts
// there lies above its fields. `native/choices.py` of a game makes the Python choices of them.
#pragma once

#include <cstdint>
#include <vector>

namespace arenarium {

using Choice = uint64_t;
using Choices = std::vector<Choice>;

constexpr int KIND_BITS = 5, FIELD_BITS = 8;

constexpr int field_at(int number) { return KIND_BITS + number * FIELD_BITS; }

template <typename Kind, typename... Fields>
constexpr Choice choice(Kind kind, Fields... fields) {
    Choice made = static_cast<Choice>(kind);
    int number = 0;
    ((made |= static_cast<Choice>(fields) << field_at(number++)), ...);
    return made;
}

template <typename Kind>
constexpr Kind kind_of(Choice made) {
    return static_cast<Kind>(made & ((1u << KIND_BITS) - 1));
}

constexpr int field(Choice made, int number) {
    return static_cast<int>(made >> field_at(number) & ((1u << FIELD_BITS) - 1));
}

}  // namespace arenarium
