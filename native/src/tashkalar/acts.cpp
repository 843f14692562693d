// Every act of a program: which family carries it out, and the small acts that need no family.
#include <algorithm>

#include "effects.hpp"
#include "pieces.hpp"
#include "rules.hpp"
#include "selectors.hpp"

namespace arenarium::tashkalar {

namespace {

void aim_options(const State& state, const Frame& frame, const Step& step, Choices& choices) {
    const Mask here = frame.set[SELF];
    if (!here) return;
    const int aimed = directions(state, frame, static_cast<Course>(step.course));
    for (int direction = 0; direction < DIRECTIONS; direction++)
        if (aimed >> direction & 1 && state.tables->rays[highest(here)][direction].length)
            choices.push_back(choice(ChoiceKind::Aim, direction));
}

void return_card(State& state, int card) {
    const int seat = state.active;
    const Card& known = state.tables->cards[card];
    Cards* zone = known.legend ? state.legends : known.flare ? state.flares : state.hands;
    const int place = known.legend ? state.legends_deck() : known.flare ? state.flares_deck() : seat;
    const int mates = state.teams ? 1 << seat | 1 << state.teammate(seat) : 1 << seat;
    zone[seat].remove(card);
    state.decks[place].put_under(card, known.legend ? mates : 1 << seat);
}

}  // namespace

Ways act_options(State& state, Frame& frame, const Step& step, Choices& choices) {
    switch (static_cast<Act>(step.act)) {
        case Act::Destroy:
        case Act::Upgrade:
        case Act::Downgrade:
        case Act::Convert:
        case Act::ChoosePiece:
        case Act::MakeGateway:
        case Act::Hold: return target_options(state, frame, step, choices);
        case Act::PlaceResolver: place_options(state, frame, step, choices); return Ways::LISTED;
        case Act::MoveResolver: move_options(state, frame, step, choices); return Ways::LISTED;
        case Act::Run: run_options(state, frame, step, choices); return Ways::LISTED;
        case Act::MixedMoves: mixed_options(state, frame, step, choices); return Ways::LISTED;
        case Act::Leap: leap_options(state, frame, step, choices); return Ways::LISTED;
        case Act::ChooseDirection: aim_options(state, frame, step, choices); return Ways::LISTED;
        case Act::GainActions:
        case Act::DrawExtra:
        case Act::TakeAnotherTurn:
        case Act::BorrowEnemy:
        case Act::BorrowEmpty:
        case Act::SlowOpponents:
        case Act::CountMore:
        case Act::CountAsLegend: return Ways::HAPPENS;
        case Act::UseColour: return frame.set[IT] ? Ways::HAPPENS : Ways::LISTED;
        case Act::LoseAction: return state.actions > 0 ? Ways::HAPPENS : Ways::LISTED;
        case Act::Release: return release_options(state, frame, step, choices);
        case Act::ChooseSquare: choose_square_options(state, frame, step, choices); return Ways::LISTED;
        case Act::SwapResolver: swap_options(state, frame, step, choices); return Ways::LISTED;
        case Act::Mirror: mirror_options(state, frame, step, choices); return Ways::LISTED;
        case Act::Replace: replace_options(state, frame, step, choices); return Ways::LISTED;
        case Act::RecoverCard:
        case Act::RecoverTop:
        case Act::PutUnder:
        case Act::DiscardOne:
        case Act::DiscardLegends:
        case Act::DiscardPending:
        case Act::TakeBackPending:
        case Act::FreezeCard:
        case Act::CopyWarp:
        case Act::CopyFromPile: return card_options(state, frame, step, choices);
        case Act::PlaceLifted:
            for (int square : squares(state.empty())) choices.push_back(choice(ChoiceKind::Place, square));
            return Ways::LISTED;
        case Act::ReturnCards: {
            const int seat = state.active;
            const Cards* held[] = {&state.hands[seat], &state.legends[seat], &state.flares[seat]};
            add_cards(ChoiceKind::Return, held, 3, choices);
            return Ways::LISTED;
        }
        case Act::PickUp:
            for (int square : squares(frame.set[POOL])) choices.push_back(choice(ChoiceKind::Lift, square));
            return Ways::LISTED;
        case Act::KeepOne:
            choices.push_back(choice(ChoiceKind::Keep, state.frozen[state.active]));
            choices.push_back(choice(ChoiceKind::Keep, static_cast<int>(frame.number[CARD])));
            return Ways::LISTED;
        case Act::LegendPoint:
            for (int side = 0; side < state.sides; side++)
                if (side != state.side) choices.push_back(choice(ChoiceKind::Colour, side));
            return Ways::LISTED;
    }
    return Ways::LISTED;
}

void act_perform(State& state, Frame& frame, const Step& step, Choice chosen) {
    switch (static_cast<Act>(step.act)) {
        case Act::Destroy:
        case Act::Upgrade:
        case Act::Downgrade:
        case Act::Convert:
        case Act::ChoosePiece:
        case Act::MakeGateway:
        case Act::Hold: target_perform(state, frame, step, chosen); break;
        case Act::PlaceResolver: place_perform(state, frame, chosen); break;
        case Act::MoveResolver: move_perform(state, frame, step, chosen); break;
        case Act::Run: run_perform(state, frame, step, chosen); break;
        case Act::MixedMoves: mixed_perform(state, frame, step, chosen); break;
        case Act::Leap: leap_perform(state, frame, step, chosen); break;
        case Act::ChooseDirection: frame.number[DIRECTION] = field(chosen, 0); break;
        case Act::GainActions: state.count(state.actions, step.number); break;
        case Act::DrawExtra:
            state.count(state.extra_beings, step.beings);
            state.count(state.extra_legends, step.legends);
            break;
        case Act::TakeAnotherTurn: state.another_turn = true; break;
        case Act::BorrowEnemy: state.borrow = true; break;
        case Act::BorrowEmpty:
            if (step.number > state.next_empty) state.next_empty = step.number;
            break;
        case Act::UseColour: state.next_colour = state.piece_at(highest(frame.set[IT])) / 3 + 1; break;
        case Act::LoseAction: state.actions--; break;
        case Act::SlowOpponents: state.slowed |= ((1 << state.sides) - 1) & ~(1 << state.side); break;
        case Act::CountMore: state.count(state.counted_more); break;
        case Act::CountAsLegend:
            state.count(state.summoned_legends);
            score_legend(state);
            break;
        case Act::Release: release_perform(state, frame, chosen); break;
        case Act::ChooseSquare: choose_square_perform(frame, chosen); break;
        case Act::SwapResolver: swap_perform(state, frame, chosen); break;
        case Act::Mirror: mirror_perform(state, frame, step, chosen); break;
        case Act::Replace: replace_perform(state, frame, chosen); break;
        case Act::RecoverCard:
        case Act::RecoverTop:
        case Act::PutUnder:
        case Act::DiscardOne:
        case Act::DiscardLegends:
        case Act::DiscardPending:
        case Act::TakeBackPending:
        case Act::FreezeCard:
        case Act::CopyWarp:
        case Act::CopyFromPile: card_perform(state, frame, step, chosen); break;
        case Act::PlaceLifted: put(state, state.side, COMMON, field(chosen, 0)); break;
        case Act::ReturnCards: return_card(state, field(chosen, 0)); break;
        case Act::PickUp: lift(state, field(chosen, 0)); break;
        case Act::KeepOne: {
            const int older = state.frozen[state.active], newer = static_cast<int>(frame.number[CARD]);
            const bool changes = field(chosen, 0) == newer;
            if (changes) state.frozen[state.active] = static_cast<int16_t>(newer);
            to_pile(state, changes ? older : newer);
            break;
        }
        case Act::LegendPoint: add_points(state, state.active, field(chosen, 0), 1); break;
    }
}

bool act_more(const State& state, const Frame& frame, const Step& step) {
    switch (static_cast<Act>(step.act)) {
        case Act::Destroy:
        case Act::Upgrade:
        case Act::Downgrade:
        case Act::Convert:
        case Act::ChoosePiece:
        case Act::MakeGateway:
        case Act::Hold: return frame.count < step.number && !step.happens;
        case Act::PlaceResolver: return step.while_fewer ? has_fewer(state) : frame.count < step.number;
        case Act::MoveResolver: return step.every || frame.count < step.number;
        case Act::MixedMoves: return frame.number[COMBAT] + frame.number[STANDARD] > 0;
        case Act::Leap:
        case Act::Mirror: return frame.count < step.number;
        case Act::ReturnCards: return true;
        default: return false;
    }
}

bool asked_of_owner(const State& state, const Step& step) {
    return static_cast<Act>(step.act) == Act::DiscardOne && state.has_passed();
}

}  // namespace arenarium::tashkalar
