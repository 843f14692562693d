// END: when the game is over, and who has won, as in `rules/end.py`. What is declared beside the choices is left to Python.
#include "rules.hpp"

namespace arenarium::barracks {

int left(const State& state, int seat) {
    int alive = 0;
    for (int slot = 0; slot < state.squad_size[seat]; slot++) alive += state.is_alive(state.squads[seat][slot]);
    return alive;
}

void check_end(State& state) {
    if (state.over() || (state.field[0].size && state.field[1].size)) return;
    const bool first = left(state, 0) > 0, second = left(state, 1) > 0;
    if (first && second) return;
    const bool draw = first == second;
    finish(state, first || draw ? 1 : 2, second || draw ? 1 : 2, EndReason::ELIMINATED);
}

void finish(State& state, int first_rank, int second_rank, EndReason reason) {
    state.phase = Phase::OVER;
    state.queue.size = 0;
    state.result.ranking[0] = static_cast<int8_t>(first_rank);
    state.result.ranking[1] = static_cast<int8_t>(second_rank);
    state.result.reason = reason;
    state.result.tie = first_rank == second_rank;
    for (int seat = 0; seat < SEATS; seat++) {
        state.chosen[seat] = NOT_CHOSEN;
        state.draw_offers[seat] = Offer::NONE;
        state.result.scores[seat] = left(state, seat);
    }
}

}  // namespace arenarium::barracks
