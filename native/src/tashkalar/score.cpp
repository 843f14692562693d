// SCORE: points, and the choices that scoring asks for, as in `rules/score.py`.
#include <algorithm>

#include "rules.hpp"

namespace arenarium::tashkalar {

namespace {

int penalty(const State& state, int seat) { return state.pending[seat] >= 0 ? state.tables->rules.penalty : 0; }

bool any_destroyed(const State& state) {
    return std::any_of(state.destroyed, state.destroyed + RANKS * state.sides, [](int number) { return number != 0; });
}

// Whether a task on top of the deck would be the third of its kind among those that are shown.
bool too_many_of_a_kind(const State& state, int top) {
    const auto& tasks = state.tables->tasks;
    const auto shown_of = [&](int kind) {
        const auto is = [&](int task) { return tasks[task].kind == kind; };
        return std::count_if(state.tasks.begin(), state.tasks.end(), is) + is(top);
    };
    return shown_of(tasks[top].kind) >= 3 || std::any_of(state.tasks.begin(), state.tasks.end(), [&](int task) {
               return shown_of(tasks[task].kind) >= 3;
           });
}

}  // namespace

// SET-8: show the top task; while 3 of the 4 shown are of one kind, put it under the deck and show another.
void turn_up_next_task(State& state) {
    Deck& deck = state.decks[state.tasks_deck()];
    for (int left = deck.cards.size; left > 0; left--) {
        if (!too_many_of_a_kind(state, deck.cards.card[0])) break;
        const int top = deck.draw();
        deck.put_under(top, state.everybody());
    }
    if (deck.cards.size) deck.known[0] = static_cast<uint8_t>(state.everybody());
}

int side_points(const State& state, int side) {
    if (state.form != Form::HIGH) return state.points[side];
    int points = count(state.pieces[3 * side + LEGENDARY]);
    for (int task : state.claimed[side]) points += state.tables->tasks[task].points;
    return points;
}

int side_score(const State& state, int side) {
    int points = side_points(state, side) - penalty(state, side);
    if (state.teams) points -= penalty(state, side + 2);
    return points;
}

int melee_points(const State& state, int seat, int* points) {
    int number = 0;
    for (int colour = 0; colour < state.sides; colour++)
        if (colour != seat) points[number++] = state.points[seat * state.sides + colour] - penalty(state, seat);
    std::sort(points, points + number);
    return number;
}

int seat_score(const State& state, int seat) {
    if (state.form != Form::MELEE) return side_score(state, state.side_of(seat));
    int points[MOST_SIDES];
    melee_points(state, seat, points);
    return points[0];
}

void score_legend(State& state) {
    if (state.form == Form::DUEL)
        add_points(state, state.side, state.side, 1);
    else if (state.form == Form::MELEE)
        state.start(state.tables->legend_point);
}

void add_points(State& state, int scorer, int colour, int number) {
    state.count(state.points[state.form == Form::MELEE ? scorer * state.sides + colour : scorer], number);
}

void claim_options(const State& state, Choices& choices) {
    for (int task : state.tasks)
        if (meets(state, task)) choices.push_back(choice(ChoiceKind::Claim, task));
}

void claim(State& state, int task) {
    state.claimed[state.side].add(task);
    state.tasks.remove(task);
    Deck& deck = state.decks[state.tasks_deck()];
    if (!deck.cards.size) return;
    state.tasks.add(deck.draw());
    turn_up_next_task(state);
}

void score_destroyed(State& state) {
    for (int colour = 0; colour < state.sides; colour++) {
        const int32_t* of = state.destroyed + 3 * colour;
        const int points = 2 * of[LEGENDARY] + of[HEROIC] + of[COMMON] / 2;
        if (points) add_points(state, state.form == Form::MELEE ? state.active : state.side, colour, points);
    }
}

void pair_options(const State& state, Choices& choices) {
    if (!any_destroyed(state)) return;
    const auto before = choices.size();
    for (int colour = 0; colour < state.sides; colour++)
        if (state.destroyed[3 * colour] % 2) choices.push_back(choice(ChoiceKind::Colour, colour));
    if (choices.size() - before < 2) choices.resize(before);
}

}  // namespace arenarium::tashkalar
