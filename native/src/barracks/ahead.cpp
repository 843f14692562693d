#include "ahead.hpp"

#include <algorithm>
#include <utility>

namespace arenarium::barracks {

namespace {

constexpr size_t WIDTH = 4;  // options of each side that are looked at a turn further
constexpr int ROUNDS = 20;

using Row = std::vector<double>;

double dot(const Row& first, const Row& second) {
    double total = 0;
    for (size_t i = 0; i < first.size(); i++) total += first[i] * second[i];
    return total;
}

void mix(const Row& regrets, Row& shares) {
    double total = 0;
    for (double regret : regrets) total += regret;
    for (size_t i = 0; i < shares.size(); i++)
        shares[i] = total > 0 ? regrets[i] / total : 1.0 / static_cast<double>(shares.size());
}

// What the first side gets in a small table if both mix well: regret matching, the sides taking turns.
double value_of(const std::vector<Row>& table) {
    const size_t rows = table.size(), columns = table[0].size();
    if (columns == 1) {
        double best = table[0][0];
        for (const Row& row : table) best = std::max(best, row[0]);
        return best;
    }
    if (rows == 1) return *std::min_element(table[0].begin(), table[0].end());
    Row gains(rows), losses(columns), row_regrets(rows), column_regrets(columns), row_sums(rows), column_sums(columns);
    Row own(rows, 1.0 / static_cast<double>(rows)), theirs(columns, 1.0 / static_cast<double>(columns));
    for (int weight = 1; weight <= ROUNDS; weight++) {
        for (size_t row = 0; row < rows; row++) gains[row] = dot(table[row], theirs);
        const double gained = dot(own, gains);
        for (size_t row = 0; row < rows; row++) row_regrets[row] = std::max(row_regrets[row] + gains[row] - gained, 0.0);
        mix(row_regrets, own);
        for (size_t column = 0; column < columns; column++) {
            losses[column] = 0;
            for (size_t row = 0; row < rows; row++) losses[column] += own[row] * table[row][column];
        }
        const double lost = dot(theirs, losses);
        for (size_t column = 0; column < columns; column++)
            column_regrets[column] = std::max(column_regrets[column] + lost - losses[column], 0.0);
        mix(column_regrets, theirs);
        for (size_t row = 0; row < rows; row++) row_sums[row] += weight * own[row];
        for (size_t column = 0; column < columns; column++) column_sums[column] += weight * theirs[column];
    }
    for (size_t row = 0; row < rows; row++) gains[row] = dot(table[row], column_sums);
    const double weights = ROUNDS * (ROUNDS + 1) / 2.0;
    return dot(row_sums, gains) / (weights * weights);
}

bool stays(Choice made) {
    if (kind_of(made) != ChoiceKind::Orders) return false;
    for (int number = 0; number < field(made, 0); number++)
        if (order_of(made, number).kind == OrderKind::Withdraw) return false;
    return true;
}

// A few options to go on with: those that stay and fight, if there are any.
Choices likely(const State& state, int seat, RandomNumbers& lots) {
    Choices all, options;
    possible(state, seat, all);
    std::copy_if(all.begin(), all.end(), std::back_inserter(options), stays);
    if (options.empty()) options = std::move(all);
    if (options.size() <= WIDTH) return options;
    for (size_t place = 0; place < WIDTH; place++) std::swap(options[place], options[place + lots.below(options.size() - place)]);
    options.resize(WIDTH);
    return options;
}

double further(State& state, int seat, int turns, RandomNumbers& lots, Judge& judge) {
    if (!turns || state.over()) return judge.prospect(state, seat);
    const Choices own = likely(state, seat, lots), other = likely(state, 1 - seat, lots);
    std::fill(std::begin(state.chosen), std::end(state.chosen), NOT_CHOSEN);
    const uint64_t dice = lots.next();
    std::vector<Row> table(own.size(), Row(other.size()));
    for (size_t row = 0; row < own.size(); row++)
        for (size_t column = 0; column < other.size(); column++) {
            Choice choices[SEATS];
            choices[seat] = own[row];
            choices[1 - seat] = other[column];
            State next = after(state, choices, dice, judge);
            table[row][column] = further(next, seat, turns - 1, lots, judge);
        }
    return value_of(table);
}

}  // namespace

State after(const State& state, const Choice (&choices)[SEATS], uint64_t dice, Judge& judge) {
    State result = state;
    for (int i = 0; i < DEALER_BYTES; i++)
        result.dealer[i] = i < DEALER_BYTES - 8 ? 0 : static_cast<uint8_t>(dice >> 8 * (DEALER_BYTES - 1 - i));
    for (int seat = 0; seat < SEATS; seat++)
        if (choices[seat] != NOT_CHOSEN) carry_out(result, seat, choices[seat]);
    while (result.phase == Phase::TARGET) carry_out(result, result.queue[0].seat, judge.aim(result));
    return result;
}

double look(const State& state, int seat, const Choice (&choices)[SEATS], uint64_t dice, int turns, Judge& judge) {
    State result = after(state, choices, dice, judge);
    RandomNumbers lots(dice);
    return further(result, seat, turns - 1, lots, judge);
}

}  // namespace arenarium::barracks
