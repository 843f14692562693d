// A state as Python holds it.
#pragma once

#include "../core/batch.hpp"
#include "../core/dealing.hpp"
#include "../core/matches.hpp"
#include "dealing.hpp"
#include "key.hpp"
#include "python.hpp"
#include "rules.hpp"
#include "spaces.hpp"

namespace arenarium::tashkalar {

// As `core/playing.hpp` wants it.
struct Game {
    using State = tashkalar::State;
    using Loaded = tashkalar::Loaded;
    using Spaces = tashkalar::Spaces;
    using Chances = tashkalar::Chances;

    static void read(State& state, const Loaded& loaded, const nb::dict& values) {
        tashkalar::read(state, loaded.tables, values);
    }
    static nb::dict written(const State& state) { return tashkalar::written(state); }
    static std::string key(const State& state) { return tashkalar::key(state); }
    static void deal(State& state, const Chances& chances) { tashkalar::deal(state, chances); }
    static void copy(const State& from, State& to) { from.copy_to(to); }
    static bool over(const State& state) { return state.phase == Phase::OVER; }
    static int asked(const State& state) { return tashkalar::asked(state); }
    static void options(State& state, Choices& choices) { tashkalar::options(state, choices); }
    static bool advance(State& state, Choice chosen, Choices& next) { return tashkalar::advance(state, chosen, next); }

    static int scores(const State& state, int32_t* scores) {
        for (int seat = 0; seat < state.seats; seat++) scores[seat] = seat_score(state, seat);
        return state.seats;
    }
    static int rank(const State& state, int seat) { return state.result.ranking[seat]; }
    static nb::object outcome(const State& state, Makers& makers) {
        const Result& result = state.result;
        return makers.make_outcome(nb::tuple(list_of(result.ranking, state.seats)), nb::tuple(list_of(result.scores, state.seats)),
                                   static_cast<int>(result.reason), static_cast<int>(result.decided_by));
    }
};

using NativePlaying = Playing<Game>;

// The computer player, in thinking.cpp.
void add_thinking(nb::module_& module);

}  // namespace arenarium::tashkalar
