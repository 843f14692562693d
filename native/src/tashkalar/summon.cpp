// SUM: summoning beings and legends, as in `rules/summon.py`; where cards go when their effects are resolved.
#include "effects.hpp"
#include "pieces.hpp"
#include "rules.hpp"

namespace arenarium::tashkalar {

namespace {

// SUM-3, SUM-5, SUM-6: the new piece on its square; then its effect (SUM-8). `from` has what is known of the placement.
void bring_in(State& state, const Frame& from) {
    const int card = static_cast<int>(from.number[CARD]), at = static_cast<int>(from.number[AT]);
    const Card& being = state.tables->cards[card];
    const int there = state.piece_at(at);
    const Mask before = state.gateway;
    int onto = 0;
    if (there >= 0) {
        if (is_short(state, being.rank)) {
            lift(state, at);  // SUM-6: the piece there becomes the new being; it is not destroyed
        } else {
            destroy(state, at);
            onto = there / 3 + 1;
        }
    }
    put(state, state.side, being.rank, at);
    state.count(state.summoned);
    state.count(state.summoned_red, has(state.tables->red, at));
    state.count(state.summoned_green, has(state.tables->green, at));
    const bool outranks = being.rank == HEROIC && (state.gateway & state.of_rank(COMMON)) != 0;
    if (being.gateway && (!state.gateway || has(before, at) || outranks)) make_gateway(state, at);  // NV-3
    Frame& frame = state.start(being.effect);
    frame.number[CARD] = card;
    frame.number[AT] = at;
    frame.number[ARROWS] = from.number[ARROWS];
    frame.number[ONTO] = onto;
    frame.set[MARKED] = from.set[MARKED];
    frame.set[SECOND_MARKED] = from.set[SECOND_MARKED];
    frame.set[USED] = from.set[USED];
    frame.set[SELF] = bit(at);
    if (being.legend) {
        state.count(state.summoned_legends);
        score_legend(state);
    }
}

// EF-2, EF-6: the card stays in play; of two of them the player keeps one.
void freeze(State& state, int card) {
    if (state.frozen[state.active] == NO_CARD)
        state.frozen[state.active] = static_cast<int16_t>(card);
    else
        state.start(state.tables->keep_one).number[CARD] = card;
}

}  // namespace

void carry_out_summon(State& state, Choice chosen) {
    const int card = field(chosen, 0), at = field(chosen, 1), seat = state.active, improvised = improvised_of(chosen);
    const Card& being = state.tables->cards[card];
    const Mask lifted =
        is_short(state, being.rank) && !has(of_type(state, being.rank), at) ? liftable(state, chosen) : Mask{0};
    state.actions--;
    state.borrow = false;
    state.next_colour = state.next_empty = 0;
    if (chosen & THAWING) {
        const int frozen = state.frozen[seat];
        state.frozen[seat] = NO_CARD;
        to_pile(state, frozen);
    }
    if (being.legend)
        state.legends[seat].remove(card);
    else if (card == state.pending[seat])
        state.pending[seat] = NO_CARD;  // EW-6
    else
        state.hands[seat].remove(card);
    if (improvised >= 0) state.improvised[seat] |= 1 << improvised;  // SUM-10

    Frame placement{};
    placement.number[CARD] = card;
    placement.number[AT] = at;
    if (being.picky) {
        const Orientation& orientation = orientation_of(state, chosen);
        if (being.marks) {
            placement.set[MARKED] = marked_by(state, orientation.marks, at);
            placement.set[SECOND_MARKED] = marked_by(state, orientation.second_marks, at);
        }
        if (being.arrows) placement.number[ARROWS] = orientation.arrows;
        // what stands on the summoning square is replaced: it is not one of the pieces used
        if (being.used) placement.set[USED] = used_by(state, orientation, at) & state.occupied() & ~bit(at);
    }
    if (!lifted) {
        bring_in(state, placement);
        return;
    }
    Frame& frame = state.start(state.tables->pick_up);
    frame.number[CARD] = card;
    frame.number[AT] = at;
    frame.number[ARROWS] = placement.number[ARROWS];
    frame.set[MARKED] = placement.set[MARKED];
    frame.set[SECOND_MARKED] = placement.set[SECOND_MARKED];
    frame.set[USED] = placement.set[USED];
    frame.set[POOL] = lifted;
}

void finish(State& state, Finish how, const Frame& frame) {
    const int card = static_cast<int>(frame.number[CARD]);
    switch (how) {
        case Finish::nothing: break;
        case Finish::after_effect:
            if (state.tables->cards[card].frozen)
                freeze(state, card);
            else if (!frame.number[KEPT])
                to_pile(state, card);
            break;
        case Finish::after_thawing:
        case Finish::discard_after: to_pile(state, card); break;
        case Finish::after_pick_up: bring_in(state, frame); break;
    }
}

}  // namespace arenarium::tashkalar
