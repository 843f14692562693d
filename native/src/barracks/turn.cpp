// TURN: sending warriors, secret orders, moves one after the other, the end of a turn, as in `rules/turn.py`.
#include <algorithm>

#include "rules.hpp"

namespace arenarium::barracks {

namespace {

// ---- options

// TURN-2: 2 warriors, or the only one; TURN-9: as many as there is room for, or fewer.
void send_options(const State& state, int seat, Choices& choices) {
    const auto reserves = state.reserves(seat);
    const int room = std::min<int>(FIELD - state.field[seat].size, reserves.size);
    const bool first = state.turn == 0 && !state.field[0].size && !state.field[1].size;
    const int least = first ? room : state.field[seat].size ? 0 : std::min(1, room);
    if (least == 0) choices.push_back(choice(ChoiceKind::Send, 0));
    if (least <= 1 && room >= 1)
        for (int8_t slot : reserves) choices.push_back(choice(ChoiceKind::Send, 1, slot));
    if (room >= 2)
        for (int i = 0; i < reserves.size; i++)
            for (int j = i + 1; j < reserves.size; j++)
                choices.push_back(choice(ChoiceKind::Send, 2, reserves[i], reserves[j]));
}

using OrderList = Few<Order, LINES + MOST_SQUAD>;

OrderList orders_of(const State& state, int seat, int slot, const Few<int8_t, MOST_SQUAD>& reserves) {
    OrderList orders;
    for (int8_t line = 0; line < LINES; line++)
        if (state.squads[seat][slot].moves[line] != NO_MOVE) orders.add({OrderKind::Use, line});
    if (!orders.size) orders.add({OrderKind::Wait, 0});  // SET-7
    for (int8_t reserve : reserves) orders.add({OrderKind::Withdraw, reserve});
    return orders;
}

// TURN-3, TURN-4: for each warrior a move or a replacement; the same reserve cannot replace both.
void order_options(const State& state, int seat, Choices& choices) {
    const auto& field = state.field[seat];
    const auto reserves = state.reserves(seat);
    if (!field.size) {
        choices.push_back(choice(ChoiceKind::Orders, 0));
        return;
    }
    const OrderList first = orders_of(state, seat, field[0], reserves);
    if (field.size == 1) {
        for (Order order : first) choices.push_back(choice(ChoiceKind::Orders, 1, order.kind, order.value));
        return;
    }
    const OrderList second = orders_of(state, seat, field[1], reserves);
    for (Order one : first)
        for (Order other : second)
            if (one.kind != OrderKind::Withdraw || other.kind != OrderKind::Withdraw || one.value != other.value)
                choices.push_back(choice(ChoiceKind::Orders, 2, one.kind, one.value, other.kind, other.value));
}

// ---- coming and going

void trigger_in_order(State& state, const Places& places, Trigger event) {
    Places answering;
    for (Place place : places)
        if (answers(state, place, event)) answering.add(place);
    if (answering.size > 1) answering = in_order(state, answering);
    for (Place place : answering)
        if (state.stands(place)) trigger(state, place, event, {.who = place});
}

// Who replaces another stands on the battlefield already.
void enter(State& state, const Places& newcomers) {
    for (Place place : newcomers) {
        if (!state.stands(place)) state.field[place.seat].add(place.slot);
        state.soldier(place).shown = true;
        state.note(Tally::entered, state.soldier(place).card, place.seat);
    }
    trigger_in_order(state, newcomers, Trigger::ENTERS);
}

void send(State& state, const Choice* chosen) {
    Places newcomers;
    for (int8_t seat = 0; seat < SEATS; seat++)
        for (int i = 0; i < field(chosen[seat], 0); i++) newcomers.add({seat, static_cast<int8_t>(field(chosen[seat], 1 + i))});
    enter(state, newcomers);
}

void withdraw(State& state, Place place, int8_t instead) {
    for (int8_t& slot : state.field[place.seat].item)
        if (slot == place.slot) slot = instead;
    lose_modifications(state, place);
}

// TURN-4, TURN-5: all orders are revealed; replacements come before all moves, and newcomers do not act.
void reveal(State& state, const Choice* chosen) {
    Places newcomers;
    state.queue.size = 0;
    for (int8_t seat = 0; seat < SEATS; seat++) {
        const auto field = state.field[seat];  // as it was when the orders were given
        for (int i = 0; i < field.size; i++) {
            const Order order = order_of(chosen[seat], i);
            const Place place{seat, field[i]};
            if (order.kind == OrderKind::Withdraw) {
                newcomers.add({seat, order.value});
                withdraw(state, place, order.value);
            } else if (order.kind == OrderKind::Use) {
                state.queue.add({seat, place.slot, order.value});
                state.soldier(place).revealed[order.value] = true;
            }
        }
    }
    if (newcomers.size) enter(state, newcomers);
}

// ---- the course of a battle

void when_all_have_chosen(State& state);

// Ask both seats at once. Who has only one answer is not asked whom to send, but always for orders.
void ask(State& state, Phase phase) {
    state.phase = phase;
    for (int seat = 0; seat < SEATS; seat++) {
        state.chosen[seat] = NOT_CHOSEN;
        if (phase != Phase::SEND) continue;
        static thread_local Choices open;
        open.clear();
        send_options(state, seat, open);
        if (open.size() == 1) state.chosen[seat] = open[0];
    }
    when_all_have_chosen(state);
}

void begin_turn(State& state) {
    state.turn++;
    state.turns_begun++;
    for (Offer& offer : state.draw_offers) offer = Offer::NONE;
    ask(state, Phase::ORDERS);
}

// TURN-8: abilities of the turn's end, poison, eliminations, the end of the game, reinforcements.
void end_turn(State& state) {
    trigger_in_order(state, state.on_field(), Trigger::TURN_ENDS);
    if (state.over()) return;
    Places dying, last_words;
    for (Place place : state.on_field()) {
        if (state.soldier(place).status != state.tables->rules.poison) continue;
        wound(state, place, 1);
        if (state.is_alive(state.soldier(place))) continue;
        dying.add(place);
        if (answers(state, place, Trigger::FALLS)) last_words.add(place);
    }
    if (last_words.size > 1 && left(state, 0) && left(state, 1)) last_words = in_order(state, last_words);
    fall(state, dying);
    for (Place place : last_words) trigger(state, place, Trigger::FALLS, {.who = place});
    if (state.over()) return;
    bool reinforced = false;
    for (int seat = 0; seat < SEATS; seat++) reinforced |= state.field[seat].size < FIELD && state.has_reserves(seat);
    if (state.turn >= state.tables->rules.last_turn)  // TURN-10
        finish(state, 1, 1, EndReason::TURN_LIMIT);
    else if (reinforced)
        ask(state, Phase::SEND);
    else
        begin_turn(state);
}

// Move after move, until a target is to be chosen or the turn is over.
void go_on_moving(State& state) {
    while (!state.over()) {
        for (int i = state.queue.size - 1; i >= 0; i--)  // MOVE-7
            if (!state.stands({state.queue[i].seat, state.queue[i].slot})) state.queue.remove(state.queue[i]);
        if (!state.queue.size) return end_turn(state);
        const Mover mover = next_mover(state);
        state.queue.remove(mover);
        if (loses_move(state, mover)) continue;
        for (int i = state.queue.size++; i > 0; i--) state.queue.item[i] = state.queue.item[i - 1];
        state.queue.item[0] = mover;
        if (state.tables->moves[state.move_of(mover)].icons == 1) {
            state.phase = Phase::TARGET;
            return;
        }
        carry_out_move(state, NOBODY_THERE);
    }
}

// Newcomers may have eliminated all on the other side before the turn began.
void reinforce_or_begin(State& state) {
    for (int seat = 0; seat < SEATS; seat++)
        if (!state.field[seat].size && state.has_reserves(seat)) return ask(state, Phase::SEND);
    begin_turn(state);
}

void when_all_have_chosen(State& state) {
    if (state.chosen[0] == NOT_CHOSEN || state.chosen[1] == NOT_CHOSEN) return;
    const Choice chosen[SEATS] = {state.chosen[0], state.chosen[1]};
    state.chosen[0] = state.chosen[1] = NOT_CHOSEN;
    if (state.phase == Phase::SEND) {
        send(state, chosen);
        if (!state.over()) reinforce_or_begin(state);
    } else {
        reveal(state, chosen);
        go_on_moving(state);
    }
}

// SET-4, SET-7: in turns, as long as somebody finds a card that fits.
void go_on_picking(State& state) {
    for (int i = 0; i < SEATS; i++) {
        if (has_picks(state, state.active)) return;
        state.active = static_cast<int8_t>(1 - state.active);
    }
    ask(state, Phase::SEND);
}

}  // namespace

bool is_asked(const State& state, int seat) {
    switch (state.phase) {
        case Phase::RECRUIT:
        case Phase::PICK: return state.active == seat;
        case Phase::TARGET: return state.queue[0].seat == seat;
        case Phase::SEND:
        case Phase::ORDERS: return state.chosen[seat] == NOT_CHOSEN;
        case Phase::OVER: break;
    }
    return false;
}

int asked(const State& state) { return is_asked(state, 0) ? 0 : 1; }

void possible(const State& state, int seat, Choices& choices) {
    choices.clear();
    switch (state.phase) {
        case Phase::RECRUIT: return recruit_options(state, seat, choices);
        case Phase::PICK: return pick_options(state, seat, choices);
        case Phase::SEND: return send_options(state, seat, choices);
        case Phase::ORDERS: return order_options(state, seat, choices);
        case Phase::TARGET: return target_options(state, seat, choices);
        case Phase::OVER: return;
    }
}

void carry_out(State& state, int seat, Choice chosen) {
    switch (kind_of(chosen)) {
        case ChoiceKind::nobody:
            carry_out_move(state, NOBODY_THERE);
            return go_on_moving(state);
        case ChoiceKind::Target:
            carry_out_move(state, {static_cast<int8_t>(field(chosen, 0)), static_cast<int8_t>(field(chosen, 1))});
            return go_on_moving(state);
        case ChoiceKind::Send:
        case ChoiceKind::Orders:
            state.chosen[seat] = chosen;
            return when_all_have_chosen(state);
        case ChoiceKind::Pick:
            pick(state, seat, chosen);
            return go_on_picking(state);
        case ChoiceKind::Draw:
        case ChoiceKind::pass:
            recruit(state, seat, chosen);
            if (state.phase == Phase::PICK) go_on_picking(state);
            return;
    }
}

}  // namespace arenarium::barracks
