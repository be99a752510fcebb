import { type Pool, rolledBackOnError } from './database.ts';

type Statement = (...given: unknown[]) => Promise<unknown>;

/** A pool for view-only access: PostgreSQL refuses writes, and no raw connection is handed out. */
export function readOnlyPool(pool: Pool): Pool {
  const query: Statement = (...given) =>
    rolledBackOnError(pool, async (client) => {
      await client.query('begin read only');
      const result = await (client.query.bind(client) as Statement)(...given);
      await client.query('commit');
      return result;
    });
  const connect = () => Promise.reject(new Error('who only looks begins no transaction'));
  return Object.assign(Object.create(pool) as Pool, { query, connect });
}
