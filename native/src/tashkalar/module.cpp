// The extension module `arenarium_native.tashkalar`: a state that plays, made of and made into the values of a Python state.
#include <nanobind/nanobind.h>

#include <string>
#include <string_view>

#include "key.hpp"
#include "python.hpp"
#include "rules.hpp"

namespace arenarium::tashkalar {

namespace {

// Numbers for playouts: SplitMix64, which has nothing to do with the dealer of the match.
class Numbers {
public:
    explicit Numbers(uint64_t seed) : state_(seed) {}
    uint64_t next() {
        uint64_t z = state_ += 0x9E3779B97F4A7C15;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
        z = (z ^ z >> 27) * 0x94D049BB133111EB;
        return z ^ z >> 31;
    }
    size_t below(size_t limit) { return static_cast<size_t>(Mask{next()} * limit >> 64); }

private:
    uint64_t state_;
};

// A state with the options of its request, once they are worked out.
class Playing {
public:
    Playing(nb::object loaded, nb::object cards, const nb::dict& values)
        : loaded_(std::move(loaded)), cards_(std::move(cards)), made_(&nb::cast<Loaded&>(loaded_)) {
        read(state_, made_->tables, values);
    }
    Playing(const Playing& other) : loaded_(other.loaded_), cards_(other.cards_), made_(other.made_) {
        other.state_.copy_to(state_);
    }
    Playing& operator=(const Playing&) = delete;

    const Choices& options() {
        if (!known_) {
            tashkalar::options(state_, options_);
            known_ = true;
        }
        return options_;
    }
    size_t count() { return options().size(); }

    Choice code(size_t index) {
        if (index >= count()) throw nb::index_error("there is no such option");
        return options_[index];
    }
    nb::object option(size_t index) { return made_->choice_object(code(index)); }
    nb::list choices() {
        nb::list list;
        for (Choice made : options()) list.append(made_->choice_object(made));
        return list;
    }
    void advance(size_t index) {
        const Choice chosen = code(index);
        known_ = tashkalar::advance(state_, chosen, options_);
    }

    // Random choices up to the end; how many they were.
    int64_t playout(uint64_t seed) {
        Numbers numbers(seed);
        int64_t made = 0;
        while (state_.phase != Phase::OVER) {
            const Choices& open = options();
            if (open.empty()) throw std::logic_error("nobody can choose, but the game is not over");
            const Choice chosen = open[numbers.below(open.size())];
            known_ = tashkalar::advance(state_, chosen, options_);
            made++;
        }
        return made;
    }

    bool over() const { return state_.phase == Phase::OVER; }
    int asked() const { return tashkalar::asked(state_); }
    int turns_begun() const { return state_.turns_begun; }
    nb::dict values() const { return written(state_); }
    std::string value() const { return key(state_); }
    nb::bytes key_bytes() const {
        const std::string found = value();
        return nb::bytes(found.data(), found.size());
    }

    nb::tuple scores() const {
        nb::list list;
        for (int seat = 0; seat < state_.seats; seat++) list.append(seat_score(state_, seat));
        return nb::tuple(list);
    }
    nb::object outcome() {
        if (!over()) return nb::none();
        nb::list ranking, scores;
        for (int seat = 0; seat < state_.seats; seat++) {
            ranking.append(static_cast<int>(state_.result.ranking[seat]));
            scores.append(state_.result.scores[seat]);
        }
        return made_->make_outcome(nb::tuple(ranking), nb::tuple(scores), static_cast<int>(state_.result.reason),
                                    static_cast<int>(state_.result.decided_by));
    }
    nb::object cards() const { return cards_; }

private:
    nb::object loaded_, cards_;
    Loaded* made_;
    State state_;
    Choices options_;
    bool known_ = false;
};

}  // namespace

}  // namespace arenarium::tashkalar

NB_MODULE(tashkalar, module) {
    using namespace arenarium::tashkalar;
    nb::set_leak_warnings(false);  // a card set may live as long as the process
    module.doc() = "The native engine of Tash-Kalar. Use it through `arenarium.games.tashkalar.native`.";
    module.attr("NAMES") = all_names();
    nb::class_<Loaded>(module, "Tables").def(nb::init<const nb::dict&>());
    nb::class_<Playing>(module, "State")
        .def(nb::init<nb::object, nb::object, const nb::dict&>())
        .def_prop_ro("cards", &Playing::cards)
        .def_prop_ro("over", &Playing::over)
        .def_prop_ro("asked", &Playing::asked)
        .def_prop_ro("turns_begun", &Playing::turns_begun)
        .def_prop_ro("count", &Playing::count)
        .def_prop_ro("outcome", &Playing::outcome)
        .def("option", &Playing::option)
        .def("options", &Playing::choices)
        .def("advance", &Playing::advance)
        .def("copy", [](const Playing& state) { return new Playing(state); })
        .def("scores", &Playing::scores)
        .def("values", &Playing::values)
        .def("key", &Playing::key_bytes)
        .def("__hash__", [](const Playing& state) { return static_cast<int64_t>(std::hash<std::string>{}(state.value())); })
        .def("__eq__",
             [](const Playing& state, nb::handle other) {
                 return nb::isinstance<Playing>(other) && state.value() == nb::cast<Playing&>(other).value();
             })
        .def("playout", &Playing::playout, nb::call_guard<nb::gil_scoped_release>());
}
