// What the assembler in Python may say, by name. The numbers are given here and exported: nobody types them twice.
//
// Acts and tests are called as the classes of `language/tree.py`; a name that is missing here makes a card set fall back to
// Python.
#pragma once

#include "../core/names.hpp"

#define ARENARIUM_ACTS(X) \
    X(nothing) X(Inflict) X(Give) X(Heal) X(HealDealt) X(Hurt) X(Cure) X(Clear) X(Steal) X(DealMore) X(IgnoreDefence)
#define ARENARIUM_TESTS(X) X(Eliminated) X(Alone) X(Ails) X(Wounded)
#define ARENARIUM_WHO(X) X(THIS) X(ALLY) X(OWN) X(HIT) X(ENEMIES) X(EVERYONE) X(ATTACKER)
#define ARENARIUM_TRIGGERS(X) X(ENTERS) X(HIT) X(DAMAGES) X(ELIMINATES) X(FALLS) X(AILS) X(TURN_ENDS)
#define ARENARIUM_SORTS(X) X(ANY) X(HELPFUL) X(HARMFUL)
#define ARENARIUM_SCALES(X) X(POWER) X(DEFENCE) X(SPEED)
#define ARENARIUM_PHASES(X) X(RECRUIT) X(PICK) X(SEND) X(ORDERS) X(TARGET) X(OVER)
#define ARENARIUM_OFFERS(X) X(NONE) X(OPEN) X(CLOSED)
#define ARENARIUM_DIFFICULTIES(X) X(CLASSIC) X(SIMPLIFIED) X(HARD) X(QUICK)
#define ARENARIUM_END_REASONS(X) X(ELIMINATED) X(TURN_LIMIT)

// The choices and orders, called as their classes; those that are no more than a verb are called as the verb.
#define ARENARIUM_CHOICES(X) X(Draw) X(Pick) X(Send) X(Orders) X(Target) X(nobody) X(pass)
#define ARENARIUM_ORDERS(X) X(Use) X(Withdraw) X(Wait)
// What simulations count, called as the events.
#define ARENARIUM_TALLIES(X) X(entered) X(used) X(status) X(boost) X(ability)

// One act of a sentence or an ability; what does not concern it is 0.
#define ARENARIUM_ACT_FIELDS(X) \
    X(act) \
    X(chance)    /* of 6; 0: it just happens */ \
    X(number) \
    X(status) \
    X(scale) X(sign) X(boost) \
    X(sort) \
    X(who) \
    X(suffering) /* only those with this status; 0: all of them */
#define ARENARIUM_TEST_FIELDS(X) X(test) X(status)
#define ARENARIUM_SENTENCE_FIELDS(X) X(otherwise) X(test) X(tests) X(act) X(acts)
// What a warrior's ability adds to damage, or takes from it; category -1: any.
#define ARENARIUM_MODIFIER_FIELDS(X) X(number) X(category) X(suffering)
#define ARENARIUM_ANSWER_FIELDS(X) X(answers) X(act) X(acts)
#define ARENARIUM_MOVE_FIELDS(X) X(category) X(icons) X(damage) X(sentence) X(sentences)
#define ARENARIUM_WARRIOR_FIELDS(X) \
    X(level) X(hearts) X(wings) \
    X(more) X(mores)   /* modifiers: where they begin, and how many */ \
    X(less) X(lesses) \
    X(immune)          /* a bit for each status */ \
    X(immune_boosts)   /* a bit for each boost */ \
    X(ignores_defence) X(keeps_boosts)
#define ARENARIUM_RULES(X) X(most_boost) X(most_answers) X(last_turn) X(loses_move) X(paralysis) X(poison) X(burn)
