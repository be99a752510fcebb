#!/bin/sh
# Every night a base backup; with the log that the database archives beside it, any moment since can be restored.
# backup.sh      waits for BACKUP_AT (UTC) each day
# backup.sh now  makes one and ends
set -eu
folder=${BACKUP_FOLDER:-/backup}
keep=${BACKUP_KEEP:-14}

# Root reads the secret, which is nobody else's; the rest is done as the database's user.
if [ "$(id -u)" = 0 ]; then
  install -m 600 -o postgres -g postgres /dev/null "$PGPASSFILE"
  printf '*:*:*:*:%s\n' "$(cat /run/secrets/database_password)" >"$PGPASSFILE"
  exec setpriv --reuid=postgres --regid=postgres --init-groups sh "$0" "$@"
fi

backup() {
  began=$(date +%s)
  name=$(date -u +%Y%m%dT%H%M%SZ)
  rm -rf "$folder"/base/*.part
  # A name without .part is a whole backup, checked against its own manifest.
  pg_basebackup --pgdata="$folder/base/$name.part" --format=plain --wal-method=stream --checkpoint=fast --no-password
  pg_verifybackup --quiet "$folder/base/$name.part"
  mv "$folder/base/$name.part" "$folder/base/$name"
  size=$(du -sh "$folder/base/$name" | cut -f1)
  echo "backup $name, $size"
  record true "$name, $size"
  forget
}

# The office and the alerts look at the newest of these.
record() {
  psql --quiet --no-psqlrc --no-password --set=ok="$1" --set=detail="$2" --set=seconds="$(($(date +%s) - began))" <<'SQL' || true
insert into operation_run (kind, ended_at, succeeded, seconds, detail)
values ('backup', now(), :'ok', :'seconds', :'detail');
SQL
}

# The newest are kept, and the log since the oldest of them.
forget() {
  ls -1 "$folder/base" | grep -v '\.part$' | sort -r | tail -n +"$((keep + 1))" | while read -r old; do
    rm -rf "${folder:?}/base/$old"
  done
  oldest=$(ls -1 "$folder/base" | sort | head -n 1)
  first=$(sed -n 's/^START WAL LOCATION: .* (file \(.*\))$/\1/p' "$folder/base/$oldest/backup_label")
  [ -z "$first" ] || pg_archivecleanup "$folder/wal" "$first"
}

if [ "${1:-}" = now ]; then
  backup
  exit
fi
while :; do
  wait=$(($(date -u -d "${BACKUP_AT:-03:20}" +%s) - $(date +%s)))
  [ "$wait" -gt 0 ] || wait=$((wait + 86400))
  sleep "$wait"
  began=$(date +%s)
  # Not behind ||: there a step that fails would not end the backup.
  if ! sh "$0" now; then
    echo 'the backup failed' >&2
    record false 'the backup failed'
  fi
done
