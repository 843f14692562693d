// All chance of a battle: dice, rolled by the dealer, as in `rules/dice.py`.
#include "rules.hpp"

namespace arenarium::barracks {

int roll(State& state) { return static_cast<int>(number_below(state.dealer, SIDES_OF_A_DIE)) + 1; }

bool happens(State& state, int chance) { return roll(state) <= chance; }

int one_of(State& state, int number) {
    if (number == 2) return roll(state) % 2;
    if (number == 3) return (roll(state) - 1) / 2;
    while (true) {
        const int value = roll(state);
        if (value <= number) return value - 1;
    }
}

}  // namespace arenarium::barracks
