// SET: the deal, recruiting and picking moves, as in `rules/setup.py`.
#include <bit>

#include "rules.hpp"

namespace arenarium::barracks {

void deal(State& state, bool first_by_chance) {
    if (first_by_chance) state.first = state.active = static_cast<int8_t>(number_below(state.dealer, SEATS));
    for (auto& stack : state.stacks) shuffle(state.dealer, stack.item, stack.size);
}

void recruit_options(const State& state, int seat, Choices& choices) {
    for (int level = 1; level <= LEVELS; level++)
        if (level <= state.points[seat] && state.stacks[level - 1].size) choices.push_back(choice(ChoiceKind::Draw, level));
    if (!choices.empty() && state.squad_size[seat]) choices.push_back(PASS);
}

namespace {

bool can_recruit(const State& state, int seat) {
    for (int level = 1; level <= LEVELS && level <= state.points[seat]; level++)
        if (state.stacks[level - 1].size) return true;
    return false;
}

// The moves that fit an open line of a warrior and of which there are copies.
MoveSet open_moves(const State& state, const Soldier& soldier, int line) {
    MoveSet open{};
    if (soldier.moves[line] == NO_MOVE)
        for (int word = 0; word < WORDS; word++) open[word] = state.tables->fitting[soldier.card][line][word] & state.left[word];
    return open;
}

}  // namespace

void recruit(State& state, int seat, Choice chosen) {
    if (chosen == PASS) {
        state.done[seat] = true;
    } else {
        const int level = field(chosen, 0);
        if (state.squad_size[seat] == MOST_SQUAD) throw std::length_error("more warriors than the native engine has room for");
        auto& stack = state.stacks[level - 1];
        state.points[seat] -= level;
        Soldier& recruited = state.squads[seat][state.squad_size[seat]++];
        recruited = Soldier{};
        recruited.card = stack[--stack.size];
        for (int16_t& move : recruited.moves) move = NO_MOVE;
    }
    for (int recruiter = 0; recruiter < SEATS; recruiter++)  // who cannot draw any more is done
        if (!can_recruit(state, recruiter)) state.done[recruiter] = true;
    if (state.done[0] && state.done[1]) {
        state.phase = Phase::PICK;
        state.active = state.first;
    } else if (!state.done[1 - seat]) {
        state.active = static_cast<int8_t>(1 - seat);
    }
}

void pick_options(const State& state, int seat, Choices& choices) {
    for (int slot = 0; slot < state.squad_size[seat]; slot++)
        for (int line = 0; line < LINES; line++) {
            const MoveSet open = open_moves(state, state.squads[seat][slot], line);
            for (int word = 0; word < WORDS; word++)
                for (uint64_t bits = open[word]; bits; bits &= bits - 1)
                    choices.push_back(choice(ChoiceKind::Pick, slot, line, 64 * word + std::countr_zero(bits)));
        }
}

bool has_picks(const State& state, int seat) {
    for (int slot = 0; slot < state.squad_size[seat]; slot++)
        for (int line = 0; line < LINES; line++)
            for (uint64_t bits : open_moves(state, state.squads[seat][slot], line))
                if (bits) return true;
    return false;
}

void pick(State& state, int seat, Choice chosen) {
    const int move = field(chosen, 2);
    state.squads[seat][field(chosen, 0)].moves[field(chosen, 1)] = static_cast<int16_t>(move);
    if (!--state.pile[move]) state.left[move / 64] &= ~(uint64_t{1} << move % 64);
    state.active = static_cast<int8_t>(1 - seat);
}

}  // namespace arenarium::barracks
