// A position as plain bytes: everything that `state/position.py` declares. Copying it is copying memory.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <stdexcept>
#include <type_traits>

#include "../core/dealer.hpp"
#include "tables.hpp"

namespace arenarium::tashkalar {

constexpr int COMMON = 0, HEROIC = 1, LEGENDARY = 2, RANKS = 3;
constexpr int MOST_SEATS = 4, MOST_SIDES = 4, MOST_CARDS = 48, MOST_HELD = 16, MOST_FRAMES = 16;
constexpr int NO_CARD = -1;
constexpr int TRACKED = 5;
constexpr int MOST_PLACED = 20;  // digits that the register PLACED has room for

enum class Form : int8_t { ARENARIUM_FORMS(ARENARIUM_ENUMERATED) };
enum class Phase : int8_t { ARENARIUM_PHASES(ARENARIUM_ENUMERATED) };
enum class EndReason : int8_t { ARENARIUM_END_REASONS(ARENARIUM_ENUMERATED) };
enum class DecidedBy : int8_t { ARENARIUM_DECIDED_BY(ARENARIUM_ENUMERATED) };
enum SetRegister { ARENARIUM_SETS(ARENARIUM_ENUMERATED) SET_REGISTERS };
enum NumberRegister { ARENARIUM_NUMBERS(ARENARIUM_ENUMERATED) NUMBER_REGISTERS };

// There is no room for something: only cards that nobody has written yet, or a tampered position, come that far.
struct NoRoom : std::length_error {
    using std::length_error::length_error;
};

// Cards in an order. Bytes beyond the last are always 0, so that equal lists are equal bytes.
struct Cards {
    uint8_t size = 0;
    uint8_t card[MOST_CARDS] = {};

    const uint8_t* begin() const { return card; }
    const uint8_t* end() const { return card + size; }

    void add(int number) {
        if (size == MOST_CARDS) throw NoRoom("more cards in one place than the native engine has room for");
        if (number < 0) throw std::logic_error("there is no such card");
        card[size++] = static_cast<uint8_t>(number);
    }
    int find(int number) const {
        for (int i = 0; i < size; i++)
            if (card[i] == number) return i;
        return -1;
    }
    void remove_at(int index) {
        std::memmove(card + index, card + index + 1, size - index - 1);
        card[--size] = 0;
    }
    void remove(int number) {
        const int index = find(number);
        if (index < 0) throw std::logic_error("a card is not where it should be");
        remove_at(index);
    }
    void clear() { *this = Cards{}; }
};

// A face-down deck, top card first, and for each card the seats that know it.
struct Deck {
    Cards cards;
    uint8_t known[MOST_CARDS] = {};

    int draw() {
        const int top = cards.card[0];
        cards.remove_at(0);
        std::memmove(known, known + 1, MOST_CARDS - 1);
        known[MOST_CARDS - 1] = 0;
        return top;
    }
    void put_under(int card, int seats) {
        cards.add(card);
        known[cards.size - 1] = static_cast<uint8_t>(seats);
    }
    void put_on_top(int card, int seats) {
        cards.add(card);
        std::memmove(cards.card + 1, cards.card, cards.size - 1);
        std::memmove(known + 1, known, cards.size - 1);
        cards.card[0] = static_cast<uint8_t>(card);
        known[0] = static_cast<uint8_t>(seats);
    }
};

// An effect in progress: see `cards/machine.py` and `state/registers.py`.
struct Frame {
    int32_t program = 0, pc = 0, count = 0, loop = 0, done = 0, earlier = 0, met = 0, steps = 0;
    int64_t number[NUMBER_REGISTERS] = {};
    int64_t also_unused = 0;
    Mask set[SET_REGISTERS] = {};

    void finished(int times) {
        earlier = done;
        done = times;
    }
};

struct Held {
    int16_t card;
    int8_t piece;
    bool gateway;
};

struct Result {
    int8_t ranking[MOST_SEATS];
    int32_t scores[MOST_SEATS];
    EndReason reason;
    DecidedBy decided_by;
};

struct State {
    const Tables* tables;

    // what never changes during a match
    Form form;
    bool teams;
    int8_t seats, sides, first;
    int8_t schools[MOST_SEATS];
    int32_t goal;

    Dealer dealer;
    Mask pieces[RANKS * MOST_SIDES];
    Mask gateway;
    int32_t two_faced[MOST_SIDES], legendary[MOST_SIDES];

    // what the expansion schools add
    int16_t frozen[MOST_SEATS], pending[MOST_SEATS];
    int32_t removed[MOST_SIDES][2];
    int32_t held_pieces;
    Held held[MOST_HELD];
    int32_t slowed, extra_turns, next_colour, next_empty, counted_more;
    Cards warped;

    Cards hands[MOST_SEATS], legends[MOST_SEATS], flares[MOST_SEATS];
    Deck decks[MOST_SEATS + 3];
    Cards piles[MOST_SEATS + 2];
    Cards tasks, claimed[MOST_SIDES];
    int32_t points[MOST_SEATS * MOST_SIDES];
    int32_t improvised[MOST_SEATS];

    Phase phase;
    int8_t active, control, side;
    bool discarded, another_turn, extra_turn, borrow;
    int32_t turn, actions;
    int32_t destroyed[RANKS * MOST_SIDES];
    int32_t summoned, summoned_legends, summoned_red, summoned_green;
    int32_t extra_beings, extra_legends;
    int8_t end_by;
    EndReason end_reason;
    int32_t last_turns, resigning;
    Result result;
    int32_t turns_begun;  // since the position was handed over; no part of its value

    int32_t depth;
    Frame stack[MOST_FRAMES];

    // ---- reading the board
    Mask own(int of) const { return pieces[3 * of] | pieces[3 * of + 1] | pieces[3 * of + 2]; }

    Mask of_rank(int rank) const { return pieces[rank] | pieces[rank + 3] | pieces[rank + 6] | pieces[rank + 9]; }

    Mask occupied() const { return of_rank(COMMON) | of_rank(HEROIC) | of_rank(LEGENDARY); }

    Mask empty() const { return tables->board & ~occupied(); }

    // 3 * side + rank of what stands there, or -1.
    int piece_at(int square) const {
        for (int index = 0; index < 3 * sides; index++)
            if (has(pieces[index], square)) return index;
        return -1;
    }

    // ---- counting
    void count(int32_t& counter, int times = 1) { counter = std::min(counter + times, tables->rules.most_counted); }

    // ---- the table
    int legends_deck() const { return seats; }
    int flares_deck() const { return seats + 1; }
    int tasks_deck() const { return seats + 2; }
    int everybody() const { return (1 << seats) - 1; }
    int side_of(int seat) const { return teams ? seat % 2 : seat; }
    int teammate(int seat) const { return (seat + 2) % 4; }
    bool has_passed() const { return control != active; }

    // ---- effects in progress
    Frame& top() { return stack[depth - 1]; }
    const Frame& top() const { return stack[depth - 1]; }
    const Program& program(const Frame& frame) const { return tables->programs[frame.program]; }
    const Step& step(const Frame& frame) const { return tables->steps[program(frame).first + frame.pc]; }
    const Step& step(const Frame& frame, int at) const { return tables->steps[program(frame).first + at]; }

    Frame& start(int program) {
        if (depth == MOST_FRAMES) throw NoRoom("more effects in progress than the native engine has room for");
        Frame& frame = stack[depth++];
        frame = Frame{};
        frame.program = program;
        frame.number[CARD] = frame.number[AT] = frame.number[THERE] = frame.number[LEFT] = frame.number[DIRECTION] = -1;
        return frame;
    }

    // Only the effects that there are need be copied.
    void copy_to(State& other) const {
        std::memcpy(static_cast<void*>(&other), this, offsetof(State, stack) + depth * sizeof(Frame));
    }
};

static_assert(std::is_trivially_copyable_v<State>);

}  // namespace arenarium::tashkalar
