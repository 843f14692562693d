// What a position is worth to a player, and turns that are played ahead by it, as in `bots/rollout.py`.
//
// What a warrior is worth Python says, once for each; a side's strength is the sum of its warriors, and of two sides the first
// wins with the chance a^k / (a^k + b^k). The longer a battle lasts, the more it counts how much the other side is hurt.
#pragma once

#include <functional>
#include <unordered_map>
#include <vector>

#include "rules.hpp"

namespace arenarium::barracks {

class Judge {
public:
    using WorthOf = std::function<double(const Soldier&, bool fielded)>;

    // `hurry`: by turn, what the wounds of the other side count. `compensated`: sums are made as Python 3.12 makes them.
    Judge(WorthOf worth_of, double steepness, double win_margin, std::vector<double> hurry, bool compensated);

    double prospect(const State& state, int seat);
    // Whom the move whose target is to be chosen should hit, looking no further than the move itself.
    Choice aim(const State& state);
    // The rest of a turn: all targets are chosen.
    void finish_turn(State& state);

private:
    double worth(const Soldier& soldier, bool fielded);
    double strength(const State& state, int seat);
    double chance(const State& state, int seat);

    WorthOf worth_of_;
    double steepness_, win_margin_;
    std::vector<double> hurry_;
    bool compensated_;
    std::unordered_map<uint64_t, double> kept_;
};

}  // namespace arenarium::barracks
