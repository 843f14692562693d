#include "judgement.hpp"

#include <algorithm>
#include <cmath>

#include "rules.hpp"

namespace arenarium::tashkalar {

namespace {

constexpr double WON = 12.0, NEXT_TASK = 0.5;
constexpr int BEINGS_OF_A_DECK = 15, ENOUGH_PIECES = 2, TEAM_RESERVE = 6;

double lateness(const State& state) {
    if (state.end_by >= 0) return 1.0;
    int most = 0;
    if (state.form == Form::HIGH)
        most = std::max(side_score(state, 0), side_score(state, 1));
    else
        most = *std::max_element(state.points, state.points + (state.form == Form::MELEE ? state.seats * state.sides : 2));
    const double points = static_cast<double>(most) / state.goal;
    int left = state.decks[0].cards.size;
    for (int seat = 1; seat < state.seats; seat++) left = std::min<int>(left, state.decks[seat].cards.size);
    if (state.teams) left -= TEAM_RESERVE;
    const double gone = 1.0 - static_cast<double>(left) / BEINGS_OF_A_DECK;
    return std::clamp(points > gone ? points : gone, 0.0, 1.0);
}

bool has_another_turn(const State& state, int seat) {
    return state.end_by < 0 || (seat - state.active + state.seats) % state.seats < state.last_turns;
}

void count_near(const State& state, int card, const Ground& ground, double* counts) {
    const Card& known = state.tables->cards[card];
    const int missing = missing_pieces(*state.tables, known, ground);
    if (missing < 3) counts[3 * missing + known.rank] += 1.0;
}

Near mean_of(const State& state, const std::vector<uint8_t>& cards, const Ground& ground) {
    Near counts{};
    for (int card : cards) count_near(state, card, ground, counts.data());
    const double number = cards.empty() ? 1.0 : static_cast<double>(cards.size());
    for (double& of_kind : counts) of_kind /= number;
    return counts;
}

Means expected(const State& state, const Knowledge& knowledge) {
    Means means{};
    for (int seat = 0; seat < state.seats; seat++) {
        const Ground ground(state, state.side_of(seat));
        means[seat] = {mean_of(state, knowledge.beings[seat], ground), mean_of(state, knowledge.legends, ground)};
    }
    return means;
}

void add_hand(const State& state, int seat, const Ground& ground, const Knowledge& knowledge, const Means& means,
              Numbers& numbers) {
    int unknown[2] = {0, 0};
    double* ready = numbers.data() + READY;
    const bool mine = seat == knowledge.seat, ours = state.side_of(seat) == state.side_of(knowledge.seat);
    for (int card : state.hands[seat])
        mine && knowledge.knows(card) ? count_near(state, card, ground, ready) : static_cast<void>(unknown[0]++);
    if (state.pending[seat] != NO_CARD) count_near(state, state.pending[seat], ground, ready);
    for (int card : state.legends[seat])
        ours && knowledge.knows(card) ? count_near(state, card, ground, ready) : static_cast<void>(unknown[1]++);
    for (int legends = 0; legends < 2; legends++)
        if (unknown[legends])
            for (int kind = 0; kind < KINDS; kind++) ready[kind] += unknown[legends] * means[seat][legends][kind];
}

void add_flares(const State& state, int side, const Knowledge& knowledge, Numbers& numbers) {
    const Tables& tables = *state.tables;
    const Mask* mine = state.pieces + 3 * side;
    const int upgraded = count(mine[1] | mine[2]), common = count(mine[0]);
    int most_upgraded = -99, most = -99;
    for (int other = 0; other < state.sides; other++) {
        if (other == side) continue;
        const Mask* theirs = state.pieces + 3 * other;
        const int more = count(theirs[1] | theirs[2]) - upgraded;
        most_upgraded = std::max(most_upgraded, more);
        most = std::max(most, more + count(theirs[0]) - common);
    }
    if (most_upgraded < tables.least_upper && most < tables.least_lower) return;
    const auto usable = [&](const Card& card) { return (most_upgraded >= card.upper) + (most >= card.lower); };
    for (int seat = 0; seat < state.seats; seat++) {
        if (state.side_of(seat) != side || !has_another_turn(state, seat)) continue;
        for (int held : state.flares[seat]) {
            if (seat == knowledge.seat && knowledge.knows(held)) {
                numbers[FLARE] += usable(tables.cards[held]);
                continue;
            }
            int total = 0, flares = 0;
            for (const Card& card : tables.cards)
                if (card.flare) {
                    total += usable(card);
                    flares++;
                }
            numbers[FLARE] += static_cast<double>(total) / flares;
        }
    }
}

void add_task(const State& state, int task, double share, double deed, int side, Mask empty, Numbers& numbers) {
    const double worth = share * state.tables->tasks[task].points;
    const int need = state.tables->needs[task];
    if (need == FAR) {
        numbers[TASK_DEEDS] += worth * deed;
        return;
    }
    const int missing = distance_to(state, task, side, empty);
    if (missing <= 1) numbers[TASK_MET + missing] += worth;
    const double near = 1.0 - static_cast<double>(missing) / need;
    if (near > 0.0) numbers[TASK_MET + 2] += worth * near * near;
}

Numbers of_side(const State& state, int side, const Knowledge& knowledge, const Means& means, double late) {
    Numbers numbers{};
    const Mask* pieces = state.pieces + 3 * side;
    int score = 0;
    if (state.form == Form::MELEE) {
        int points[MOST_SIDES] = {};
        const int colours = melee_points(state, side, points);
        score = points[0];
        numbers[SECOND_POINTS] = points[1];
        numbers[THIRD_POINTS] = colours > 2 ? points[2] : 0;
        numbers[IMPROVISING] = state.sides - 1 - std::popcount(static_cast<uint32_t>(state.improvised[side]));
    } else {
        score = side_score(state, side);
    }
    const int heroic = count(pieces[1]), legendary = count(pieces[2]);
    numbers[POINTS] = state.form == Form::HIGH ? score - legendary : score;
    numbers[POINTS_LATE] = score * late;
    numbers[COMMON_PIECES] = count(pieces[0]);
    numbers[HEROIC_PIECES] = heroic;
    numbers[LEGENDARY_PIECES] = legendary;
    numbers[UPGRADED_LATE] = (heroic + legendary) * late;
    const Ground ground(state, side);
    for (int seat = 0; seat < state.seats; seat++) {
        if (state.side_of(seat) != side) continue;
        if (has_another_turn(state, seat)) {
            add_hand(state, seat, ground, knowledge, means, numbers);
            if (state.end_by >= 0) numbers[LAST_WORD] = 1.0;
        }
        if (state.frozen[seat] != NO_CARD) numbers[FROZEN] += 1.0;
    }
    add_flares(state, side, knowledge, numbers);
    numbers[TEMPO] = (state.slowed >> side & 1 ? 0.0 : 1.0) + (side == state.side ? 1.0 : 0.0);
    numbers[SUPPLY] = static_cast<double>(std::min(state.two_faced[side], ENOUGH_PIECES)) / ENOUGH_PIECES +
                      std::min(state.legendary[side], 1);
    if (state.form == Form::HIGH) {
        const double ready = numbers[READY] + numbers[READY + 1] + numbers[READY + 2], deed = std::min(ready, 2.0) / 2.0;
        for (int task : state.tasks) add_task(state, task, 1.0, deed, side, ground.empty, numbers);
        const Cards& deck = state.decks[state.tasks_deck()].cards;
        if (deck.size) add_task(state, deck.card[0], NEXT_TASK, deed, side, ground.empty, numbers);
    }
    return numbers;
}

double result(const State& state, int side) {
    int winners = 0;
    for (int seat = 0; seat < state.seats; seat++)
        if (state.result.ranking[seat] == 1) winners |= 1 << state.side_of(seat);
    if (!(winners >> side & 1)) return -WON;
    return winners == 1 << side ? WON : 0.0;
}

}  // namespace

void Knowledge::consider(const State& state, int most) {
    const auto some = [&](std::vector<uint8_t> cards, bool mine) {
        if (mine) std::erase_if(cards, [&](uint8_t card) { return knows(card); });
        std::sort(cards.begin(), cards.end());
        cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
        const double step = std::max(static_cast<double>(cards.size()) / most, 1.0);
        const int number = std::min(static_cast<int>(cards.size()), most);
        for (int i = 0; i < number; i++) cards[i] = cards[static_cast<size_t>(i * step)];
        cards.resize(number);
        return cards;
    };
    std::vector<uint8_t> every_legend(state.decks[state.legends_deck()].cards.begin(),
                                      state.decks[state.legends_deck()].cards.end());
    for (int holder = 0; holder < state.seats; holder++) {
        const Cards &hand = state.hands[holder], &deck = state.decks[holder].cards, &held = state.legends[holder];
        std::vector<uint8_t> cards(hand.begin(), hand.end());
        cards.insert(cards.end(), deck.begin(), deck.end());
        beings[holder] = some(std::move(cards), holder == seat);
        every_legend.insert(every_legend.end(), held.begin(), held.end());
    }
    legends = some(std::move(every_legend), true);
}

Judgement::Judgement(const State& root, Knowledge knowledge, const Weights& weights)
    : side_(root.side_of(knowledge.seat)),
      knowledge_(std::move(knowledge)),
      weights_(weights),
      means_(expected(root, knowledge_)) {}

double Judgement::full(const State& state) const {
    if (state.phase == Phase::OVER) return result(state, side_);
    return worth(state, expected(state, knowledge_));
}

double Judgement::worth(const State& state, const Means& means) const {
    if (state.phase == Phase::OVER) return result(state, side_);
    double late = lateness(state);
    late *= late;
    double strength[MOST_SIDES];
    for (int side = 0; side < state.sides; side++) {
        const Numbers numbers = of_side(state, side, knowledge_, means, late);
        const Numbers& used = side == state.side ? weights_.moving : weights_.waiting;
        double total = 0.0;
        for (int i = 0; i < JUDGED; i++) total += used[i] * numbers[i];
        strength[side] = total;
    }
    if (state.sides == 2) return strength[side_] - strength[1 - side_];
    const double most = *std::max_element(strength, strength + state.sides);
    double others = 0.0;
    for (int other = 0; other < state.sides; other++)
        if (other != side_) others += std::exp(strength[other] - most);
    return strength[side_] - most - std::log(others);
}

}  // namespace arenarium::tashkalar
