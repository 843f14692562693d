// Moves and leaps (EFF-11), as in `rules/effects/move.py`.
#include "effects.hpp"
#include "pieces.hpp"
#include "selectors.hpp"

namespace arenarium::tashkalar {

namespace {

// Who may make the next move of an act.
Mask movers(const State& state, const Frame& frame, const Step& step) {
    if (frame.count) {
        if (step.same) return frame.set[MOVER];
        if (step.every) return frame.set[POOL];
        if (static_cast<Colour>(step.colour) == Colour::MIXED)
            return select(state, frame, step.select) & ~closed_colour(state, frame, step.number);
    }
    return select(state, frame, step.select);
}

void begin(State& state, Frame& frame, const Step& step, int origin) {
    if (!frame.count) {
        frame.number[DESTROYED] = 0;
        frame.number[SELF_MOVED] = 0;
        if (step.different || step.every) frame.set[POOL] = select(state, frame, step.select);
    }
    frame.set[MOVER] = frame.set[IT] = bit(origin);
    const int index = state.piece_at(origin);
    frame.number[IT_RANK] = index % 3;
    frame.set[POOL] &= ~bit(origin);
    if (has(frame.set[SELF], origin)) frame.number[SELF_MOVED] = 1;
    bind_colour(frame, static_cast<Colour>(step.colour), index / 3);
}

void go(State& state, Frame& frame, int origin, int target, bool in_line) {
    if (relocate(state, origin, target)) {
        frame.number[DESTROYED]++;
        frame.number[KILLS]++;
    }
    frame.number[LEFT] = origin;
    frame.number[THERE] = target;
    if (in_line) frame.number[DIRECTION] = state.tables->direction_of[origin][target];
}

// Which directions are open: the first move one of those that are meant, the next ones the same.
int open_directions(const State& state, const Frame& frame, const Step& step) {
    const auto course = static_cast<Course>(step.keeping);
    return directions(state, frame, frame.count && course != Course::THAT_OR_BESIDE ? Course::THAT : course);
}

// NV-8: the squares that are nearer to the piece that a mover goes toward.
Mask nearer(const State& state, const Frame& frame, const Step& step, int origin) {
    const Mask aim = select(state, frame, step.toward);
    if (!aim) return 0;
    const int there = highest(aim), distance = state.tables->distance(origin, there);
    return state.tables->within(distance > 0 ? distance - 1 : 0, there) |
           (step.onto && aim != bit(origin) ? aim : Mask{0});
}

// Single steps from a square to those of `reach`, in the order of directions.
void add_steps(const State& state, int square, Mask reach, int open, Choices& choices) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        const Ray& ray = state.tables->rays[square][direction];
        if (ray.length && open >> direction & 1 && has(reach, ray.squares[0]))
            choices.push_back(choice(ChoiceKind::Move, square, ray.squares[0]));
    }
}

}  // namespace

Mask forbidden(const State& state, int rank, bool combat) {
    Mask mask = 0;
    for (int other = combat ? rank + 1 : rank; other < RANKS; other++) mask |= state.of_rank(other);
    return mask;
}

Mask goal_squares(const State& state, const Frame& frame, const Step& step) {
    return step.goal < 0 ? state.tables->board : select(state, frame, step.goal);
}

void move_options(const State& state, const Frame& frame, const Step& step, Choices& choices) {
    Mask who = movers(state, frame, step);
    if (step.without_this && frame.count >= step.without_this && !frame.number[SELF_MOVED]) who &= frame.set[SELF];
    if (!who) return;
    const Mask allowed = goal_squares(state, frame, step);
    const int open = step.keeping < 0 ? ALL_DIRECTIONS : open_directions(state, frame, step);
    for (int rank = 0; rank < RANKS; rank++) {
        const Mask of_rank = who & state.of_rank(rank);
        if (!of_rank) continue;
        const Mask enterable = allowed & ~forbidden(state, rank, step.combat != 0);
        for (int square : squares(of_rank)) {
            Mask reach = state.tables->next_to(square) & enterable;
            if (step.toward >= 0) reach &= nearer(state, frame, step, square);
            if (reach) add_steps(state, square, reach, open, choices);
        }
    }
}

void move_perform(State& state, Frame& frame, const Step& step, Choice chosen) {
    begin(state, frame, step, field(chosen, 0));
    go(state, frame, field(chosen, 0), field(chosen, 1), true);
}

void run_options(const State& state, const Frame& frame, const Step& step, Choices& choices) {
    const Mask who = movers(state, frame, step), allowed = goal_squares(state, frame, step);
    const int open = open_directions(state, frame, step);
    const Mask last = step.until_legendary ? state.of_rank(LEGENDARY) : Mask{0};
    for (int rank = 0; rank < RANKS; rank++) {
        const Mask blocked = forbidden(state, rank, step.combat != 0) | ~allowed;
        for (int square : squares(who & state.of_rank(rank)))
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                if (!(open >> direction & 1)) continue;
                const Ray& ray = state.tables->rays[square][direction];
                int end = -1;
                for (int i = 0; i < ray.length && !has(blocked, ray.squares[i]); i++) {
                    end = ray.squares[i];
                    if (!step.furthest) choices.push_back(choice(ChoiceKind::Move, square, end));
                    if (has(last, end)) break;
                }
                if (step.furthest && end >= 0) choices.push_back(choice(ChoiceKind::Move, square, end));
            }
    }
}

void run_perform(State& state, Frame& frame, const Step& step, Choice chosen) {
    const int origin = field(chosen, 0), end = field(chosen, 1);
    begin(state, frame, step, origin);
    const Ray& ray = state.tables->rays[origin][state.tables->direction_of[origin][end]];
    int here = origin;
    for (int i = 0; i < ray.length && here != end; i++) {
        go(state, frame, here, ray.squares[i], true);
        here = ray.squares[i];
    }
}

void mixed_options(const State& state, const Frame& frame, const Step& step, Choices& choices) {
    const bool combat = (frame.count ? frame.number[COMBAT] : step.combat) != 0;
    const Mask who = movers(state, frame, step);
    for (int rank = 0; rank < RANKS; rank++) {
        const Mask enterable = ~forbidden(state, rank, combat);
        for (int square : squares(who & state.of_rank(rank)))
            add_steps(state, square, state.tables->next_to(square) & enterable, ALL_DIRECTIONS, choices);
    }
}

void mixed_perform(State& state, Frame& frame, const Step& step, Choice chosen) {
    const int origin = field(chosen, 0), target = field(chosen, 1);
    int64_t combat = frame.count ? frame.number[COMBAT] : step.combat;
    int64_t standard = frame.count ? frame.number[STANDARD] : step.standard;
    const bool onto_equal = has(state.of_rank(state.piece_at(origin) % 3), target);
    (onto_equal || !standard ? combat : standard)--;
    begin(state, frame, step, origin);
    go(state, frame, origin, target, true);
    frame.number[COMBAT] = combat;
    frame.number[STANDARD] = standard;
}

void leap_options(const State& state, const Frame& frame, const Step& step, Choices& choices) {
    const Mask who = movers(state, frame, step), allowed = goal_squares(state, frame, step);
    for (int rank = 0; rank < RANKS; rank++) {
        const Mask of_rank = who & state.of_rank(rank);
        if (!of_rank) continue;
        const Mask enterable = allowed & ~forbidden(state, rank, step.combat != 0);
        for (int square : squares(of_rank)) {
            const Mask reach = step.toward < 0 ? enterable : enterable & nearer(state, frame, step, square);
            for (int target : squares(reach & ~bit(square))) choices.push_back(choice(ChoiceKind::Move, square, target));
        }
    }
}

void leap_perform(State& state, Frame& frame, const Step& step, Choice chosen) {
    begin(state, frame, step, field(chosen, 0));
    go(state, frame, field(chosen, 0), field(chosen, 1), false);
}

}  // namespace arenarium::tashkalar
