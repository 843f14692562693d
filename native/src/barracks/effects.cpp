// MOVE-6, STATUS, BOOST: what is done to warriors, by moves and by abilities, as in `rules/effects.py`.
#include <algorithm>

#include "rules.hpp"

namespace arenarium::barracks {

namespace {

void add_field(const State& state, int seat, Places& to) {
    for (int8_t slot : state.field[seat]) to.add({static_cast<int8_t>(seat), slot});
}

Places group(const State& state, const Context& context, Who who) {
    Places places;
    const int seat = context.who.seat;
    switch (who) {
        case Who::THIS: places.add(context.who); break;
        case Who::ALLY: {
            const Place ally = state.ally(context.who);
            if (ally != NOBODY_THERE) places.add(ally);
            break;
        }
        case Who::OWN: add_field(state, seat, places); break;
        case Who::HIT: return context.hit;
        case Who::ENEMIES: add_field(state, 1 - seat, places); break;
        case Who::EVERYONE:
            add_field(state, seat, places);
            add_field(state, 1 - seat, places);
            break;
        case Who::ATTACKER:
            if (context.attacker != NOBODY_THERE) places.add(context.attacker);
            break;
    }
    return places;
}

// The living warriors on the battlefield that a phrase means. One that is gone is not there to be meant.
Places meant(const State& state, const Context& context, const ActRow& act, bool only_user) {
    Places places;
    for (Place place : group(state, context, static_cast<Who>(act.who)))
        if (state.stands(place) && (!act.suffering || state.soldier(place).status == act.suffering) &&
            (!only_user || place == context.who))
            places.add(place);
    return places;
}

void give(State& state, Place place, int scale, int sign, int boost, int number) {
    Soldier& soldier = state.soldier(place);
    if (state.warrior(soldier).immune_boosts >> boost & 1) return;
    const int most = state.tables->rules.most_boost;
    const int level = std::clamp(soldier.level[scale] + sign * number, -most, most);
    if (level == soldier.level[scale]) return;
    soldier.level[scale] = static_cast<int8_t>(level);
    state.note(Tally::boost, boost, place.seat);
}

void steal(State& state, const Context& context, Place place) {
    if (place == context.who) return;
    for (int scale = 0; scale < SCALES; scale++) {
        int8_t& level = state.soldier(place).level[scale];
        const int stolen = level;
        if (stolen <= 0) continue;
        level = 0;
        if (state.stands(context.who)) give(state, context.who, scale, 1, state.tables->boosts[scale], stolen);
    }
}

void clear(State& state, Place place, Sort sort) {
    for (int8_t& level : state.soldier(place).level)
        if ((level > 0 && sort != Sort::HARMFUL) || (level < 0 && sort != Sort::HELPFUL)) level = 0;
}

void inflict(State& state, Place place, int status, const Context& context) {
    Soldier& soldier = state.soldier(place);
    if (soldier.status || state.warrior(soldier).immune >> status & 1) return;
    soldier.status = static_cast<uint8_t>(status);
    state.note(Tally::status, status, place.seat);
    trigger(state, place, Trigger::AILS, {.who = place, .busy = context.busy});
}

void heal(State& state, Place place, int number) {
    Soldier& soldier = state.soldier(place);
    soldier.hurt = static_cast<uint8_t>(soldier.hurt - std::min<int>(number, soldier.hurt));
}

// Damage by an effect to all of these at one moment; then the last words of those who fall by it.
void hurt(State& state, const Places& places, int number, const Context& context) {
    for (Place place : places) wound(state, place, number);
    for (Place place : fall(state, places)) trigger(state, place, Trigger::FALLS, {.who = place, .busy = context.busy});
}

void do_to(State& state, const Context& context, const ActRow& act, Place place) {
    switch (static_cast<Act>(act.act)) {
        case Act::Inflict: inflict(state, place, act.status, context); break;
        case Act::Give: give(state, place, act.scale, act.sign, act.boost, act.number); break;
        case Act::Heal: heal(state, place, act.number); break;
        case Act::Cure: state.soldier(place).status = 0; break;
        case Act::Clear: clear(state, place, static_cast<Sort>(act.sort)); break;
        case Act::Steal: steal(state, context, place); break;
        case Act::Hurt:
        case Act::HealDealt:
        case Act::DealMore:
        case Act::IgnoreDefence:
        case Act::nothing: break;  // not done to one after the other
    }
}

void carry_out_act(State& state, const Context& context, const ActRow& act, bool only_user) {
    const auto comes_about = [&] { return !act.chance || happens(state, act.chance); };
    switch (static_cast<Act>(act.act)) {
        case Act::nothing:
        case Act::DealMore:
        case Act::IgnoreDefence: return;  // counted with the damage
        case Act::HealDealt:
            if (context.dealt && state.stands(context.who) && comes_about()) heal(state, context.who, context.dealt);
            return;
        default: break;
    }
    const Places places = meant(state, context, act, only_user);
    if (static_cast<Act>(act.act) == Act::Hurt) {
        Places hit;
        for (Place place : places)
            if (comes_about()) hit.add(place);
        hurt(state, hit, act.number, context);
        return;
    }
    for (Place place : places)
        if (state.stands(place) && comes_about()) {  // one may have fallen by what was done to another
            do_to(state, context, act, place);
            if (state.over()) return;
        }
}

bool holds_one(const State& state, const Context& context, const TestRow& test) {
    const Soldier& soldier = state.soldier(context.who);
    switch (static_cast<Test>(test.test)) {
        case Test::Eliminated: return context.eliminated;
        case Test::Alone: return state.ally(context.who) == NOBODY_THERE;
        case Test::Ails: return test.status ? soldier.status == test.status : soldier.status != 0;
        case Test::Wounded: return 2 * state.hearts(soldier) <= state.warrior(soldier).hearts;
    }
    throw std::logic_error("no such condition");
}

}  // namespace

void run(State& state, const Context& context, Rows<ActRow> acts, bool only_user) {
    for (const ActRow& act : acts) {
        if (state.over()) return;  // END-1
        carry_out_act(state, context, act, only_user);
    }
}

int wound(State& state, Place place, int number) {
    Soldier& soldier = state.soldier(place);
    const int taken = std::min(number, state.hearts(soldier));
    soldier.hurt = static_cast<uint8_t>(soldier.hurt + taken);
    return taken;
}

Places fall(State& state, const Places& places) {
    Places fallen;
    for (Place place : places)
        if (!state.is_alive(state.soldier(place))) fallen.add(place);
    for (Place place : fallen) {
        state.field[place.seat].remove(place.slot);
        state.soldier(place).status = 0;
        state.soldier(place).lose_boosts();
    }
    if (fallen.size) check_end(state);
    return fallen;
}

void lose_modifications(State& state, Place place) {
    Soldier& soldier = state.soldier(place);
    soldier.status = 0;
    if (!state.warrior(soldier).keeps_boosts) soldier.lose_boosts();
}

bool answers(const State& state, Place place, Trigger event) {
    return state.tables->answer(state.soldier(place).card, event).answers != 0;
}

void trigger(State& state, Place place, Trigger event, Context context) {
    const int card = state.soldier(place).card;
    const Answer& answer = state.tables->answer(card, event);
    if (!answer.acts || state.over()) return;
    for (const Busy* busy = context.busy; busy; busy = busy->before)
        if (busy->place == place && busy->event == event) return;
    int32_t first = 0;
    int32_t& answers = context.busy ? *context.busy->answers : first;
    if (answers == state.tables->rules.most_answers) return;
    answers++;
    state.note(Tally::ability, card, place.seat);
    const Busy now{place, event, context.busy, &answers};
    context.who = place;
    context.busy = &now;
    run(state, context, some(state.tables->acts, answer.act, answer.acts), false);
}

bool holds(const State& state, const Context& context, const Sentence& sentence) {
    for (const TestRow& test : some(state.tables->tests, sentence.test, sentence.tests))
        if (!holds_one(state, context, test)) return false;
    return true;
}

}  // namespace arenarium::barracks
