// MOVE-3, MOVE-4: how much damage a move deals to a warrior, added up in the order of the rules, as in `rules/damage.py`.
#include "rules.hpp"

namespace arenarium::barracks {

Modifiers::Modifiers(const State& state, const Context& context, const Move& move)
    : ignores_defence(state.warrior(state.soldier(context.who)).ignores_defence != 0) {
    each_sentence(state, context, move, [this](Rows<ActRow> acts) {
        for (const ActRow& act : acts)
            if (act.chance)
                continue;
            else if (static_cast<Act>(act.act) == Act::DealMore)
                more.add(&act);
            else if (static_cast<Act>(act.act) == Act::IgnoreDefence)
                ignores_defence = true;
    });
}

int damage(const State& state, const Context& context, const Move& move, const Modifiers& modifiers, Place target) {
    const Tables& tables = *state.tables;
    const Soldier& user = state.soldier(context.who);
    const Soldier& hit = state.soldier(target);
    const auto concerns = [&](int suffering) { return !suffering || suffering == hit.status; };
    const auto about = [&](int category) { return category < 0 || category == move.category; };
    int total = move.damage + user.level[POWER];
    const Warrior& by = state.warrior(user);
    for (const Modifier& more : some(tables.modifiers, by.more, by.mores))
        if (about(more.category) && concerns(more.suffering)) total += more.number;
    for (const ActRow* more : modifiers.more)
        if (concerns(more->suffering)) total += more->number;
    if (user.status == tables.rules.burn && total > 1) total = (total + 1) / 2;
    if (target.seat != context.who.seat) {
        const int defence = hit.level[DEFENCE];
        if (!(modifiers.ignores_defence && defence > 0)) total -= defence;  // BOOST-2: exposure counts anyway
        const Warrior& whom = state.warrior(hit);
        for (const Modifier& less : some(tables.modifiers, whom.less, whom.lesses))
            if (about(less.category)) total -= less.number;
    }
    return total < 1 ? 1 : total;
}

}  // namespace arenarium::barracks
