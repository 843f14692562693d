#!/bin/sh
# Build the native engine into the environment of a Python, where there is a C++ compiler. Without it Python plays everything.
set -eu
cd "$(dirname "$0")/.."
compiler=${CXX:-c++}
if ! command -v "$compiler" >/dev/null 2>&1; then
    echo "no C++ compiler ($compiler): the native engine is not built, and Python plays everything"
    exit 0
fi
mkdir -p build
if ! "$1" -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall \
    --config-settings=build-dir="$PWD/build/native" ./native >build/native.log 2>&1; then
    echo "the native engine could not be built (build/native.log says why), and Python plays everything"
fi
