#!/usr/bin/env bash
# Installs the packages when they are missing or older than the lock file.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! node -e 'const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major * 100 + minor < 2019 ? 1 : 0)'; then
  echo "Node 20.19 or newer is needed, and this is Node $(node --version)." >&2
  exit 1
fi

if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  npm ci --no-audit --no-fund
fi
