import type pg from 'pg';
import { activeTracing } from '../base/tracing.ts';
import type { Tracing } from '../base/tracing-types.ts';
import { statementName } from './statement-name.ts';

type Ask = (...given: unknown[]) => unknown;

/** A pool calls its connections with a callback from wherever one became free, so only the pool knows the caller. */
export function tracePool(pool: pg.Pool): void {
  const tracing = activeTracing();
  if (!tracing) return;
  const ask = pool.query.bind(pool) as Ask;
  pool.query = tracedAsk(tracing, ask) as typeof pool.query;
}

export function traceConnection(client: pg.PoolClient): void {
  const tracing = activeTracing();
  if (!tracing) return;
  const ask = client.query.bind(client) as Ask;
  client.query = tracedAsk(tracing, ask) as typeof client.query;
}

function tracedAsk(tracing: Tracing, ask: Ask): Ask {
  return (...given) => {
    if (given.some((one) => typeof one === 'function')) return ask(...given);
    const name = statementName(textOf(given[0]));
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
    return tracing.around(
      { name, kind: 'client', attributes },
      () => ask(...given) as Promise<unknown>,
    );
  };
}

function textOf(input: unknown): string {
  if (typeof input === 'string') return input;
  const { text } = (input ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}
