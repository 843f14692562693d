// A number for each of many choices: a table with open addressing, as it is looked into for every option.
#pragma once

#include <bit>
#include <stdexcept>
#include <vector>

#include "choices.hpp"

namespace arenarium {

class CodeNumbers {
public:
    CodeNumbers() = default;
    explicit CodeNumbers(size_t expected) : slots_(std::bit_ceil(4 * expected + 1)) {}

    void add(Choice code, int32_t number) {
        if (++used_ == slots_.size()) throw std::length_error("more numbers than were expected");
        Slot& slot = slots_[find(code)];
        slot.code = code;
        slot.number = number;
    }

    int32_t operator[](Choice code) const {
        const int32_t number = slots_[find(code)].number;
        if (number == FREE) throw std::out_of_range("a choice that has no number");
        return number;
    }

private:
    static constexpr int32_t FREE = -1;
    struct Slot {
        Choice code = 0;
        int32_t number = FREE;
    };

    size_t find(Choice code) const {
        const size_t mask = slots_.size() - 1;
        size_t at = static_cast<size_t>(code * 0x9E3779B97F4A7C15 >> 32) & mask;
        while (slots_[at].number != FREE && slots_[at].code != code) at = (at + 1) & mask;
        return at;
    }

    std::vector<Slot> slots_ = std::vector<Slot>(1);
    size_t used_ = 0;
};

}  // namespace arenarium
