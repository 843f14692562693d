// Numbers for playouts: SplitMix64, which has nothing to do with the dealer of the match.
#pragma once

#include <cstddef>
#include <cstdint>

namespace arenarium {

class RandomNumbers {
public:
    explicit RandomNumbers(uint64_t seed) : state_(seed) {}
    uint64_t next() {
        uint64_t z = state_ += 0x9E3779B97F4A7C15;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
        z = (z ^ z >> 27) * 0x94D049BB133111EB;
        return z ^ z >> 31;
    }
    size_t below(size_t limit) {
        __extension__ typedef unsigned __int128 Wide;
        return static_cast<size_t>(Wide{next()} * limit >> 64);
    }

private:
    uint64_t state_;
};

}  // namespace arenarium
