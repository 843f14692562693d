#include "key.hpp"

#include "../core/writer.hpp"

namespace arenarium::barracks {

namespace {

template <typename T, int MOST>
void write_few(Writer& out, const Few<T, MOST>& few) {
    out.value(few.size);
    out.values(few.item, few.size);
}

}  // namespace

std::string key(const State& s) {
    Writer out(1024);
    out.value(s.difficulty);
    out.value(s.first);
    out.value(s.dealer);
    for (const auto& stack : s.stacks) write_few(out, stack);
    out.values(s.pile, static_cast<int>(s.tables->moves.size()));
    out.value(s.points);
    out.value(s.done);
    out.value(s.phase);
    out.value(s.active);
    out.value(s.draw_offers);
    out.value(s.turn);
    out.value(s.chosen);
    write_few(out, s.queue);
    for (int seat = 0; seat < SEATS; seat++) {
        write_few(out, s.field[seat]);
        out.value(s.squad_size[seat]);
        for (int slot = 0; slot < s.squad_size[seat]; slot++) {
            const Soldier& soldier = s.squads[seat][slot];
            out.value(soldier.moves);
            for (int8_t number : {static_cast<int8_t>(soldier.card), static_cast<int8_t>(soldier.hurt),
                                  static_cast<int8_t>(soldier.status)})
                out.value(number);
            out.value(soldier.level);
            out.value(soldier.shown);
            out.value(soldier.revealed);
        }
    }
    return out.bytes;
}

}  // namespace arenarium::barracks
