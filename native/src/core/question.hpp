// What of a choice is still open, as `envs/actions.py` of a game has it: a choice is said action by action, and of the options
// those stay that begin with what has been said. What all of them have in common goes without saying.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "choices.hpp"

namespace arenarium {

using Actions = std::vector<int32_t>;

class Question {
public:
    // `Says` gives the action that a choice says at a place: (Choice, size_t) -> int32_t.
    template <typename Says>
    void ask(const Choices& options, Says says) {
        left_ = options;
        said_.clear();
        acts_.clear();
        look(says);
    }

    // Nothing is asked: the match is over.
    void close() {
        left_.clear();
        legal_.clear();
        said_.clear();
        acts_.clear();
    }

    bool allows(int64_t action) const { return std::find(legal_.begin(), legal_.end(), action) != legal_.end(); }

    // Say one of the legal actions; whether a choice, `chosen()`, has been said in full with it.
    template <typename Says>
    bool answer(int32_t action, Says says) {
        size_t kept = 0;
        for (size_t i = 0; i < left_.size(); i++)
            if (legal_[i] == action) left_[kept++] = left_[i];
        left_.resize(kept);
        if (kept == 1) return true;
        acts_.push_back(action);
        said_.push_back(action);
        look(says);
        return false;
    }

    Choice chosen() const { return left_.front(); }
    // What each option that is left says next: the legal actions, some of them more than once.
    const Actions& legal() const { return legal_; }
    // With what went without saying, and without it.
    const Actions& said() const { return said_; }
    const Actions& acts() const { return acts_; }

private:
    template <typename Says>
    void look(Says says) {
        while (true) {
            legal_.clear();
            for (Choice option : left_) legal_.push_back(says(option, said_.size()));
            if (left_.size() < 2 || std::any_of(legal_.begin(), legal_.end(), [&](int32_t one) { return one != legal_[0]; })) return;
            said_.push_back(legal_[0]);
        }
    }

    Choices left_;
    Actions legal_, said_, acts_;
};

}  // namespace arenarium
