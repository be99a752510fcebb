import { type Pool, rolledBackOnError } from './database.ts';

type Statement = (...given: unknown[]) => Promise<unknown>;

/** The pool of one who only looks: PostgreSQL refuses what would change a row, and nobody is given a connection. */
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
