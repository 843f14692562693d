// A state as Python sees it, for any game. A game brings a struct with
//   State, Loaded (its tables, `makers`)
//   read(State&, const Loaded&, const nb::dict&), written(const State&), key(const State&)
//   over(const State&), asked(const State&): the seat whose options are listed
//   options(State&, Choices&), advance(State&, Choice, Choices& next): true if the next options are there already
//   scores(const State&, int32_t*): how many seats there are, outcome(const State&, Makers&)
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include "convert.hpp"
#include "random.hpp"

namespace arenarium {

constexpr int MOST_SEATS_OF_ANY_GAME = 8;

template <typename Game>
class Playing {
public:
    using State = typename Game::State;
    using Loaded = typename Game::Loaded;

    Playing(nb::object loaded, nb::object cards, const nb::dict& values)
        : loaded_(std::move(loaded)), cards_(std::move(cards)), made_(&nb::cast<Loaded&>(loaded_)) {
        Game::read(state_, *made_, values);
    }
    Playing(const Playing& other) : loaded_(other.loaded_), cards_(other.cards_), made_(other.made_) {
        Game::copy(other.state_, state_);
    }
    Playing& operator=(const Playing&) = delete;

    const Choices& options() {
        if (!known_) {
            Game::options(state_, options_);
            known_ = true;
        }
        return options_;
    }
    size_t count() { return options().size(); }

    Choice code(size_t index) {
        if (index >= count()) throw nb::index_error("there is no such option");
        return options_[index];
    }
    nb::object option(size_t index) { return nb::borrow(made_->makers.choice_object(code(index))); }
    nb::list choices() { return objects(options()); }
    void advance(size_t index) { carry_out(code(index)); }
    // The same; how many options there are next, 0 when the game is over.
    size_t step(size_t index) {
        advance(index);
        return count();
    }

    // Random choices up to the end; how many they were.
    int64_t playout(uint64_t seed) {
        RandomNumbers numbers(seed);
        int64_t made = 0;
        while (!over()) {
            const Choices& open = options();
            if (open.empty()) throw std::logic_error("nobody can choose, but the game is not over");
            carry_out(open[numbers.below(open.size())]);
            made++;
        }
        return made;
    }

    bool over() const { return Game::over(state_); }
    int asked() const { return Game::asked(state_); }
    int turns_begun() const { return state_.turns_begun; }
    nb::dict values() const { return Game::written(state_); }
    std::string value() const { return Game::key(state_); }
    nb::bytes key_bytes() const {
        const std::string bytes = value();
        return nb::bytes(bytes.data(), bytes.size());
    }
    nb::tuple scores() const {
        int32_t scores[MOST_SEATS_OF_ANY_GAME];
        const int seats = Game::scores(state_, scores);
        return nb::tuple(list_of(scores, seats));
    }
    nb::object outcome() {
        if (!over()) return nb::none();
        return Game::outcome(state_, made_->makers);
    }
    nb::object cards() const { return cards_; }

    // ---- for what only one of the games has
    State& state() { return state_; }
    Loaded& loaded() { return *made_; }
    void carry_out(Choice chosen) { known_ = Game::advance(state_, chosen, options_); }
    void forget_options() { known_ = false; }
    nb::list objects(const Choices& of) {
        nb::list list = nb::steal<nb::list>(PyList_New(static_cast<Py_ssize_t>(of.size())));
        Py_ssize_t place = 0;
        for (Choice made : of) PyList_SET_ITEM(list.ptr(), place++, made_->makers.choice_object(made).inc_ref().ptr());
        return list;
    }

private:
    nb::object loaded_, cards_;
    Loaded* made_;
    State state_;
    Choices options_;
    bool known_ = false;
};

// The class `State` of a module, with what all games have.
template <typename Game>
nb::class_<Playing<Game>> define_state(nb::module_& module) {
    using P = Playing<Game>;
    return nb::class_<P>(module, "State")
        .def(nb::init<nb::object, nb::object, const nb::dict&>())
        .def_prop_ro("cards", &P::cards)
        .def_prop_ro("over", &P::over)
        .def_prop_ro("asked", &P::asked)
        .def_prop_ro("turns_begun", &P::turns_begun)
        .def_prop_ro("count", &P::count)
        .def_prop_ro("outcome", &P::outcome)
        .def("option", &P::option)
        .def("options", &P::choices)
        .def("advance", &P::advance)
        .def("step", &P::step)
        .def("copy", [](const P& state) { return new P(state); })
        .def("scores", &P::scores)
        .def("values", &P::values)
        .def("key", &P::key_bytes)
        .def("__hash__", [](const P& state) { return static_cast<int64_t>(std::hash<std::string>{}(state.value())); })
        .def("__eq__",
             [](const P& state, nb::handle other) {
                 return nb::isinstance<P>(other) && state.value() == nb::cast<P&>(other).value();
             })
        .def("playout", &P::playout, nb::call_guard<nb::gil_scoped_release>());
}

}  // namespace arenarium
