// A position to and from the values of its fields, called as in `state/position.py`.
#include <algorithm>
#include <string>

#include "python.hpp"

namespace arenarium::tashkalar {

namespace {

constexpr int64_t MOST = 1'000'000;  // no count of a real game comes near
constexpr int MOST_SUPPLY = 20, MOST_EMPTY = 8, MOST_COUNT = 1000;

class Reader : FieldReader {
public:
    Reader(State& state, const Tables& tables, const nb::dict& values) : FieldReader(values), s_(state), t_(tables) {}

    void read_all() {
        std::memset(static_cast<void*>(&s_), 0, sizeof s_);
        s_.tables = &t_;
        read_table();
        read_board();
        read_extras();
        read_cards();
        read_turn();
        for (nb::handle frame : field("stack")) read_frame(frame);
    }

private:
    int32_t number(const char* name, int64_t least = 0, int64_t most = MOST) const {
        return FieldReader::number(name, least, most);
    }

    template <typename T>
    void each(const char* name, T* to, int length, int64_t least = 0, int64_t most = MOST) const {
        FieldReader::each(name, to, length, least, most);
    }

    Mask squares_of(nb::handle value, Mask allowed, const char* name) {
        const Mask mask = mask_of(value);
        if (mask & ~allowed) refuse(name);
        return mask;
    }

    void read_table() {
        s_.form = static_cast<Form>(number("form", 0, static_cast<int>(Form::MELEE)));
        s_.teams = number("teams", 0, 1) != 0;
        s_.seats = static_cast<int8_t>(number("seats", 2, MOST_SEATS));
        s_.sides = static_cast<int8_t>(s_.teams ? 2 : s_.seats);
        if (s_.form == Form::MELEE ? s_.teams || s_.seats < 3 : s_.sides != 2 || (s_.teams && s_.seats != 4)) refuse("seats");
        s_.first = static_cast<int8_t>(number("first", 0, s_.seats - 1));
        s_.goal = number("goal", 1);
        each("schools", s_.schools, s_.seats, 0, static_cast<int64_t>(t_.warps.size()) - 1);
        dealer(s_.dealer, DEALER_BYTES);
    }

    void read_board() {
        const nb::object pieces = field("pieces");
        if (nb::len(pieces) != static_cast<size_t>(RANKS * s_.sides)) refuse("pieces");
        int index = 0;
        for (nb::handle mask : pieces) {
            const Mask stand = squares_of(mask, t_.board & ~s_.occupied(), "pieces");
            s_.pieces[index++] = stand;
        }
        s_.gateway = squares_of(field("gateway"), s_.occupied(), "gateway");
        if (count(s_.gateway) > 1) refuse("gateway");
        each("two_faced", s_.two_faced, s_.sides, 0, MOST_SUPPLY);
        each("legendary", s_.legendary, s_.sides, 0, MOST_SUPPLY);
    }

    void read_extras() {
        each("frozen", s_.frozen, s_.seats, NO_CARD, cards() - 1);
        each("pending", s_.pending, s_.seats, NO_CARD, cards() - 1);
        for (int seat = 0; seat < s_.seats; seat++) {
            if (s_.frozen[seat] != NO_CARD && t_.cards[s_.frozen[seat]].frozen_effect < 0) refuse("frozen");
            if (s_.pending[seat] != NO_CARD && t_.cards[s_.pending[seat]].warp_effect < 0) refuse("pending");
        }
        each("removed", &s_.removed[0][0], 2 * s_.sides);
        for (nb::handle held : field("held")) {
            if (s_.held_pieces == MOST_HELD) refuse("held");
            s_.held[s_.held_pieces++] = {static_cast<int16_t>(checked(held[0], 0, cards() - 1, "held")),
                                         static_cast<int8_t>(checked(held[1], 0, RANKS * s_.sides - 1, "held")),
                                         checked(held[2], 0, 1, "held") != 0};
        }
        s_.slowed = number("slowed", 0, (1 << s_.sides) - 1);
        s_.extra_turns = number("extra_turns");
        s_.next_colour = number("next_colour", 0, s_.sides);
        s_.next_empty = number("next_empty", 0, MOST_EMPTY);
        s_.counted_more = number("counted_more", 0, MOST_COUNT);
        read_into(s_.warped, field("warped"), &Reader::is_being, "warped");
    }

    // ---- cards
    int64_t cards() const { return static_cast<int64_t>(t_.cards.size()); }
    bool is_card(int card) const { return card < cards(); }
    bool is_being(int card) const { return is_card(card) && !t_.cards[card].legend && !t_.cards[card].flare; }
    bool is_legend(int card) const { return is_card(card) && t_.cards[card].legend; }
    bool is_flare(int card) const { return is_card(card) && t_.cards[card].flare; }
    bool is_task(int task) const { return task < static_cast<int>(t_.tasks.size()); }
    using Kind = bool (Reader::*)(int) const;

    void read_into(Cards& to, nb::handle list, Kind kind, const char* name) {
        for (nb::handle item : list) {
            const int card = static_cast<int>(checked(item, 0, 255, name));
            if (!(this->*kind)(card) || to.size == MOST_CARDS) refuse(name);
            to.add(card);
        }
    }

    void read_places(Cards* to, const char* name, int length, const Kind* kinds) {
        const nb::object list = field(name);
        if (nb::len(list) != static_cast<size_t>(length)) refuse(name);
        int i = 0;
        for (nb::handle place : list) {
            read_into(to[i], place, kinds[i], name);
            i++;
        }
    }

    void read_cards() {
        const Kind being = &Reader::is_being, legend = &Reader::is_legend, flare = &Reader::is_flare, task = &Reader::is_task;
        const Kind beings[] = {being, being, being, being}, legends[] = {legend, legend, legend, legend};
        const Kind flares[] = {flare, flare, flare, flare}, tasks[] = {task, task, task, task};
        Kind kinds[MOST_SEATS + 3];
        std::copy(beings, beings + s_.seats, kinds);
        kinds[s_.seats] = legend;
        kinds[s_.seats + 1] = flare;
        kinds[s_.seats + 2] = task;
        read_places(s_.hands, "hands", s_.seats, beings);
        read_places(s_.legends, "legends", s_.seats, legends);
        read_places(s_.flares, "flares", s_.seats, flares);
        read_places(s_.piles, "piles", s_.seats + 2, kinds);
        read_places(s_.claimed, "claimed", s_.sides, tasks);
        read_into(s_.tasks, field("tasks"), task, "tasks");
        const nb::object decks = field("decks"), known = field("known");
        if (nb::len(decks) != static_cast<size_t>(s_.seats + 3)) refuse("decks");
        for (int place = 0; place < s_.seats + 3; place++) {
            Deck& deck = s_.decks[place];
            const nb::object knowers = known[place];
            read_into(deck.cards, decks[place], kinds[place], "decks");
            if (nb::len(knowers) != deck.cards.size) refuse("decks");
            int i = 0;
            for (nb::handle seats : knowers)
                deck.known[i++] = static_cast<uint8_t>(checked(seats, 0, s_.everybody(), "decks"));
        }
    }

    void read_turn() {
        each("points", s_.points, s_.form == Form::MELEE ? s_.seats * s_.sides : s_.sides);
        each("improvised", s_.improvised, s_.seats, 0, (1 << s_.sides) - 1);
        s_.phase = static_cast<Phase>(number("phase", 0, static_cast<int>(Phase::SCORE)));
        s_.turn = number("turn");
        s_.active = static_cast<int8_t>(number("active", 0, s_.seats - 1));
        s_.control = static_cast<int8_t>(number("control", 0, s_.seats - 1));
        if (s_.control != s_.active && !(s_.teams && s_.control == s_.teammate(s_.active))) refuse("control");
        s_.side = static_cast<int8_t>(s_.side_of(s_.active));
        s_.actions = number("actions");
        s_.discarded = number("discarded", 0, 1) != 0;
        each("destroyed", s_.destroyed, RANKS * s_.sides);
        s_.summoned = number("summoned");
        s_.summoned_legends = number("summoned_legends");
        s_.summoned_red = number("summoned_red");
        s_.summoned_green = number("summoned_green");
        s_.extra_beings = number("extra_beings");
        s_.extra_legends = number("extra_legends");
        s_.another_turn = number("another_turn", 0, 1) != 0;
        s_.extra_turn = number("extra_turn", 0, 1) != 0;
        s_.borrow = number("borrow", 0, 1) != 0;
        s_.end_by = static_cast<int8_t>(number("end_by", -1, s_.seats - 1));
        s_.end_reason = static_cast<EndReason>(number("end_reason", 0, static_cast<int>(EndReason::POINTS)));
        s_.last_turns = number("last_turns");
        s_.resigning = number("resigning", 0, s_.everybody());
    }

    // ---- effects in progress
    void read_frame(nb::handle values) {
        if (s_.depth == MOST_FRAMES) refuse("stack");
        const int program = static_cast<int>(checked(values[0], 0, static_cast<int64_t>(t_.programs.size()) - 1, "program"));
        Frame& frame = s_.start(program);
        frame.pc = static_cast<int32_t>(checked(values[1], 0, t_.programs[program].steps, "pc"));
        int32_t* const counts[] = {&frame.count, &frame.loop, &frame.done, &frame.earlier};
        for (int i = 0; i < 4; i++) *counts[i] = static_cast<int32_t>(checked(values[2 + i], 0, MOST_COUNT, "step"));
        frame.met = static_cast<int32_t>(checked(values[6], 0, 1, "step"));
        frame.steps = static_cast<int32_t>(checked(values[7], 0, MOST_COUNT, "step"));
        for (int i = 0; i < SET_REGISTERS; i++)
            frame.set[i] = squares_of(values[8 + i], i < TRACKED ? s_.occupied() : t_.board, "registers");
        for (int i = 0; i < NUMBER_REGISTERS; i++)
            frame.number[i] = checked(values[8 + SET_REGISTERS + i], -1, INT64_MAX, "registers");
        check_numbers(frame);
    }

    void check(bool fine) {
        if (!fine) refuse("registers");
    }

    bool is_square(int64_t square) const { return square == -1 || (square < SQUARES && has(t_.board, static_cast<int>(square))); }

    void check_numbers(const Frame& frame) {
        const int64_t* n = frame.number;
        check(n[CARD] < cards() && is_square(n[AT]) && is_square(n[THERE]) && is_square(n[LEFT]) && n[DIRECTION] < DIRECTIONS);
        check(0 <= n[ARROWS] && n[ARROWS] <= ALL_DIRECTIONS && 0 <= n[IT_RANK] && n[IT_RANK] <= RANKS);
        for (int i : {DESTROYED, COMBAT, STANDARD, SELF_MOVED, ONTO, KILLS, KEPT}) check(0 <= n[i] && n[i] <= MOST_COUNT);
        check(0 <= n[COLOUR] && n[COLOUR] <= s_.sides);
        for (int i : {EACH, PLACED}) {
            check(0 <= n[i]);
            for (int64_t left = n[i]; left; left >>= 3) check((left & 7) <= s_.sides);
        }
        const Program& program = t_.programs[frame.program];
        const int card = static_cast<int>(n[CARD]);
        switch (program.finish) {
            case Finish::nothing: break;
            case Finish::discard_after: check(card >= 0 && t_.cards[card].flare); break;
            case Finish::after_thawing:
            case Finish::after_effect:
            case Finish::after_pick_up: check(card >= 0 && t_.cards[card].effect >= 0 && n[AT] >= -1); break;
        }
        if (program.finish == Finish::after_pick_up) check(n[AT] >= 0);
        if (frame.program == t_.keep_one) check(card >= 0 && s_.frozen[s_.active] != NO_CARD && is_being(card));
        if (frame.pc < program.steps && static_cast<Act>(s_.step(frame).act) == Act::PlaceResolver)
            check(frame.count <= MOST_PLACED);
    }

    State& s_;
    const Tables& t_;
};

// ---- back to Python

nb::tuple tuple_of(const Cards& cards) {
    nb::list list;
    for (int card : cards) list.append(card);
    return nb::tuple(list);
}

nb::list places(const Cards* cards, int length) {
    nb::list list;
    for (int i = 0; i < length; i++) list.append(tuple_of(cards[i]));
    return list;
}

nb::list frame_values(const Frame& frame) {
    const int32_t numbers[] = {frame.program, frame.pc,      frame.count, frame.loop,
                               frame.done,    frame.earlier, frame.met,   frame.steps};
    nb::list list = list_of(numbers, 8);
    for (Mask mask : frame.set) list.append(number_of(mask));
    for (int64_t value : frame.number) list.append(value);
    return list;
}

}  // namespace

void read(State& state, const Tables& tables, const nb::dict& values) { Reader(state, tables, values).read_all(); }

nb::dict written(const State& s) {
    nb::dict d;
    d["form"] = static_cast<int>(s.form);
    d["teams"] = s.teams;
    d["first"] = static_cast<int>(s.first);
    d["schools"] = list_of(s.schools, s.seats);
    d["dealer"] = nb::bytes(s.dealer, DEALER_BYTES);
    nb::list pieces;
    for (int i = 0; i < RANKS * s.sides; i++) pieces.append(number_of(s.pieces[i]));
    d["pieces"] = pieces;
    d["gateway"] = number_of(s.gateway);
    d["two_faced"] = list_of(s.two_faced, s.sides);
    d["legendary"] = list_of(s.legendary, s.sides);
    d["frozen"] = list_of(s.frozen, s.seats);
    d["pending"] = list_of(s.pending, s.seats);
    d["removed"] = list_of(&s.removed[0][0], 2 * s.sides);
    nb::list held;
    for (int i = 0; i < s.held_pieces; i++)
        held.append(nb::make_tuple(static_cast<int>(s.held[i].card), static_cast<int>(s.held[i].piece), s.held[i].gateway));
    d["held"] = held;
    d["slowed"] = s.slowed;
    d["extra_turns"] = s.extra_turns;
    d["next_colour"] = s.next_colour;
    d["next_empty"] = s.next_empty;
    d["counted_more"] = s.counted_more;
    d["warped"] = tuple_of(s.warped);
    d["hands"] = places(s.hands, s.seats);
    d["legends"] = places(s.legends, s.seats);
    d["flares"] = places(s.flares, s.seats);
    nb::list decks, known;
    for (int place = 0; place < s.seats + 3; place++) {
        decks.append(tuple_of(s.decks[place].cards));
        known.append(nb::tuple(list_of(s.decks[place].known, s.decks[place].cards.size)));
    }
    d["decks"] = decks;
    d["known"] = known;
    d["piles"] = places(s.piles, s.seats + 2);
    d["tasks"] = tuple_of(s.tasks);
    d["claimed"] = places(s.claimed, s.sides);
    d["points"] = list_of(s.points, s.form == Form::MELEE ? s.seats * s.sides : s.sides);
    d["improvised"] = list_of(s.improvised, s.seats);
    d["phase"] = static_cast<int>(s.phase);
    d["turn"] = s.turn;
    d["active"] = static_cast<int>(s.active);
    d["control"] = static_cast<int>(s.control);
    d["side"] = static_cast<int>(s.side);
    d["actions"] = s.actions;
    d["discarded"] = s.discarded;
    d["destroyed"] = list_of(s.destroyed, RANKS * s.sides);
    d["summoned"] = s.summoned;
    d["summoned_legends"] = s.summoned_legends;
    d["summoned_red"] = s.summoned_red;
    d["summoned_green"] = s.summoned_green;
    d["extra_beings"] = s.extra_beings;
    d["extra_legends"] = s.extra_legends;
    d["another_turn"] = s.another_turn;
    d["extra_turn"] = s.extra_turn;
    d["borrow"] = s.borrow;
    d["end_by"] = static_cast<int>(s.end_by);
    d["end_reason"] = static_cast<int>(s.end_reason);
    d["last_turns"] = s.last_turns;
    d["resigning"] = s.resigning;
    nb::list stack;
    for (int i = 0; i < s.depth; i++) stack.append(frame_values(s.stack[i]));
    d["stack"] = stack;
    return d;
}

}  // namespace arenarium::tashkalar
