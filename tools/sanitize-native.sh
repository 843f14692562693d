#!/bin/sh
# The lockstep tests with a native engine that watches its own memory and arithmetic. Built aside, under build/.
set -eu
cd "$(dirname "$0")/.."
python=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
"$python" -m cmake -S native -B build/sanitized -G Ninja -DPython_EXECUTABLE="$python" -DARENARIUM_SANITIZE=ON \
    -DCMAKE_MAKE_PROGRAM="$(dirname "$python")/ninja"
"$python" -m cmake --build build/sanitized
mkdir -p build/sanitized/path/arenarium_native
cp native/arenarium_native/__init__.py build/sanitized/*.so build/sanitized/path/arenarium_native/
# the interpreter itself is not sanitized: its runtime comes first, and what it leaks is not ours
LD_PRELOAD="$(${CXX:-c++} -print-file-name=libasan.so) $(${CXX:-c++} -print-file-name=libstdc++.so)" \
    ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=print_stacktrace=1 \
    PYTHONPATH=build/sanitized/path "$python" -m pytest -n 0 tests/native tests/games/tashkalar/native tests/games/barracks/native \
    tests/games/tashkalar/bots/test_native_thinking.py
