// A position as plain bytes: everything that `state/position.py` declares. Copying it is copying memory.
#pragma once

#include <stdexcept>
#include <type_traits>
#include <vector>

#include "../core/choices.hpp"
#include "../core/dealer.hpp"
#include "tables.hpp"

namespace arenarium::barracks {

constexpr int MOST_SQUAD = 16, MOST_STACK = 40, MOST_ON_FIELD = SEATS * FIELD;
constexpr int NO_MOVE = -1;
constexpr Choice NOT_CHOSEN = ~Choice{0};

enum class Phase : int8_t { ARENARIUM_PHASES(ARENARIUM_ENUMERATED) };
enum class Offer : int8_t { ARENARIUM_OFFERS(ARENARIUM_ENUMERATED) };
enum class EndReason : int8_t { ARENARIUM_END_REASONS(ARENARIUM_ENUMERATED) };

// A few things in an order. There is always room: nothing that the rules list is longer.
template <typename T, int MOST>
struct Few {
    int8_t size = 0;
    T item[MOST];

    const T* begin() const { return item; }
    const T* end() const { return item + size; }
    const T& operator[](int index) const { return item[index]; }
    void add(T one) {
        if (size == MOST) throw std::logic_error("more than there can be");
        item[size++] = one;
    }
    bool has(T one) const {
        for (const T& other : *this)
            if (other == one) return true;
        return false;
    }
    void remove(T one) {
        int kept = 0;
        for (int i = 0; i < size; i++)
            if (!(item[i] == one)) item[kept++] = item[i];
        size = static_cast<int8_t>(kept);
    }
};

// A warrior of the match: seat and slot in the squad.
struct Place {
    int8_t seat, slot;
    bool operator==(const Place&) const = default;
};
using Places = Few<Place, MOST_ON_FIELD>;
constexpr Place NOBODY_THERE{-1, -1};

struct Mover {
    int8_t seat, slot, line;
    bool operator==(const Mover&) const = default;
};

struct Soldier {
    int16_t moves[LINES];
    uint8_t card, hurt, status;
    int8_t level[SCALES];
    bool shown, revealed[LINES];

    void lose_boosts() { level[POWER] = level[DEFENCE] = level[SPEED] = 0; }
};

struct Result {
    int8_t ranking[SEATS];
    int32_t scores[SEATS];
    EndReason reason;
    bool tie;
};

// Something that simulations count: which sort of event, the number of what it was about, whose it is, and how many turns
// had begun by then.
struct Noted {
    Tally tally;
    uint8_t number;
    int8_t seat;
    int32_t turn;
};

struct State {
    const Tables* tables;
    std::vector<Noted>* noted;  // where events are counted; no part of the value, and nobody's but for a moment
    int32_t turns_begun;        // since the position was handed over; no part of the value

    int8_t difficulty, first;
    Dealer dealer;
    Few<uint8_t, MOST_STACK> stacks[LEVELS];
    uint8_t pile[MOST_MOVES];
    MoveSet left;  // the moves of which there are copies: follows from the pile
    int32_t points[SEATS];
    bool done[SEATS];
    Phase phase;
    int8_t active;
    Offer draw_offers[SEATS];
    int32_t turn;
    Choice chosen[SEATS];
    Few<Mover, MOST_ON_FIELD> queue;
    Few<int8_t, FIELD> field[SEATS];
    Result result;
    int8_t squad_size[SEATS];
    Soldier squads[SEATS][MOST_SQUAD];

    Soldier& soldier(Place place) { return squads[place.seat][place.slot]; }
    const Soldier& soldier(Place place) const { return squads[place.seat][place.slot]; }
    const Warrior& warrior(const Soldier& soldier) const { return tables->warriors[soldier.card]; }
    int hearts(const Soldier& soldier) const { return warrior(soldier).hearts - soldier.hurt; }
    bool is_alive(const Soldier& soldier) const { return hearts(soldier) > 0; }
    bool stands(Place place) const { return field[place.seat].has(place.slot); }
    bool over() const { return phase == Phase::OVER; }

    Places on_field() const {
        Places places;
        for (int8_t seat = 0; seat < SEATS; seat++)
            for (int8_t slot : field[seat]) places.add({seat, slot});
        return places;
    }
    Place ally(Place place) const {
        for (int8_t slot : field[place.seat])
            if (slot != place.slot) return {place.seat, slot};
        return NOBODY_THERE;
    }
    // The warriors in a seat's barracks.
    Few<int8_t, MOST_SQUAD> reserves(int seat) const {
        Few<int8_t, MOST_SQUAD> slots;
        for (int8_t slot = 0; slot < squad_size[seat]; slot++)
            if (!field[seat].has(slot) && is_alive(squads[seat][slot])) slots.add(slot);
        return slots;
    }
    bool has_reserves(int seat) const {
        for (int8_t slot = 0; slot < squad_size[seat]; slot++)
            if (!field[seat].has(slot) && is_alive(squads[seat][slot])) return true;
        return false;
    }
    int move_of(const Mover& mover) const { return squads[mover.seat][mover.slot].moves[mover.line]; }
    void note(Tally tally, int number, int8_t seat) {
        if (noted) noted->push_back({tally, static_cast<uint8_t>(number), seat, turns_begun});
    }
};

static_assert(std::is_trivially_copyable_v<State>);

}  // namespace arenarium::barracks
