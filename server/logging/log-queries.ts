import type { LogEntry } from '../../domain/logging/log-entry.ts';
import type { LoggingSettings } from '../../domain/logging/log-level.ts';
import type { Database } from '../db/database.ts';

/** Idempotent: a repeated entry key adds nothing and returns the stored row. */
export async function insertLogs(
  db: Database,
  entries: LogEntry[],
  receivedAt: number,
): Promise<{ id: string; isNew: boolean }[]> {
  const { rows } = await db.query<{ id: string; is_new: boolean }>(
    `insert into client_log (entry_key, logged_at, milliseconds, transaction_id, level,
                             developer_message, error_message, stack_trace, source, received_at)
     select entry->>'entryKey', (entry->>'timestamp')::timestamptz, (entry->>'milliseconds')::smallint,
            entry->>'transactionId', entry->>'level', entry->>'developerMessage',
            entry->>'errorMessage', entry->>'stackTrace', entry->>'source', to_timestamp($2 / 1000.0)
       from jsonb_array_elements($1::jsonb) as entry
     on conflict (entry_key) do update set entry_key = excluded.entry_key
     returning id, xmax = 0 as is_new`,
    [JSON.stringify(entries), receivedAt],
  );
  return rows.map((row) => ({ id: row.id, isNew: row.is_new }));
}

export async function findLoggingSettings(
  db: Database,
  accountId: string | null,
): Promise<(LoggingSettings & { isOwn: boolean }) | null> {
  const { rows } = await db.query<LoggingSettings & { isOwn: boolean }>(
    `select enabled, level, account_id is not null as "isOwn"
       from logging_setting
      where account_id = $1 or account_id is null
      order by account_id nulls last
      limit 1`,
    [accountId],
  );
  return rows[0] ?? null;
}
