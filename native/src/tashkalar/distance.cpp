// How far a side is from a task, as in `rules/task_distance.py`: the criteria's postfix programs, counted instead of judged.
#include <algorithm>

#include "judgement.hpp"

namespace arenarium::tashkalar {

namespace {

struct Sides {
    const Mask* pieces;
    int side;
    Mask own(int ranks) const { return of(side, ranks); }
    Mask theirs(int ranks) const { return of(1 - side, ranks); }  // tasks are for two sides
    Mask of(int which, int ranks) const {
        Mask mask = 0;
        for (int rank = 0; rank < RANKS; rank++)
            if (ranks >> rank & 1) mask |= pieces[3 * which + rank];
        return mask;
    }
};

constexpr int ANY_RANK = 0b111;

// What is missing on each part together, or on the best one.
template <typename Lacking>
int over_parts(const Tables& tables, bool each, int first, int parts, Lacking lacking) {
    int total = 0, best = 1 << 20;
    for (int i = 0; i < parts; i++) {
        const int missing = lacking(tables.constants[first + i]);
        total += missing;
        best = std::min(best, missing);
    }
    return each ? total : best;
}

int holds(const Tables& tables, const int32_t* at, const Sides& sides, Mask empty) {
    const Mask own = sides.own(at[1]), among = sides.own(at[3]);
    return over_parts(tables, at[4] != 0, at[5], at[6], [&](Mask part) {
        int missing = std::max(at[0] - count(own & part), 0);
        if (missing > count(empty & part)) missing++;  // an enemy has to go first
        return missing + std::max(at[2] - count(among & part), 0);
    });
}

int outnumbers(const Tables& tables, const int32_t* at, const Sides& sides) {
    const Mask own = sides.own(at[1]), theirs = sides.theirs(at[1]);
    return over_parts(tables, at[2] != 0, at[3], at[4],
                      [&](Mask part) { return std::max(at[0] - count(own & part) + count(theirs & part), 0); });
}

// All own pieces that hang together with these squares, and the squares.
Mask joined(const Tables& tables, Mask reached, Mask own) {
    while (true) {
        const Mask more = reached | (tables.neighbours(reached) & own);
        if (more == reached) return reached;
        reached = more;
    }
}

int gaps(const Tables& tables, Mask own, Mask empty, Mask start, Mask end) {
    Mask reached = joined(tables, own & start, own), fresh = empty & start;
    for (int found = 0; found < FAR; found++) {
        if (reached & end) return found;
        reached = joined(tables, reached | fresh | (tables.neighbours(reached) & empty), own);
        fresh = 0;
    }
    return FAR;
}

int chain(const Tables& tables, int first, int pairs, Mask own, Mask empty) {
    int best = FAR;
    for (int i = 0; i < pairs; i++)
        best = std::min(best, gaps(tables, own, empty, tables.constants[first + 2 * i], tables.constants[first + 2 * i + 1]));
    return best;
}

int surrounded(const Tables& tables, int number, const Sides& sides, Mask empty) {
    const Mask own = sides.own(ANY_RANK);
    int best = number;
    for (int square : squares(sides.theirs(ANY_RANK))) {
        const Mask around = tables.next_to(square);
        const int missing = number - count(around & own);
        if (missing < best && count(around & empty) >= missing) best = std::max(missing, 0);
    }
    return best;
}

int counted(const Tables& tables, int task, const Sides& sides, Mask empty) {
    const int32_t* at = tables.criteria.data() + tables.tasks[task].criterion;
    int stack[16];  // the assembler counts what is put there
    int n = 0;
    while (true) {
        switch (static_cast<Criterion>(*at++)) {
            case Criterion::END: return stack[0];
            case Criterion::Both:
                n--;
                stack[n - 1] += stack[n];
                break;
            case Criterion::Either:
                n--;
                stack[n - 1] = std::min(stack[n - 1], stack[n]);
                break;
            case Criterion::Holds:
                stack[n++] = holds(tables, at, sides, empty);
                at += 7;
                break;
            case Criterion::Outnumbers:
                stack[n++] = outnumbers(tables, at, sides);
                at += 5;
                break;
            case Criterion::Chain:
                stack[n++] = chain(tables, at[0], at[1], sides.own(ANY_RANK), empty);
                at += 2;
                break;
            case Criterion::Surrounded: stack[n++] = surrounded(tables, *at++, sides, empty); break;
            case Criterion::DestroyedThisTurn:
            case Criterion::SummonedThisTurn:
                stack[n++] = FAR;
                at += 4;
                break;
            case Criterion::Isolated:
                stack[n++] = FAR;
                at += 2;
                break;
        }
    }
}

}  // namespace

int distance_to(const State& state, int task, int side, Mask empty) {
    return counted(*state.tables, task, {state.pieces, side}, empty);
}

int need_of(const Tables& tables, int task) {
    const Mask nothing[2 * RANKS] = {};
    return counted(tables, task, {nothing, 0}, tables.board);
}

}  // namespace arenarium::tashkalar
