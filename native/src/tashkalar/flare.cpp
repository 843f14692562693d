// FLARE: invoking flares, as in `rules/flare.py`.
#include "rules.hpp"

namespace arenarium::tashkalar {

namespace {

struct Lead {
    int upgraded, all;
};

// How many more upgraded pieces, and pieces in all, a side has on the board than the active one.
Lead lead(const State& state, int against) {
    const Mask *mine = state.pieces + 3 * state.side, *theirs = state.pieces + 3 * against;
    const int upgraded = count(theirs[1] | theirs[2]) - count(mine[1] | mine[2]);
    return {upgraded, upgraded + count(theirs[0]) - count(mine[0])};
}

}  // namespace

void flare_options(const State& state, Choices& choices) {
    const Cards& flares = state.flares[state.active];
    if (!flares.size) return;
    for (int side = 0; side < state.sides; side++) {
        if (side == state.side) continue;
        const Lead ahead = lead(state, side);
        if (ahead.upgraded < state.tables->least_upper && ahead.all < state.tables->least_lower) continue;
        for (int flare : flares) {
            const Card& card = state.tables->cards[flare];
            if (ahead.upgraded >= card.upper || ahead.all >= card.lower)
                choices.push_back(choice(ChoiceKind::Flare, flare, side));
        }
    }
}

void invoke_flare(State& state, int flare, int against) {
    const Card& card = state.tables->cards[flare];
    const Lead ahead = lead(state, against);
    state.flares[state.active].remove(flare);
    if (state.form == Form::DUEL)
        add_points(state, against, against, 1);
    else if (state.form == Form::MELEE)
        add_points(state, against, state.side, 1);
    state.start(state.tables->flare_resolved).number[CARD] = flare;
    if (ahead.all >= card.lower) state.start(card.lower_effect);
    if (ahead.upgraded >= card.upper) state.start(card.upper_effect);
}

}  // namespace arenarium::tashkalar
