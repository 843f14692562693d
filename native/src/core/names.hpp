// Lists of names are macros that take a macro: from one list come an enumeration, the fields of a row, and the names that are
// exported to the assembler in Python.
#pragma once

#include <cstdint>

#define ARENARIUM_ENUMERATED(name) name,
#define ARENARIUM_NAMED(name) #name,
#define ARENARIUM_FIELD(name) int32_t name;
