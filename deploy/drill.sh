#!/bin/sh
# Can the backup be restored? Every Sunday at DRILL_AT (UTC); "drill.sh now" tries at once.
set -eu
if [ "${1:-}" = now ]; then
  exec node bin/operate.mjs drill
fi
# A stop reaches the drill, which removes its copy of the database; what a lost machine left goes here.
trap 'kill "$child" 2>/dev/null || :; wait; exit 0' TERM INT
rm -rf "${DRILL_FOLDER:-/var/tmp}"/drill-*
while :; do
  sleep "$(($(date -u -d "next Sunday ${DRILL_AT:-04:20}" +%s) - $(date +%s)))" &
  child=$!
  wait "$child"
  sh "$0" now &
  child=$!
  wait "$child" || echo 'the drill failed' >&2
done
