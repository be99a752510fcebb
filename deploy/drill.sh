#!/bin/sh
# Can the backup be restored? Every Sunday at DRILL_AT (UTC); "drill.sh now" tries at once.
set -eu
if [ "${1:-}" = now ]; then
  exec node bin/operate.mjs drill
fi
while :; do
  sleep "$(($(date -u -d "next Sunday ${DRILL_AT:-04:20}" +%s) - $(date +%s)))"
  sh "$0" now || echo 'the drill failed' >&2
done
