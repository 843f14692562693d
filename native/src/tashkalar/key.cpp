#include "key.hpp"

#include "../core/writer.hpp"

namespace arenarium::tashkalar {

namespace {

void write_cards(Writer& out, const Cards& cards) {
    out.value(cards.size);
    out.values(cards.card, cards.size);
}

void write_places(Writer& out, const Cards* places, int length) {
    for (int i = 0; i < length; i++) write_cards(out, places[i]);
}

void write_frame(Writer& out, const Frame& frame) {
    for (int32_t number :
         {frame.program, frame.pc, frame.count, frame.loop, frame.done, frame.earlier, frame.met, frame.steps})
        out.value(number);
    out.values(frame.number, NUMBER_REGISTERS);
    out.values(frame.set, SET_REGISTERS);
}

}  // namespace

std::string key(const State& s) {
    Writer out(1024);
    out.value(s.form);
    out.value(s.teams);
    out.value(s.seats);
    out.value(s.first);
    out.values(s.schools, s.seats);
    out.values(s.dealer, DEALER_BYTES);
    out.values(s.pieces, RANKS * s.sides);
    out.value(s.gateway);
    out.values(s.two_faced, s.sides);
    out.values(s.legendary, s.sides);
    out.values(s.frozen, s.seats);
    out.values(s.pending, s.seats);
    out.values(&s.removed[0][0], 2 * s.sides);
    out.value(s.held_pieces);
    for (int i = 0; i < s.held_pieces; i++) {
        out.value(s.held[i].card);
        out.value(s.held[i].piece);
        out.value(s.held[i].gateway);
    }
    for (int32_t number : {s.slowed, s.extra_turns, s.next_colour, s.next_empty, s.counted_more}) out.value(number);
    write_cards(out, s.warped);
    write_places(out, s.hands, s.seats);
    write_places(out, s.legends, s.seats);
    write_places(out, s.flares, s.seats);
    for (int place = 0; place < s.seats + 3; place++) {
        write_cards(out, s.decks[place].cards);
        out.values(s.decks[place].known, s.decks[place].cards.size);
    }
    write_places(out, s.piles, s.seats + 2);
    write_cards(out, s.tasks);
    write_places(out, s.claimed, s.sides);
    out.values(s.points, MOST_SEATS * MOST_SIDES);
    out.values(s.improvised, s.seats);
    out.value(s.phase);
    for (int8_t seat : {s.active, s.control, s.end_by}) out.value(seat);
    for (bool flag : {s.discarded, s.another_turn, s.extra_turn, s.borrow}) out.value(flag);
    out.values(s.destroyed, RANKS * s.sides);
    for (int32_t number : {s.turn, s.actions, s.summoned, s.summoned_legends, s.summoned_red, s.summoned_green,
                           s.extra_beings, s.extra_legends, s.last_turns, s.resigning})
        out.value(number);
    out.value(s.end_reason);
    for (int i = 0; i < s.depth; i++) write_frame(out, s.stack[i]);
    return out.bytes;
}

}  // namespace arenarium::tashkalar
