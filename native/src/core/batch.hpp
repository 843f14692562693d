// Many states, one call: for learning, and for whatever plays many games side by side. What it tells lies in arrays that
// numpy sees without a copy, and that every step renews in place.
#pragma once

#include <nanobind/ndarray.h>

#include <memory>
#include <vector>

#include "playing.hpp"

namespace arenarium {

template <typename Game>
class Batch {
public:
    using P = Playing<Game>;
    using Indices = nb::ndarray<const int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

    explicit Batch(const nb::list& states)
        : counts_(states.size()), asked_(states.size()), over_(new bool[states.size()]) {
        if (!states.size()) throw nb::value_error("a batch has at least one state");
        int32_t scores[MOST_SEATS_OF_ANY_GAME];
        seats_ = Game::scores(nb::cast<P&>(states[0]).state(), scores);
        scores_.resize(states.size() * seats_);
        rewards_.resize(states.size() * seats_);
        for (nb::handle state : states) {
            states_.push_back(taken(state));
            tell(states_.size() - 1);
        }
    }

    size_t size() const { return states_.size(); }

    // An independent copy of one of the states.
    P* state(size_t place) const { return new P(at(place)); }

    // Another state in place of one, as a rule a new game in place of one that is over.
    void put(size_t place, nb::handle state) {
        at(place);
        states_[place] = taken(state);
        tell(place);
    }

    // Carry out an option of each state that is not over. Nothing is done if one of the numbers is wrong.
    void step(const Indices& indices) {
        if (indices.shape(0) != size()) throw nb::value_error("a number for each state");
        for (size_t i = 0; i < size(); i++)
            if (!over_[i] && (indices(i) < 0 || indices(i) >= counts_[i])) throw nb::index_error("there is no such option");
        const int32_t* chosen = indices.data();
        const nb::gil_scoped_release others_go_on;
        for (size_t i = 0; i < size(); i++) {
            if (over_[i]) continue;
            states_[i]->advance(static_cast<size_t>(chosen[i]));
            tell(i);
        }
    }

    template <typename T>
    using Row = nb::ndarray<nb::numpy, T, nb::ndim<1>>;
    template <typename T>
    using Table = nb::ndarray<nb::numpy, T, nb::ndim<2>>;

    Row<int32_t> counts() { return {counts_.data(), {size()}}; }
    Row<int8_t> asked() { return {asked_.data(), {size()}}; }
    Row<bool> over() { return {over_.get(), {size()}}; }
    Table<int32_t> scores() { return {scores_.data(), {size(), static_cast<size_t>(seats_)}}; }
    Table<float> rewards() { return {rewards_.data(), {size(), static_cast<size_t>(seats_)}}; }

private:
    P& at(size_t place) const {
        if (place >= size()) throw nb::index_error("there is no such state");
        return *states_[place];
    }

    std::unique_ptr<P> taken(nb::handle state) const {
        P& other = nb::cast<P&>(state);
        int32_t scores[MOST_SEATS_OF_ANY_GAME];
        if (Game::scores(other.state(), scores) != seats_) throw nb::value_error("all states of a batch have as many seats");
        return std::make_unique<P>(other);
    }

    // A win is 1 and a loss -1, once the game is over; a tie of all is 0.
    void tell(size_t place) {
        P& state = *states_[place];
        over_[place] = state.over();
        counts_[place] = over_[place] ? 0 : static_cast<int32_t>(state.count());
        asked_[place] = static_cast<int8_t>(over_[place] ? -1 : state.asked());
        Game::scores(state.state(), &scores_[place * seats_]);
        float* rewards = &rewards_[place * seats_];
        int winners = 0;
        for (int seat = 0; seat < seats_; seat++) winners += over_[place] && Game::rank(state.state(), seat) == 1;
        for (int seat = 0; seat < seats_; seat++)
            rewards[seat] = !over_[place] || winners == seats_ ? 0.0f : Game::rank(state.state(), seat) == 1 ? 1.0f : -1.0f;
    }

    std::vector<std::unique_ptr<P>> states_;
    std::vector<int32_t> counts_;
    std::vector<int8_t> asked_;
    std::unique_ptr<bool[]> over_;
    int seats_ = 0;
    std::vector<int32_t> scores_;
    std::vector<float> rewards_;
};

template <typename Game>
void define_batch(nb::module_& module) {
    using B = Batch<Game>;
    nb::class_<B>(module, "Batch")
        .def(nb::init<const nb::list&>())
        .def("__len__", &B::size)
        .def("state", &B::state)
        .def("put", &B::put)
        .def("step", &B::step)
        .def_prop_ro("counts", &B::counts)
        .def_prop_ro("asked", &B::asked)
        .def_prop_ro("over", &B::over)
        .def_prop_ro("scores", &B::scores)
        .def_prop_ro("rewards", &B::rewards);
}

}  // namespace arenarium
