// Many matches side by side for programs that learn: an action of each in one call, and what the seat that acts sees and may do,
// written into arrays of numpy. A game brings its `Spaces`:
//   num_actions(), size(): of an observation, in bytes; seats(); fits(const State&): whether it is such a match
//   says(const State&, Choice, size_t place): the action that a choice says at a place
//   observe(const State&, int seat, const Actions& said, int8_t* out)
#pragma once

#include <nanobind/ndarray.h>

#include <memory>
#include <string>
#include <vector>

#include "playing.hpp"
#include "question.hpp"

namespace arenarium {

template <typename Game>
class Matches {
public:
    using P = Playing<Game>;
    using Spaces = typename Game::Spaces;
    template <typename T>
    using Row = nb::ndarray<T, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
    template <typename T>
    using Table = nb::ndarray<T, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

    Matches(nb::object spaces, const nb::list& states, int64_t most, Row<int8_t> player, Table<int8_t> observation,
            Table<int8_t> mask, Table<float> rewards, Row<bool> terminated, Row<bool> truncated)
        : held_(std::move(spaces)), spaces_(nb::cast<Spaces&>(held_)), most_(most), player_(player), observation_(observation),
          mask_(mask), rewards_(rewards), terminated_(terminated), truncated_(truncated), matches_(states.size()) {
        check_shapes();
        for (size_t place = 0; place < size(); place++) put(place, states[place]);
    }

    Matches(const Matches&) = delete;
    Matches& operator=(const Matches&) = delete;

    size_t size() const { return matches_.size(); }

    // A new match in place of one.
    void put(size_t place, nb::handle state) {
        Match& match = at(place);
        P& other = nb::cast<P&>(state);
        if (other.over() || !spaces_.fits(other.state())) throw nb::value_error("not a match of these spaces");
        match.state = std::make_unique<P>(other);
        match.steps = 0;
        ask(match);
        show(place);
    }

    // An independent copy of one of the matches, and what has been said in it of a choice of several actions.
    P* state(size_t place) { return new P(*at(place).state); }
    nb::tuple acts(size_t place) {
        const Actions& acts = at(place).open.acts();
        return nb::tuple(list_of(acts.data(), static_cast<int>(acts.size())));
    }

    // An action of each. Nothing is done if one of them is not legal. Where a match is over or cut off nothing new is shown.
    void step(const Row<const int64_t>& actions) {
        if (actions.shape(0) != size()) throw nb::value_error("an action for each match");
        const int64_t* chosen = actions.data();
        for (size_t place = 0; place < size(); place++)
            if (!matches_[place].open.allows(chosen[place]))
                throw nb::index_error(("action " + std::to_string(chosen[place]) + " is not legal now").c_str());
        const nb::gil_scoped_release others_go_on;
        for (size_t place = 0; place < size(); place++) act(place, static_cast<int32_t>(chosen[place]));
    }

private:
    struct Match {
        std::unique_ptr<P> state;
        Question open;
        int64_t steps = 0;
    };

    void check_shapes() const {
        const bool rows = player_.shape(0) == size() && terminated_.shape(0) == size() && truncated_.shape(0) == size();
        const auto are = [&](const auto& table, size_t columns) { return table.shape(0) == size() && table.shape(1) == columns; };
        if (!rows || !are(observation_, spaces_.size()) || !are(mask_, spaces_.num_actions()) || !are(rewards_, spaces_.seats()))
            throw nb::value_error("arrays of another shape");
    }

    Match& at(size_t place) {
        if (place >= size()) throw nb::index_error("there is no such match");
        return matches_[place];
    }

    auto says(const Match& match) const {
        return [this, &state = match.state->state()](Choice option, size_t place) { return spaces_.says(state, option, place); };
    }

    void ask(Match& match) {
        if (match.state->over())
            match.open.close();
        else
            match.open.ask(match.state->options(), says(match));
    }

    void act(size_t place, int32_t action) {
        Match& match = matches_[place];
        match.steps++;
        if (match.open.answer(action, says(match))) {
            match.state->carry_out(match.open.chosen());
            ask(match);
        }
        const bool over = match.state->over();
        terminated_.data()[place] = over;
        truncated_.data()[place] = !over && match.steps >= most_;
        reward(place, over);
        if (!over && match.steps < most_) show(place);
    }

    // Who does not win loses 1, and the winners share it.
    void reward(size_t place, bool over) {
        const size_t seats = spaces_.seats();
        float* to = rewards_.data() + place * seats;
        std::fill(to, to + seats, 0.0f);
        if (!over) return;
        const State& state = matches_[place].state->state();
        size_t winners = 0;
        for (size_t seat = 0; seat < seats; seat++) winners += Game::rank(state, static_cast<int>(seat)) == 1;
        const double share = static_cast<double>(seats - winners) / static_cast<double>(winners);
        for (size_t seat = 0; seat < seats; seat++)
            to[seat] = Game::rank(state, static_cast<int>(seat)) == 1 ? static_cast<float>(share) : -1.0f;
    }

    void show(size_t place) {
        Match& match = matches_[place];
        const int seat = match.state->asked();
        player_.data()[place] = static_cast<int8_t>(seat);
        spaces_.observe(match.state->state(), seat, match.open.said(), observation_.data() + place * spaces_.size());
        int8_t* mask = mask_.data() + place * spaces_.num_actions();
        std::fill(mask, mask + spaces_.num_actions(), int8_t{0});
        for (int32_t action : match.open.legal()) mask[action] = 1;
    }

    using State = typename Game::State;

    nb::object held_;
    const Spaces& spaces_;
    int64_t most_;
    Row<int8_t> player_;
    Table<int8_t> observation_, mask_;
    Table<float> rewards_;
    Row<bool> terminated_, truncated_;
    std::vector<Match> matches_;
};

// The classes `Spaces` and `Matches` of a module.
template <typename Game>
void define_matches(nb::module_& module) {
    using M = Matches<Game>;
    using Spaces = typename Game::Spaces;
    using Row8 = typename M::template Row<int8_t>;
    using Table8 = typename M::template Table<int8_t>;
    using Flags = typename M::template Row<bool>;
    const auto made = [](nb::object spaces, const nb::list& states, int64_t most, Row8 player, Table8 observation, Table8 mask,
                         typename M::template Table<float> rewards, Flags terminated, Flags truncated) {
        return new M(std::move(spaces), states, most, player, observation, mask, rewards, terminated, truncated);
    };
    nb::class_<M>(module, "Matches")
        .def("__len__", &M::size)
        .def("put", &M::put)
        .def("state", &M::state)
        .def("acts", &M::acts)
        .def("step", &M::step, nb::arg("actions").noconvert());
    // the arrays are the caller's own: none may be converted, as a copy would be written to
    nb::class_<Spaces>(module, "Spaces")
        .def(nb::init<nb::object, const nb::dict&>())
        .def("matches", made, nb::arg("states"), nb::arg("most"), nb::arg("player").noconvert(),
             nb::arg("observation").noconvert(), nb::arg("mask").noconvert(), nb::arg("rewards").noconvert(),
             nb::arg("terminated").noconvert(), nb::arg("truncated").noconvert());
}

}  // namespace arenarium
