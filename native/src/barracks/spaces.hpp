// Barracks for programs that learn: actions by number and observations, as `envs/` has them. What numbers and places mean
// comes from there.
#pragma once

#include "../core/code_numbers.hpp"
#include "../core/question.hpp"
#include "python.hpp"

namespace arenarium::barracks {

// Matches with one card set and squads of at most so many warriors.
class Spaces {
public:
    Spaces(nb::object loaded, const nb::dict& exported);

    size_t num_actions() const { return num_actions_; }
    size_t size() const { return size_; }
    size_t seats() const { return SEATS; }
    bool fits(const State& state) const;
    int32_t says(const State& state, Choice option, size_t place) const;
    void observe(const State& state, int seat, const Actions& said, int8_t* out) const;

private:
    void observe_chosen(Choice chosen, int8_t* out) const;
    void observe_soldier(const State& state, const Soldier& soldier, bool is_own, int8_t* out) const;

    nb::object loaded_;
    const Tables& tables_;
    size_t num_actions_, size_;
    int slots_;
    CodeNumbers numbers_[SEATS];
    std::vector<int32_t> phases_;                   // which is which in the observation
    std::vector<std::vector<int32_t>> move_facts_;  // by move
    size_t line_facts_, row_;
    size_t phase_, asked_, turn_, first_, active_, points_, done_, stacks_, gone_, offers_, queue_, field_, chosen_, squads_;
};

}  // namespace arenarium::barracks
