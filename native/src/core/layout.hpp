// Where everything is in an observation, as the layout of the Python spaces says.
#pragma once

#include <nanobind/stl/string.h>

#include <string>

#include "convert.hpp"

namespace arenarium {

// The largest number of an observation: what is more counts as so much.
constexpr int MOST_OBSERVED = 127;

inline int8_t small(int64_t number) {
    return static_cast<int8_t>(number > MOST_OBSERVED ? MOST_OBSERVED : number < -MOST_OBSERVED ? -MOST_OBSERVED : number);
}

// The parts one after the other. A layout that is not what the engine would write is refused.
class LayoutReader {
public:
    // Pairs of a name and a size.
    explicit LayoutReader(nb::handle parts) : parts_(nb::cast<nb::list>(parts)) {}

    // Where the next part begins.
    size_t part(const char* name, size_t size) {
        if (next_ == parts_.size()) refuse(name);
        const nb::handle part = parts_[next_++];
        if (nb::cast<std::string>(part[0]) != name || nb::cast<size_t>(part[1]) != size) refuse(name);
        const size_t begin = size_;
        size_ += size;
        return begin;
    }

    // How long the whole is.
    size_t end() const {
        if (next_ != parts_.size()) refuse("the end");
        return size_;
    }

private:
    [[noreturn]] static void refuse(const char* name) {
        throw nb::value_error((std::string("the native engine has another layout of observations: ") + name).c_str());
    }

    nb::list parts_;
    size_t next_ = 0, size_ = 0;
};

}  // namespace arenarium
