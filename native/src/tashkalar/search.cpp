#include "search.hpp"

#include <algorithm>
#include <cmath>

namespace arenarium::tashkalar {

namespace {

constexpr double ACTION_WORTH = 0.3, EFFECT_WORTH = 0.1, CROWDING = 0.1;
constexpr size_t KEPT_OF_A_PLAN = 4;
constexpr int64_t LOOK_EVERY = 64;  // positions between two looks at the clock

uint64_t mixed(uint64_t z) {
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

// A plan is the sum of its parts: the order in which they come does not matter.
uint64_t planned(uint64_t plan, Choice option) {
    const ChoiceKind kind = kind_of(option);
    switch (kind) {
        case ChoiceKind::Summon: return plan + mixed(choice(kind, field(option, 0), field(option, 1)) + 1);
        case ChoiceKind::Flare:
        case ChoiceKind::Thaw:
        case ChoiceKind::Warp:
        case ChoiceKind::Claim: return plan + mixed(choice(kind, field(option, 0)) + 1);
        default: return plan;
    }
}

// Two lanes of multiplying and turning: 128 bits, so that two positions are never taken for one.
class Hash {
public:
    void word(uint64_t value) {
        one_ = std::rotl((one_ ^ value) * 0x9E3779B97F4A7C15, 29);
        other_ = std::rotl((other_ + value) * 0xC2B2AE3D27D4EB4F, 31);
    }
    void mask(Mask value) {
        word(static_cast<uint64_t>(value));
        word(static_cast<uint64_t>(value >> 64));
    }
    void bytes(const void* from, size_t number) {
        const auto* at = static_cast<const char*>(from);
        for (; number >= 8; at += 8, number -= 8) {
            uint64_t value;
            std::memcpy(&value, at, 8);
            word(value);
        }
        uint64_t rest = number;
        std::memcpy(reinterpret_cast<char*>(&rest) + 1, at, number);
        word(rest);
    }
    void cards(const Cards& of) { bytes(of.card, of.size); }
    // Two in a word: none of them has more than 32 bits.
    template <typename One, typename Other, typename... Rest>
    void numbers(One one, Other other, Rest... rest) {
        static_assert(sizeof one <= 4 && sizeof other <= 4);
        word(uint64_t{static_cast<uint32_t>(one)} << 32 | static_cast<uint32_t>(other));
        if constexpr (sizeof...(rest) == 1)
            word(static_cast<uint32_t>((rest, ...)));
        else if constexpr (sizeof...(rest) > 1)
            numbers(rest...);
    }
    uint64_t one() const { return mixed(one_); }
    uint64_t other() const { return mixed(other_); }

private:
    uint64_t one_ = 1, other_ = 2;
};

void hash_frames(const State& state, Hash& hash) {
    hash.word(state.depth);
    for (int i = 0; i < state.depth; i++) {
        const Frame& frame = state.stack[i];
        hash.numbers(frame.program, frame.pc, frame.count, frame.loop, frame.done, frame.earlier, frame.met);
        hash.bytes(frame.number, sizeof frame.number);
        for (Mask set : frame.set) hash.mask(set);
    }
}

}  // namespace

// ---- the table of positions seen, and those that were gone on with

TurnSearch::Key TurnSearch::key_of(const State& s) {
    Hash hash;
    for (int i = 0; i < RANKS * s.sides; i++) hash.mask(s.pieces[i]);
    hash.mask(s.gateway);
    hash.numbers(s.turn, s.phase, s.control, s.actions, s.discarded, s.slowed, s.extra_turns, s.next_colour, s.next_empty,
                 s.counted_more, s.held_pieces);
    for (int i = 0; i < s.held_pieces; i++) hash.numbers(s.held[i].card, s.held[i].piece, s.held[i].gateway);
    hash.cards(s.warped);
    for (int seat = 0; seat < s.seats; seat++) {
        hash.numbers(s.frozen[seat], s.pending[seat], s.improvised[seat]);
        hash.cards(s.hands[seat]);
        hash.cards(s.legends[seat]);
        hash.cards(s.flares[seat]);
    }
    for (int pile = 0; pile < s.seats + 2; pile++) hash.cards(s.piles[pile]);
    for (int side = 0; side < s.sides; side++) {
        hash.cards(s.claimed[side]);
        hash.numbers(s.removed[side][0], s.removed[side][1]);
    }
    hash.bytes(s.points, (s.form == Form::MELEE ? s.seats * s.sides : s.sides) * sizeof *s.points);
    hash.bytes(s.destroyed, RANKS * s.sides * sizeof *s.destroyed);
    hash.numbers(s.summoned, s.summoned_legends, s.summoned_red, s.summoned_green, s.extra_beings, s.extra_legends,
                 s.another_turn, s.borrow);
    hash_frames(s, hash);
    return {hash.one(), hash.other()};
}

void TurnSearch::restore(int place, State& state) const {
    if (place < 0) {
        root_.copy_to(state);
        return;
    }
    const std::byte* bytes = expanded_[place].bytes.get();
    std::memcpy(static_cast<void*>(&state), bytes, offsetof(State, stack));
    std::memcpy(static_cast<void*>(state.stack), bytes + offsetof(State, stack), state.depth * sizeof(Frame));
}

Path TurnSearch::path_to(int from, Choice by) const {
    Path path{by};
    for (; from > 0; from = expanded_[from].from) path.push_back(expanded_[from].by);
    std::reverse(path.begin(), path.end());
    return path;
}

// ---- layers

void TurnSearch::Layer::add(const Node& node) {
    const auto [found, fresh] = places.try_emplace(node.plan, buckets.size());
    if (fresh) buckets.emplace_back();
    std::vector<Node>& heap = buckets[found->second].heap;
    heap.push_back(node);
    std::push_heap(heap.begin(), heap.end());
    size++;
}

TurnSearch::Node TurnSearch::Layer::take() {
    Bucket* best = nullptr;
    double most = 0.0;
    for (Bucket& bucket : buckets) {
        if (bucket.heap.empty()) continue;
        const double promise = bucket.heap.front().rank - CROWDING * std::sqrt(static_cast<double>(bucket.taken));
        if (!best || promise > most) {
            best = &bucket;
            most = promise;
        }
    }
    best->taken++;
    size--;
    std::pop_heap(best->heap.begin(), best->heap.end());
    const Node node = best->heap.back();
    best->heap.pop_back();
    return node;
}

// ---- the search

TurnSearch::TurnSearch(const State& root, const Judgement& judgement, const Breadth& breadth, Notices notices)
    : root_(root), judgement_(judgement), breadth_(breadth), notices_(std::move(notices)), layers_(1) {
    seen_.insert(key_of(root));
    layers_[0].add({0.0, 0, -1, 0, 0});
}

bool TurnSearch::exhausted() const {
    return std::all_of(layers_.begin(), layers_.end(), [](const Layer& layer) { return !layer.size; });
}

std::vector<Line> TurnSearch::run(const GoesOn& goes_on) {
    while (!exhausted() && may_go_on(goes_on))
        for (size_t depth = 0; depth < layers_.size(); depth++) {  // which grow meanwhile
            if (!layers_[depth].size) continue;
            if (!may_go_on(goes_on)) break;
            expand(depth, layers_[depth].take(), goes_on);
        }
    if (ends_.empty()) dive();
    return judged();
}

bool TurnSearch::is_noticed(Choice option) {
    const auto [known, fresh] = noticed_.try_emplace(option, false);
    if (fresh) known->second = notices_(option);
    return known->second;
}

void TurnSearch::overlook(Choices& found) {
    all_ = found;
    std::erase_if(found, [&](Choice option) { return kind_of(option) == ChoiceKind::Summon && !is_noticed(option); });
    if (found.empty()) found = all_;
}

void TurnSearch::options_of(State& state, Choices& found) {
    options(state, found);
    if (found.empty()) return;
    if (notices_) overlook(found);
    const auto any = [&](ChoiceKind kind) {
        return std::any_of(found.begin(), found.end(), [&](Choice option) { return kind_of(option) == kind; });
    };
    bool discards = breadth_.discards;
    if (!discards && !breadth_.lifts && any(ChoiceKind::Discard))
        discards = std::erase_if(found, [](Choice option) { return kind_of(option) == ChoiceKind::Lift; }) > 0;
    if (kind_of(found[0]) == ChoiceKind::Return) {
        // no more cards, or the card that is of least use: in which order they go under the deck does not matter
        const Ground ground(state, state.side);
        int least = 3;
        Choice useless = 0;
        for (Choice option : found) {
            if (kind_of(option) != ChoiceKind::Return) continue;
            const Card& card = state.tables->cards[field(option, 0)];
            if (card.flare) continue;
            const int use = use_of(*state.tables, card, ground);
            if (use < least) {
                least = use;
                useless = option;
            }
        }
        std::erase_if(found, [](Choice option) { return kind_of(option) == ChoiceKind::Return; });
        if (least < 3) found.push_back(useless);
    } else if (!discards) {
        std::erase_if(found, [](Choice option) { return kind_of(option) == ChoiceKind::Discard; });
    }
}

void TurnSearch::reach(const Node& node, State& state) {
    restore(node.from, state);
    if (node.number) step(state, node.by, scratch_);
}

void TurnSearch::expand(size_t depth, const Node& node, const GoesOn& goes_on) {
    State state;
    reach(node, state);
    const size_t length = offsetof(State, stack) + state.depth * sizeof(Frame);
    Expanded kept{std::make_unique_for_overwrite<std::byte[]>(length), node.from, node.by};
    std::memcpy(kept.bytes.get(), &state, length);
    const int place = static_cast<int>(expanded_.size());
    expanded_.push_back(std::move(kept));
    options_of(state, open_);
    for (Choice option : open_) {
        if (positions_ >= breadth_.positions || (positions_ % LOOK_EVERY == 0 && !goes_on())) return;
        add(depth, state, place, node.plan, option);
    }
}

void TurnSearch::add(size_t depth, const State& from, int place, uint64_t plan, Choice option) {
    from.copy_to(work_);
    step(work_, option, scratch_);
    if (!seen_.insert(key_of(work_)).second) return;
    positions_++;
    numbers_++;
    const double worth = judgement_.quick(work_);
    plan = planned(plan, option);
    if (is_over(work_)) {
        keep({worth, numbers_, place, option, plan});
        return;
    }
    if (depth + 1 == layers_.size()) layers_.emplace_back();
    const double rank = worth + ACTION_WORTH * work_.actions + (work_.depth ? EFFECT_WORTH : 0.0);
    layers_[depth + 1].add({rank, numbers_, place, option, plan});
}

void TurnSearch::keep(const End& end) {
    std::vector<End>& ends = ends_[end.plan];
    ends.push_back(end);
    if (ends.size() > KEPT_OF_A_PLAN) ends.erase(std::max_element(ends.begin(), ends.end()));
}

void TurnSearch::dive() {
    State state;
    root_.copy_to(state);
    Path path;
    uint64_t plan = 0;
    for (auto layer = layers_.rbegin(); layer != layers_.rend(); ++layer)
        if (layer->size) {
            const Node node = layer->take();
            reach(node, state);
            plan = node.plan;
            if (node.number) path = path_to(node.from, node.by);
            break;
        }
    while (!is_over(state)) {
        options_of(state, open_);
        double best = 0.0;
        Choice chosen = 0;
        bool any = false;
        for (Choice option : open_) {
            state.copy_to(work_);
            step(work_, option, scratch_);
            const double worth = judgement_.quick(work_);
            if (!any || worth > best) {
                any = true;
                best = worth;
                chosen = option;
            }
        }
        if (!any) throw std::logic_error("nobody can choose, but the turn is not over");
        step(state, chosen, scratch_);
        path.push_back(chosen);
        plan = planned(plan, chosen);
    }
    dived_.push_back({judgement_.full(state), path, plan});
}

std::vector<Line> TurnSearch::judged() {
    if (!dived_.empty()) return dived_;
    std::vector<End> found;
    for (const auto& [plan, ends] : ends_) found.insert(found.end(), ends.begin(), ends.end());
    std::sort(found.begin(), found.end());
    found.resize(std::min(found.size(), static_cast<size_t>(std::max(breadth_.judged, 1))));
    std::vector<Line> lines;
    for (const End& end : found) {
        restore(end.from, work_);
        step(work_, end.by, scratch_);
        lines.push_back({judgement_.full(work_), path_to(end.from, end.by), end.plan});
    }
    std::stable_sort(lines.begin(), lines.end(), [](const Line& one, const Line& other) { return one.worth > other.worth; });
    return lines;
}

// ---- replies

void step(State& state, Choice chosen, Choices& scratch) {
    const bool known = advance(state, chosen, scratch);
    if (state.actions || state.phase != Phase::ACTIONS || state.depth) return;
    if (!known) options(state, scratch);
    if (scratch.size() == 1) advance(state, FINISH, scratch);
}

void follow(State& state, const Path& path) {
    const int seat = asked(state);
    Choices open;
    for (Choice chosen : path) {
        if (state.phase == Phase::OVER || asked(state) != seat) break;
        options(state, open);
        if (std::find(open.begin(), open.end(), chosen) == open.end()) break;
        step(state, chosen, open);
    }
}

namespace {

constexpr double MOST_WORTH = 6.0;

// The rest of the turn as a seat would play it that holds what it holds in this world.
void play(State& state, int seat, const Judgement& judgement, const Breadth& breadth, int most, const GoesOn& goes_on) {
    Knowledge knowledge;
    knowledge.seat = seat;
    for (const Cards* held : {&state.hands[seat], &state.legends[seat], &state.flares[seat]})
        for (int card : *held) knowledge.learn(card);
    knowledge.consider(state, most);
    const Judgement theirs(state, std::move(knowledge), judgement.weights());
    const std::vector<Line> lines = TurnSearch(state, theirs, breadth).run(goes_on);
    Choices scratch;
    for (Choice chosen : lines.front().path) step(state, chosen, scratch);
}

}  // namespace

double answered(const State& world, const Path& path, const Judgement& judgement, const Breadth& breadth, int most,
                const GoesOn& goes_on) {
    State state;
    world.copy_to(state);
    follow(state, path);
    // the partner may have taken over
    if (state.turn == world.turn && state.phase != Phase::OVER)
        play(state, state.control, judgement, breadth, most, goes_on);
    for (int others = 1; others < world.sides; others++) {
        if (state.phase == Phase::OVER || state.side == judgement.side()) break;
        play(state, state.active, judgement, breadth, most, goes_on);
    }
    return std::clamp(judgement.full(state), -MOST_WORTH, MOST_WORTH);
}

}  // namespace arenarium::tashkalar
