import { once } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { type DatabaseProxy, makeDatabaseProxy } from '../../test/database-proxy.ts';
import { endWhenSilent } from './silent-connection.ts';

const SILENCE_MS = 300;

let database: FreshDatabase;
let proxy: DatabaseProxy;
beforeAll(async () => {
  database = await freshDatabase();
  proxy = await makeDatabaseProxy(database.url);
  await proxy.open();
});
afterAll(async () => {
  await proxy.stop();
  await database.drop();
});

async function givenClient() {
  const client = new pg.Client({ connectionString: proxy.url, pipeline: true } as pg.ClientConfig);
  client.on('error', () => {});
  await client.connect();
  const ended = new Promise<void>((resolve) => endWhenSilent(client, resolve, SILENCE_MS));
  return { client, ended };
}

/** Waits until the statement is running, so that all before it are answered. */
async function untilAsleep(): Promise<void> {
  const asleep = `select from pg_stat_activity where wait_event = 'PgSleep'`;
  while ((await database.pool.query(asleep)).rowCount === 0);
}

test('closes a connection that falls silent after the first of several answers', async () => {
  const { client, ended } = await givenClient();
  const first = client.query('select 1 as one');
  const second = client.query('select pg_sleep(30)').catch((error: Error) => error.message);

  expect((await first).rows).toEqual([{ one: 1 }]);
  await untilAsleep();
  proxy.freeze();

  await ended;
  expect(await second).toBe('Connection terminated');
});

test('keeps an idle connection', async () => {
  const { client, ended } = await givenClient();
  await client.query('select 1');

  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const silent = once(stream, 'timeout').then(() => 'still open');

  expect(await Promise.race([ended, silent])).toBe('still open');
  expect((await client.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  await client.end();
});
