// The chapters of the rulebook, each in the file that is named as in `rules/`.
#pragma once

#include "choices.hpp"
#include "position.hpp"

namespace arenarium::barracks {

// Abilities that are being resolved, the last one first: they do not answer to themselves. All of a chain count how many
// have answered.
struct Busy {
    Place place;
    Trigger event;
    const Busy* before;
    int32_t* answers;
};

// Who does something, and what it speaks of.
struct Context {
    Place who;
    Places hit{};
    int32_t dealt = 0;  // damage that the move has dealt in all
    bool eliminated = false;
    Place attacker = NOBODY_THERE;
    const Busy* busy = nullptr;
};

// ---- dice.cpp
int roll(State& state);
bool happens(State& state, int chance);
// TURN-7: which of so many is first.
int one_of(State& state, int number);

// ---- effects.cpp (MOVE-6, STATUS, BOOST)
// Do what acts say; `only_user`: as far as they are about the one who does it (MOVE-2).
void run(State& state, const Context& context, Rows<ActRow> acts, bool only_user);
int wound(State& state, Place place, int number);
// Of those hurt at one moment, who has fallen.
Places fall(State& state, const Places& places);
void lose_modifications(State& state, Place place);
bool answers(const State& state, Place place, Trigger event);
// Let a warrior's ability answer to an event; of the context it takes who is busy.
void trigger(State& state, Place place, Trigger event, Context context);
bool holds(const State& state, const Context& context, const Sentence& sentence);

// The sentences of a move whose conditions hold, each looked at when its turn comes.
template <typename Each>
void each_sentence(const State& state, const Context& context, const Move& move, Each each) {
    bool met = true;
    for (const Sentence& sentence : some(state.tables->sentences, move.sentence, move.sentences)) {
        bool counts = true;
        if (sentence.otherwise)
            counts = !met;
        else if (sentence.tests)
            counts = met = holds(state, context, sentence);
        if (counts) each(some(state.tables->acts, sentence.act, sentence.acts));
    }
}

// ---- damage.cpp (MOVE-3, MOVE-4)
struct Modifiers {
    Few<const ActRow*, 64> more;
    bool ignores_defence;
    Modifiers(const State& state, const Context& context, const Move& move);
};
int damage(const State& state, const Context& context, const Move& move, const Modifiers& modifiers, Place target);

// ---- end.cpp (END)
int left(const State& state, int seat);
void check_end(State& state);
void finish(State& state, int first_rank, int second_rank, EndReason reason);

// ---- move.cpp (MOVE)
bool loses_move(State& state, const Mover& mover);
void target_options(const State& state, int user_seat, Choices& choices);
void carry_out_move(State& state, Place chosen);

// ---- order.cpp (TURN-5 to TURN-7)
Mover next_mover(State& state);
Places in_order(State& state, Places places);

// ---- setup.cpp (SET)
// From the stacks in the order of the cards, and the dealer of the state.
void deal(State& state, bool first_by_chance);
void recruit_options(const State& state, int seat, Choices& choices);
void recruit(State& state, int seat, Choice chosen);
void pick_options(const State& state, int seat, Choices& choices);
bool has_picks(const State& state, int seat);
void pick(State& state, int seat, Choice chosen);

// ---- turn.cpp (TURN)
bool is_asked(const State& state, int seat);
// The first of the seats that are asked, as long as the game is not over.
int asked(const State& state);
// What a seat could choose, whether or not it has already chosen.
void possible(const State& state, int seat, Choices& choices);
// Do what a legal choice says, and everything after it that needs no decision.
void carry_out(State& state, int seat, Choice chosen);

}  // namespace arenarium::barracks
