#include "effects.hpp"
#include "pieces.hpp"
#include "selectors.hpp"

namespace arenarium::tashkalar {

namespace {

bool possible(const State& state, const Step& step, int index) {
    switch (static_cast<Act>(step.act)) {
        case Act::Upgrade: return can_upgrade(state, index);
        case Act::Downgrade: return can_downgrade(state, index);
        case Act::Convert:
            return index / 3 != state.side && can_supply(state, state.side, step.rank < 0 ? index % 3 : step.rank);
        case Act::MakeGateway: return index / 3 == state.side && index % 3 != LEGENDARY;
        default: return true;
    }
}

void one(State& state, Frame& frame, const Step& step, int square) {
    const int index = state.piece_at(square);
    frame.set[IT] = bit(square);
    frame.number[THERE] = square;
    frame.number[IT_RANK] = index % 3;
    frame.set[PICKED] |= bit(square);
    frame.set[POOL] &= ~bit(square);
    frame.number[DESTROYED] += step.destroys;
    frame.number[KILLS] += step.destroys;
    bind_colour(frame, static_cast<Colour>(step.colour), index / 3);
    switch (static_cast<Act>(step.act)) {
        case Act::Destroy: destroy(state, square, step.times, step.for_good != 0); break;
        case Act::Upgrade: change_rank(state, square, +1); break;
        case Act::Downgrade: change_rank(state, square, -1); break;
        case Act::Convert: convert(state, square, step.rank < 0 ? index % 3 : step.rank); break;
        case Act::MakeGateway: make_gateway(state, square); break;
        case Act::Hold: hold(state, square, static_cast<int>(frame.number[CARD])); break;
        default: break;  // being remembered as "it" is all
    }
}

}  // namespace

Ways target_options(const State& state, const Frame& frame, const Step& step, Choices& choices) {
    Mask open = select(state, frame, step.select);
    if (static_cast<Colour>(step.colour) == Colour::MIXED) open &= ~closed_colour(state, frame, step.number);
    const bool always = !(static_cast<Act>(step.act) == Act::Upgrade || static_cast<Act>(step.act) == Act::Downgrade ||
                          static_cast<Act>(step.act) == Act::Convert || static_cast<Act>(step.act) == Act::MakeGateway);
    const auto before = choices.size();
    for (int square : squares(open))
        if (always || possible(state, step, state.piece_at(square)))
            choices.push_back(choice(ChoiceKind::Target, square, step.verb));
    if (!step.happens || choices.size() == before) return Ways::LISTED;
    choices.resize(before);
    return Ways::HAPPENS;
}

void target_perform(State& state, Frame& frame, const Step& step, Choice chosen) {
    if (step.happens) {
        frame.number[DESTROYED] = 0;
        for (int square : squares(select(state, frame, step.select)))
            if (possible(state, step, state.piece_at(square))) one(state, frame, step, square);  // the supply may end
        return;
    }
    if (!frame.count) {
        frame.number[DESTROYED] = 0;
        if (step.spread) {
            frame.set[PICKED] = 0;
            frame.set[POOL] = select(state, frame, step.select);
        }
    }
    one(state, frame, step, field(chosen, 0));
}

}  // namespace arenarium::tashkalar
