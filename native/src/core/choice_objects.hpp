// The Python objects of choices, each made once: a table with open addressing, as it is looked into for every option.
#pragma once

#include <nanobind/nanobind.h>

#include <utility>
#include <vector>

#include "choices.hpp"

namespace arenarium {

namespace nb = nanobind;

class ChoiceObjects {
public:
    explicit ChoiceObjects(nb::object make) : make_(std::move(make)), slots_(1 << BITS_AT_FIRST) {}

    // A borrowed reference: the table keeps the object.
    nb::handle operator()(Choice made) {
        Slot* slot = find(made);
        if (!slot->object.is_valid()) {
            nb::object object = make_(made);
            slot = find(made);  // making it may have made others
            if (!slot->object.is_valid()) {
                *slot = {made, std::move(object)};
                if (++used_ * 2 > slots_.size()) grow();
                slot = find(made);
            }
        }
        return slot->object;
    }

private:
    static constexpr int BITS_AT_FIRST = 12;
    struct Slot {
        Choice made = 0;
        nb::object object;
    };

    Slot* find(Choice made) {
        const size_t mask = slots_.size() - 1;
        size_t at = static_cast<size_t>(made * 0x9E3779B97F4A7C15 >> 32) & mask;
        while (slots_[at].object.is_valid() && slots_[at].made != made) at = (at + 1) & mask;
        return &slots_[at];
    }

    void grow() {
        std::vector<Slot> before(slots_.size() * 2);
        before.swap(slots_);
        for (Slot& slot : before)
            if (slot.object.is_valid()) *find(slot.made) = std::move(slot);
    }

    nb::object make_;
    std::vector<Slot> slots_;
    size_t used_ = 0;
};

}  // namespace arenarium
