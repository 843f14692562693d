// How acts are carried out, as the resolvers of `rules/effects/` do it. A file for each family; `acts.cpp` knows them all.
#pragma once

#include "choices.hpp"
#include "position.hpp"

namespace arenarium::tashkalar {

// How a Resolver answers `options`: with a list, which may be empty, or that there is nothing to choose.
enum class Ways { LISTED, HAPPENS };

// ---- every act
Ways act_options(State& state, Frame& frame, const Step& step, Choices& choices);
void act_perform(State& state, Frame& frame, const Step& step, Choice chosen);
bool act_more(const State& state, const Frame& frame, const Step& step);
bool asked_of_owner(const State& state, const Step& step);

// ---- targets.cpp: acts upon chosen pieces
Ways target_options(const State& state, const Frame& frame, const Step& step, Choices& choices);
void target_perform(State& state, Frame& frame, const Step& step, Choice chosen);

// ---- move.cpp: moves and leaps
Mask forbidden(const State& state, int rank, bool combat);
Mask goal_squares(const State& state, const Frame& frame, const Step& step);
void move_options(const State& state, const Frame& frame, const Step& step, Choices& choices);
void run_options(const State& state, const Frame& frame, const Step& step, Choices& choices);
void mixed_options(const State& state, const Frame& frame, const Step& step, Choices& choices);
void leap_options(const State& state, const Frame& frame, const Step& step, Choices& choices);
void move_perform(State& state, Frame& frame, const Step& step, Choice chosen);
void run_perform(State& state, Frame& frame, const Step& step, Choice chosen);
void mixed_perform(State& state, Frame& frame, const Step& step, Choice chosen);
void leap_perform(State& state, Frame& frame, const Step& step, Choice chosen);

// ---- place.cpp
void place_options(const State& state, Frame& frame, const Step& step, Choices& choices);
void place_perform(State& state, Frame& frame, Choice chosen);
bool has_fewer(const State& state);

// ---- exchange.cpp: swap, mirror, replace, release; choosing squares
void choose_square_options(const State& state, const Frame& frame, const Step& step, Choices& choices);
void choose_square_perform(Frame& frame, Choice chosen);
void swap_options(const State& state, const Frame& frame, const Step& step, Choices& choices);
void swap_perform(State& state, Frame& frame, Choice chosen);
void mirror_options(const State& state, const Frame& frame, const Step& step, Choices& choices);
void mirror_perform(State& state, Frame& frame, const Step& step, Choice chosen);
void replace_options(const State& state, const Frame& frame, const Step& step, Choices& choices);
void replace_perform(State& state, Frame& frame, Choice chosen);
Ways release_options(const State& state, const Frame& frame, const Step& step, Choices& choices);
void release_perform(State& state, Frame& frame, Choice chosen);

// ---- cards.cpp: discard, recover, freeze, copy, put under the deck
void to_pile(State& state, int card);
void add_cards(ChoiceKind kind, const Cards* const* places, int number, Choices& choices);
Ways card_options(const State& state, const Frame& frame, const Step& step, Choices& choices);
void card_perform(State& state, Frame& frame, const Step& step, Choice chosen);

}  // namespace arenarium::tashkalar
