// A position to and from the values of its fields, called as in `state/position.py`.
#include <algorithm>

#include "python.hpp"
#include "rules.hpp"

namespace arenarium::barracks {

namespace {

constexpr int MOST_POINTS = 1000, MOST_COPIES = 255;

class Reader : FieldReader {
public:
    Reader(State& state, const Tables& tables, const nb::dict& values) : FieldReader(values), s_(state), t_(tables) {}

    void read_all() {
        std::memset(static_cast<void*>(&s_), 0, sizeof s_);
        s_.tables = &t_;
        s_.difficulty = static_cast<int8_t>(number("difficulty", 0, 127));
        s_.first = static_cast<int8_t>(number("first", 0, SEATS - 1));
        dealer(s_.dealer, DEALER_BYTES);
        read_stacks();
        read_pile();
        each("points", s_.points, SEATS, 0, MOST_POINTS);
        each("done", s_.done, SEATS, 0, 1);
        read_squads();
        read_field();
        s_.phase = static_cast<Phase>(number("phase", 0, static_cast<int>(Phase::TARGET)));  // one that is over is Python's
        s_.active = static_cast<int8_t>(number("active", 0, SEATS - 1));
        s_.turn = number("turn", 0, t_.rules.last_turn);
        each("draw_offers", s_.draw_offers, SEATS, 0, static_cast<int>(Offer::CLOSED));
        read_queue();
        read_chosen();
    }

private:
    void read_stacks() {
        const nb::object stacks = field("stacks");
        if (nb::len(stacks) != LEVELS) refuse("stacks");
        int level = 0;
        for (nb::handle stack : stacks) {
            for (nb::handle item : stack) {
                const auto card = static_cast<uint8_t>(checked(item, 0, warriors() - 1, "stacks"));
                if (s_.stacks[level].size == MOST_STACK) refuse("stacks");
                s_.stacks[level].add(card);
            }
            level++;
        }
    }

    void read_pile() {
        const auto moves = static_cast<int>(t_.moves.size());
        each("pile", s_.pile, moves, 0, MOST_COPIES);
        for (int move = 0; move < moves; move++)
            if (s_.pile[move]) s_.left[move / 64] |= uint64_t{1} << move % 64;
    }

    void read_squads() {
        const nb::object squads = field("squads");
        if (nb::len(squads) != SEATS) refuse("squads");
        int seat = 0;
        for (nb::handle squad : squads) {
            for (nb::handle soldier : squad) {
                if (s_.squad_size[seat] == MOST_SQUAD) refuse("squads");
                read_soldier(s_.squads[seat][s_.squad_size[seat]++], soldier);
            }
            seat++;
        }
    }

    // Fields in the order of `state/soldier.py`.
    void read_soldier(Soldier& to, nb::handle from) {
        const char* name = "squads";
        const int most = t_.rules.most_boost;
        to.card = static_cast<uint8_t>(checked(from[0], 0, warriors() - 1, name));
        const nb::object moves = from[1], revealed = from[8];
        if (nb::len(moves) != LINES || nb::len(revealed) != LINES) refuse(name);
        for (int line = 0; line < LINES; line++) {
            to.moves[line] = static_cast<int16_t>(checked(moves[line], NO_MOVE, static_cast<int64_t>(t_.moves.size()) - 1, name));
            to.revealed[line] = checked(revealed[line], 0, 1, name) != 0;
        }
        to.hurt = static_cast<uint8_t>(checked(from[2], 0, t_.warriors[to.card].hearts, name));
        to.status = static_cast<uint8_t>(checked(from[3], 0, 7, name));
        for (int scale = 0; scale < SCALES; scale++)
            to.level[scale] = static_cast<int8_t>(checked(from[4 + scale], -most, most, name));
        to.shown = checked(from[7], 0, 1, name) != 0;
    }

    void read_field() {
        const nb::object fields = field("field");
        if (nb::len(fields) != SEATS) refuse("field");
        int seat = 0;
        for (nb::handle of_seat : fields) {
            auto& field = s_.field[seat];
            for (nb::handle item : of_seat) {
                const auto slot = static_cast<int8_t>(checked(item, 0, s_.squad_size[seat] - 1, "field"));
                if (field.size == FIELD || field.has(slot) || !s_.is_alive(s_.squads[seat][slot])) refuse("field");
                field.add(slot);
            }
            seat++;
        }
    }

    void read_queue() {
        for (nb::handle item : field("queue")) {
            const Mover mover{static_cast<int8_t>(checked(item[0], 0, SEATS - 1, "queue")),
                              static_cast<int8_t>(checked(item[1], 0, MOST_SQUAD - 1, "queue")),
                              static_cast<int8_t>(checked(item[2], 0, LINES - 1, "queue"))};
            if (!s_.stands({mover.seat, mover.slot}) || s_.move_of(mover) == NO_MOVE) refuse("queue");
            for (const Mover& other : s_.queue)
                if (other.seat == mover.seat && other.slot == mover.slot) refuse("queue");
            s_.queue.add(mover);
        }
        if (s_.phase == Phase::TARGET && !s_.queue.size) refuse("queue");
    }

    void read_chosen() {
        const nb::object chosen = field("chosen");
        if (nb::len(chosen) != SEATS) refuse("chosen");
        int seat = 0, open = 0;
        for (nb::handle item : chosen) {
            if (item.is_none()) {
                s_.chosen[seat] = NOT_CHOSEN;
                open++;
            } else {
                Choices possible_choices;
                possible(s_, seat, possible_choices);
                const auto code = static_cast<Choice>(checked(item, 0, INT64_MAX, "chosen"));
                if (std::find(possible_choices.begin(), possible_choices.end(), code) == possible_choices.end()) refuse("chosen");
                s_.chosen[seat] = code;
            }
            seat++;
        }
        if (!open) refuse("chosen");
    }

    int64_t warriors() const { return static_cast<int64_t>(t_.warriors.size()); }

    State& s_;
    const Tables& t_;
};

// ---- back to Python

template <typename T, int MOST>
nb::tuple tuple_of(const Few<T, MOST>& few) {
    return nb::tuple(list_of(few.item, few.size));
}

}  // namespace

nb::tuple soldier_values(const Soldier& s) {
    return nb::make_tuple(static_cast<int>(s.card), nb::tuple(list_of(s.moves, LINES)), static_cast<int>(s.hurt),
                          static_cast<int>(s.status), static_cast<int>(s.level[POWER]), static_cast<int>(s.level[DEFENCE]),
                          static_cast<int>(s.level[SPEED]), s.shown, nb::make_tuple(s.revealed[0], s.revealed[1]));
}

void read(State& state, const Tables& tables, const nb::dict& values) { Reader(state, tables, values).read_all(); }

nb::dict written(const State& s) {
    nb::dict d;
    d["difficulty"] = static_cast<int>(s.difficulty);
    d["first"] = static_cast<int>(s.first);
    d["dealer"] = nb::bytes(s.dealer, DEALER_BYTES);
    nb::list stacks, squads, field, queue, chosen, offers;
    for (const auto& stack : s.stacks) stacks.append(tuple_of(stack));
    for (int seat = 0; seat < SEATS; seat++) {
        nb::list squad;
        for (int slot = 0; slot < s.squad_size[seat]; slot++) squad.append(soldier_values(s.squads[seat][slot]));
        squads.append(squad);
        field.append(tuple_of(s.field[seat]));
        if (s.chosen[seat] == NOT_CHOSEN)
            chosen.append(nb::none());
        else
            chosen.append(s.chosen[seat]);
    }
    for (const Mover& mover : s.queue)
        queue.append(nb::make_tuple(static_cast<int>(mover.seat), static_cast<int>(mover.slot), static_cast<int>(mover.line)));
    d["stacks"] = nb::tuple(stacks);
    d["pile"] = nb::tuple(list_of(s.pile, static_cast<int>(s.tables->moves.size())));
    d["points"] = nb::tuple(list_of(s.points, SEATS));
    d["done"] = nb::make_tuple(s.done[0], s.done[1]);
    d["squads"] = squads;
    d["field"] = field;
    d["phase"] = static_cast<int>(s.phase);
    d["turn"] = s.turn;
    d["active"] = static_cast<int>(s.active);
    d["chosen"] = chosen;
    d["queue"] = queue;
    d["draw_offers"] = list_of(s.draw_offers, SEATS);
    return d;
}

}  // namespace arenarium::barracks
