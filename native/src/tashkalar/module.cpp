// The extension module `arenarium_native.tashkalar`: a state that plays, made of and made into the values of a Python state.
#include "../core/batch.hpp"
#include "key.hpp"
#include "python.hpp"
#include "rules.hpp"

namespace arenarium::tashkalar {

namespace {

// As `core/playing.hpp` wants it.
struct Game {
    using State = tashkalar::State;
    using Loaded = tashkalar::Loaded;

    static void read(State& state, const Loaded& loaded, const nb::dict& values) {
        tashkalar::read(state, loaded.tables, values);
    }
    static nb::dict written(const State& state) { return tashkalar::written(state); }
    static std::string key(const State& state) { return tashkalar::key(state); }
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

}  // namespace

}  // namespace arenarium::tashkalar

NB_MODULE(tashkalar, module) {
    using namespace arenarium;
    nb::set_leak_warnings(false);  // a card set may live as long as the process
    module.doc() = "The native engine of Tash-Kalar. Use it through `arenarium.games.tashkalar.native`.";
    module.attr("NAMES") = tashkalar::all_names();
    nb::class_<tashkalar::Loaded>(module, "Tables").def(nb::init<const nb::dict&>());
    define_state<tashkalar::Game>(module);
    define_batch<tashkalar::Game>(module);
}
