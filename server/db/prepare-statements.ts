import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Far more than the program has: only a text that is made up anew each time could reach it. */
const MOST_NAMES = 1_000;
const names = new Map<string, string>();

/** PostgreSQL reads and plans a statement once for a connection when it has a name; ours get it from their text. */
export function prepareStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const prepared = (asked: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof asked === 'string' && Array.isArray(values) ? nameOf(asked) : null;
    return name ? query({ name, text: asked, values }, ...rest) : query(asked, values, ...rest);
  };
  client.query = prepared as typeof client.query;
}

function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MOST_NAMES) return null;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}
