// Turns played ahead, as in `bots/rollout.py`: what comes of choices in a position that is known in full.
#pragma once

#include "../core/random.hpp"
#include "judge.hpp"

namespace arenarium::barracks {

// The position after choices of the seats, of which one may have none, and the rest of the turn, with dice that follow from a
// number.
State after(const State& state, const Choice (&choices)[SEATS], uint64_t dice, Judge& judge);

// The chance of a seat to win, judged after choices and the rest of so many turns.
double look(const State& state, int seat, const Choice (&choices)[SEATS], uint64_t dice, int turns, Judge& judge);

}  // namespace arenarium::barracks
