// Which action a choice says, and where everything is in an observation.
#include "spaces.hpp"

#include <algorithm>

#include "../core/layout.hpp"
#include "rules.hpp"

namespace arenarium::tashkalar {

namespace {

constexpr size_t PLANE = 81, KNOWN = 2, HELD_CARDS = 3, SUPPLIES = 2, TURN_FACTS = 15, NEXT_FACTS = 2;

void check(bool fine) {
    if (!fine) throw nb::value_error("the native engine has other actions");
}

bool all_below(const std::vector<int32_t>& of, int32_t limit) {
    return std::all_of(of.begin(), of.end(), [&](int32_t number) { return number >= -1 && number < limit; });
}

}  // namespace

Spaces::Spaces(nb::object loaded, const nb::dict& d)
    : loaded_(std::move(loaded)), tables_(nb::cast<Loaded&>(loaded_).tables),
      form_(static_cast<Form>(checked(d["form"], 0, static_cast<int>(Form::MELEE), "form"))), teams_(nb::cast<bool>(d["teams"])),
      seats_(static_cast<int>(checked(d["seats"], 2, MOST_SEATS, "seats"))), sides_(teams_ ? 2 : seats_),
      num_actions_(nb::cast<size_t>(d["num_actions"])), cards_(tables_.cards.size()), tasks_(tables_.tasks.size()),
      schools_number_(tables_.warps.size()) {
    read_words(d);
    read_layout(d);
}

void Spaces::read_words(const nb::dict& d) {
    for (nb::handle chain : d["chains"]) chains_.push_back(rows<Word>(chain));
    for (nb::handle of_side : d["words"]) {
        auto& tables = words_.emplace_back();
        for (nb::handle table : of_side) {
            tables.push_back(numbers(table));
            check(all_below(tables.back(), static_cast<int32_t>(num_actions_)));
        }
    }
    check(chains_.size() == static_cast<size_t>(ChoiceKind::pass) + 1 && words_.size() == static_cast<size_t>(sides_));
    for (const auto& chain : chains_)
        for (const Word& word : chain)
            check(word.shift >= 0 && word.bits >= 0 && word.bits < 32 && word.shift + word.bits <= 64 && word.table >= 0 &&
                  static_cast<size_t>(word.table) < words_[0].size());
    for (const auto& tables : words_) check(tables.size() == words_[0].size());
}

void Spaces::read_layout(const nb::dict& d) {
    const auto seats = static_cast<size_t>(seats_), sides = static_cast<size_t>(sides_);
    phases_ = numbers(d["phases"]);
    procedures_ = numbers(d["procedures"]);
    traced_ = numbers(d["traced"]);
    squares_ = numbers(d["squares"]);
    requests_ = rows<Requests>(d["requests"]).at(0);
    const auto phases = static_cast<int32_t>(nb::cast<size_t>(d["all_phases"]));
    const auto requests = static_cast<int32_t>(nb::cast<size_t>(d["all_requests"]));
    check(phases_.size() == static_cast<size_t>(Phase::OVER) + 1 && procedures_.size() == tables_.programs.size());
    check(all_below(phases_, phases) && all_below(procedures_, requests) && all_below(traced_, SET_REGISTERS));
    check(squares_.size() == SQUARES && all_below(squares_, PLANE));
    check(std::min({phases_[0], phases_[1], phases_[2], phases_[3]}) >= 0 && (traced_.empty() || *std::min_element(traced_.begin(), traced_.end()) >= 0));
    for (int32_t request : {requests_.start, requests_.action, requests_.free, requests_.claim, requests_.pair})
        check(request >= 0 && request < requests);

    const nb::list fixed = nb::cast<nb::list>(d["static"]);
    const size_t moving = RANKS * sides + 1 + traced_.size();
    LayoutReader layout(d["layout"]);
    board_ = layout.part("board", (moving + fixed.size()) * PLANE);
    said_ = layout.part("said", num_actions_);
    hand_ = layout.part("hand", cards_);
    partner_ = teams_ ? layout.part("partner", cards_) : 0;
    known_ = layout.part("known", KNOWN * cards_);
    piles_ = layout.part("piles", (seats + 1) * cards_);
    source_ = layout.part("source", cards_);
    current_tasks_ = layout.part("tasks", tasks_);
    next_task_ = layout.part("next_task", tasks_);
    claimed_ = layout.part("claimed", sides * tasks_);
    schools_ = layout.part("schools", seats * schools_number_);
    phase_ = layout.part("phase", static_cast<size_t>(phases));
    request_ = layout.part("request", static_cast<size_t>(requests));
    asked_ = layout.part("asked", seats);
    active_ = layout.part("active", seats);
    control_ = layout.part("control", seats);
    first_ = layout.part("first", seats);
    end_by_ = layout.part("end_by", seats);
    hands_ = layout.part("hands", HELD_CARDS * seats);
    decks_ = layout.part("decks", seats + 3);
    scores_ = layout.part("scores", sides);
    const bool melee = form_ == Form::MELEE;
    points_ = melee ? layout.part("points", seats * sides) : 0;
    improvised_ = melee ? layout.part("improvised", seats * sides) : 0;
    supply_ = layout.part("supply", SUPPLIES * sides);
    destroyed_ = layout.part("destroyed", sides * RANKS);
    turn_ = layout.part("turn", TURN_FACTS);
    frozen_ = layout.part("frozen", seats * cards_);
    pending_ = layout.part("pending", seats * cards_);
    warped_ = layout.part("warped", cards_);
    removed_ = layout.part("removed", sides * SUPPLIES);
    held_ = layout.part("held", sides * RANKS);
    slowed_ = layout.part("slowed", sides);
    next_colour_ = layout.part("next_color", sides);
    next_ = layout.part("next", NEXT_FACTS);
    beginning_.resize(layout.end());
    for (size_t plane = 0; plane < fixed.size(); plane++)
        picture(mask_of(fixed[plane]), beginning_.data() + board_ + (moving + plane) * PLANE);
}

bool Spaces::fits(const State& state) const {
    return state.tables == &tables_ && state.form == form_ && state.teams == teams_ && state.seats == seats_;
}

int32_t Spaces::says(const State& state, Choice option, size_t place) const {
    const auto& chain = chains_[static_cast<size_t>(kind_of(option))];
    if (place >= chain.size()) throw std::logic_error("a choice that is said already");
    const Word& word = chain[place];
    const auto& table = words_[state.side_of(asked(state))][word.table];
    const auto value = static_cast<size_t>(option >> word.shift & ((Choice{1} << word.bits) - 1));
    if (value >= table.size() || table[value] < 0) throw std::logic_error("a choice that cannot be said");
    return table[value];
}

// What the seat is asked.
int Spaces::request_of(const State& state) const {
    if (state.depth) {
        const int procedure = procedures_[state.top().program];
        if (procedure < 0) throw std::logic_error("a procedure that does not ask");
        return procedure;
    }
    if (state.phase == Phase::ACTIONS) return state.actions ? requests_.action : requests_.free;
    if (state.phase == Phase::SCORE) return form_ == Form::MELEE ? requests_.pair : requests_.claim;
    return requests_.start;
}

}  // namespace arenarium::tashkalar
