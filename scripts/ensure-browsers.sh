#!/usr/bin/env bash
# ensure-browsers.sh chromium|firefox ...: makes sure that these browsers are here.
# CHROME_PATH or FIREFOX_PATH, else an installed one, else on Debian or Ubuntu as root a package of the distribution.
set -euo pipefail
cd "$(dirname "$0")/.."

declare -A packages=([chromium]=chromium [firefox]=firefox-esr)

missing=()
for browser in "$@"; do
  if [ -z "${packages[$browser]:-}" ]; then
    echo "usage: ensure-browsers.sh chromium|firefox ..." >&2
    exit 2
  fi
  node scripts/browsers.mjs "$browser" || missing+=("$browser")
done
[ ${#missing[@]} = 0 ] && exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=600 -o Acquire::Retries=3)
  wanted=()
  for browser in "${missing[@]}"; do wanted+=("${packages[$browser]}"); done
  "${apt[@]}" update && "${apt[@]}" install -y --no-install-recommends "${wanted[@]}" || true
fi

for browser in "${missing[@]}"; do
  node scripts/browsers.mjs "$browser" && continue
  echo "The tests need $browser, and none was found: install it, or set CHROME_PATH or FIREFOX_PATH to its program." >&2
  exit 1
done
