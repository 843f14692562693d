// Tash-Kalar for programs that learn: choices said action by action, and observations, as `envs/` has them. What numbers and
// places mean comes from there.
#pragma once

#include "../core/question.hpp"
#include "python.hpp"

namespace arenarium::tashkalar {

// Matches with one card set, in one form and seating.
class Spaces {
public:
    Spaces(nb::object loaded, const nb::dict& exported);

    size_t num_actions() const { return num_actions_; }
    size_t size() const { return beginning_.size(); }
    size_t seats() const { return static_cast<size_t>(seats_); }
    bool fits(const State& state) const;
    int32_t says(const State& state, Choice option, size_t place) const;
    void observe(const State& state, int seat, const Actions& said, int8_t* out) const;

private:
    // One word of a choice: some bits of its number, looked up in a table of actions.
    struct Word {
        int32_t shift, bits, table;
    };
    struct Requests {
        int32_t start, action, free, claim, pair;
    };
    // Who looks: seats and sides are counted from there.
    struct Looking {
        int seat, side;
    };

    void read_words(const nb::dict& exported);
    void read_layout(const nb::dict& exported);
    int seat_at(Looking from, int step) const { return (from.seat + step) % seats_; }
    int side_at(Looking from, int step) const { return (from.side + step) % sides_; }
    int request_of(const State& state) const;
    void picture(Mask squares, int8_t* out) const;
    void observe_board(const State& state, Looking from, int8_t* out) const;
    void observe_cards(const State& state, Looking from, int8_t* out) const;
    void observe_places(const State& state, Looking from, int8_t* out) const;
    void observe_numbers(const State& state, Looking from, int8_t* out) const;
    void observe_extras(const State& state, Looking from, int8_t* out) const;

    nb::object loaded_;
    const Tables& tables_;
    Form form_;
    bool teams_;
    int seats_, sides_;
    size_t num_actions_, cards_, tasks_, schools_number_;
    std::vector<std::vector<Word>> chains_;                   // by kind of choice
    std::vector<std::vector<std::vector<int32_t>>> words_;    // by the side that chooses: tables of actions
    std::vector<int32_t> phases_, procedures_, traced_, squares_;
    Requests requests_;
    std::vector<int8_t> beginning_;  // an observation with nothing but what never changes
    size_t board_, said_, hand_, partner_, known_, piles_, source_, current_tasks_, next_task_, claimed_;
    size_t schools_, phase_, request_, asked_, active_, control_, first_, end_by_;
    size_t hands_, decks_, scores_, points_, improvised_, supply_, destroyed_, turn_;
    size_t frozen_, pending_, warped_, removed_, held_, slowed_, next_colour_, next_;
};

}  // namespace arenarium::tashkalar
