// Pieces change places, or one comes for another, as in `rules/effects/exchange.py`.
#include <algorithm>

#include "effects.hpp"
#include "pieces.hpp"
#include "selectors.hpp"

namespace arenarium::tashkalar {

namespace {

// A square mirrored across the column and across the row of another, as far as they are on the board.
Mask images(const State& state, int square, int centre) {
    const int stride = state.tables->rules.stride;
    const int row = square / stride, column = square % stride, centre_row = centre / stride, centre_column = centre % stride;
    Mask found = 0;
    const int across = 2 * centre_column - column, down = 2 * centre_row - row;
    if (0 <= across && across < stride) found |= bit(row * stride + across);
    if (0 <= down && down * stride + column < SQUARES) found |= bit(down * stride + column);
    return found & state.tables->board & ~bit(square);
}

void remember(Frame& frame, int at, int rank) {
    frame.set[IT] = bit(at);
    frame.number[THERE] = at;
    frame.number[IT_RANK] = rank;
    frame.number[DESTROYED] = 0;
}

}  // namespace

void choose_square_options(const State& state, const Frame& frame, const Step& step, Choices& choices) {
    const Mask open = step.select < 0 ? state.tables->board : select(state, frame, step.select);
    for (int square : squares(open & ~state.occupied())) choices.push_back(choice(ChoiceKind::Target, square, step.verb));
}

void choose_square_perform(Frame& frame, Choice chosen) {
    frame.set[IT] = 0;
    frame.number[IT_RANK] = RANKS;  // no such piece
    frame.number[THERE] = field(chosen, 0);
}

void swap_options(const State& state, const Frame& frame, const Step& step, Choices& choices) {
    const Mask others = select(state, frame, step.other);
    for (int one : squares(select(state, frame, step.select))) {
        const Mask equal = step.equal ? state.of_rank(state.piece_at(one) % 3) : state.tables->board;
        for (int other : squares(others & equal & ~bit(one))) choices.push_back(choice(ChoiceKind::Swap, one, other));
    }
}

void swap_perform(State& state, Frame& frame, Choice chosen) {
    const int one = field(chosen, 0), other = field(chosen, 1);
    frame.number[IT_RANK] = state.piece_at(one) % 3;
    swap_pieces(state, one, other);
    frame.set[IT] = bit(other);
    frame.number[LEFT] = one;
    frame.number[THERE] = other;
    frame.number[DESTROYED] = 0;
}

void mirror_options(const State& state, const Frame& frame, const Step& step, Choices& choices) {
    const Mask free = frame.set[SECOND_MARKED] & ~state.occupied();
    const int centre = static_cast<int>(frame.number[AT]);
    const auto before = static_cast<std::ptrdiff_t>(choices.size());
    if (centre < 0) return;
    for (int square : squares(select(state, frame, step.select))) {
        const int rank = state.piece_at(square) % 3;
        if (!can_supply(state, state.side, rank)) continue;
        for (int image : squares(images(state, square, centre) & free)) {
            const Choice made = choice(ChoiceKind::Put, image, state.side, rank);
            // two pieces may have the same image
            if (std::find(choices.begin() + before, choices.end(), made) == choices.end()) choices.push_back(made);
        }
    }
}

void mirror_perform(State& state, Frame& frame, const Step& step, Choice chosen) {
    const int at = field(chosen, 0), side = field(chosen, 1), rank = field(chosen, 2);
    if (!frame.count) frame.set[POOL] = select(state, frame, step.select);
    frame.set[POOL] &= ~images(state, at, static_cast<int>(frame.number[AT]));  // not mirrored again
    remember(frame, at, rank);
    put(state, side, rank, at);
}

void replace_options(const State& state, const Frame& frame, const Step& step, Choices& choices) {
    const Mask where = select(state, frame, step.select);
    if (!where) return;
    for (int side = 0; side < state.sides; side++)
        if ((side != state.side) == (step.enemy != 0) && can_supply(state, side, step.rank))
            choices.push_back(choice(ChoiceKind::Put, highest(where), side, step.rank));
}

void replace_perform(State& state, Frame& frame, Choice chosen) {
    const int at = field(chosen, 0), side = field(chosen, 1), rank = field(chosen, 2);
    lift(state, at);
    put(state, side, rank, at);
    remember(frame, at, rank);
}

Ways release_options(const State& state, const Frame& frame, const Step& step, Choices& choices) {
    const int number = held_on(state, static_cast<int>(frame.number[CARD]));
    if (number < 0) return Ways::LISTED;
    const Mask open = goal_squares(state, frame, step) & ~forbidden(state, state.held[number].piece % 3, step.combat != 0);
    for (int square : squares(open)) choices.push_back(choice(ChoiceKind::Target, square, step.verb));
    return open ? Ways::LISTED : Ways::HAPPENS;
}

void release_perform(State& state, Frame& frame, Choice chosen) {
    const int number = held_on(state, static_cast<int>(frame.number[CARD]));
    const int rank = state.held[number].piece % 3;
    frame.number[DESTROYED] = 0;
    if (kind_of(chosen) != ChoiceKind::Target) {
        release_to_supply(state, number);
        frame.set[IT] = 0;
        frame.number[THERE] = -1;
        frame.number[IT_RANK] = RANKS;
        return;
    }
    const int at = field(chosen, 0);
    if (release(state, number, at)) {
        frame.number[DESTROYED]++;
        frame.number[KILLS]++;
    }
    frame.set[IT] = bit(at);
    frame.number[THERE] = at;
    frame.number[IT_RANK] = rank;
}

}  // namespace arenarium::tashkalar
