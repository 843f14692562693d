// SUM: which summonings are possible, as in `rules/placements.py`.
#include <algorithm>
#include <array>

#include "rules.hpp"

namespace arenarium::tashkalar {

namespace {

// Pieces of at least common, heroic, legendary rank.
using AtLeast = std::array<Mask, RANKS>;

AtLeast pieces_at_least(const State& state, int side) {
    const Mask legendary = state.pieces[3 * side + 2], upgraded = state.pieces[3 * side + 1] | legendary;
    return {state.pieces[3 * side] | upgraded, upgraded, legendary};
}

int pattern_side(const State& state) { return state.next_colour ? state.next_colour - 1 : state.side; }

Mask matches(const State& state, const Orientation& orientation, const AtLeast& own) {
    Mask anchors = state.tables->board;
    for (const Cell& cell : orientation.needs) {
        anchors &= shifted(own[cell.rank], cell.shift);
        if (!anchors) return 0;
    }
    return anchors;
}

// What a placement has that can matter, besides its square (SUM-8).
struct Difference {
    int at;
    int arrows = 0;
    Mask marked = 0, second = 0, used = 0;
    bool operator==(const Difference&) const = default;
};

Difference difference(const State& state, const Card& card, const Orientation& orientation, int at) {
    return {at, card.arrows ? orientation.arrows : 0, card.marks ? marked_by(state, orientation.marks, at) : Mask{0},
            card.marks ? marked_by(state, orientation.second_marks, at) : Mask{0},
            card.used ? used_by(state, orientation, at) : Mask{0}};
}

// What may count as own pieces: enemy pieces by a card's effect or by improvising (SUM-10), empty squares (EW-16).
struct Borrowing {
    int colours[MOST_SIDES];
    int open = 0;   // how many colours are still open to improvising
    int free = 0;   // how many enemy pieces cost nothing
    int empty = 0;  // how many empty squares may count as common pieces
    int most = 0;
    AtLeast every_enemy{}, usable{};

    Borrowing(const State& state, bool thawing) : free(state.borrow + thawing), empty(state.next_empty) {
        const int pattern = pattern_side(state);
        if (state.form == Form::MELEE) {
            int closed = state.improvised[state.active] | 1 << state.side;
            if (state.next_colour) closed |= 1 << pattern;
            for (int side = 0; side < state.sides; side++)
                if (!(closed >> side & 1)) colours[open++] = side;
        }
        most = open ? free + 1 : free;
        for (int side = 0; side < state.sides; side++)
            if (side != state.side && side != pattern) add(every_enemy, pieces_at_least(state, side));
        if (free)
            usable = every_enemy;
        else
            for (int i = 0; i < open; i++) add(usable, pieces_at_least(state, colours[i]));
    }

    static void add(AtLeast& to, const AtLeast& more) {
        for (int rank = 0; rank < RANKS; rank++) to[rank] |= more[rank];
    }
};

constexpr int MOST_LAYERS = MOST_BORROWED + 1;
using Layers = std::array<Mask, MOST_LAYERS>;

// The squares where an orientation matches with exactly 0, 1, .. `most` enemy pieces.
Layers matches_borrowing(const State& state, const Orientation& orientation, const AtLeast& own, const AtLeast& enemy,
                         int most, int most_empty) {
    constexpr int MOST_EMPTY = 8;
    const int empties = most_empty < MOST_EMPTY ? most_empty : MOST_EMPTY;  // no pattern has more common pieces
    Layers anchors[MOST_EMPTY + 1] = {};
    anchors[0][0] = state.tables->board;
    const Mask empty = empties ? state.empty() : Mask{0};
    for (const Cell& cell : orientation.needs) {
        const Mask mine = shifted(own[cell.rank], cell.shift), other = shifted(enemy[cell.rank], cell.shift);
        const Mask none = cell.rank == COMMON ? shifted(empty, cell.shift) : Mask{0};
        for (int e = empties; e >= 0; e--)
            for (int k = most; k >= 0; k--) {
                Mask reached = anchors[e][k] & mine;
                if (k) reached |= anchors[e][k - 1] & other;
                if (e) reached |= anchors[e - 1][k] & none;
                anchors[e][k] = reached;
            }
    }
    Layers all{};
    for (int e = 0; e <= empties; e++)
        for (int k = 0; k <= most; k++) all[k] |= anchors[e][k];
    return all;
}

// Calls `found(used)` for each set of squares with which the pattern can match for a choice.
template <typename Found>
void ways_to_match(const State& state, Choice chosen, bool thawing, Found found) {
    const Card& card = state.tables->cards[field(chosen, 0)];
    const int at = field(chosen, 1), improvised = improvised_of(chosen);
    const Borrowing borrowing(state, thawing);
    const AtLeast own = pieces_at_least(state, pattern_side(state));
    const Mask paid = improvised >= 0 ? state.own(improvised) : Mask{0};
    Difference wanted{at};
    if (card.picky) wanted = difference(state, card, orientation_of(state, chosen), at);
    for (int i = 0; i < card.orientations; i++) {
        const Orientation& orientation = state.tables->orientations[card.first + i];
        if (card.picky && !(difference(state, card, orientation, at) == wanted)) continue;
        const Layers by_number = matches_borrowing(state, orientation, own, borrowing.every_enemy, borrowing.free + 1,
                                                   borrowing.empty);
        for (int anchor : squares(card.anywhere >= 0 ? state.tables->board : bit(at))) {
            const Mask used = used_by(state, orientation, anchor);
            const int taken = count(used & borrowing.every_enemy[0]);
            // an improvised summoning has one enemy piece more than cost nothing, and one of the colour that pays
            if (paid ? taken != borrowing.free + 1 || !(used & paid) : taken > borrowing.free) continue;
            if (has(by_number[taken], anchor)) found(used);
        }
    }
}

Mask liftable(const State& state, Choice chosen, bool thawing) {
    const Mask same_type = of_type(state, state.tables->cards[field(chosen, 0)].rank) & ~bit(field(chosen, 1));
    Mask mask = 0;
    ways_to_match(state, chosen, thawing, [&](Mask used) { mask |= same_type & ~used; });
    return mask;
}

// Of candidates, the cheapest first, those that differ in something; what costs nothing makes the same at a cost needless.
class Distinct {
public:
    Distinct(const State& state, bool short_of, bool thawing, Choices& choices)
        : state_(state), short_(short_of), thawing_(thawing), choices_(choices) {
        first_.fill(-1);
    }

    void add(const Difference& difference, Choice made) {
        const int price = improvised_of(made);
        Entry& entry = entry_of(difference);
        if (entry.seen >> (price + 1) & 1) return;
        entry.seen |= 1 << (price + 1);
        if (!short_) {
            if (entry.is_free) return;
            entry.is_free = price < 0;
            choices_.push_back(made);
            return;
        }
        const Mask pieces = new_pieces(made);
        if (!(pieces & ~entry.free)) return;
        choices_.push_back(made);
        if (price < 0) entry.free = pieces;
    }

private:
    struct Entry {
        Difference difference;
        int seen = 0;  // prices + 1, as a set of bits
        bool is_free = false;
        Mask free = 0;  // in a shortage: the pieces to pick up that can be had for nothing
        int next = -1;
    };

    Entry& entry_of(const Difference& difference) {
        for (int i = first_[difference.at]; i >= 0; i = entries_[i].next)
            if (entries_[i].difference == difference) return entries_[i];
        entries_.push_back({difference});
        entries_.back().next = first_[difference.at];
        first_[difference.at] = static_cast<int>(entries_.size()) - 1;
        return entries_.back();
    }

    // In a shortage: the pieces that can become the new being (SUM-6, SUM-7).
    Mask new_pieces(Choice made) const {
        const int at = field(made, 1);
        const Mask on_square = of_type(state_, state_.tables->cards[field(made, 0)].rank) & bit(at);
        return on_square ? on_square : liftable(state_, made, thawing_);
    }

    const State& state_;
    const bool short_, thawing_;
    Choices& choices_;
    std::vector<Entry> entries_;
    std::array<int, SQUARES> first_;
};

// In which colours borrowed pieces can be paid for; -1 where they cost nothing. How many there are.
int ways_to_pay(const State& state, const Borrowing& borrowing, Mask borrowed, int* colours) {
    if (count(borrowed) <= borrowing.free) {
        colours[0] = -1;
        return 1;
    }
    int ways = 0;
    for (int i = 0; i < borrowing.open; i++)
        if (state.own(borrowing.colours[i]) & borrowed) colours[ways++] = borrowing.colours[i];
    return ways;
}

// What all summonings of one moment share.
struct Search {
    const State& state;
    const AtLeast own;
    const Borrowing* borrowing;  // nullptr: nothing may be borrowed

    int most() const { return borrowing ? borrowing->most : 0; }

    Layers layers(const Orientation& orientation) const {
        if (!borrowing) return {matches(state, orientation, own)};
        return matches_borrowing(state, orientation, own, borrowing->usable, borrowing->most, borrowing->empty);
    }

    bool matches_plainly(const Card& card) const {
        for (int i = 0; i < card.shapes; i++)
            if (matches(state, state.tables->orientations[card.shape + i], own)) return true;
        return false;
    }

    // EW-15: the colours in which a pattern that may lie anywhere can be paid for, the cheapest first.
    void add_anywhere(const Card& card, int number, Mask where, Distinct& distinct) const {
        int prices[MOST_SIDES + 1], known = 0;
        for (int layer = 0; layer <= most(); layer++)
            for (int i = 0; i < card.orientations; i++) {
                const Orientation& orientation = state.tables->orientations[card.first + i];
                for (int anchor : squares(layers(orientation)[layer])) {
                    int colours[MOST_SIDES] = {-1}, ways = 1;
                    if (borrowing)
                        ways = ways_to_pay(state, *borrowing, used_by(state, orientation, anchor) & borrowing->usable[0],
                                           colours);
                    for (int way = 0; way < ways; way++)
                        if (std::find(prices, prices + known, colours[way]) == prices + known)
                            prices[known++] = colours[way];
                }
            }
        for (int i = 0; i < known; i++)
            for (int at : squares(where)) distinct.add({at}, summon(number, at, 0, 0, prices[i]));
    }

    // All ways to summon a card, with ever more enemy pieces, each with what distinguishes it (SUM-8).
    void add_candidates(const Card& card, int number, Mask allowed, Distinct& distinct) const {
        std::vector<Layers> found(card.orientations);
        for (int i = 0; i < card.orientations; i++) found[i] = layers(state.tables->orientations[card.first + i]);
        for (int layer = 0; layer <= most(); layer++)
            for (int i = 0; i < card.orientations; i++) {
                const Orientation& orientation = state.tables->orientations[card.first + i];
                for (int at : squares(found[i][layer] & allowed)) {
                    const Mask borrowed =
                        layer ? used_by(state, orientation, at) & borrowing->usable[0] : Mask{0};
                    int colours[MOST_SIDES] = {-1}, ways = 1;
                    if (layer) ways = ways_to_pay(state, *borrowing, borrowed, colours);
                    const Difference what = difference(state, card, orientation, at);
                    for (int way = 0; way < ways; way++)
                        distinct.add(what, card.picky ? summon(number, at, orientation.facing, borrowed, colours[way])
                                                      : summon(number, at, 0, 0, colours[way]));
                }
            }
    }

    // Where neither the placement nor a shortage matters: the squares, own pieces first, then by improvised colour.
    void add_plain(const Card& card, int number, Mask where, Choices& choices) const {
        Mask none = 0, one[MOST_SIDES] = {};
        AtLeast enemy[MOST_SIDES];
        const int open = borrowing ? borrowing->open : 0;
        for (int i = 0; i < open; i++) enemy[i] = pieces_at_least(state, borrowing->colours[i]);
        for (int i = 0; i < card.shapes; i++) {
            const Orientation& shape = state.tables->orientations[card.shape + i];
            if (!open) {
                none |= matches(state, shape, own);
                continue;
            }
            Mask mine = state.tables->board, other[MOST_SIDES] = {};
            for (const Cell& cell : shape.needs) {
                const Mask here = shifted(own[cell.rank], cell.shift);
                for (int k = 0; k < open; k++)
                    other[k] = (other[k] & here) | (mine & shifted(enemy[k][cell.rank], cell.shift));
                mine &= here;
            }
            none |= mine;
            for (int k = 0; k < open; k++) one[k] |= other[k];
        }
        for (int at : squares(none & where)) choices.push_back(summon(number, at, 0, 0, -1));
        where &= ~none;  // an enemy piece more would change nothing there
        for (int k = 0; k < open; k++)
            for (int at : squares(one[k] & where)) choices.push_back(summon(number, at, 0, 0, borrowing->colours[k]));
    }
};

bool may_improvise(const State& state) {
    if (state.form != Form::MELEE) return false;
    int closed = state.improvised[state.active] | 1 << state.side;
    if (state.next_colour) closed |= 1 << pattern_side(state);
    return closed != (1 << state.sides) - 1;
}

void add_summonings(const State& state, bool thawing, Choices& choices) {
    const bool borrows = thawing || state.borrow || state.next_empty || may_improvise(state);
    const Borrowing borrowed(state, thawing);
    const Borrowing* borrowing = borrows ? &borrowed : nullptr;
    const Search search{state, pieces_at_least(state, pattern_side(state)), borrowing};
    // SUM-5: a piece of higher rank, of any colour, forbids the summoning
    const Mask board = state.tables->board, legendary = state.of_rank(LEGENDARY);
    const Mask allowed[RANKS] = {board & ~(state.of_rank(HEROIC) | legendary), board & ~legendary, board};
    const bool freely = borrowing && (borrowing->free > 0 || borrowing->empty > 0);
    const bool improvising = borrowing && borrowing->open;
    const int most_pieces = count(search.own[0]) + search.most() + state.next_empty;
    const int most_upgraded = count(search.own[1]) + search.most();
    const int seat = state.active;

    const auto add = [&](int number) {
        const Card& card = state.tables->cards[number];
        if (card.size > most_pieces || card.upgraded > most_upgraded) return;
        if (!borrowing && card.picky && !search.matches_plainly(card)) return;
        // with more pieces on the board than the pattern needs there is always one to spare; but improvising may free
        // another one (SUM-10)
        const bool short_of =
            is_short(state, card.rank) && (improvising || count(of_type(state, card.rank)) <= card.size);
        const auto start = choices.size();
        if (card.anywhere >= 0) {
            const Mask where = state.tables->constants[card.anywhere] & ~state.occupied();
            Distinct distinct(state, short_of, thawing, choices);
            if (where) search.add_anywhere(card, number, where, distinct);
        } else if (short_of || card.picky || freely) {
            Distinct distinct(state, short_of, thawing, choices);
            search.add_candidates(card, number, allowed[card.rank], distinct);
        } else {
            search.add_plain(card, number, allowed[card.rank], choices);
        }
        if (thawing)
            for (auto i = start; i < choices.size(); i++) choices[i] |= THAWING;
    };
    for (int number : state.hands[seat]) add(number);
    for (int number : state.legends[seat]) add(number);
    if (state.pending[seat] != NO_CARD) add(state.pending[seat]);  // EW-6
}

// Whether two summonings lead to the same and use up the same, whichever enemy pieces help.
bool same_result(const State& state, Choice one, Choice other) {
    if (field(one, 0) != field(other, 0) || field(one, 1) != field(other, 1)) return false;
    if (improvised_of(one) != improvised_of(other)) return false;
    const Card& card = state.tables->cards[field(one, 0)];
    const int at = field(one, 1);
    return !card.picky || difference(state, card, orientation_of(state, one), at) ==
                              difference(state, card, orientation_of(state, other), at);
}

}  // namespace

Mask used_by(const State& state, const Orientation& orientation, int at) {
    return shifted(orientation.cells, state.tables->rules.offset - at);
}

Mask marked_by(const State& state, Mask marks, int at) {
    return shifted(marks, state.tables->rules.offset - at) & state.tables->board;
}

const Orientation& orientation_of(const State& state, Choice chosen) {
    const Card& card = state.tables->cards[field(chosen, 0)];
    const int facing = field(chosen, 2);
    for (int i = 0; i < card.orientations; i++)
        if (state.tables->orientations[card.first + i].facing == facing) return state.tables->orientations[card.first + i];
    throw std::logic_error("a pattern has no such orientation");
}

Mask of_type(const State& state, int rank) {
    const int base = 3 * state.side;
    return rank == LEGENDARY ? state.pieces[base + LEGENDARY] : state.pieces[base] | state.pieces[base + 1];
}

bool is_short(const State& state, int rank) {
    return !(rank == LEGENDARY ? state.legendary : state.two_faced)[state.side];
}

Mask liftable(const State& state, Choice chosen) { return liftable(state, chosen, (chosen & THAWING) != 0); }

void summon_options(const State& state, Choices& choices) {
    const auto start = static_cast<std::ptrdiff_t>(choices.size());
    add_summonings(state, false, choices);
    const int frozen = state.frozen[state.active];
    if (frozen == NO_CARD || !state.tables->cards[frozen].thaws_with_summoning) return;
    // EF-14: thawing and summoning are one choice, offered where the enemy piece makes a difference
    const auto end = static_cast<std::ptrdiff_t>(choices.size());
    Choices thawed;
    add_summonings(state, true, thawed);
    for (Choice made : thawed)
        if (std::none_of(choices.begin() + start, choices.begin() + end,
                         [&](Choice plain) { return same_result(state, plain, made); }))
            choices.push_back(made);
}

}  // namespace arenarium::tashkalar
