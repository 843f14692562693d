// New games of one setup. Python hands over the position before anything is dealt, and what the setup leaves to chance; a game
// brings for it
//   Chances(const State& blank, const nb::dict&), deal(State&, const Chances&): with the dealer of the state, up to the first question
#pragma once

#include <cstring>
#include <memory>

#include "dealer.hpp"
#include "playing.hpp"

namespace arenarium {

template <typename Game>
class Dealing {
public:
    using P = Playing<Game>;

    Dealing(nb::object loaded, nb::object cards, const nb::dict& blank, const nb::dict& left_to_chance)
        : blank_(std::move(loaded), std::move(cards), blank), chances_(blank_.state(), left_to_chance) {}

    P* dealt(const nb::bytes& dealer) const {
        auto game = std::make_unique<P>(blank_);
        if (dealer.size() != DEALER_BYTES) refuse("dealer");
        std::memcpy(game->state().dealer, dealer.c_str(), DEALER_BYTES);
        Game::deal(game->state(), chances_);
        return game.release();
    }

private:
    P blank_;
    typename Game::Chances chances_;
};

// The class `Dealing` of a module.
template <typename Game>
void define_dealing(nb::module_& module) {
    using D = Dealing<Game>;
    nb::class_<D>(module, "Dealing").def(nb::init<nb::object, nb::object, const nb::dict&, const nb::dict&>()).def("dealt", &D::dealt);
}

}  // namespace arenarium
