// Puts the values of a position one after the other: equal bytes, equal positions.
#pragma once

#include <string>
#include <type_traits>

namespace arenarium {

class Writer {
public:
    explicit Writer(size_t expected) { bytes.reserve(expected); }

    template <typename T>
    void value(const T& of) {
        static_assert(std::has_unique_object_representations_v<T>, "without gaps of which nobody knows what is in them");
        bytes.append(reinterpret_cast<const char*>(&of), sizeof of);
    }
    template <typename T>
    void values(const T* of, int length) {
        for (int i = 0; i < length; i++) value(of[i]);
    }

    std::string bytes;
};

}  // namespace arenarium
