// DRAW: refilling hands at the end of a turn, as in `rules/draw.py`.
#include <algorithm>

#include "rules.hpp"

namespace arenarium::tashkalar {

namespace {

// DRAW-3: a deck that has run out is made again from its discard pile.
void reshuffle_if_empty(State& state, int place) {
    Cards& pile = state.piles[place];
    if (state.decks[place].cards.size || !pile.size) return;
    Cards cards = pile;
    std::sort(cards.card, cards.card + cards.size);  // the order of the pile, which is no secret, must not matter
    shuffle(state.dealer, cards.card, cards.size);
    state.decks[place].cards = cards;
    std::memset(state.decks[place].known, 0, MOST_CARDS);
    pile.clear();
}

// DRAW-3, DRAW-4: as many as there are; legends and flares are reshuffled, a being deck never is.
void draw(State& state, int place, int number, Cards& to) {
    if (number <= 0) return;
    const bool shared = place >= state.seats;
    for (int i = 0; i < number; i++) {
        if (shared) reshuffle_if_empty(state, place);
        if (!state.decks[place].cards.size) break;
        to.add(state.decks[place].draw());
    }
    if (shared) reshuffle_if_empty(state, place);
}

}  // namespace

void refill(State& state) {
    const Rules& rules = state.tables->rules;
    const int seat = state.active;
    int holder = seat;
    if (state.teams) {  // DRAW-2: the legends go to the teammate, who draws to the limit
        holder = state.teammate(seat);
        hand_over_legends(state, seat, holder);
    }
    const int legends = std::max(rules.hand_legends - state.legends[holder].size, 0) + state.extra_legends;
    const int flares = std::max(rules.hand_flares - state.flares[seat].size, 0);
    const int held = state.hands[seat].size + (state.pending[seat] >= 0);  // EW-5
    const int beings = std::max(rules.hand_beings - held, 0) + state.extra_beings;
    draw(state, state.flares_deck(), flares, state.flares[seat]);
    draw(state, state.legends_deck(), legends, state.legends[holder]);
    draw(state, seat, beings, state.hands[seat]);
}

void hand_over_legends(State& state, int giver, int taker) {
    for (int card : state.legends[giver]) state.legends[taker].add(card);
    state.legends[giver].clear();
}

}  // namespace arenarium::tashkalar
