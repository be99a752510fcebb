import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type Answered, NamedQuery, type NamedStatement } from './named-query.ts';

/** Far more than the program has: only a text that is made up anew each time could reach it. */
const MOST_NAMES = 1_000;
/** By text, of one connection: what another one was asked does not use up its names. */
type Statements = Map<string, NamedStatement>;

/**
 * PostgreSQL reads and plans a statement once for a connection when it has a name; ours get it from their text. The
 * query is made here and not by the driver, which would copy its description property by property.
 */
export function prepareStatements(client: pg.PoolClient): void {
  const statements: Statements = new Map();
  const send = client.query.bind(client) as (...given: unknown[]) => unknown;
  const prepared = (asked: unknown, values: unknown, answered?: Answered) => {
    const statement =
      typeof asked === 'string' && Array.isArray(values) ? statementOf(statements, asked) : null;
    if (!statement) return send(asked, values, answered);
    const query = new NamedQuery(statement, values as unknown[]);
    if (answered) return send(query, answered);
    const result = new Promise((resolve, reject) => {
      send(query, (fault: Error | null, answer: pg.QueryResult) =>
        fault ? reject(fault) : resolve(answer),
      );
    });
    return result.catch(throwFromCaller);
  };
  client.query = prepared as typeof client.query;
}

/** As the driver does: the fault was made where the answer was read, and what matters is who asked. */
function throwFromCaller(fault: Error): never {
  Error.captureStackTrace(fault);
  throw fault;
}

function statementOf(statements: Statements, text: string): NamedStatement | null {
  const known = statements.get(text);
  if (known) return known;
  if (statements.size >= MOST_NAMES) return null;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const statement = { name, text, columns: null };
  statements.set(text, statement);
  return statement;
}
