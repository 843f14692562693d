// The chapters of the rulebook, each in the file that is named as in `rules/`.
#pragma once

#include "choices.hpp"
#include "position.hpp"

namespace arenarium::tashkalar {

// ---- placements.cpp, summon.cpp (SUM)
void summon_options(const State& state, Choices& choices);
Mask of_type(const State& state, int rank);
bool is_short(const State& state, int rank);
// SUM-7: the pieces that may be picked up for a summoning.
Mask liftable(const State& state, Choice chosen);
// The orientation that a choice means.
const Orientation& orientation_of(const State& state, Choice chosen);
Mask used_by(const State& state, const Orientation& orientation, int at);
Mask marked_by(const State& state, Mask marks, int at);
void carry_out_summon(State& state, Choice chosen);

// ---- machine: what happens when a program is over
void finish(State& state, Finish how, const Frame& frame);

// ---- score.cpp, tasks.cpp (SCORE)
void score_legend(State& state);
void add_points(State& state, int scorer, int colour, int number);
int side_points(const State& state, int side);
int side_score(const State& state, int side);
// A melee player's points in the other colours, lowest first; how many there are.
int melee_points(const State& state, int seat, int* points);
int seat_score(const State& state, int seat);
void claim_options(const State& state, Choices& choices);
void claim(State& state, int task);
void turn_up_next_task(State& state);
void score_destroyed(State& state);
void pair_options(const State& state, Choices& choices);
bool meets(const State& state, int task);

// ---- flare.cpp (FLARE)
void flare_options(const State& state, Choices& choices);
void invoke_flare(State& state, int card, int against);

// ---- draw.cpp (DRAW)
void refill(State& state);
void hand_over_legends(State& state, int giver, int taker);

// ---- end.cpp (END)
void check_trigger(State& state);
void finish_game(State& state);

// ---- turn.cpp (TURN, PASS, SET)
void options(State& state, Choices& choices);
// The seat that is asked, as long as the game is not over.
int asked(const State& state);
// Do what a legal choice says, then everything that needs no decision. Where the next options were worked out on the way,
// they are in `next`, and the answer is true.
bool advance(State& state, Choice chosen, Choices& next);
bool go_on(State& state, Choices& next);

}  // namespace arenarium::tashkalar
