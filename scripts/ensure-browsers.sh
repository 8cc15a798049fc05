#!/usr/bin/env bash
# ensure-browsers.sh chromium: makes sure that a Chrome or Chromium is here.
# CHROME_PATH, else an installed one, else on Debian or Ubuntu as root the package chromium.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "${1:-}" != chromium ]; then
  echo "usage: ensure-browsers.sh chromium" >&2
  exit 2
fi

node scripts/chromium.mjs && exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=600 -o Acquire::Retries=3)
  if "${apt[@]}" update && "${apt[@]}" install -y --no-install-recommends chromium; then
    node scripts/chromium.mjs && exit 0
  fi
fi

echo "The tests need Chrome or Chromium, and none was found: install one, or set CHROME_PATH to its program." >&2
exit 1
