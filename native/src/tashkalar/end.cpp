// END: what triggers the end, and who has won, as in `rules/end.py`.
#include <algorithm>
#include <array>
#include <compare>

#include "rules.hpp"

namespace arenarium::tashkalar {

namespace {

// What players are compared by: points, then upgraded pieces, then pieces on the board.
struct Standing {
    std::array<int, MOST_SIDES> points{};
    int upgraded = 0, pieces = 0;
    auto operator<=>(const Standing&) const = default;
};

Standing standing(const State& state, int seat) {
    const int side = state.side_of(seat);
    Standing found;
    if (state.form == Form::MELEE)
        melee_points(state, seat, found.points.data());
    else
        found.points[0] = side_score(state, side);
    found.upgraded = count(state.pieces[3 * side + 1]) + count(state.pieces[3 * side + 2]);
    found.pieces = count(state.own(side));
    return found;
}

DecidedBy decided_by(const Standing* best, int number) {
    if (number == 1) return DecidedBy::TIE;
    const Standing &first = best[0], &second = best[1];
    if (first.points != second.points)
        return first.points[0] != second.points[0] ? DecidedBy::SCORE : DecidedBy::FURTHER_POINTS;
    return first.upgraded != second.upgraded ? DecidedBy::UPGRADED_PIECES : DecidedBy::PIECES;
}

bool points_reached(const State& state) {
    if (state.form == Form::MELEE) {
        for (int seat = 0; seat < state.seats; seat++) {
            int points[MOST_SIDES];
            const int number = melee_points(state, seat, points);
            if (points[number - 1] >= state.goal) return true;
        }
        return false;
    }
    for (int side = 0; side < state.sides; side++)
        if (side_score(state, side) >= state.goal) return true;
    return false;
}

bool deck_has_run_out(const State& state) {
    return state.decks[state.active].cards.size <= (state.teams ? state.tables->rules.sideways : 0);
}

}  // namespace

void check_trigger(State& state) {
    if (state.end_by >= 0) return;
    if (points_reached(state))
        state.end_reason = EndReason::POINTS;
    else if (deck_has_run_out(state))
        state.end_reason = EndReason::DECK;
    else
        return;
    state.end_by = state.active;
    state.last_turns = state.seats;
}

void finish_game(State& state) {
    Standing standings[MOST_SEATS], best[MOST_SEATS];
    for (int seat = 0; seat < state.seats; seat++) best[seat] = standings[seat] = standing(state, seat);
    std::sort(best, best + state.seats, [](const Standing& one, const Standing& other) { return one > other; });
    const int number = static_cast<int>(std::unique(best, best + state.seats) - best);
    for (int seat = 0; seat < state.seats; seat++) {
        const auto higher = std::find(best, best + number, standings[seat]) - best;
        state.result.ranking[seat] = static_cast<int8_t>(1 + higher);
        state.result.scores[seat] = seat_score(state, seat);
    }
    state.result.reason = state.end_reason;
    state.result.decided_by = decided_by(best, number);
    state.phase = Phase::OVER;
    state.resigning = 0;
}

}  // namespace arenarium::tashkalar
