// TURN: whose turn it is, what may be done, and in which order a turn ends. PASS: passing control. SET: start pieces.
// As in `rules/turn.py`, `rules/setup.py`, `rules/frozen.py` and `rules/warp.py`.
#include "effects.hpp"
#include "machine.hpp"
#include "pieces.hpp"
#include "rules.hpp"

namespace arenarium::tashkalar {

namespace {

Mask two_faced_pieces(const State& state) { return state.pieces[3 * state.side] | state.pieces[3 * state.side + 1]; }

void begin_turn(State& state, int seat, bool extra) {
    state.phase = Phase::ACTIONS;
    state.active = state.control = static_cast<int8_t>(seat);
    state.side = static_cast<int8_t>(state.side_of(seat));
    state.actions = state.turn ? state.tables->rules.actions : 1;
    state.counted_more = state.next_colour = state.next_empty = 0;
    state.warped.clear();
    if (state.slowed >> state.side & 1) {  // EF-12
        state.slowed &= ~(1 << state.side);
        state.actions--;
    }
    state.extra_turns = std::min(state.extra_turns + extra, state.tables->rules.most_turns);
    state.discarded = false;
    std::memset(state.destroyed, 0, sizeof state.destroyed);
    state.summoned = state.summoned_legends = state.summoned_red = state.summoned_green = 0;
    state.extra_beings = state.extra_legends = 0;
    state.another_turn = state.borrow = false;
    state.extra_turn = extra;
    state.turns_begun++;
}

bool may_pass(const State& state) {
    return state.teams && !state.has_passed() && state.program(state.top()).owned;
}

// ---- options

void place_options(const State& state, Choices& choices) {
    if (state.two_faced[state.side])
        for (int square : squares(state.empty())) choices.push_back(choice(ChoiceKind::Place, square));
    else
        for (int square : squares(two_faced_pieces(state))) choices.push_back(choice(ChoiceKind::Lift, square));
}

void add_warps(const State& state, Choices& choices) {
    const auto& with_warp = state.tables->warps[state.schools[state.active]];
    const bool first_turn = !state.extra_turn && state.turn - state.extra_turns < state.seats;
    if (with_warp.empty() || state.pending[state.active] != NO_CARD || first_turn) return;
    for (int card : state.hands[state.active])
        if (with_warp[card]) choices.push_back(choice(ChoiceKind::Warp, card));
}

void add_free_options(const State& state, Choices& choices) {
    flare_options(state, choices);
    const int frozen = state.frozen[state.active];
    if (frozen != NO_CARD && !state.tables->cards[frozen].thaws_with_summoning)
        choices.push_back(choice(ChoiceKind::Thaw, frozen));
    add_warps(state, choices);
}

void last_moment(const State& state, Choices& choices) {
    add_free_options(state, choices);
    choices.push_back(FINISH);
}

void action_options(const State& state, Choices& choices) {
    if (state.has_passed()) {
        if (state.actions) place_options(state, choices);  // PASS-3, PASS-4
        return;
    }
    if (!state.actions) {
        last_moment(state, choices);
        return;
    }
    place_options(state, choices);
    summon_options(state, choices);
    if (!state.discarded)
        for (int card : state.hands[state.active]) choices.push_back(choice(ChoiceKind::Discard, card));
    if (choices.empty()) {
        last_moment(state, choices);
        return;
    }
    add_free_options(state, choices);
    if (state.teams) choices.push_back(PASS);
}

void score_options(const State& state, Choices& choices) {
    if (state.form == Form::HIGH) {
        claim_options(state, choices);
        if (!choices.empty()) choices.push_back(FINISH);
    } else if (state.form == Form::MELEE) {
        pair_options(state, choices);
    }
}

void start_options(const State& state, Choices& choices) {
    const Mask occupied = state.occupied();
    const auto placed = static_cast<size_t>(count(occupied));
    const Tables& tables = *state.tables;
    if (state.form == Form::DUEL && placed < tables.start_duel.size()) {
        for (int square : tables.start_duel)
            if (!has(occupied, square)) choices.push_back(choice(ChoiceKind::Start, square, static_cast<int>(placed)));
    } else if (state.form == Form::MELEE && placed < tables.start_melee.size()) {
        const int second = (state.first + 1) % state.seats;  // SET-12: with 4 players all but the one who plays second
        for (int square : tables.start_melee[placed])
            for (int side = 0; side < state.sides; side++)
                if ((state.seats == 3 || side != second) && !state.own(side))
                    choices.push_back(choice(ChoiceKind::Start, square, side));
    }
}

// ---- carrying out

void pass_control(State& state) {
    state.control = static_cast<int8_t>(state.teammate(state.active));
    hand_over_legends(state, state.active, state.control);
}

void to_scoring(State& state) {
    state.control = state.active;
    state.phase = Phase::SCORE;
    if (state.form != Form::HIGH) score_destroyed(state);
}

void end_turn(State& state) {
    refill(state);
    if (state.end_by >= 0 && !state.extra_turn) state.last_turns--;
    check_trigger(state);
    state.turn = std::min(state.turn + 1, state.tables->rules.most_turns);
    if (state.another_turn)
        begin_turn(state, state.active, true);
    else if (state.end_by >= 0 && state.last_turns == 0)
        finish_game(state);
    else
        begin_turn(state, (state.active + 1) % state.seats, false);
}

void place_start_piece(State& state, Choice chosen) { put(state, field(chosen, 1), COMMON, field(chosen, 0)); }

void carry_out(State& state, Choice chosen) {
    const int first = field(chosen, 0), seat = state.active;
    if (chosen == PASS) {
        pass_control(state);
        return;
    }
    if (state.depth) {
        machine_choose(state, chosen);
        return;
    }
    switch (kind_of(chosen)) {
        case ChoiceKind::Place:
            state.actions--;
            put(state, state.side, COMMON, first);
            break;
        case ChoiceKind::Summon: carry_out_summon(state, chosen); break;
        case ChoiceKind::Lift:
            state.actions--;
            lift(state, first);
            state.start(state.tables->place_lifted);
            break;
        case ChoiceKind::Discard:
            state.actions--;
            state.discarded = true;
            state.hands[seat].remove(first);
            to_pile(state, first);
            state.start(state.tables->return_cards);
            break;
        case ChoiceKind::Flare: invoke_flare(state, first, field(chosen, 1)); break;
        case ChoiceKind::Thaw:
            state.frozen[seat] = NO_CARD;
            state.start(state.tables->cards[first].frozen_effect).number[CARD] = first;
            break;
        case ChoiceKind::Warp:
            state.hands[seat].remove(first);
            state.pending[seat] = static_cast<int16_t>(first);
            state.warped.add(first);
            state.start(state.tables->cards[first].warp_effect).number[CARD] = first;
            break;
        case ChoiceKind::Claim:
            claim(state, first);
            end_turn(state);
            break;
        case ChoiceKind::Colour:
            add_points(state, state.active, first, 1);
            end_turn(state);
            break;
        case ChoiceKind::Start: place_start_piece(state, chosen); break;
        case ChoiceKind::finish:
            if (state.phase == Phase::SCORE)
                end_turn(state);
            else
                to_scoring(state);
            break;
        default: throw std::logic_error("no such choice here");
    }
}

// Nearly always there is a piece to place, or the turn to end; then the options need not be worked out yet.
bool has_surely_options(const State& state) {
    if (!state.actions) return !state.has_passed();
    if (state.two_faced[state.side]) return state.occupied() != state.tables->board;
    return two_faced_pieces(state) != 0;
}

}  // namespace

void options(State& state, Choices& choices) {
    choices.clear();
    if (state.depth) {
        machine_options(state, choices);
        if (may_pass(state)) choices.push_back(PASS);
        return;
    }
    switch (state.phase) {
        case Phase::ACTIONS: action_options(state, choices); break;
        case Phase::SCORE: score_options(state, choices); break;
        case Phase::START: start_options(state, choices); break;
        case Phase::OVER: break;
    }
}

int asked(const State& state) {
    return state.has_passed() && state.depth && asks_owner(state) ? state.active : state.control;
}

bool go_on(State& state, Choices& next) {
    while (state.phase != Phase::OVER) {
        if (state.depth && run(state, next)) {
            if (may_pass(state)) next.push_back(PASS);
            return true;
        }
        if (state.phase == Phase::ACTIONS && has_surely_options(state)) return false;
        options(state, next);
        if (next.size() > 1 || (!next.empty() && state.phase != Phase::START)) return true;
        if (state.phase == Phase::ACTIONS)
            to_scoring(state);
        else if (state.phase == Phase::SCORE)
            end_turn(state);  // nothing to claim; a lone odd common piece scores nothing (SCORE-4, SCORE-6)
        else if (!next.empty())
            place_start_piece(state, next[0]);
        else
            begin_turn(state, state.first, false);
    }
    next.clear();
    return true;
}

bool advance(State& state, Choice chosen, Choices& next) {
    carry_out(state, chosen);
    return go_on(state, next);
}

}  // namespace arenarium::tashkalar
