import { createHash } from 'node:crypto';
import type pg from 'pg';
import { NamedQuery, type NamedStatement } from './named-query.ts';
import type { Answered } from './pg-internals.ts';

/** Far more than the program has: only texts generated at run time could exceed it. */
const MOST_NAMES = 1_000;
/** By text, per connection, so that one connection does not use up another's names. */
type Statements = Map<string, NamedStatement>;

/**
 * Named statements are parsed and planned once per connection; the name derives from the text. Builds the query here
 * because the driver would copy its config property by property.
 */
export function prepareStatements(client: pg.PoolClient): void {
  const statements: Statements = new Map();
  const send = client.query.bind(client) as (...given: unknown[]) => unknown;
  const prepared = (input: unknown, values: unknown, answered?: Answered) => {
    const statement =
      typeof input === 'string' && Array.isArray(values) ? statementOf(statements, input) : null;
    if (!statement) return send(input, values, answered);
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

/** As the driver does: the stack should lead to the caller, not to where the answer was parsed. */
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
