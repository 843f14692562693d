// Tables from what the assembler in Python has made, and the names that it may use.
#include "judgement.hpp"
#include "python.hpp"

namespace arenarium::tashkalar {

namespace {

Orientation orientation(nb::handle row) {
    Orientation made{};
    made.facing = nb::cast<int32_t>(row["facing"]);
    made.arrows = nb::cast<int32_t>(row["arrows"]);
    made.cells = mask_of(row["cells"]);
    made.marks = mask_of(row["marks"]);
    made.second_marks = mask_of(row["second_marks"]);
    for (nb::handle cell : row["needs"]) made.needs.push_back({nb::cast<int32_t>(cell[0]), nb::cast<int32_t>(cell[1])});
    return made;
}

void load_rays(Tables& tables, nb::handle rays) {
    for (auto& row : tables.direction_of) row.fill(-1);
    int square = 0;
    for (nb::handle from_square : rays) {
        int direction = 0;
        for (nb::handle way : from_square) {
            Ray& ray = tables.rays.at(square).at(direction);
            for (int target : numbers(way)) {
                ray.squares.at(ray.length++) = static_cast<int8_t>(target);
                ray.mask |= bit(target);
                tables.direction_of.at(square).at(target) = static_cast<int8_t>(direction);
            }
            direction++;
        }
        square++;
    }
}

}  // namespace

Mask mask_of(nb::handle number) {
    static const nb::handle sixty_four = nb::int_(64).release();
    const auto low = PyLong_AsUnsignedLongLongMask(number.ptr());
    const nb::object upper = nb::steal(PyNumber_Rshift(number.ptr(), sixty_four.ptr()));
    if (!upper.is_valid()) nb::raise_python_error();
    const auto high = PyLong_AsUnsignedLongLong(upper.ptr());
    if (PyErr_Occurred()) nb::raise_python_error();
    return Mask{high} << 64 | low;
}

nb::object number_of(Mask mask) {
    nb::object low = nb::steal(PyLong_FromUnsignedLongLong(static_cast<uint64_t>(mask)));
    const auto upper = static_cast<uint64_t>(mask >> 64);
    if (!upper) return low;
    const nb::object high = nb::steal(PyLong_FromUnsignedLongLong(upper)), by = nb::int_(64);
    const nb::object lifted = nb::steal(PyNumber_Lshift(high.ptr(), by.ptr()));
    return nb::steal(PyNumber_Or(lifted.ptr(), low.ptr()));
}

Loaded::Loaded(const nb::dict& d) : makers(d) {
    Tables& t = tables;
    t.rules = rows<Rules>(d["rules"]).at(0);
    t.board = mask_of(d["board"]);
    t.red = mask_of(d["red"]);
    t.green = mask_of(d["green"]);
    t.diagonal_directions = nb::cast<int32_t>(d["diagonal_directions"]);
    load_rays(t, d["rays"]);
    for (nb::handle table : d["tables"]) {
        SquareTable made{};
        int square = 0;
        for (nb::handle mask : table) made.at(square++) = mask_of(mask);
        t.tables.push_back(made);
    }
    t.adjacent = nb::cast<int32_t>(d["adjacent"]);
    for (nb::handle mask : d["constants"]) t.constants.push_back(mask_of(mask));
    t.start_duel = numbers(d["start_duel"]);
    for (nb::handle pair : d["start_melee"]) t.start_melee.push_back(numbers(pair));
    t.selectors = numbers(d["selectors"]);
    t.tests = numbers(d["tests"]);
    t.criteria = numbers(d["criteria"]);
    t.alternatives = numbers(d["alternatives"]);
    t.steps = rows<Step>(d["steps"]);
    for (nb::handle program : d["programs"]) {
        const std::vector<int32_t> row = numbers(program);
        t.programs.push_back({row.at(0), row.at(1), static_cast<Finish>(row.at(2)), row.at(3) != 0});
    }
    t.place_lifted = nb::cast<int32_t>(d["place lifted"]);
    t.return_cards = nb::cast<int32_t>(d["return cards"]);
    t.pick_up = nb::cast<int32_t>(d["pick up"]);
    t.keep_one = nb::cast<int32_t>(d["keep one"]);
    t.legend_point = nb::cast<int32_t>(d["legend point"]);
    t.flare_resolved = nb::cast<int32_t>(d["flare resolved"]);
    t.cards = rows<Card>(d["cards"]);
    for (nb::handle row : d["orientations"]) t.orientations.push_back(orientation(row));
    t.tasks = rows<Task>(d["tasks"]);
    for (size_t task = 0; task < t.tasks.size(); task++) t.needs.push_back(need_of(t, static_cast<int>(task)));
    for (nb::handle school : d["schools"]) t.schools.push_back(numbers(school));
    for (nb::handle school : d["warps"]) {
        std::vector<bool> with_warp;
        for (nb::handle has_warp : school) with_warp.push_back(nb::cast<bool>(has_warp));
        t.warps.push_back(with_warp);
    }
    t.least_upper = nb::cast<int32_t>(d["least_upper"]);
    t.least_lower = nb::cast<int32_t>(d["least_lower"]);
}

nb::dict all_names() {
    nb::dict names;
    names["steps"] = named({ARENARIUM_STEPS(ARENARIUM_NAMED)});
    names["acts"] = named({ARENARIUM_ACTS(ARENARIUM_NAMED)});
    names["finishes"] = named({ARENARIUM_FINISHES(ARENARIUM_NAMED)});
    names["selects"] = named({ARENARIUM_SELECTS(ARENARIUM_NAMED)});
    names["tests"] = named({ARENARIUM_TESTS(ARENARIUM_NAMED)});
    names["criteria"] = named({ARENARIUM_CRITERIA(ARENARIUM_NAMED)});
    names["counted"] = named({ARENARIUM_COUNTED(ARENARIUM_NAMED)});
    names["courses"] = named({ARENARIUM_COURSES(ARENARIUM_NAMED)});
    names["colours"] = named({ARENARIUM_COLOURS(ARENARIUM_NAMED)});
    names["owners"] = named({ARENARIUM_OWNERS(ARENARIUM_NAMED)});
    names["forms"] = named({ARENARIUM_FORMS(ARENARIUM_NAMED)});
    names["phases"] = named({ARENARIUM_PHASES(ARENARIUM_NAMED)});
    names["end_reasons"] = named({ARENARIUM_END_REASONS(ARENARIUM_NAMED)});
    names["decided_by"] = named({ARENARIUM_DECIDED_BY(ARENARIUM_NAMED)});
    names["choices"] = named({ARENARIUM_CHOICES(ARENARIUM_NAMED)});
    names["sets"] = named({ARENARIUM_SETS(ARENARIUM_NAMED)});
    names["numbers"] = named({ARENARIUM_NUMBERS(ARENARIUM_NAMED)});
    names["step_fields"] = named({ARENARIUM_STEP_FIELDS(ARENARIUM_NAMED)});
    names["card_fields"] = named({ARENARIUM_CARD_FIELDS(ARENARIUM_NAMED)});
    names["rules"] = named({ARENARIUM_RULES(ARENARIUM_NAMED)});
    return names;
}

}  // namespace arenarium::tashkalar
