#!/usr/bin/env sh
# Chromium for the browser tests: the one that is there, or Debian's. CHROMIUM names another.
set -eu
[ -n "${CHROMIUM:-}" ] && exit 0
command -v chromium >/dev/null 2>&1 && exit 0
if ! command -v apt-get >/dev/null 2>&1; then
  echo "The browser tests need Chromium: install it, or set CHROMIUM to its path." >&2
  exit 1
fi
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo"
$as_root apt-get update -qq
DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null
