import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from 'node:http';
import type { Pool, Transaction } from '../server/db/database.ts';

/** A statement of the floor: a read, a write, or a transaction command. */
export type Statement = 'read' | 'write' | (string & {});
/** Statements of one call, grouped by the pool connections it uses in turn. */
export type SentByCall = Statement[][];

const TRANSACTION_WORD = /^(begin|commit|rollback|set local)\b/i;
const WRITES = /\b(insert into|update \S+( as)?( \w+)?\s+set|delete from|add_job)\b/i;

function kindOf(text: string): Statement {
  if (TRANSACTION_WORD.test(text)) return text;
  return WRITES.test(text) ? 'write' : 'read';
}

const current = new AsyncLocalStorage<SentByCall>();

/** Records the statements of every call until its answer; background work, such as counters, is excluded. */
export function recordCalls(server: Server, answered: (sent: SentByCall) => void): void {
  server.prependListener('request', (_, response) => {
    const sent: SentByCall = [];
    current.enterWith(sent);
    response.once('finish', () => answered(structuredClone(sent)));
  });
}

/** Installed before the first call: connections opened at the start of the app are used by calls as well. */
export function recordStatements(pool: Pool): void {
  const taken = new Map<Transaction, Statement[]>();
  pool.on('release', (_error, client) => taken.delete(client));
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...asked: unknown[]) => unknown;
    const noted = (text: string, ...more: unknown[]) => {
      const sent = current.getStore();
      if (sent) statementsOf(client, sent).push(kindOf(text));
      return send(text, ...more);
    };
    client.query = noted as typeof client.query;
  });

  function statementsOf(client: Transaction, sent: SentByCall): Statement[] {
    const known = taken.get(client);
    if (known) return known;
    const fresh: Statement[] = [];
    taken.set(client, fresh);
    sent.push(fresh);
    return fresh;
  }
}

/** Number of statements and of commits. */
export function countSent(calls: SentByCall[]): { statements: number; commits: number } {
  const connections = calls.flat();
  return {
    statements: connections.flat().length,
    commits: connections.reduce((sum, statements) => sum + commitsOf(statements), 0),
  };
}

/** By COMMIT, or a write outside a transaction. */
function commitsOf(statements: Statement[]): number {
  const begin = statements.indexOf('begin');
  const alone = begin < 0 ? statements : statements.slice(0, begin);
  const words = statements.filter((statement) => statement === 'commit');
  return words.length + alone.filter((statement) => statement === 'write').length;
}
