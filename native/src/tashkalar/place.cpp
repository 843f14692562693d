// Placing pieces by an effect (EFF-12), as in `rules/effects/place.py`.
#include "effects.hpp"
#include "pieces.hpp"
#include "selectors.hpp"

namespace arenarium::tashkalar {

void place_options(const State& state, Frame& frame, const Step& step, Choices& choices) {
    const Mask free = state.empty();
    const int64_t bound = frame.number[COLOUR];
    Mask open[MOST_SIDES] = {}, anywhere = 0;
    for (int side = 0; side < state.sides; side++) {
        if ((side != state.side) != (step.enemy != 0) || !can_supply(state, side, step.rank)) continue;
        frame.number[COLOUR] = side + 1;  // "its colour"
        open[side] = step.select < 0 ? free : free & select(state, frame, step.select);
        anywhere |= open[side];
    }
    frame.number[COLOUR] = bound;
    for (int square : squares(anywhere))
        for (int side = 0; side < state.sides; side++)
            if (has(open[side], square)) choices.push_back(choice(ChoiceKind::Put, square, side, step.rank));
}

void place_perform(State& state, Frame& frame, Choice chosen) {
    const int at = field(chosen, 0), side = field(chosen, 1), rank = field(chosen, 2);
    if (!frame.count) {
        frame.number[PLACED] = 0;
        frame.number[DESTROYED] = 0;
    }
    put(state, side, rank, at);
    frame.set[IT] = bit(at);
    frame.number[THERE] = at;
    frame.number[IT_RANK] = rank;
    if (frame.count > MOST_PLACED) throw NoRoom("more pieces placed by one act than the native engine can remember");
    frame.number[PLACED] |= int64_t{side + 1} << 3 * frame.count;
}

bool has_fewer(const State& state) {
    const int own = count(state.own(state.side));
    for (int side = 0; side < state.sides; side++)
        if (count(state.own(side)) > own) return true;
    return false;
}

}  // namespace arenarium::tashkalar
