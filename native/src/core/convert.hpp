// Numbers and lists of them, from Python and back. All that comes in is checked: it may be anybody's.
#pragma once

#include <nanobind/nanobind.h>

#include <cstring>
#include <initializer_list>
#include <string>
#include <type_traits>
#include <vector>

#include "choice_objects.hpp"
#include "names.hpp"

namespace arenarium {

namespace nb = nanobind;

[[noreturn]] inline void refuse(const std::string& what) {
    throw nb::value_error(("the native engine does not take this position: " + what).c_str());
}

inline int64_t checked(nb::handle value, int64_t least, int64_t most, const char* name) {
    int64_t number = 0;
    if (!nb::try_cast(value, number) || number < least || number > most) refuse(name);
    return number;
}

inline std::vector<int32_t> numbers(nb::handle list) {
    std::vector<int32_t> read;
    for (nb::handle item : list) read.push_back(nb::cast<int32_t>(item));
    return read;
}

// Rows of numbers as structs that have nothing but such numbers.
template <typename Row>
std::vector<Row> rows(nb::handle list) {
    static_assert(sizeof(Row) % sizeof(int32_t) == 0 && std::is_trivially_copyable_v<Row>);
    std::vector<Row> read;
    for (nb::handle item : list) {
        const std::vector<int32_t> row = numbers(item);
        if (row.size() * sizeof(int32_t) != sizeof(Row)) throw nb::value_error("a row has the wrong length");
        Row made;
        std::memcpy(&made, row.data(), sizeof(Row));
        read.push_back(made);
    }
    return read;
}

template <typename T>
nb::list list_of(const T* values, int length) {
    nb::list list;
    for (int i = 0; i < length; i++) list.append(static_cast<int64_t>(values[i]));
    return list;
}

inline nb::tuple named(std::initializer_list<const char*> names) {
    nb::list list;
    for (const char* name : names) list.append(name);
    return nb::tuple(list);
}

// The fields of a position by name.
class FieldReader {
public:
    explicit FieldReader(const nb::dict& values) : values_(values) {}

    nb::object field(const char* name) const { return values_[name]; }

    int32_t number(const char* name, int64_t least, int64_t most) const {
        return static_cast<int32_t>(checked(values_[name], least, most, name));
    }

    template <typename T>
    void each(const char* name, T* to, int length, int64_t least, int64_t most) const {
        const nb::object list = field(name);
        if (nb::len(list) != static_cast<size_t>(length)) refuse(name);
        int i = 0;
        for (nb::handle item : list) to[i++] = static_cast<T>(checked(item, least, most, name));
    }

    void dealer(uint8_t* to, size_t length) const {
        const nb::object bytes = field("dealer");
        if (!nb::isinstance<nb::bytes>(bytes)) refuse("dealer");
        const auto read = nb::cast<nb::bytes>(bytes);
        if (read.size() != length) refuse("dealer");
        std::memcpy(to, read.c_str(), length);
    }

private:
    const nb::dict& values_;
};

// What a card set brings beside its tables: how Python objects are made.
struct Makers {
    ChoiceObjects choice_object;
    nb::object make_outcome;

    explicit Makers(const nb::dict& assembled)
        : choice_object(assembled["make_choice"]), make_outcome(assembled["make_outcome"]) {}
};

}  // namespace arenarium
