#include "dealer.hpp"

#include <array>
#include <bit>

namespace arenarium {

namespace {

// The first bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4).
constexpr std::array<uint32_t, 64> ROUND = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01,
    0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,
    0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
    0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

// The first 64 bits of SHA-256 of 32 bytes: with the padding they are exactly one block.
uint64_t beginning_of_sha256(const uint8_t* bytes) {
    std::array<uint32_t, 64> w{};
    for (int i = 0; i < 8; i++)
        w[i] = uint32_t{bytes[4 * i]} << 24 | uint32_t{bytes[4 * i + 1]} << 16 | uint32_t{bytes[4 * i + 2]} << 8 |
               uint32_t{bytes[4 * i + 3]};
    w[8] = 0x80000000;
    w[15] = 8 * DEALER_BYTES;
    for (int i = 16; i < 64; i++) {
        const uint32_t s0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ w[i - 15] >> 3;
        const uint32_t s1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ w[i - 2] >> 10;
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    constexpr uint32_t A = 0x6a09e667, B = 0xbb67ae85;
    uint32_t a = A, b = B, c = 0x3c6ef372, d = 0xa54ff53a, e = 0x510e527f, f = 0x9b05688c, g = 0x1f83d9ab, h = 0x5be0cd19;
    for (int i = 0; i < 64; i++) {
        const uint32_t s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
        const uint32_t one = h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i];
        const uint32_t s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
        const uint32_t two = s0 + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + one, d = c, c = b, b = a, a = one + two;
    }
    return uint64_t{a + A} << 32 | (b + B);
}

}  // namespace

uint64_t next_number(Dealer& dealer) {
    const uint64_t number = beginning_of_sha256(dealer);
    for (int i = DEALER_BYTES - 1; i >= 0 && ++dealer[i] == 0; i--) {
    }
    return number;
}

uint64_t number_below(Dealer& dealer, uint64_t limit) {
    const uint64_t unfair = (0 - limit) % limit;  // what 2^64 leaves over
    while (true) {
        const uint64_t number = next_number(dealer);
        if (number >= unfair) return number % limit;
    }
}

}  // namespace arenarium
