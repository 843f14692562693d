#include "selectors.hpp"

namespace arenarium::tashkalar {

namespace {

constexpr int MOST_OPERANDS = 16;  // the assembler counts them

Mask of_bound_colour(const State& state, const Frame& frame) {
    const auto colour = frame.number[COLOUR];
    return colour ? state.own(static_cast<int>(colour) - 1) : state.tables->board;
}

Mask more_than_you(const State& state, int ranks) {
    int numbers[MOST_SIDES];
    for (int side = 0; side < state.sides; side++) {
        numbers[side] = 0;
        for (int rank = 0; rank < RANKS; rank++)
            if (ranks >> rank & 1) numbers[side] += count(state.pieces[3 * side + rank]);
    }
    Mask mask = 0;
    for (int side = 0; side < state.sides; side++)
        if (numbers[side] > numbers[state.side]) mask |= state.own(side);
    return mask;
}

Mask along(const State& state, const Frame& frame, Course course, int reach) {
    const Mask here = frame.set[SELF];
    if (!here) return 0;
    const int square = highest(here), aimed = directions(state, frame, course);
    Mask mask = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++)
        if (aimed >> direction & 1) mask |= state.tables->rays[square][direction].mask;
    return reach ? mask & state.tables->within(reach, square) : mask;
}

Mask first_pieces(const State& state, const Frame& frame, int number, Course course, bool shielded) {
    const Mask here = frame.set[SELF];
    if (!here) return 0;
    const Mask occupied = state.occupied(), legendary = shielded ? state.of_rank(LEGENDARY) : Mask{0};
    const int aimed = directions(state, frame, course);
    Mask mask = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        if (!(aimed >> direction & 1)) continue;
        const Ray& ray = state.tables->rays[highest(here)][direction];
        for (int i = 0, met = 0; i < ray.length; i++) {
            const int square = ray.squares[i];
            if (!has(occupied, square)) continue;
            if (has(legendary, square) || met == number) break;
            mask |= bit(square);
            met++;
        }
    }
    return mask;
}

Mask with_neighbours(const State& state, Mask pieces, int number, const SquareTable& table) {
    Mask mask = 0;
    for (int square : squares(state.tables->board))
        if (count(table[square] & pieces) >= number) mask |= bit(square);
    return mask;
}

Mask around(const State& state, Mask of, int table) {
    if (table == state.tables->adjacent) return state.tables->neighbours(of);
    Mask mask = 0;
    for (int square : squares(of)) mask |= state.tables->tables[table][square];
    return mask;
}

}  // namespace

int directions(const State& state, const Frame& frame, Course course) {
    const int d = static_cast<int>(frame.number[DIRECTION]);
    switch (course) {
        case Course::ONE: return ALL_DIRECTIONS;
        case Course::INDICATED: return static_cast<int>(frame.number[ARROWS]);
        case Course::DIAGONAL: return state.tables->diagonal_directions;
        case Course::THAT: return d >= 0 ? 1 << d : 0;
        case Course::OPPOSITE: return d >= 0 ? 1 << (d + 4) % 8 : 0;
        case Course::THAT_OR_BESIDE: return d >= 0 ? 1 << d | 1 << (d + 1) % 8 | 1 << (d + 7) % 8 : 0;
    }
    return 0;
}

Mask owned(const State& state, Owner owner, int ranks) {
    Mask mask = 0;
    for (int side = 0; side < state.sides; side++) {
        if (owner == Owner::YOURS ? side != state.side : owner == Owner::ENEMY && side == state.side) continue;
        for (int rank = 0; rank < RANKS; rank++)
            if (ranks >> rank & 1) mask |= state.pieces[3 * side + rank];
    }
    return mask;
}

Mask closed_colour(const State& state, const Frame& frame, int number) {
    const auto colour = frame.number[COLOUR];
    return colour && frame.count > 0 && frame.count == number - 1 ? state.own(static_cast<int>(colour) - 1) : Mask{0};
}

void bind_colour(Frame& frame, Colour rule, int side) {
    if (rule == Colour::ONE || (rule == Colour::MIXED && !frame.count))
        frame.number[COLOUR] = side + 1;
    else if (rule == Colour::MIXED && frame.number[COLOUR] != side + 1)
        frame.number[COLOUR] = 0;
}

Mask select(const State& state, const Frame& frame, int selector) {
    const Tables& tables = *state.tables;
    const int32_t* at = tables.selectors.data() + selector;
    Mask stack[MOST_OPERANDS];
    int n = 0;
    while (true) {
        switch (static_cast<Select>(*at++)) {
            case Select::END: return stack[0];
            case Select::OWNED:
                stack[n++] = owned(state, static_cast<Owner>(at[0]), at[1]);
                at += 2;
                break;
            case Select::CONSTANT: stack[n++] = tables.constants[*at++]; break;
            case Select::SET: stack[n++] = frame.set[*at++]; break;
            case Select::SQUARE: {
                const auto square = frame.number[*at++];
                stack[n++] = square >= 0 ? bit(static_cast<int>(square)) : Mask{0};
                break;
            }
            case Select::GATEWAY: stack[n++] = state.gateway; break;
            case Select::AND:
                n--;
                stack[n - 1] &= stack[n];
                break;
            case Select::OR:
                n--;
                stack[n - 1] |= stack[n];
                break;
            case Select::NOT: stack[n - 1] = ~stack[n - 1]; break;
            case Select::AROUND: stack[n - 1] = around(state, stack[n - 1], *at++); break;
            case Select::AROUND_ONE: {
                const SquareTable& table = tables.tables[*at++];
                stack[n - 1] = stack[n - 1] ? table[highest(stack[n - 1])] : Mask{0};
                break;
            }
            case Select::SEVERAL:
                stack[n - 1] = with_neighbours(state, stack[n - 1], at[0], tables.tables[at[1]]);
                at += 2;
                break;
            case Select::NEIGHBOURS: stack[n - 1] = tables.neighbours(stack[n - 1]); break;
            case Select::BOUND: stack[n++] = of_bound_colour(state, frame); break;
            case Select::BOUND_LATER: stack[n++] = frame.count ? of_bound_colour(state, frame) : tables.board; break;
            case Select::MORE: stack[n++] = more_than_you(state, *at++); break;
            case Select::CONNECTED: {
                const Mask picked = frame.set[PICKED];
                stack[n++] = frame.count ? tables.neighbours(picked) & ~picked : tables.board;
                break;
            }
            case Select::ALONG:
                stack[n++] = along(state, frame, static_cast<Course>(at[0]), at[1]);
                at += 2;
                break;
            case Select::FIRST:
                stack[n++] = first_pieces(state, frame, at[0], static_cast<Course>(at[1]), at[2] != 0);
                at += 3;
                break;
            case Select::POOL_LATER: {
                const bool of_one_colour = *at++ != 0;
                if (frame.count)
                    return of_one_colour ? frame.set[POOL] & of_bound_colour(state, frame) : frame.set[POOL];
                break;
            }
            case Select::OCCUPIED: stack[n++] = state.occupied(); break;
            case Select::OF_RANK: stack[n++] = state.of_rank(*at++); break;
        }
    }
}

bool holds(const State& state, const Frame& frame, int test) {
    const int32_t* at = state.tables->tests.data() + test;
    const auto& number = frame.number;
    bool stack[MOST_OPERANDS];
    int n = 0;
    while (true) {
        switch (static_cast<Test>(*at++)) {
            case Test::END: return stack[0];
            case Test::Done: stack[n++] = frame.done > 0; break;
            case Test::DidBoth: stack[n++] = frame.done > 0 && frame.earlier > 0; break;
            case Test::Negated: stack[n - 1] = !stack[n - 1]; break;
            case Test::Together:
                n--;
                stack[n - 1] = stack[n - 1] && stack[n];
                break;
            case Test::ActionLeft: stack[n++] = state.actions > 0; break;
            case Test::SummonedOn: {
                const int square = static_cast<int>(number[AT]);
                stack[n++] = square >= 0 && has(select(state, frame, at[0]), square) &&
                             !(at[1] && square == state.tables->rules.centre);
                at += 2;
                break;
            }
            case Test::Occupied: stack[n++] = (select(state, frame, *at++) & state.occupied()) != 0; break;
            case Test::ItWas: {
                const int ranks = *at++;
                stack[n++] = frame.done > 0 && number[THERE] >= 0 && (ranks >> number[IT_RANK] & 1);
                break;
            }
            case Test::ItStoodOn: {
                const int there = static_cast<int>(number[THERE]);
                const int area = *at++;
                stack[n++] = frame.done > 0 && there >= 0 && has(select(state, frame, area), there);
                break;
            }
            case Test::ThisDestroyed: {
                const int least = *at++;
                stack[n++] = frame.done > 0 && number[DESTROYED] >= least;
                break;
            }
            case Test::StandsOn:
                stack[n++] = (select(state, frame, at[0]) & select(state, frame, at[1])) != 0;
                at += 2;
                break;
            case Test::IsGateway: stack[n++] = (select(state, frame, *at++) & state.gateway) != 0; break;
            case Test::SummonedOnto: stack[n++] = number[ONTO] != 0 && number[ONTO] != state.side + 1; break;
            case Test::DestroyedNothing: stack[n++] = !number[ONTO] && !number[KILLS]; break;
            case Test::InPile: {
                const int card = *at++;
                stack[n++] = card >= 0 && state.piles[state.active].find(card) >= 0;
                break;
            }
            case Test::WarpUnplayed: stack[n++] = state.warped.find(static_cast<int>(number[CARD])) < 0; break;
            case Test::PileEmpty: stack[n++] = state.piles[state.active].size == 0; break;
        }
    }
}

}  // namespace arenarium::tashkalar
