// TURN-5 to TURN-7: who goes first, as in `rules/order.py`.
#include <algorithm>

#include "rules.hpp"

namespace arenarium::barracks {

namespace {

int speed(const State& state, const Soldier& soldier) { return state.warrior(soldier).wings + soldier.level[SPEED]; }

// The place of the highest rank; the die decides between equals.
int first(State& state, const int* ranks, int number) {
    const int best = *std::max_element(ranks, ranks + number);
    int tied[MOST_ON_FIELD], ties = 0;
    for (int i = 0; i < number; i++)
        if (ranks[i] == best) tied[ties++] = i;
    return ties == 1 ? tied[0] : tied[one_of(state, ties)];
}

}  // namespace

Mover next_mover(State& state) {
    constexpr int ABOVE_ALL_SPEEDS = 1000;
    if (state.queue.size == 1) return state.queue[0];
    int ranks[MOST_ON_FIELD];
    for (int i = 0; i < state.queue.size; i++) {
        const Mover& mover = state.queue[i];
        const Soldier& soldier = state.squads[mover.seat][mover.slot];
        const int priority = state.tables->priorities[soldier.card][soldier.moves[mover.line]];
        ranks[i] = ABOVE_ALL_SPEEDS * priority + speed(state, soldier);
    }
    return state.queue[first(state, ranks, state.queue.size)];
}

Places in_order(State& state, Places places) {
    Places ordered;
    while (places.size) {
        int speeds[MOST_ON_FIELD];
        for (int i = 0; i < places.size; i++) speeds[i] = speed(state, state.soldier(places[i]));
        const Place fastest = places[first(state, speeds, places.size)];
        places.remove(fastest);
        ordered.add(fastest);
    }
    return ordered;
}

}  // namespace arenarium::barracks
