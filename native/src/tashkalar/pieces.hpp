// EFF-11 to EFF-18: what can happen to a piece on the board, as in `rules/pieces.py`.
#pragma once

#include "position.hpp"

namespace arenarium::tashkalar {

bool can_supply(const State& state, int side, int rank);
void put(State& state, int side, int rank, int at);

// Take a piece off the board, back to its supply; its index in `pieces`.
int lift(State& state, int at);

// Remove a piece; it counts for the active side, so many times, if it is an enemy piece.
void destroy(State& state, int at, int times = 1, bool for_good = false);

// Move or leap; whether a piece on the target square was destroyed.
bool relocate(State& state, int origin, int target);

bool can_upgrade(const State& state, int index);
bool can_downgrade(const State& state, int index);
void change_rank(State& state, int at, int by);
void convert(State& state, int at, int rank);
void swap_pieces(State& state, int one, int other);

void hold(State& state, int at, int card);
// The number of the piece that lies on a card, or -1.
int held_on(const State& state, int card);
// The piece leaps from its card to a square; whether it has destroyed a piece there.
bool release(State& state, int number, int at);
void release_to_supply(State& state, int number);

void make_gateway(State& state, int at);

}  // namespace arenarium::tashkalar
