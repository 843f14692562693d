#include "spaces.hpp"

#include <algorithm>

#include "../core/layout.hpp"
#include "rules.hpp"

namespace arenarium::barracks {

namespace {

constexpr int STATUSES = 3, WARRIOR_FACTS = 18, OFFERS = 2;

}  // namespace

Spaces::Spaces(nb::object loaded, const nb::dict& d)
    : loaded_(std::move(loaded)), tables_(nb::cast<Loaded&>(loaded_).tables), num_actions_(nb::cast<size_t>(d["num_actions"])),
      slots_(static_cast<int>(checked(d["slots"], 0, MOST_SQUAD, "slots"))), phases_(numbers(d["phases"])) {
    const auto choices = nb::cast<nb::list>(d["choices"]);
    if (choices.size() != SEATS) throw nb::value_error("choices by seat");
    for (int seat = 0; nb::handle codes : choices) {
        CodeNumbers& of_seat = numbers_[seat++] = CodeNumbers(nb::len(codes));
        for (nb::handle pair : codes)
            of_seat.add(nb::cast<Choice>(pair[0]), static_cast<int32_t>(checked(pair[1], 0, static_cast<int64_t>(num_actions_) - 1, "actions")));
    }
    for (nb::handle facts : d["move_facts"]) move_facts_.push_back(numbers(facts));
    const size_t moves = tables_.moves.size(), warriors = tables_.warriors.size(), phases = phases_.size();
    if (move_facts_.size() != moves || phases != static_cast<size_t>(Phase::OVER) + 1) throw nb::value_error("other cards");
    line_facts_ = moves ? move_facts_[0].size() : 0;
    for (const auto& facts : move_facts_)
        if (facts.size() != line_facts_) throw nb::value_error("other facts");
    row_ = WARRIOR_FACTS + LINES * line_facts_ + warriors + LINES * moves;
    for (int32_t phase : phases_)
        if (phase < 0 || phase >= static_cast<int>(phases)) throw nb::value_error("other phases");

    const auto slots = static_cast<size_t>(slots_);
    LayoutReader layout(d["layout"]);
    phase_ = layout.part("phase", phases);
    asked_ = layout.part("asked", SEATS);
    turn_ = layout.part("turn", 1);
    first_ = layout.part("first", 1);
    active_ = layout.part("active", 1);
    points_ = layout.part("points", SEATS);
    done_ = layout.part("done", SEATS);
    stacks_ = layout.part("stacks", LEVELS);
    gone_ = layout.part("gone", moves);
    offers_ = layout.part("offers", SEATS * OFFERS);
    queue_ = layout.part("queue", MOST_ON_FIELD * (SEATS + slots + LINES));
    field_ = layout.part("field", SEATS * FIELD * slots);
    chosen_ = layout.part("chosen", 1 + slots + FIELD * (LINES + 1 + slots));
    squads_ = layout.part("squads", SEATS * slots * row_);
    size_ = layout.end();
}

bool Spaces::fits(const State& state) const {
    return state.tables == &tables_ && state.squad_size[0] <= slots_ && state.squad_size[1] <= slots_;
}

int32_t Spaces::says(const State& state, Choice option, size_t) const { return numbers_[asked(state)][option]; }

void Spaces::observe(const State& s, int seat, const Actions&, int8_t* out) const {
    if (!fits(s)) throw std::length_error("a squad is larger than this setup can have");
    std::fill(out, out + size_, int8_t{0});
    const int seats[SEATS] = {seat, 1 - seat};
    out[phase_ + phases_[static_cast<int>(s.phase)]] = 1;
    out[turn_] = small(s.turn);
    out[first_] = s.first == seat;
    out[active_] = s.active == seat;
    for (int level = 0; level < LEVELS; level++) out[stacks_ + level] = s.stacks[level].size;
    for (size_t move = 0; move < tables_.moves.size(); move++) out[gone_ + move] = !s.pile[move];
    int8_t* mover = out + queue_;
    for (const Mover& next : s.queue) {
        mover[next.seat != seat] = 1;
        mover[SEATS + next.slot] = 1;
        mover[SEATS + slots_ + next.line] = 1;
        mover += SEATS + slots_ + LINES;
    }
    for (int i = 0; i < SEATS; i++) {
        const int of = seats[i];
        out[asked_ + i] = is_asked(s, of);
        out[points_ + i] = small(s.points[of]);
        out[done_ + i] = s.done[of];
        if (s.draw_offers[of] != Offer::NONE) out[offers_ + OFFERS * i + (s.draw_offers[of] == Offer::CLOSED)] = 1;
        for (int place = 0; place < s.field[of].size; place++) out[field_ + (FIELD * i + place) * slots_ + s.field[of][place]] = 1;
        for (int slot = 0; slot < s.squad_size[of]; slot++)
            observe_soldier(s, s.squads[of][slot], of == seat, out + squads_ + (i * slots_ + slot) * row_);
    }
    if (s.chosen[seat] != NOT_CHOSEN) observe_chosen(s.chosen[seat], out + chosen_);
}

// A secret choice, to the seat that made it.
void Spaces::observe_chosen(Choice chosen, int8_t* out) const {
    out[0] = 1;
    const int number = arenarium::field(chosen, 0);
    if (kind_of(chosen) == ChoiceKind::Send)
        for (int i = 0; i < number; i++) out[1 + arenarium::field(chosen, 1 + i)] = 1;
    if (kind_of(chosen) != ChoiceKind::Orders) return;
    for (int place = 0; place < number; place++) {
        const Order order = order_of(chosen, place);
        int8_t* to = out + 1 + slots_ + place * (LINES + 1 + slots_);
        switch (order.kind) {
            case OrderKind::Use: to[order.value] = 1; break;
            case OrderKind::Wait: to[LINES] = 1; break;
            case OrderKind::Withdraw: to[LINES + 1 + order.value] = 1; break;
        }
    }
}

// What a seat knows of a warrior.
void Spaces::observe_soldier(const State& state, const Soldier& soldier, bool is_own, int8_t* out) const {
    const Warrior& warrior = state.warrior(soldier);
    const bool known = is_own || soldier.shown;
    const int left = known ? state.hearts(soldier) : 0;
    *out++ = known && left <= 0;
    *out++ = small(soldier.hurt);
    *out++ = static_cast<int8_t>(std::max(left, 0));
    for (int scale : {POWER, DEFENCE, SPEED}) *out++ = soldier.level[scale];
    for (int status = 1; status <= STATUSES; status++) *out++ = soldier.status == status;
    *out++ = 1;
    *out++ = known;
    *out++ = static_cast<int8_t>(warrior.level);
    *out++ = static_cast<int8_t>(known ? warrior.wings : 0);
    *out++ = soldier.shown;
    for (bool revealed : soldier.revealed) *out++ = revealed;
    for (int move : soldier.moves) *out++ = move != NO_MOVE;
    int seen[LINES];
    for (int line = 0; line < LINES; line++) {
        seen[line] = is_own || soldier.revealed[line] ? soldier.moves[line] : NO_MOVE;
        if (seen[line] != NO_MOVE) std::copy(move_facts_[seen[line]].begin(), move_facts_[seen[line]].end(), out);
        out += line_facts_;
    }
    if (known) out[soldier.card] = 1;
    out += tables_.warriors.size();
    for (int move : seen) {
        if (move != NO_MOVE) out[move] = 1;
        out += tables_.moves.size();
    }
}

}  // namespace arenarium::barracks
