// Whether the active side meets a task's criterion, as in `rules/tasks.py`: postfix programs made by the assembler.
#include "rules.hpp"
#include "selectors.hpp"

namespace arenarium::tashkalar {

namespace {

int destroyed(const State& state, int ranks) {
    int number = 0;
    for (int index = 0; index < RANKS * state.sides; index++)
        if (ranks >> index % 3 & 1) number += state.destroyed[index];
    return number;
}

int summoned(const State& state, Counted what) {
    switch (what) {
        case Counted::BEINGS: return state.summoned;
        case Counted::LEGENDS: return state.summoned_legends;
        case Counted::RED: return state.summoned_red;
        case Counted::GREEN: return state.summoned_green;
        case Counted::COLOURED: return state.summoned_red + state.summoned_green;
    }
    return 0;
}

// Whether a test holds on one part of a region, or on each part.
template <typename Holds>
bool over_parts(const State& state, bool each, int first, int parts, Holds holds_on) {
    for (int i = 0; i < parts; i++)
        if (holds_on(state.tables->constants[first + i]) != each) return !each;
    return each;
}

bool chain(const State& state, int first, int pairs) {
    const Mask own = state.own(state.side);
    for (int i = 0; i < pairs; i++) {
        const Mask end = state.tables->constants[first + 2 * i + 1];
        Mask reached = 0, frontier = own & state.tables->constants[first + 2 * i];
        while (frontier && (own & end)) {
            reached |= frontier;
            if (reached & end) return true;
            frontier = state.tables->neighbours(frontier) & own & ~reached;
        }
    }
    return false;
}

bool surrounded(const State& state, int number) {
    const Mask own = state.own(state.side);
    for (int square : squares(state.occupied() & ~own))
        if (count(state.tables->next_to(square) & own) >= number) return true;
    return false;
}

bool isolated(const State& state, int table, int steps) {
    const Tables& tables = *state.tables;
    const Mask theirs = state.occupied() & ~state.own(state.side), empty = state.empty();
    for (int square : squares(theirs & ~tables.neighbours(theirs))) {  // one that has a neighbour is not isolated
        const Mask others = theirs & ~bit(square);
        if (!(tables.tables[table][square] & others)) continue;
        Mask reached = bit(square), frontier = reached;
        for (int i = 0; i < steps; i++) {
            frontier = tables.neighbours(frontier) & empty & ~reached;
            reached |= frontier;
        }
        if (!(tables.neighbours(reached) & others)) return true;
    }
    return false;
}

}  // namespace

bool meets(const State& state, int task) {
    const int32_t* at = state.tables->criteria.data() + state.tables->tasks[task].criterion;
    const auto own = [&](int ranks) { return owned(state, Owner::YOURS, ranks); };
    bool stack[16];  // the assembler counts what is put there
    int n = 0;
    while (true) {
        switch (static_cast<Criterion>(*at++)) {
            case Criterion::END: return stack[0];
            case Criterion::Both:
                n--;
                stack[n - 1] = stack[n - 1] && stack[n];
                break;
            case Criterion::Either:
                n--;
                stack[n - 1] = stack[n - 1] || stack[n];
                break;
            case Criterion::DestroyedThisTurn:
                stack[n++] = destroyed(state, at[1]) >= at[0] && destroyed(state, at[3]) >= at[2];
                at += 4;
                break;
            case Criterion::Holds:
                stack[n++] = over_parts(state, at[4] != 0, at[5], at[6], [&](Mask part) {
                    return count(own(at[1]) & part) >= at[0] && count(own(at[3]) & part) >= at[2];
                });
                at += 7;
                break;
            case Criterion::Outnumbers:
                stack[n++] = over_parts(state, at[2] != 0, at[3], at[4], [&](Mask part) {
                    return count(own(at[1]) & part) - count(owned(state, Owner::ENEMY, at[1]) & part) >= at[0];
                });
                at += 5;
                break;
            case Criterion::SummonedThisTurn:
                stack[n++] = summoned(state, static_cast<Counted>(at[1])) >= at[0] &&
                             summoned(state, static_cast<Counted>(at[3])) >= at[2];
                at += 4;
                break;
            case Criterion::Chain:
                stack[n++] = chain(state, at[0], at[1]);
                at += 2;
                break;
            case Criterion::Surrounded: stack[n++] = surrounded(state, *at++); break;
            case Criterion::Isolated:
                stack[n++] = isolated(state, at[0], at[1]);
                at += 2;
                break;
        }
    }
}

}  // namespace arenarium::tashkalar
