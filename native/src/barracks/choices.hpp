// The answers a seat can give; `native/choices.py` makes the Python choices of them, and back.
//
// Fields: of Draw the level, of Pick slot, line and move, of Target seat and slot; of Send how many and their slots; of Orders
// how many, and of each its kind and its line or slot.
#pragma once

#include "../core/choices.hpp"
#include "names.hpp"

namespace arenarium::barracks {

enum class ChoiceKind : uint32_t { ARENARIUM_CHOICES(ARENARIUM_ENUMERATED) };
enum class OrderKind : int8_t { ARENARIUM_ORDERS(ARENARIUM_ENUMERATED) };

constexpr Choice NOBODY = choice(ChoiceKind::nobody), PASS = choice(ChoiceKind::pass);

struct Order {
    OrderKind kind;
    int8_t value;
};

constexpr ChoiceKind kind_of(Choice made) { return arenarium::kind_of<ChoiceKind>(made); }

inline Order order_of(Choice orders, int number) {
    return {static_cast<OrderKind>(field(orders, 1 + 2 * number)), static_cast<int8_t>(field(orders, 2 + 2 * number))};
}

}  // namespace arenarium::barracks
