// The extension module `arenarium_native.barracks`: a state that plays, made of and made into the values of a Python state.
//
// Both seats may be asked at once. Then the first of them counts as asked: the order of secret choices makes no difference.
#include <algorithm>
#include <memory>

#include "../core/batch.hpp"
#include "../core/dealing.hpp"
#include "../core/matches.hpp"
#include "ahead.hpp"
#include "key.hpp"
#include "python.hpp"
#include "rules.hpp"
#include "spaces.hpp"

namespace arenarium::barracks {

namespace {

// As `core/playing.hpp` wants it.
struct Game {
    using State = barracks::State;
    using Loaded = barracks::Loaded;
    using Spaces = barracks::Spaces;

    // What a setup leaves to chance.
    struct Chances {
        bool first;
        Chances(const State&, const nb::dict& left) : first(nb::cast<bool>(left["first"])) {}
    };

    static void read(State& state, const Loaded& loaded, const nb::dict& values) {
        barracks::read(state, loaded.tables, values);
    }
    static nb::dict written(const State& state) { return barracks::written(state); }
    static std::string key(const State& state) { return barracks::key(state); }
    static void deal(State& state, const Chances& chances) { barracks::deal(state, chances.first); }
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

std::vector<double> numbers(const nb::list& list) {
    std::vector<double> numbers;
    for (nb::handle item : list) numbers.push_back(nb::cast<double>(item));
    return numbers;
}

// What a warrior is worth and what it brings, said by Python: it gets the fields of `state/soldier.py`, and card and moves.
Judge* judge(nb::object worth_of, nb::object gifts_of, double steepness, double win_margin, double sure, const nb::list& pairs,
             const nb::list& hurry, bool compensated) {
    if (pairs.size() != 0 && pairs.size() != PAIRINGS) throw nb::value_error("there are not so many pairings");
    const auto worth = [worth_of](const Soldier& soldier, bool fielded) {
        return nb::cast<double>(worth_of(soldier_values(soldier), fielded));
    };
    const auto gifts = [gifts_of](const Soldier& soldier) {
        const nb::object given = gifts_of(static_cast<int>(soldier.card), nb::tuple(list_of(soldier.moves, LINES)));
        if (nb::len(given) != GIFTS) throw nb::value_error("there are not so many gifts");
        Gifts brought;
        for (int gift = 0; gift < GIFTS; gift++) brought[gift] = nb::cast<double>(given[gift]);
        return brought;
    };
    return new Judge(worth, gifts, {steepness, win_margin, sure, numbers(pairs)}, numbers(hurry), compensated);
}

void check_seat(int seat) {
    if (seat < 0 || seat >= SEATS) throw nb::value_error("there is no such seat");
}

void check_open(const State& state, int seat, const Choices& chosen) {
    static thread_local Choices open;
    if (!is_asked(state, seat)) throw nb::value_error("a seat chooses that is not asked");
    possible(state, seat, open);
    for (Choice one : chosen)
        if (std::find(open.begin(), open.end(), one) == open.end()) throw nb::value_error("there is no such option");
}

// The chance of a seat to win after its choice and each of some replies; with no reply if the other seat is not asked.
nb::list looks(Battle& battle, int seat, Choice chosen, const nb::list& replies, uint64_t dice, int turns, Judge& judge) {
    check_seat(seat);
    const State& state = battle.state();
    Choices answers;
    for (nb::handle reply : replies) answers.push_back(nb::cast<Choice>(reply));
    check_open(state, seat, {chosen});
    if (!answers.empty()) check_open(state, 1 - seat, answers);
    else if (state.phase == Phase::TARGET) answers.push_back(NOT_CHOSEN);
    nb::list chances;
    for (Choice reply : answers) {
        Choice choices[SEATS];
        choices[seat] = chosen;
        choices[1 - seat] = reply;
        chances.append(look(state, seat, choices, dice, turns, judge));
    }
    return chances;
}

// The position after choices of the seats, by their numbers, and the rest of the turn.
Battle* after_a_turn(Battle& battle, const nb::dict& choices, uint64_t dice, Judge& judge) {
    Choice chosen[SEATS] = {NOT_CHOSEN, NOT_CHOSEN};
    for (auto [seat, made] : choices) {
        const int of = nb::cast<int>(seat);
        check_seat(of);
        chosen[of] = nb::cast<Choice>(made);
        check_open(battle.state(), of, {chosen[of]});
    }
    auto copy = std::make_unique<Battle>(battle);
    copy->state() = after(battle.state(), chosen, dice, judge);
    return copy.release();
}

}  // namespace

}  // namespace arenarium::barracks

NB_MODULE(barracks, module) {
    using namespace arenarium;
    nb::set_leak_warnings(false);  // a card set may live as long as the process
    module.doc() = "The native engine of Barracks. Use it through `arenarium.games.barracks.native`.";
    module.attr("NAMES") = barracks::all_names();
    module.attr("PAIRINGS") = barracks::PAIRINGS;  // that its judge knows
    nb::class_<barracks::Loaded>(module, "Tables").def(nb::init<const nb::dict&>());
    define_state<barracks::Game>(module)
        .def("asks", &barracks::asks)
        .def("options_of", [](barracks::Battle& battle, int seat) { return battle.objects(barracks::options_of(battle, seat)); })
        .def("answer", &barracks::answer)
        .def("advance_noting", &barracks::advance_noting)
        .def("looks", &barracks::looks)
        .def("after", &barracks::after_a_turn);
    nb::class_<barracks::Judge>(module, "Judge")
        .def(nb::new_(&barracks::judge))
        .def("prospect", [](barracks::Judge& judge, barracks::Battle& battle, int seat) {
            barracks::check_seat(seat);
            return judge.prospect(battle.state(), seat);
        });
    define_dealing<barracks::Game>(module);
    define_batch<barracks::Game>(module);
    define_matches<barracks::Game>(module);
}
