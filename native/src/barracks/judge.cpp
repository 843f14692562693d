#include "judge.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace arenarium::barracks {

namespace {

constexpr size_t MOST_KEPT = 100'000;
constexpr uint64_t OTHER_DICE = 0x5DEECE66D;  // nobody aims by dice that have not been rolled

// Floats one after the other as `sum` adds them up: from Python 3.12 on with what rounding loses (Neumaier).
class Sum {
public:
    explicit Sum(bool compensated = false) : compensated_(compensated) {}
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

// A warrior and its moves, in one number.
uint64_t held_by(const Soldier& soldier) {
    uint64_t key = soldier.card;
    for (int16_t move : soldier.moves) key = key << 9 | static_cast<uint64_t>(move + 1);
    return key;
}

// All that a warrior's worth depends on.
uint64_t known_by(const Soldier& soldier, bool fielded) {
    uint64_t key = held_by(soldier);
    key = key << 8 | soldier.hurt;
    key = key << 3 | soldier.status;
    for (int8_t level : soldier.level) key = key << 8 | static_cast<uint8_t>(level);
    return key << 1 | fielded;
}

void change_dice(Dealer& dealer) {
    for (int i = 0; i < 8; i++) dealer[DEALER_BYTES - 1 - i] ^= static_cast<uint8_t>(OTHER_DICE >> 8 * i);
}

// In the order of `bots/company.py`.
enum { STRIKES, SWEEPS, WILD, HEALS, GUARDS, EMBOLDENS, AILS, POISONS, WEAKENS, QUICK };

// How much of each pairing a side has against another.
Pairings pairings(const Side& own, const Side& other) {
    if (!own.number || !other.number) return {};
    const Gifts& gifts = own.gifts;
    const double number = own.number, their_number = other.number;
    const double strikes = gifts[STRIKES] / number / 3, hearts = own.hearts / number / 7;
    const double their_hearts = other.hearts / their_number / 7, their_blow = other.gifts[STRIKES] / their_number / 3;
    const double heals = std::log1p(gifts[HEALS]), guards = std::log1p(gifts[GUARDS]);
    const double emboldens = std::log1p(gifts[EMBOLDENS]), quick = gifts[QUICK] / number / 3;
    return {
        heals * strikes,
        heals * hearts,
        guards * strikes,
        guards * hearts,
        emboldens * strikes,
        std::log1p(gifts[WILD]) * (number - 1),
        std::log1p(gifts[SWEEPS]) * (their_number - 1),
        strikes * their_hearts,
        std::log1p(gifts[POISONS]) * their_hearts,
        std::log1p(gifts[POISONS]) * std::log1p(other.gifts[HEALS]),
        std::log1p(gifts[AILS]) * their_blow,
        std::log1p(gifts[WEAKENS]) * their_blow,
        quick * strikes,
        quick / their_hearts,
        std::log1p(number),
    };
}

Choice target(Place place) {
    return place == NOBODY_THERE ? NOBODY : choice(ChoiceKind::Target, place.seat, place.slot);
}

}  // namespace

Judge::Judge(WorthOf worth_of, GiftsOf gifts_of, Curve curve, std::vector<double> hurry, bool compensated)
    : worth_of_(std::move(worth_of)),
      gifts_of_(std::move(gifts_of)),
      curve_(std::move(curve)),
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

const Gifts& Judge::gifts(const Soldier& soldier) {
    const uint64_t key = held_by(soldier);
    const auto known = gifts_.find(key);
    if (known != gifts_.end()) return known->second;
    if (gifts_.size() >= MOST_KEPT) gifts_.clear();
    return gifts_[key] = gifts_of_(soldier);
}

Side Judge::together(const State& state, int seat) {
    std::array<Sum, GIFTS> sums;
    sums.fill(Sum(compensated_));
    Side side{};
    for (int slot = 0; slot < state.squad_size[seat]; slot++) {
        const Soldier& soldier = state.squads[seat][slot];
        if (!state.is_alive(soldier)) continue;
        side.number++;
        side.hearts += state.hearts(soldier);
        const Gifts& brought = gifts(soldier);
        for (int gift = 0; gift < GIFTS; gift++) sums[gift].add(brought[gift]);
    }
    for (int gift = 0; gift < GIFTS; gift++) side.gifts[gift] = sums[gift].total();
    return side;
}

double Judge::company(const State& state, int seat) {
    const Side own = together(state, seat), other = together(state, 1 - seat);
    const Pairings mine = pairings(own, other), theirs = pairings(other, own);
    Sum sum(compensated_);
    for (int pair = 0; pair < PAIRINGS; pair++) sum.add(curve_.pairs[pair] * (mine[pair] - theirs[pair]));
    return sum.total();
}

double Judge::lead(const State& state, int seat) {
    const double own = strength(state, seat), other = strength(state, 1 - seat);
    if (own == 0 || other == 0) return curve_.sure * ((own > 0) - (other > 0));
    double lead = curve_.steepness * std::log(own / other);
    if (!curve_.pairs.empty()) lead += company(state, seat);
    return std::max(-curve_.sure, std::min(curve_.sure, lead));
}

double Judge::chance(const State& state, int seat) {
    if (!state.over()) return 1 / (1 + std::exp(-lead(state, seat)));
    const Result& result = state.result;
    if (result.tie) return 0.5;
    const double short_of_sure = curve_.win_margin / (1.0 + strength(state, result.ranking[0] == 1 ? 0 : 1));
    return result.ranking[seat] == 1 ? 1.0 - short_of_sure : short_of_sure;
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

}  // namespace arenarium::barracks
