// What a position is worth to each side, as in `bots/features.py` and `bots/evaluation.py`: the same numbers, added up in
// the same order, so that both languages choose alike.
#pragma once

#include <array>
#include <vector>

#include "position.hpp"

namespace arenarium::tashkalar {

enum Judged {
    POINTS, POINTS_LATE, SECOND_POINTS, THIRD_POINTS, COMMON_PIECES, HEROIC_PIECES, LEGENDARY_PIECES,
    READY,                        // by rank, then one short, then two short
    TASK_MET = READY + 9,         // then one short, then near
    TASK_DEEDS = TASK_MET + 3, FROZEN, FLARE, TEMPO, SUPPLY, UPGRADED_LATE, IMPROVISING, LAST_WORD,
    JUDGED
};
constexpr int KINDS = 9;

using Numbers = std::array<double, JUDGED>;
using Near = std::array<double, KINDS>;
// By seat: how near an unknown being and an unknown legend are, on average.
using Means = std::array<std::array<Near, 2>, MOST_SEATS>;

struct Weights {
    Numbers waiting{}, moving{};
};

// What is known of hidden cards.
struct Knowledge {
    int seat = 0;  // whose knowledge it is
    std::array<uint64_t, 4> known{};
    std::vector<uint8_t> beings[MOST_SEATS];  // what any other being in a seat's hand may be
    std::vector<uint8_t> legends;

    // Another player may hold a card of the same list: only what is in the own hand is known, and the team's legends.
    bool knows(int card) const { return known[card >> 6] >> (card & 63) & 1; }
    void learn(int card) { known[card >> 6] |= uint64_t{1} << (card & 63); }
    // Fill in what the unknown cards may be; at most so many are looked at.
    void consider(const State& state, int most);
};

class Judgement {
public:
    Judgement(const State& root, Knowledge knowledge, const Weights& weights);

    // Of a position soon after the root.
    double quick(const State& state) const { return worth(state, means_); }
    // With what unknown cards mean on this board.
    double full(const State& state) const;

    int side() const { return side_; }
    const Weights& weights() const { return weights_; }
    const Knowledge& knowledge() const { return knowledge_; }

private:
    double worth(const State& state, const Means& means) const;

    int side_;
    Knowledge knowledge_;
    const Weights& weights_;
    Means means_;
};

// ---- nearness.cpp
// The board as patterns are looked for on it, for one side.
struct Ground {
    Mask own, upgraded, legendary, empty;
    int pieces;
    Mask where[RANKS];  // where a being of a rank may be summoned

    Ground(const State& state, int side);
};
// 0: ready, 1: one piece short, 2: two, 3: more.
int missing_pieces(const Tables& tables, const Card& card, const Ground& ground);
// Of how much use a card in hand is: 3 ready, 2 one piece short, 1 two, 0 none; wherever it would be summoned.
int use_of(const Tables& tables, const Card& card, const Ground& ground);

// ---- distance.cpp
constexpr int FAR = 12;
// How far a side is from a task, in pieces that are missing, as in `rules/task_distance.py`.
int distance_to(const State& state, int task, int side, Mask empty);
// The same on an empty board.
int need_of(const Tables& tables, int task);

}  // namespace arenarium::tashkalar
