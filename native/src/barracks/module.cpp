// The extension module `arenarium_native.barracks`: a state that plays, made of and made into the values of a Python state.
//
// Both seats may be asked at once. Then the first of them counts as asked: the order of secret choices makes no difference.
#include <algorithm>
#include <memory>

#include "../core/batch.hpp"
#include "judge.hpp"
#include "key.hpp"
#include "python.hpp"
#include "rules.hpp"

namespace arenarium::barracks {

namespace {

// As `core/playing.hpp` wants it.
struct Game {
    using State = barracks::State;
    using Loaded = barracks::Loaded;

    static void read(State& state, const Loaded& loaded, const nb::dict& values) {
        barracks::read(state, loaded.tables, values);
    }
    static nb::dict written(const State& state) { return barracks::written(state); }
    static std::string key(const State& state) { return barracks::key(state); }
    static void copy(const State& from, State& to) { to = from; }
    static bool over(const State& state) { return state.over(); }
    static int asked(const State& state) { return barracks::asked(state); }
    static void options(const State& state, Choices& choices) { possible(state, asked(state), choices); }
    static bool advance(State& state, Choice chosen, Choices&) {
        carry_out(state, asked(state), chosen);
        return false;
    }
    static int scores(const State& state, int32_t* scores) {
        for (int seat = 0; seat < SEATS; seat++) scores[seat] = left(state, seat);
        return SEATS;
    }
    static int rank(const State& state, int seat) { return state.result.ranking[seat]; }
    static nb::object outcome(const State& state, Makers& makers) {
        const Result& result = state.result;
        return makers.make_outcome(nb::tuple(list_of(result.ranking, SEATS)), nb::tuple(list_of(result.scores, SEATS)),
                                   static_cast<int>(result.reason), result.tie);
    }
};

using Battle = Playing<Game>;

nb::tuple asks(Battle& battle) {
    nb::list seats;
    for (int seat = 0; seat < SEATS; seat++)
        if (is_asked(battle.state(), seat)) seats.append(seat);
    return nb::tuple(seats);
}

Choices options_of(Battle& battle, int seat) {
    Choices open;
    if (seat >= 0 && seat < SEATS && is_asked(battle.state(), seat)) possible(battle.state(), seat, open);
    return open;
}

// The answer of any seat that is asked.
void answer(Battle& battle, int seat, size_t index) {
    const Choices open = options_of(battle, seat);
    if (index >= open.size()) throw nb::index_error("there is no such option");
    carry_out(battle.state(), seat, open[index]);
    battle.forget_options();
}

// The answer of the first seat that is asked, and what is counted of what follows: which sort of event, the number of
// what it was about, the seat, and the turns that had begun.
nb::list advance_noting(Battle& battle, size_t index) {
    std::vector<Noted> noted;
    battle.state().noted = &noted;
    try {
        battle.advance(index);
    } catch (...) {
        battle.state().noted = nullptr;
        throw;
    }
    battle.state().noted = nullptr;
    nb::list list;
    for (const Noted& one : noted)
        list.append(nb::make_tuple(static_cast<int>(one.tally), static_cast<int>(one.number), static_cast<int>(one.seat), one.turn));
    return list;
}

// ---- turns ahead

// What a warrior is worth, said by Python: it gets the fields of `state/soldier.py`.
Judge* judge(nb::object worth_of, double steepness, double win_margin, const nb::list& hurry, bool compensated) {
    std::vector<double> by_turn;
    for (nb::handle item : hurry) by_turn.push_back(nb::cast<double>(item));
    const auto ask = [worth_of](const Soldier& soldier, bool fielded) {
        return nb::cast<double>(worth_of(soldier_values(soldier), fielded));
    };
    return new Judge(ask, steepness, win_margin, by_turn, compensated);
}

void choose(State& state, int seat, Choice chosen) {
    static thread_local Choices open;
    if (!is_asked(state, seat)) throw nb::value_error("a seat chooses that is not asked");
    possible(state, seat, open);
    if (std::find(open.begin(), open.end(), chosen) == open.end()) throw nb::value_error("there is no such option");
    carry_out(state, seat, chosen);
}

// The position after choices of the seats, by their numbers, and the rest of the turn, with dice that follow from a number.
State after(Battle& battle, const nb::dict& choices, uint64_t dice, Judge& judge) {
    State result = battle.state();
    for (int i = 0; i < DEALER_BYTES; i++)
        result.dealer[i] = i < DEALER_BYTES - 8 ? 0 : static_cast<uint8_t>(dice >> 8 * (DEALER_BYTES - 1 - i));
    for (auto [seat, chosen] : choices) {
        const int of = nb::cast<int>(seat);
        if (of < 0 || of >= SEATS) throw nb::value_error("there is no such seat");
        choose(result, of, nb::cast<Choice>(chosen));
    }
    judge.finish_turn(result);
    return result;
}

double one_turn(Battle& battle, int seat, const nb::dict& choices, uint64_t dice, Judge& judge) {
    if (seat < 0 || seat >= SEATS) throw nb::value_error("there is no such seat");
    return judge.prospect(after(battle, choices, dice, judge), seat);
}

Battle* after_a_turn(Battle& battle, const nb::dict& choices, uint64_t dice, Judge& judge) {
    auto copy = std::make_unique<Battle>(battle);
    copy->state() = after(battle, choices, dice, judge);
    return copy.release();
}

}  // namespace

}  // namespace arenarium::barracks

NB_MODULE(barracks, module) {
    using namespace arenarium;
    nb::set_leak_warnings(false);  // a card set may live as long as the process
    module.doc() = "The native engine of Barracks. Use it through `arenarium.games.barracks.native`.";
    module.attr("NAMES") = barracks::all_names();
    nb::class_<barracks::Loaded>(module, "Tables").def(nb::init<const nb::dict&>());
    define_state<barracks::Game>(module)
        .def("asks", &barracks::asks)
        .def("options_of", [](barracks::Battle& battle, int seat) { return battle.objects(barracks::options_of(battle, seat)); })
        .def("answer", &barracks::answer)
        .def("advance_noting", &barracks::advance_noting)
        .def("one_turn", &barracks::one_turn)
        .def("after", &barracks::after_a_turn);
    nb::class_<barracks::Judge>(module, "Judge")
        .def(nb::new_(&barracks::judge))
        .def("prospect", [](barracks::Judge& judge, barracks::Battle& battle, int seat) {
            if (seat < 0 || seat >= barracks::SEATS) throw nb::value_error("there is no such seat");
            return judge.prospect(battle.state(), seat);
        });
    define_batch<barracks::Game>(module);
}
