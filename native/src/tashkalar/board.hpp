// Squares and sets of squares, as `board/board.py` numbers them: rows are `STRIDE` bits apart, reading order is bit order.
#pragma once

#include <bit>
#include <cstdint>

namespace arenarium::tashkalar {

__extension__ typedef unsigned __int128 Mask;

constexpr int SQUARES = 117;
constexpr int DIRECTIONS = 8;
constexpr int LONGEST_RAY = 8;
constexpr int DISTANCES = 9;
constexpr int ALL_DIRECTIONS = 0b11111111;

inline Mask bit(int square) { return Mask{1} << square; }

inline bool has(Mask mask, int square) { return (mask >> square & 1) != 0; }

inline int lowest(Mask mask) {
    const auto low = static_cast<uint64_t>(mask);
    return low ? std::countr_zero(low) : 64 + std::countr_zero(static_cast<uint64_t>(mask >> 64));
}

inline int highest(Mask mask) {
    const auto high = static_cast<uint64_t>(mask >> 64);
    return high ? 127 - std::countl_zero(high) : 63 - std::countl_zero(static_cast<uint64_t>(mask));
}

inline int count(Mask mask) {
    return std::popcount(static_cast<uint64_t>(mask)) + std::popcount(static_cast<uint64_t>(mask >> 64));
}

// A shift by a signed number of bits, to the right where it is positive. What leaves the 128 bits was off the board.
inline Mask shifted(Mask mask, int by) { return by >= 0 ? mask >> by : mask << -by; }

// The squares of a set in reading order: `for (int square : squares(mask))`.
class SquareRange {
public:
    struct Iterator {
        Mask left;
        int operator*() const { return lowest(left); }
        Iterator& operator++() {
            left &= left - 1;
            return *this;
        }
        bool operator!=(const Iterator& other) const { return left != other.left; }
    };
    explicit SquareRange(Mask mask) : mask_(mask) {}
    Iterator begin() const { return {mask_}; }
    Iterator end() const { return {0}; }

private:
    Mask mask_;
};

inline SquareRange squares(Mask mask) { return SquareRange(mask); }

}  // namespace arenarium::tashkalar
