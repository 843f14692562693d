// What a position is worth to a player, as in `bots/evaluation.py` and `bots/company.py`, and whom its blows hit.
//
// What a warrior is worth and what it brings to others Python says, once for each. The longer a battle lasts, the more it counts
// how much the other side is hurt (`bots/rollout.py`).
#pragma once

#include <array>
#include <functional>
#include <unordered_map>
#include <vector>

#include "rules.hpp"

namespace arenarium::barracks {

constexpr int GIFTS = 10, PAIRINGS = 15;
using Gifts = std::array<double, GIFTS>;
using Pairings = std::array<double, PAIRINGS>;

// A side as it stands: its living warriors together.
struct Side {
    int number, hearts;
    Gifts gifts;
};

// How leads become chances.
struct Curve {
    double steepness, win_margin, sure;
    std::vector<double> pairs;  // what each pairing is worth; empty for a judge that does not know them
};

class Judge {
public:
    using WorthOf = std::function<double(const Soldier&, bool fielded)>;
    using GiftsOf = std::function<Gifts(const Soldier&)>;

    // `hurry`: by turn, what the wounds of the other side count. `compensated`: sums are made as Python 3.12 makes them.
    Judge(WorthOf worth_of, GiftsOf gifts_of, Curve curve, std::vector<double> hurry, bool compensated);

    double prospect(const State& state, int seat);
    // Whom the move whose target is to be chosen should hit, looking no further than the move itself.
    Choice aim(const State& state);

private:
    double worth(const Soldier& soldier, bool fielded);
    const Gifts& gifts(const Soldier& soldier);
    double strength(const State& state, int seat);
    Side together(const State& state, int seat);
    double company(const State& state, int seat);
    double lead(const State& state, int seat);
    double chance(const State& state, int seat);

    WorthOf worth_of_;
    GiftsOf gifts_of_;
    Curve curve_;
    std::vector<double> hurry_;
    bool compensated_;
    std::unordered_map<uint64_t, double> kept_;
    std::unordered_map<uint64_t, Gifts> gifts_;
};

}  // namespace arenarium::barracks
