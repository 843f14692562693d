// The computer player for Python: what a judgement is made of, and the two questions that are asked of it.
#include "playing.hpp"
#include "search.hpp"

namespace arenarium::tashkalar {

namespace {

Numbers weights_of(nb::handle list) {
    Numbers found{};
    size_t number = 0;
    for (nb::handle weight : list) {
        if (number == JUDGED) throw nb::value_error("more weights than numbers");
        found[number++] = nb::cast<double>(weight);
    }
    if (number != JUDGED) throw nb::value_error("fewer weights than numbers");
    return found;
}

// A judgement with the weights that it refers to.
class Thinker {
public:
    Thinker(NativePlaying& root, int seat, nb::handle known, int most, nb::handle waiting, nb::handle moving)
        : weights_{weights_of(waiting), weights_of(moving)},
          most_(most),
          judgement_(root.state(), knowledge(root.state(), seat, known, most), weights_) {}
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    double quick(NativePlaying& state) const { return judgement_.quick(state.state()); }
    double full(NativePlaying& state) const { return judgement_.full(state.state()); }

    nb::list lines(NativePlaying& root, int64_t positions, bool discards, bool lifts, int judged, nb::object notices,
                   const nb::callable& goes_on) const {
        Notices seen;
        if (!notices.is_none())
            seen = [&](Choice option) { return nb::cast<bool>(notices(root.loaded().makers.choice_object(option))); };
        TurnSearch search(root.state(), judgement_, {positions, discards, judged, lifts}, std::move(seen));
        nb::list found;
        for (const Line& line : search.run([&] { return nb::cast<bool>(goes_on()); })) {
            nb::list path;
            for (Choice made : line.path) path.append(root.loaded().makers.choice_object(made));
            found.append(nb::make_tuple(line.worth, nb::tuple(path), line.plan));
        }
        return found;
    }

    double answered(NativePlaying& world, nb::handle path, int64_t positions, bool discards, int judged,
                    const nb::callable& goes_on) const {
        return tashkalar::answered(world.state(), codes(world, path), judgement_, {positions, discards, judged}, most_,
                                   [&] { return nb::cast<bool>(goes_on()); });
    }

private:
    static Knowledge knowledge(const State& state, int seat, nb::handle known, int most) {
        if (seat < 0 || seat >= state.seats) throw nb::value_error("there is no such seat");
        if (most < 1) throw nb::value_error("at least one card has to be looked at");
        Knowledge found;
        found.seat = seat;
        for (nb::handle card : known) found.learn(nb::cast<uint8_t>(card));
        found.consider(state, most);
        return found;
    }

    static bool same(nb::handle one, nb::handle other) { return one.is(other) || one.equal(other); }

    // The choices as numbers, as far as they can be made.
    static Path codes(NativePlaying& world, nb::handle path) {
        State state;
        world.state().copy_to(state);
        Path found;
        Choices open;
        for (nb::handle wanted : path) {
            if (state.phase == Phase::OVER) break;
            options(state, open);
            size_t at = 0;
            while (at < open.size() && !same(world.loaded().makers.choice_object(open[at]), wanted)) at++;
            if (at == open.size()) break;
            found.push_back(open[at]);
            step(state, found.back(), open);
        }
        return found;
    }

    const Weights weights_;
    const int most_;
    const Judgement judgement_;
};

}  // namespace

void add_thinking(nb::module_& module) {
    module.attr("JUDGED") = static_cast<int>(JUDGED);
    nb::class_<Thinker>(module, "Thinker")
        .def(nb::init<NativePlaying&, int, nb::handle, int, nb::handle, nb::handle>())
        .def("quick", &Thinker::quick)
        .def("full", &Thinker::full)
        .def("lines", &Thinker::lines, nb::arg("root"), nb::arg("positions"), nb::arg("discards"), nb::arg("lifts"),
             nb::arg("judged"), nb::arg("notices").none(), nb::arg("goes_on"))
        .def("answered", &Thinker::answered);
}

}  // namespace arenarium::tashkalar
