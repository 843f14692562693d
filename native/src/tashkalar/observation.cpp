// What a seat knows of a position, as `envs/observation.py` has it. Of decks it sees only what it knows.
#include <algorithm>

#include "../core/layout.hpp"
#include "rules.hpp"
#include "spaces.hpp"

namespace arenarium::tashkalar {

namespace {

constexpr size_t PLANE = 81;

void count_into(int8_t* out, const Cards& cards) {
    for (int card : cards) out[card]++;
}

}  // namespace

void Spaces::observe(const State& state, int seat, const Actions& said, int8_t* out) const {
    std::copy(beginning_.begin(), beginning_.end(), out);
    const Looking from{seat, state.side_of(seat)};
    for (int32_t action : said) out[said_ + action] = 1;
    observe_board(state, from, out + board_);
    observe_cards(state, from, out);
    observe_places(state, from, out);
    observe_numbers(state, from, out);
    observe_extras(state, from, out);
}

// A set of squares as a picture of the board.
void Spaces::picture(Mask set, int8_t* out) const {
    for (int square : squares(set))
        if (squares_[square] >= 0) out[squares_[square]] = 1;
}

void Spaces::observe_board(const State& state, Looking from, int8_t* out) const {
    for (int step = 0; step < sides_; step++)
        for (int rank = 0; rank < RANKS; rank++, out += PLANE) picture(state.pieces[RANKS * side_at(from, step) + rank], out);
    picture(state.gateway, out);
    if (!state.depth) return;
    for (int32_t traced : traced_) picture(state.top().set[traced], out += PLANE);
}

void Spaces::observe_cards(const State& state, Looking from, int8_t* out) const {
    const int watching = 1 << from.seat;
    for (const Cards* held : {state.hands, state.legends, state.flares}) count_into(out + hand_, held[from.seat]);
    if (teams_) count_into(out + partner_, state.legends[state.teammate(from.seat)]);
    for (int place = 0; place < state.tasks_deck(); place++) {
        const Deck& deck = state.decks[place];
        for (int i = 0; i < deck.cards.size; i++)
            if (deck.known[i] & watching) out[known_ + deck.cards.card[i]]++;
        if (deck.cards.size && deck.known[0] & watching) out[known_ + cards_ + deck.cards.card[0]]++;
    }
    for (int step = 0; step < seats_; step++) count_into(out + piles_ + step * cards_, state.piles[seat_at(from, step)]);
    for (int shared : {state.legends_deck(), state.flares_deck()}) count_into(out + piles_ + seats_ * cards_, state.piles[shared]);
    if (state.depth && state.top().number[CARD] >= 0) out[source_ + state.top().number[CARD]] = 1;
    count_into(out + current_tasks_, state.tasks);
    const Deck& tasks = state.decks[state.tasks_deck()];
    if (tasks.cards.size && tasks.known[0] & watching) out[next_task_ + tasks.cards.card[0]] = 1;
    for (int step = 0; step < sides_; step++) count_into(out + claimed_ + step * tasks_, state.claimed[side_at(from, step)]);
}

// Who is meant.
void Spaces::observe_places(const State& state, Looking from, int8_t* out) const {
    const auto seen = [&](int seat) { return (seat - from.seat + seats_) % seats_; };
    for (int step = 0; step < seats_; step++) out[schools_ + step * schools_number_ + state.schools[seat_at(from, step)]] = 1;
    out[phase_ + phases_[static_cast<int>(state.phase)]] = 1;
    if (state.phase != Phase::OVER) {
        out[request_ + request_of(state)] = 1;
        out[asked_ + seen(asked(state))] = 1;
    }
    out[active_ + seen(state.active)] = 1;
    out[control_ + seen(state.control)] = 1;
    out[first_ + seen(state.first)] = 1;
    if (state.end_by >= 0) out[end_by_ + seen(state.end_by)] = 1;
}

// What is counted.
void Spaces::observe_numbers(const State& state, Looking from, int8_t* out) const {
    for (int step = 0; step < seats_; step++) {
        const int seat = seat_at(from, step);
        out[hands_ + step] = small(state.hands[seat].size);
        out[hands_ + seats_ + step] = small(state.legends[seat].size);
        out[hands_ + 2 * seats_ + step] = small(state.flares[seat].size);
        out[decks_ + step] = small(state.decks[seat].cards.size);
        if (form_ != Form::MELEE) continue;
        for (int other = 0; other < sides_; other++) {
            const int side = side_at(from, other);
            out[points_ + step * sides_ + other] = small(state.points[seat * sides_ + side]);
            out[improvised_ + step * sides_ + other] = state.improvised[seat] >> side & 1;
        }
    }
    for (int shared = seats_; shared < seats_ + 3; shared++) out[decks_ + shared] = small(state.decks[shared].cards.size);
    for (int step = 0; step < sides_; step++) {
        const int side = side_at(from, step);
        out[scores_ + step] = small(seat_score(state, side));
        out[supply_ + step] = small(state.two_faced[side]);
        out[supply_ + sides_ + step] = small(state.legendary[side]);
        for (int rank = 0; rank < RANKS; rank++) out[destroyed_ + RANKS * step + rank] = small(state.destroyed[RANKS * side + rank]);
    }
    int8_t* turn = out + turn_;
    for (int number : {state.turn, state.actions, int{state.discarded}, state.summoned, state.summoned_legends, state.summoned_red,
                       state.summoned_green, state.extra_beings, state.extra_legends, int{state.another_turn},
                       int{state.extra_turn}, int{state.borrow}, state.last_turns, int{state.end_by >= 0}, state.depth})
        *turn++ = small(number);
}

// What the expansion schools add.
void Spaces::observe_extras(const State& state, Looking from, int8_t* out) const {
    for (int step = 0; step < seats_; step++) {
        const int seat = seat_at(from, step);
        if (state.frozen[seat] >= 0) out[frozen_ + step * cards_ + state.frozen[seat]] = 1;
        if (state.pending[seat] >= 0) out[pending_ + step * cards_ + state.pending[seat]] = 1;
    }
    count_into(out + warped_, state.warped);
    for (int step = 0; step < sides_; step++) {
        const int side = side_at(from, step);
        for (int i = 0; i < 2; i++) out[removed_ + 2 * step + i] = small(state.removed[side][i]);
        for (int i = 0; i < state.held_pieces; i++)
            if (state.held[i].piece / RANKS == side) out[held_ + RANKS * step + state.held[i].piece % RANKS]++;
        out[slowed_ + step] = state.slowed >> side & 1;
        out[next_colour_ + step] = state.next_colour == side + 1;
    }
    out[next_] = small(state.next_empty);
    out[next_ + 1] = small(state.counted_more);
}

}  // namespace arenarium::tashkalar
