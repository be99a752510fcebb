// The floor of bench/purchase.ts: Fastify and our pool, sending as many statements and commits as a purchase, one after
// another.
import fastify from 'fastify';
import { openPool, type Transaction } from '../server/db/database.ts';
import { readSettings } from '../server/settings/settings.ts';
import type { SentByCall, Statement } from './sent-statements.ts';

const calls: SentByCall[] = JSON.parse(process.env.FLOOR_CALLS ?? '[]');
const settings = readSettings(process.env);
const pool = openPool(settings.databaseUrl);
const app = fastify();
app.get<{ Params: { call: string } }>('/floor/:call', async (request) => {
  for (const statements of calls[Number(request.params.call)] ?? []) {
    const client = await pool.connect();
    for (const statement of statements) await send(client, statement);
    client.release();
  }
  return {};
});

function send(client: Transaction, statement: Statement): Promise<unknown> {
  const id = 1 + Math.floor(Math.random() * 1000);
  if (statement === 'read')
    return client.query('select id, note from floor.known where id = $1', [id]);
  if (statement === 'write')
    return client.query('insert into floor.kept (note) values ($1)', [`note ${id}`]);
  return client.query(statement);
}

await app.listen({ host: settings.host, port: settings.port });
process.send?.('ready');
process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
  process.exit(0);
});
