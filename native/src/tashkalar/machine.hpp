// Runs effects: a stack of frames in the state, each a place in a program and its registers; as `cards/machine.py`.
#pragma once

#include "choices.hpp"
#include "position.hpp"

namespace arenarium::tashkalar {

// Run until somebody has to choose (true, with the options) or the stack is empty (false).
bool run(State& state, Choices& options);

// The options of the request that the top frame waits for, worked out from the state.
void machine_options(State& state, Choices& options);

// Answer the request of the top frame.
void machine_choose(State& state, Choice chosen);

// Whether that request is for the player of the turn, even if somebody else is in control.
bool asks_owner(const State& state);

}  // namespace arenarium::tashkalar
