#include "machine.hpp"

#include <algorithm>

#include "effects.hpp"
#include "rules.hpp"
#include "selectors.hpp"

namespace arenarium::tashkalar {

namespace {

bool is_do(const Step& step) { return static_cast<StepKind>(step.step) == StepKind::Do; }

// ---- one act

void leave(Frame& frame) {
    frame.finished(frame.count);
    frame.count = 0;
    frame.pc++;
}

void perform(State& state, Frame& frame, const Step& step, Choice chosen) {
    if (step.fresh) {
        const Mask taken = frame.loop || frame.count ? frame.set[PICKED] : Mask{0};
        act_perform(state, frame, step, chosen);
        const int at = field(chosen, 0);
        frame.set[PICKED] = taken | (at < SQUARES ? bit(at) : Mask{0});
    } else {
        act_perform(state, frame, step, chosen);
    }
    frame.count++;
    if (!act_more(state, frame, step)) leave(frame);
}

bool can_complete(State& state, int end, int& trials);

// Whether every act up to `end` can be done, beginning with that choice, as far as there are trials left.
bool complete(const State& state, const Step& step, Choice chosen, int end, int& trials) {
    if (!trials) return false;
    trials--;
    State trial;
    state.copy_to(trial);
    perform(trial, trial.top(), step, chosen);
    return can_complete(trial, end, trials);
}

// The same from where `state` is, which is a copy to be used up.
bool can_complete(State& state, int end, int& trials) {
    Frame& frame = state.top();
    while (frame.pc < end) {
        const Step& step = state.step(frame);
        Choices choices;
        if (act_options(state, frame, step, choices) == Ways::HAPPENS) {
            perform(state, frame, step, ACCEPT);
            continue;
        }
        return std::any_of(choices.begin(), choices.end(),
                           [&](Choice chosen) { return complete(state, step, chosen, end, trials); });
    }
    return true;
}

// How an act can be done now, added to `choices`.
Ways ways_to_do(State& state, Frame& frame, const Step& step, Choices& choices) {
    const auto before = static_cast<std::ptrdiff_t>(choices.size());
    if (act_options(state, frame, step, choices) == Ways::HAPPENS) return Ways::HAPPENS;
    if (step.linked_until) {
        int trials = state.tables->rules.most_trials;
        const auto stuck = [&](Choice chosen) { return !complete(state, step, chosen, step.linked_until, trials); };
        choices.erase(std::remove_if(choices.begin() + before, choices.end(), stuck), choices.end());
    } else if (step.fresh && frame.loop) {
        const auto taken = [&](Choice chosen) {
            const int at = field(chosen, 0);
            return at < SQUARES && has(frame.set[PICKED], at);
        };
        choices.erase(std::remove_if(choices.begin() + before, choices.end(), taken), choices.end());
    }
    return Ways::LISTED;
}

bool is_optional(const Frame& frame, const Step& step) { return step.up_to || (step.may && frame.count == 0); }

bool run_do(State& state, Frame& frame, const Step& step, Choices& options) {
    options.clear();
    const bool optional = is_optional(frame, step);
    if (ways_to_do(state, frame, step, options) == Ways::HAPPENS) {
        if (!optional) {
            perform(state, frame, step, ACCEPT);
            return false;
        }
        options.push_back(ACCEPT);
        options.push_back(DECLINE);
        return true;
    }
    if (options.empty()) {
        leave(frame);
        return false;
    }
    if (optional) {
        options.push_back(DECLINE);
    } else if (options.size() == 1) {
        perform(state, frame, step, options[0]);
        return false;
    }
    return true;
}

void do_choose(State& state, Frame& frame, const Step& step, Choice chosen) {
    if (chosen == DECLINE)
        leave(frame);
    else
        perform(state, frame, step, chosen);
}

// ---- alternatives

// The choices of the first act of an alternative; where there is nothing to choose, or who chooses does not see them, it is
// offered by its number.
Ways first_choices(State& state, Frame& frame, const Step& first, Choices& choices) {
    if (!is_do(first) || first.happens) return Ways::HAPPENS;
    const auto before = choices.size();
    if (ways_to_do(state, frame, first, choices) == Ways::HAPPENS) return Ways::HAPPENS;
    if (choices.size() == before || !asked_of_owner(state, first)) return Ways::LISTED;
    choices.resize(before);
    return Ways::HAPPENS;
}

const Step& alternative(const State& state, const Frame& frame, const Step& step, int number) {
    return state.step(frame, state.tables->alternatives[step.first + number]);
}

bool any_twice(Choices choices) {
    std::sort(choices.begin(), choices.end());
    return std::adjacent_find(choices.begin(), choices.end()) != choices.end();
}

void offers(State& state, Frame& frame, const Step& step, Choices& options) {
    Choices listed, by_number;
    for (int number = 0; number < step.ways; number++) {
        const auto before = static_cast<std::ptrdiff_t>(listed.size());
        const Choice named = choice(ChoiceKind::Alternative, number + 1);
        if (first_choices(state, frame, alternative(state, frame, step, number), listed) == Ways::HAPPENS) {
            options.push_back(named);
            by_number.push_back(named);
        } else if (static_cast<std::ptrdiff_t>(listed.size()) > before) {
            options.insert(options.end(), listed.begin() + before, listed.end());
            by_number.push_back(named);
        }
    }
    if (step.ways > 1 && any_twice(listed)) options = by_number;
}

bool choose_is_optional(const State& state, const Frame& frame, const Step& step) {
    if (step.may || step.number > 1) return true;
    for (int number = 0; number < step.ways; number++) {
        const Step& first = alternative(state, frame, step, number);
        if (is_do(first) && (first.may || first.up_to)) return true;
    }
    return false;
}

void choose_leave(Frame& frame, const Step& step) {
    frame.finished(frame.loop);
    frame.loop = 0;
    frame.pc = step.over;
}

void choose_alternative(State& state, Frame& frame, const Step& step, Choice chosen) {
    if (chosen == DECLINE) {
        choose_leave(frame, step);
        return;
    }
    for (int number = 0; number < step.ways; number++) {
        const int start = state.tables->alternatives[step.first + number];
        if (chosen == choice(ChoiceKind::Alternative, number + 1)) {
            frame.pc = start;
            return;
        }
        const Step& first = state.step(frame, start);
        Choices choices;
        if (first_choices(state, frame, first, choices) == Ways::LISTED &&
            std::find(choices.begin(), choices.end(), chosen) != choices.end()) {
            frame.pc = start;
            do_choose(state, frame, first, chosen);
            return;
        }
    }
}

bool run_choose(State& state, Frame& frame, const Step& step, Choices& options) {
    options.clear();
    offers(state, frame, step, options);
    if (options.empty()) {
        choose_leave(frame, step);
        return false;
    }
    if (choose_is_optional(state, frame, step)) {
        options.push_back(DECLINE);
    } else if (options.size() == 1) {
        choose_alternative(state, frame, step, options[0]);
        return false;
    }
    return true;
}

void end_alternative(const State& state, Frame& frame, const Step& step) {
    const Step& head = state.step(frame, step.start);
    frame.loop++;
    if (frame.loop < head.number) {
        frame.pc = step.start;
    } else if (head.number > 1) {
        choose_leave(frame, head);
    } else {  // "if you do" asks for the last act of the alternative
        frame.loop = 0;
        frame.pc = head.over;
    }
}

// ---- the other steps

void run_guard(const State& state, Frame& frame, const Step& step) {
    bool met = !frame.met;
    if (step.test >= 0) {
        met = holds(state, frame, step.test);
        frame.met = met;
    }
    if (met) {
        frame.pc++;
    } else {
        frame.finished(0);
        frame.pc = step.over;
    }
}

void run_all_or_nothing(const State& state, Frame& frame, const Step& step) {
    State trial;
    state.copy_to(trial);
    trial.top().pc++;
    int trials = state.tables->rules.most_trials;
    if (can_complete(trial, step.over, trials)) {
        frame.pc++;
    } else {
        frame.finished(0);
        frame.pc = step.over;
    }
}

void run_next_colour(const State& state, Frame& frame, const Step& step) {
    int64_t colour;
    if (step.placed) {
        colour = frame.number[EACH] & 7;
        frame.number[EACH] >>= 3;
    } else {
        colour = frame.number[EACH] + 1;
        if (colour == state.side + 1) colour++;
        if (colour > state.sides) colour = 0;
        frame.number[EACH] = colour;
    }
    frame.number[COLOUR] = colour;
    frame.pc = colour ? frame.pc + 1 : step.over;
}

bool run_step(State& state, Frame& frame, const Step& step, Choices& options) {
    switch (static_cast<StepKind>(step.step)) {
        case StepKind::Do: return run_do(state, frame, step, options);
        case StepKind::Choose: return run_choose(state, frame, step, options);
        case StepKind::AllOrNothing: run_all_or_nothing(state, frame, step); break;
        case StepKind::Guard: run_guard(state, frame, step); break;
        case StepKind::EndAlternative: end_alternative(state, frame, step); break;
        case StepKind::EachColour:
            frame.number[EACH] = step.placed ? frame.number[PLACED] : 0;
            frame.pc++;
            break;
        case StepKind::NextColour: run_next_colour(state, frame, step); break;
        case StepKind::Again: frame.pc = step.start; break;
    }
    return false;
}

}  // namespace

bool run(State& state, Choices& options) {
    while (state.depth) {
        Frame& frame = state.top();
        const Program& program = state.program(frame);
        if (++frame.steps > state.tables->rules.most_steps || frame.pc >= program.steps) {
            const Frame over = frame;
            state.depth--;
            if (state.depth) state.top().steps += over.steps;
            finish(state, program.finish, over);
        } else if (run_step(state, frame, state.step(frame), options)) {
            return true;
        }
    }
    return false;
}

void machine_options(State& state, Choices& options) {
    Frame& frame = state.top();
    const Step& step = state.step(frame);
    if (is_do(step)) {
        if (ways_to_do(state, frame, step, options) == Ways::HAPPENS) {
            options.push_back(ACCEPT);
            options.push_back(DECLINE);
        } else if (is_optional(frame, step)) {
            options.push_back(DECLINE);
        }
    } else if (static_cast<StepKind>(step.step) == StepKind::Choose) {
        offers(state, frame, step, options);
        if (choose_is_optional(state, frame, step)) options.push_back(DECLINE);
    }
}

void machine_choose(State& state, Choice chosen) {
    Frame& frame = state.top();
    const Step& step = state.step(frame);
    if (is_do(step))
        do_choose(state, frame, step, chosen);
    else
        choose_alternative(state, frame, step, chosen);
}

bool asks_owner(const State& state) {
    const Step& step = state.step(state.top());
    return is_do(step) && asked_of_owner(state, step);
}

}  // namespace arenarium::tashkalar
