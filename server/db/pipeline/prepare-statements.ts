import { createHash } from 'node:crypto';
import pg from 'pg';

/** Far more than the program has: only a text that is made up anew each time could reach it. */
const MOST_NAMES = 1_000;
/** By text, of one connection: what another one was asked does not use up its names. */
type Names = Map<string, string>;

type Answered = (fault: Error | null, result?: pg.QueryResult) => void;
type NamedQuery = pg.Submittable & { name: string; callback?: Answered };
// The driver's types leave out the values that its constructor takes.
const Query = pg.Query as unknown as new (text: string, values: unknown[]) => NamedQuery;

/**
 * PostgreSQL reads and plans a statement once for a connection when it has a name; ours get it from their text. The
 * query is made here and not by the driver, which would copy its description property by property.
 */
export function prepareStatements(client: pg.PoolClient): void {
  const names: Names = new Map();
  const send = client.query.bind(client) as (...given: unknown[]) => unknown;
  const prepared = (asked: unknown, values: unknown, answered?: Answered) => {
    const name = typeof asked === 'string' && Array.isArray(values) ? nameOf(names, asked) : null;
    if (!name) return send(asked, values, answered);
    const query = new Query(asked as string, values as unknown[]);
    query.name = name;
    if (answered) return send(query, answered);
    const result = new Promise((resolve, reject) => {
      send(query, (fault: Error | null, answer: pg.QueryResult) =>
        fault ? reject(fault) : resolve(answer),
      );
    });
    return result.catch(throwFromAsker);
  };
  client.query = prepared as typeof client.query;
}

/** As the driver does: the fault was made where the answer was read, and what matters is who asked. */
function throwFromAsker(fault: Error): never {
  Error.captureStackTrace(fault);
  throw fault;
}

function nameOf(names: Names, text: string): string | null {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MOST_NAMES) return null;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}
