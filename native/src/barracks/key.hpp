// The value of a position in bytes: equal bytes, equal positions.
#pragma once

#include <string>

#include "position.hpp"

namespace arenarium::barracks {

std::string key(const State& state);

}  // namespace arenarium::barracks
