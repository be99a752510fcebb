#!/bin/bash
# Of the image that base-images.sh makes: what compose.yaml uses of the entrypoint of the official one.
set -eu
if [ "$1" != postgres ]; then exec "$@"; fi
if [ "$(id -u)" = 0 ]; then
  install -d -o postgres -g postgres -m 700 "$PGDATA"
  install -d -o postgres -g postgres /var/run/postgresql
  # The password's file may be root's alone.
  password=$(cat "$POSTGRES_PASSWORD_FILE")
  export password
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --pgdata="$PGDATA" --username="$POSTGRES_USER" --pwfile=<(printf '%s' "$password") --auth-host=scram-sha-256 \
    --auth-local=trust --encoding=UTF8 --locale=C.UTF-8
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl --pgdata="$PGDATA" --options='-c listen_addresses=' --wait start
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB" || true
  pg_ctl --pgdata="$PGDATA" --mode=fast --wait stop
fi
unset password
exec "$@" -c listen_addresses='*'
