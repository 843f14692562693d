#include "judge.hpp"

#include <cmath>
#include <utility>

namespace arenarium::barracks {

namespace {

constexpr size_t MOST_KEPT = 100'000;
constexpr uint64_t OTHER_DICE = 0x5DEECE66D;  // nobody aims by dice that have not been rolled

// Floats one after the other as `sum` adds them up: from Python 3.12 on with what rounding loses (Neumaier).
class Sum {
public:
    explicit Sum(bool compensated) : compensated_(compensated) {}
    void add(double value) {
        const double next = total_ + value;
        if (compensated_) lost_ += std::fabs(total_) >= std::fabs(value) ? total_ - next + value : value - next + total_;
        total_ = next;
    }
    double total() const { return lost_ != 0 && std::isfinite(lost_) ? total_ + lost_ : total_; }

private:
    bool compensated_;
    double total_ = 0, lost_ = 0;
};

// All that a warrior's worth depends on, in one number.
uint64_t known_by(const Soldier& soldier, bool fielded) {
    uint64_t key = soldier.card;
    for (int16_t move : soldier.moves) key = key << 9 | static_cast<uint64_t>(move + 1);
    key = key << 8 | soldier.hurt;
    key = key << 3 | soldier.status;
    for (int8_t level : soldier.level) key = key << 8 | static_cast<uint8_t>(level);
    return key << 1 | fielded;
}

void change_dice(Dealer& dealer) {
    for (int i = 0; i < 8; i++) dealer[DEALER_BYTES - 1 - i] ^= static_cast<uint8_t>(OTHER_DICE >> 8 * i);
}

Choice target(Place place) {
    return place == NOBODY_THERE ? NOBODY : choice(ChoiceKind::Target, place.seat, place.slot);
}

}  // namespace

Judge::Judge(WorthOf worth_of, double steepness, double win_margin, std::vector<double> hurry, bool compensated)
    : worth_of_(std::move(worth_of)),
      steepness_(steepness),
      win_margin_(win_margin),
      hurry_(std::move(hurry)),
      compensated_(compensated) {}

double Judge::worth(const Soldier& soldier, bool fielded) {
    const uint64_t key = known_by(soldier, fielded);
    const auto known = kept_.find(key);
    if (known != kept_.end()) return known->second;
    if (kept_.size() >= MOST_KEPT) kept_.clear();
    return kept_[key] = worth_of_(soldier, fielded);
}

double Judge::strength(const State& state, int seat) {
    Sum sum(compensated_);
    for (int8_t slot = 0; slot < state.squad_size[seat]; slot++)
        sum.add(worth(state.squads[seat][slot], state.field[seat].has(slot)));
    return sum.total();
}

double Judge::chance(const State& state, int seat) {
    if (state.over()) {
        const Result& result = state.result;
        if (result.tie) return 0.5;
        const double short_of_sure = win_margin_ / (1.0 + strength(state, result.ranking[0] == 1 ? 0 : 1));
        return result.ranking[seat] == 1 ? 1.0 - short_of_sure : short_of_sure;
    }
    const double own = std::pow(strength(state, seat), steepness_), other = std::pow(strength(state, 1 - seat), steepness_);
    return own + other != 0 ? own / (own + other) : 0.5;
}

double Judge::prospect(const State& state, int seat) {
    const double judged = chance(state, seat);
    const double hurry = static_cast<size_t>(state.turn) < hurry_.size() ? hurry_[state.turn] : 0.0;
    if (hurry == 0) return judged;
    int hurt = 0, hearts = 0;
    for (int slot = 0; slot < state.squad_size[1 - seat]; slot++) {
        hurt += state.squads[1 - seat][slot].hurt;
        hearts += state.warrior(state.squads[1 - seat][slot]).hearts;
    }
    return (1 - hurry) * judged + hurry * (static_cast<double>(hurt) / hearts);
}

Choice Judge::aim(const State& state) {
    const Mover mover = state.queue[0];
    const int enemy = 1 - mover.seat;
    Few<Place, MOST_ON_FIELD + 1> candidates;
    if (!state.field[enemy].size) candidates.add(NOBODY_THERE);
    const bool strikes = state.tables->moves[state.move_of(mover)].damage != 0;
    for (Place place : state.on_field())
        if (!strikes || !state.field[enemy].size || place.seat == enemy) candidates.add(place);
    if (candidates.size == 1) return target(candidates[0]);
    double best = -1.0;
    Place best_place = candidates[0];
    for (Place place : candidates) {
        State tried = state;
        change_dice(tried.dealer);
        carry_out_move(tried, place);
        const double promise = prospect(tried, mover.seat);
        if (promise > best) {
            best = promise;
            best_place = place;
        }
    }
    return target(best_place);
}

void Judge::finish_turn(State& state) {
    while (state.phase == Phase::TARGET) carry_out(state, state.queue[0].seat, aim(state));
}

}  // namespace arenarium::barracks
