// MOVE: carrying out a move: whom it hits, the damage, the special effects, as in `rules/move.py`.
#include "rules.hpp"

namespace arenarium::barracks {

bool loses_move(State& state, const Mover& mover) {
    const Rules& rules = state.tables->rules;
    return state.squads[mover.seat][mover.slot].status == rules.paralysis && happens(state, rules.loses_move);
}

void target_options(const State& state, int user_seat, Choices& choices) {
    if (!state.field[1 - user_seat].size) choices.push_back(NOBODY);
    for (Place place : state.on_field()) choices.push_back(choice(ChoiceKind::Target, place.seat, place.slot));
}

namespace {

Places targets_of(const State& state, Place user, const Move& move, Place chosen) {
    Places targets;
    if (move.icons == 1 && chosen != NOBODY_THERE) targets.add(chosen);
    if (move.icons >= 2)
        for (int8_t slot : state.field[1 - user.seat]) targets.add({static_cast<int8_t>(1 - user.seat), slot});
    if (move.icons == 3) {
        const Place ally = state.ally(user);
        if (ally != NOBODY_THERE) targets.add(ally);
    }
    return targets;
}

// MOVE-3: a blow is one moment, however many it hits: everybody takes the damage before anybody falls, and only then
// abilities answer.
void strike(State& state, Context& context, const Move& move) {
    const Modifiers modifiers(state, context, move);
    for (Place target : context.hit) context.dealt += wound(state, target, damage(state, context, move, modifiers, target));
    const Places fallen = fall(state, context.hit);
    context.eliminated = fallen.size > 0;
    for (Place target : context.hit)
        if (fallen.has(target))
            trigger(state, target, Trigger::FALLS, {.who = target});
        else if (target.seat != context.who.seat && state.stands(target))
            trigger(state, target, Trigger::HIT, {.who = target, .attacker = context.who});
    if (context.dealt && state.stands(context.who)) {
        trigger(state, context.who, Trigger::DAMAGES, {.who = context.who, .hit = context.hit, .dealt = context.dealt});
        if (fallen.size && state.stands(context.who)) trigger(state, context.who, Trigger::ELIMINATES, {.who = context.who});
    }
}

}  // namespace

void carry_out_move(State& state, Place chosen) {
    const Mover mover = state.queue[0];
    state.queue.remove(mover);
    state.phase = Phase::ORDERS;
    const int number = state.move_of(mover);
    const Move& move = state.tables->moves[number];
    state.note(Tally::used, number, mover.seat);
    Context context{.who = {mover.seat, mover.slot}};
    context.hit = targets_of(state, context.who, move, chosen);
    if (move.damage) strike(state, context, move);
    const bool nobody_hit = move.icons && !context.hit.size;  // MOVE-2
    each_sentence(state, context, move, [&](Rows<ActRow> acts) { run(state, context, acts, nobody_hit); });
}

}  // namespace arenarium::barracks
