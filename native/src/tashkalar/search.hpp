// Searching a whole turn, and what the others answer, as in `bots/turns.py` and `bots/replies.py`.
#pragma once

#include <functional>
#include <memory>
#include <unordered_map>
#include <unordered_set>

#include "judgement.hpp"
#include "rules.hpp"

namespace arenarium::tashkalar {

struct Breadth {
    int64_t positions;
    bool discards;
    int judged;
    bool lifts = true;
};

using GoesOn = std::function<bool()>;
// Whether a player that overlooks things sees a way to summon; none: it sees all.
using Notices = std::function<bool(Choice)>;
using Path = std::vector<Choice>;

// A way to play the turn. Lines of one plan are of one kind.
struct Line {
    double worth;
    Path path;
    uint64_t plan;
};

class TurnSearch {
public:
    TurnSearch(const State& root, const Judgement& judgement, const Breadth& breadth, Notices notices = {});
    // The best ways to play the turn come first.
    std::vector<Line> run(const GoesOn& goes_on);
    int64_t positions() const { return positions_; }

private:
    // A position that was gone on with; of the others only how they are reached is kept.
    struct Expanded {
        std::unique_ptr<std::byte[]> bytes;
        int from;
        Choice by;
    };
    struct Node {
        double rank;
        int64_t number;
        int from;  // a place among the expanded ones, or -1: the root
        Choice by;
        uint64_t plan;
        bool operator<(const Node& other) const {
            return rank != other.rank ? rank < other.rank : number > other.number;
        }
    };
    struct Bucket {
        std::vector<Node> heap;
        int taken = 0;
    };
    struct Layer {
        std::vector<Bucket> buckets;
        std::unordered_map<uint64_t, size_t> places;
        size_t size = 0;
        void add(const Node& node);
        Node take();
    };
    struct End {
        double worth;
        int64_t number;
        int from;
        Choice by;
        uint64_t plan;
        bool operator<(const End& other) const {
            return worth != other.worth ? worth > other.worth : number < other.number;
        }
    };
    struct Key {
        uint64_t one, other;
        bool operator==(const Key&) const = default;
    };
    struct KeyHash {
        size_t operator()(const Key& key) const { return key.one; }
    };

    bool may_go_on(const GoesOn& goes_on) const { return positions_ < breadth_.positions && goes_on(); }
    bool exhausted() const;
    bool is_over(const State& state) const { return state.turn != root_.turn || state.phase == Phase::OVER; }
    void expand(size_t depth, const Node& node, const GoesOn& goes_on);
    void add(size_t depth, const State& from, int place, uint64_t plan, Choice option);
    void keep(const End& end);
    void dive();
    std::vector<Line> judged();
    void restore(int place, State& state) const;
    void reach(const Node& node, State& state);
    void options_of(State& state, Choices& found);
    bool is_noticed(Choice option);
    void overlook(Choices& found);
    Path path_to(int from, Choice by) const;
    static Key key_of(const State& state);

    const State& root_;
    const Judgement& judgement_;
    const Breadth breadth_;
    const Notices notices_;
    std::unordered_map<Choice, bool> noticed_;  // what is overlooked stays so
    std::vector<Expanded> expanded_;
    std::vector<Layer> layers_;
    std::unordered_set<Key, KeyHash> seen_;
    std::unordered_map<uint64_t, std::vector<End>> ends_;
    int64_t numbers_ = 0, positions_ = 0;
    State work_;
    Choices scratch_, open_, all_;
    std::vector<Line> dived_;
};

// The position after a choice that is known to be an option; where nothing is left but to end the turn, it is ended.
void step(State& state, Choice chosen, Choices& scratch);
// After those choices that the same seat can still make.
void follow(State& state, const Path& path);
// What these choices are worth after the turns of the others up to the next own one, in this world.
double answered(const State& world, const Path& path, const Judgement& judgement, const Breadth& breadth, int most,
                const GoesOn& goes_on);

}  // namespace arenarium::tashkalar
