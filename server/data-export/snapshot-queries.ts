import type { Readable } from 'node:stream';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { openClient } from '../db/database.ts';

/** A connection with a fixed snapshot. */
export type Snapshot = Client;

const AT_A_TIME = 1_000;

/** Runs `work` in one read-only snapshot of the database. */
export async function inSnapshot<T>(
  databaseUrl: string,
  { idsOf, day }: { idsOf: string; day: string },
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = openClient(databaseUrl);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(
      `select set_config('portal.export_ids_of', $1, true), set_config('portal.export_day', $2, true),
              set_config('datestyle', 'ISO', true)`,
      [idsOf, day],
    );
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Streams the rows of a statement as CSV with a header. */
export function copyOut(
  client: Client,
  statement: string,
): { content: Readable; rows: () => number } {
  const content = client.query(copyTo(`copy (${statement}) to stdout with (format csv, header)`));
  return { content, rows: () => content.rowCount };
}

export type TextRow = Record<string, string | Buffer | null>;

/** Streams a thousand rows at a time, for rows that must be decrypted. */
export async function* readRows(client: Client, statement: string): AsyncGenerator<TextRow[]> {
  await client.query(`declare exported no scroll cursor for ${statement}`);
  for (;;) {
    const { rows } = await client.query<TextRow>(`fetch ${AT_A_TIME} from exported`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('close exported');
}
