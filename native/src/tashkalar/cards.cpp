// Acts upon cards: discard, recover, freeze, copy, put under the deck; as in `rules/effects/cards.py`.
#include <bitset>

#include "effects.hpp"

namespace arenarium::tashkalar {

namespace {

void put_on_deck(State& state, int card) {
    state.piles[state.active].remove(card);
    state.decks[state.active].put_on_top(card, state.everybody());
}

// Whether there is a pending being that can leave without being summoned (EW-7).
bool loose_pending(const State& state) {
    const int card = state.pending[state.active];
    return card != NO_CARD && !state.tables->cards[card].bound;
}

bool can_be_copied(const State& state, int card) {
    return state.tables->cards[card].warp && !state.tables->cards[card].bound;
}

int copied(const State& state, const Frame& frame, const Step& step) {
    return step.pending ? state.pending[state.active] : static_cast<int>(frame.number[CARD]);
}

void start_warp(State& state, int card) { state.start(state.tables->cards[card].warp_effect).number[CARD] = card; }

// An act in which there is nothing to choose.
Ways automatic(bool possible) { return possible ? Ways::HAPPENS : Ways::LISTED; }

void discard(State& state, int card) {
    const Card& known = state.tables->cards[card];
    if (known.legend)
        state.legends[state.control].remove(card);
    else
        (known.flare ? state.flares : state.hands)[state.active].remove(card);
    to_pile(state, card);
}

}  // namespace

void to_pile(State& state, int card) {
    const Card& known = state.tables->cards[card];
    state.piles[known.legend ? state.legends_deck() : known.flare ? state.flares_deck() : state.active].add(card);
}

// A choice for each card of some places, by number, no card twice.
void add_cards(ChoiceKind kind, const Cards* const* places, int number, Choices& choices) {
    std::bitset<256> cards;
    for (int i = 0; i < number; i++)
        for (int card : *places[i]) cards.set(card);
    for (int card = 0; card < 256; card++)
        if (cards.test(card)) choices.push_back(choice(kind, card));
}

Ways card_options(const State& state, const Frame& frame, const Step& step, Choices& choices) {
    const int seat = state.active;
    const Cards* pile = &state.piles[seat];
    switch (static_cast<Act>(step.act)) {
        case Act::RecoverCard: add_cards(ChoiceKind::Recover, &pile, 1, choices); return Ways::LISTED;
        case Act::RecoverTop: return automatic(pile->size > 0);
        case Act::PutUnder: return automatic(state.decks[seat].cards.size > 0 && !frame.number[KEPT]);
        case Act::DiscardOne: {
            const Cards* held[] = {&state.flares[seat], &state.legends[state.control], &state.hands[seat]};
            add_cards(ChoiceKind::Discard, held, step.flares_only ? 1 : 3, choices);
            return Ways::LISTED;
        }
        case Act::DiscardLegends: return automatic(state.legends[state.control].size > 0);
        case Act::DiscardPending:
        case Act::TakeBackPending: return automatic(loose_pending(state));
        case Act::CopyWarp: {
            const int card = copied(state, frame, step);
            return automatic(card != NO_CARD && can_be_copied(state, card));
        }
        case Act::FreezeCard:
        case Act::CopyFromPile: {
            const bool freezes = static_cast<Act>(step.act) == Act::FreezeCard;
            Choices all;
            add_cards(freezes ? ChoiceKind::Freeze : ChoiceKind::Copy, &pile, 1, all);
            for (Choice made : all)
                if (freezes ? state.tables->cards[field(made, 0)].frozen != 0 : can_be_copied(state, field(made, 0)))
                    choices.push_back(made);
            return Ways::LISTED;
        }
        default: return Ways::LISTED;
    }
}

void card_perform(State& state, Frame& frame, const Step& step, Choice chosen) {
    const int seat = state.active, card = field(chosen, 0);
    switch (static_cast<Act>(step.act)) {
        case Act::RecoverCard: put_on_deck(state, card); break;
        case Act::RecoverTop: put_on_deck(state, state.piles[seat].card[state.piles[seat].size - 1]); break;
        case Act::PutUnder:
            frame.number[KEPT] = 1;
            state.decks[seat].put_under(static_cast<int>(frame.number[CARD]), state.everybody());
            break;
        case Act::DiscardOne: discard(state, card); break;
        case Act::DiscardLegends: {
            const Cards legends = state.legends[state.control];
            state.legends[state.control].clear();
            for (int legend : legends) to_pile(state, legend);
            break;
        }
        case Act::DiscardPending:
            to_pile(state, state.pending[seat]);
            state.pending[seat] = NO_CARD;
            break;
        case Act::TakeBackPending:
            state.hands[seat].add(state.pending[seat]);
            state.pending[seat] = NO_CARD;
            break;
        case Act::CopyWarp: start_warp(state, copied(state, frame, step)); break;
        case Act::CopyFromPile: start_warp(state, card); break;
        case Act::FreezeCard:
            state.piles[seat].remove(card);
            if (state.frozen[seat] != NO_CARD) to_pile(state, state.frozen[seat]);
            state.frozen[seat] = static_cast<int16_t>(card);
            break;
        default: break;
    }
}

}  // namespace arenarium::tashkalar
