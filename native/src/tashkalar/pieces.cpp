#include "pieces.hpp"

namespace arenarium::tashkalar {

namespace {

int32_t& supply(State& state, int side, int rank) {
    return rank == LEGENDARY ? state.legendary[side] : state.two_faced[side];
}

// A piece leaves the board: effects in progress forget it, the Gateway loses its marker (NV-6).
int take_off(State& state, int at) {
    const int index = state.piece_at(at);
    if (index < 0) throw std::logic_error("there is no piece on that square");
    const Mask gone = ~bit(at);
    state.pieces[index] &= gone;
    state.gateway &= gone;
    for (int i = 0; i < state.depth; i++)
        for (int tracked = 0; tracked < TRACKED; tracked++) state.stack[i].set[tracked] &= gone;
    return index;
}

void drop_held(State& state, int number) {
    for (int i = number; i + 1 < state.held_pieces; i++) state.held[i] = state.held[i + 1];
    state.held_pieces--;
}

}  // namespace

bool can_supply(const State& state, int side, int rank) {
    return (rank == LEGENDARY ? state.legendary[side] : state.two_faced[side]) > 0;
}

void put(State& state, int side, int rank, int at) {
    supply(state, side, rank)--;
    state.pieces[3 * side + rank] |= bit(at);
}

int lift(State& state, int at) {
    const int index = take_off(state, at);
    supply(state, index / 3, index % 3)++;
    return index;
}

void destroy(State& state, int at, int times, bool for_good) {
    const int index = take_off(state, at), side = index / 3, rank = index % 3;
    if (for_good)
        state.removed[side][rank == LEGENDARY]++;
    else
        supply(state, side, rank)++;
    if (side == state.side)
        times = 0;
    else if (times)
        times += state.counted_more;  // EW-17
    state.count(state.destroyed[index], times);
}

bool relocate(State& state, int origin, int target) {
    const int index = state.piece_at(origin);
    if (index < 0) throw std::logic_error("there is no piece to move");
    const bool captured = has(state.occupied(), target);
    if (captured) destroy(state, target);
    const Mask from = bit(origin), to = bit(target);
    state.pieces[index] = (state.pieces[index] & ~from) | to;
    for (int i = 0; i < state.depth; i++)
        for (int tracked = 0; tracked < TRACKED; tracked++) {
            Mask& set = state.stack[i].set[tracked];
            if (set & from) set = (set & ~from) | to;
        }
    if (state.gateway & from) state.gateway = to;
    return captured;
}

bool can_upgrade(const State& state, int index) {
    const int rank = index % 3;
    return rank == COMMON || (rank == HEROIC && state.legendary[index / 3] > 0);
}

bool can_downgrade(const State& state, int index) {
    const int rank = index % 3;
    return rank == HEROIC || (rank == LEGENDARY && state.two_faced[index / 3] > 0);
}

void change_rank(State& state, int at, int by) {
    const int index = state.piece_at(at), side = index / 3, rank = index % 3;
    state.pieces[index] &= ~bit(at);
    state.pieces[index + by] |= bit(at);
    if ((rank == LEGENDARY) != (rank + by == LEGENDARY)) {
        supply(state, side, rank)++;
        supply(state, side, rank + by)--;
    }
    if (rank + by == LEGENDARY) state.gateway &= ~bit(at);
}

void convert(State& state, int at, int rank) {
    const int index = lift(state, at);
    state.count(state.destroyed[index], 1 + state.counted_more);
    put(state, state.side, rank, at);
}

void swap_pieces(State& state, int one, int other) {
    const int first = state.piece_at(one), second = state.piece_at(other);
    const Mask both = bit(one) | bit(other);
    if (first != second) {
        state.pieces[first] ^= both;
        state.pieces[second] ^= both;
    }
    for (int i = 0; i < state.depth; i++)
        for (int tracked = 0; tracked < TRACKED; tracked++) {
            Mask& set = state.stack[i].set[tracked];
            const Mask met = set & both;
            if (met && met != both) set ^= both;
        }
    if (state.gateway & both) state.gateway ^= both;
}

void hold(State& state, int at, int card) {
    if (state.held_pieces == MOST_HELD) throw NoRoom("more pieces on cards than the native engine has room for");
    const bool gateway = has(state.gateway, at);
    const int index = take_off(state, at);
    state.held[state.held_pieces++] = {static_cast<int16_t>(card), static_cast<int8_t>(index), gateway};
}

int held_on(const State& state, int card) {
    for (int i = 0; i < state.held_pieces; i++)
        if (state.held[i].card == card) return i;
    return -1;
}

bool release(State& state, int number, int at) {
    const Held held = state.held[number];
    drop_held(state, number);
    const bool captured = has(state.occupied(), at);
    if (captured) destroy(state, at);
    state.pieces[held.piece] |= bit(at);
    if (held.gateway) make_gateway(state, at);
    return captured;
}

void release_to_supply(State& state, int number) {
    const Held held = state.held[number];
    drop_held(state, number);
    supply(state, held.piece / 3, held.piece % 3)++;
}

void make_gateway(State& state, int at) {
    state.gateway = bit(at);
    for (int i = 0; i < state.held_pieces; i++) state.held[i].gateway = false;  // NV-9
}

}  // namespace arenarium::tashkalar
