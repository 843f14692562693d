#include "dealing.hpp"

#include <algorithm>

#include "rules.hpp"

namespace arenarium::tashkalar {

namespace {

constexpr int CURRENT_TASKS = 3;

void shuffle(Dealer& dealer, Cards& cards) { arenarium::shuffle(dealer, cards.card, cards.size); }

// SET-2, SET-4
void seat_players(State& state, const Chances& chances) {
    std::vector<int32_t> left = chances.left;
    arenarium::shuffle(state.dealer, left.data(), static_cast<int>(left.size()));
    for (int seat = 0; seat < state.seats; seat++) {
        int school = chances.schools[seat];
        if (school == Chances::BY_CHANCE) {
            school = left.back();
            left.pop_back();
        }
        state.schools[seat] = static_cast<int8_t>(school);
        for (int card : state.tables->schools[school]) state.decks[seat].cards.add(card);
    }
    if (chances.first) state.first = static_cast<int8_t>(number_below(state.dealer, state.seats));
}

void take(State& state, int place, int number, Cards& hand) {
    Deck& deck = state.decks[place];
    for (; number > 0 && deck.cards.size; number--) hand.add(deck.draw());
}

// SET-7, SET-8
void lay_out_tasks(State& state) {
    const auto& tasks = state.tables->tasks;
    const auto is_third_of_its_kind = [&](int task) {
        const auto same = [&](int other) { return tasks[other].kind == tasks[task].kind; };
        return state.tasks.size == 2 && std::all_of(state.tasks.begin(), state.tasks.end(), same);
    };
    Cards order = state.decks[state.tasks_deck()].cards, deck;
    shuffle(state.dealer, order);
    for (int task : order) {
        const bool is_taken = state.tasks.size < CURRENT_TASKS && !tasks[task].advanced && !is_third_of_its_kind(task);
        (is_taken ? state.tasks : deck).add(task);
    }
    if (state.tasks.size < CURRENT_TASKS) throw std::logic_error("there are not enough tasks to begin with");
    std::sort(deck.card, deck.card + deck.size);
    shuffle(state.dealer, deck);
    state.decks[state.tasks_deck()].cards = deck;
    turn_up_next_task(state);
}

}  // namespace

Chances::Chances(const State& blank, const nb::dict& from)
    : first(nb::cast<bool>(from["first"])), schools(numbers(from["schools"])), left(numbers(from["left"])) {
    const auto known = static_cast<int32_t>(blank.tables->schools.size());
    const auto are_from = [known](const std::vector<int32_t>& of, int least) {
        return std::all_of(of.begin(), of.end(), [&](int school) { return least <= school && school < known; });
    };
    const auto to_draw = static_cast<size_t>(std::count(schools.begin(), schools.end(), BY_CHANCE));
    if (schools.size() != static_cast<size_t>(blank.seats) || !are_from(schools, BY_CHANCE)) refuse("schools");
    if (to_draw > left.size() || !are_from(left, 0)) refuse("left");
}

void deal(State& state, const Chances& chances) {
    const Rules& rules = state.tables->rules;
    seat_players(state, chances);
    for (int seat = 0; seat < state.seats; seat++) shuffle(state.dealer, state.decks[seat].cards);
    shuffle(state.dealer, state.decks[state.legends_deck()].cards);
    shuffle(state.dealer, state.decks[state.flares_deck()].cards);
    for (int step = 0; step < state.seats; step++) {
        const int seat = (state.first + step) % state.seats;
        take(state, seat, rules.hand_beings, state.hands[seat]);
        // SET-6: of a team, only the one who plays sooner draws legends
        if (!state.teams || step < state.sides) take(state, state.legends_deck(), rules.hand_legends, state.legends[seat]);
        take(state, state.flares_deck(), rules.hand_flares, state.flares[seat]);
    }
    if (state.form == Form::HIGH) lay_out_tasks(state);
    state.active = state.control = static_cast<int8_t>((state.first + state.seats - 1) % state.seats);  // SET-10, SET-12
    state.side = static_cast<int8_t>(state.side_of(state.active));
    Choices open;
    go_on(state, open);
    state.turns_begun = 0;  // the first has begun before anybody can play
}

}  // namespace arenarium::tashkalar
