// How near a side is to summoning a card, as in `bots/nearness.py`.
#include "judgement.hpp"

namespace arenarium::tashkalar {

namespace {

struct Squares {
    Mask none = 0, one = 0, two = 0;  // on which the card could be summoned now, after one more piece, after two
};

Squares near(const Tables& tables, const Orientation& shape, const Ground& ground) {
    const Mask at_least[RANKS] = {ground.own, ground.upgraded, ground.legendary};
    const Mask open = ground.own | ground.empty;
    Squares at{tables.board, 0, 0};
    for (const Cell& cell : shape.needs) {
        const Mask own = shifted(at_least[cell.rank], cell.shift);
        if (cell.rank == COMMON) {
            const Mask empty = shifted(ground.empty, cell.shift);
            at.two = (at.two & own) | (at.one & empty);
            at.one = (at.one & own) | (at.none & empty);
        } else {
            at.two = (at.two & own) | (at.none & shifted(open, cell.shift) & ~own);
            at.one &= own;
        }
        at.none &= own;
        if (!(at.none | at.one | at.two)) break;
    }
    return at;
}

template <typename Allowed>
int least_missing(const Tables& tables, const Card& card, const Ground& ground, Allowed where) {
    int least = 3;
    for (int i = 0; i < card.shapes; i++) {
        const Squares at = near(tables, tables.orientations[card.shape + i], ground);
        if (at.none & where) return 0;
        if (least > 1 && (at.one & where)) least = 1;
        if (least > 2 && (at.two & where)) least = 2;
    }
    return least;
}

}  // namespace

Ground::Ground(const State& state, int side) {
    legendary = state.pieces[3 * side + 2];
    upgraded = state.pieces[3 * side + 1] | legendary;
    own = state.pieces[3 * side] | upgraded;
    empty = state.empty();
    pieces = count(own);
    const Mask high = state.of_rank(LEGENDARY), board = state.tables->board;
    where[COMMON] = board & ~(high | state.of_rank(HEROIC));
    where[HEROIC] = board & ~high;
    where[LEGENDARY] = board;
}

int missing_pieces(const Tables& tables, const Card& card, const Ground& ground) {
    if (ground.pieces + 2 < card.size) return 3;
    return least_missing(tables, card, ground, ground.where[card.rank]);
}

int use_of(const Tables& tables, const Card& card, const Ground& ground) {
    return 3 - least_missing(tables, card, ground, tables.board);
}

}  // namespace arenarium::tashkalar
